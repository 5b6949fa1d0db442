#!/usr/bin/env bash
# Draws flex containers from a new seed, measures them in headless Chromium, and compares the engine.
#
#   Workshop/Conformance/Browser/conformance.sh          a new seed
#   SEED=7 COUNT=200 Workshop/Conformance/Browser/conformance.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
browser=Workshop/Conformance/Browser

if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
  Scripts/install-packages.sh chromium chromium-driver
fi
seed="${SEED:-$(($(date +%s) % 1000000))}"
count="${COUNT:-1000}"
cases=.build/conformance/seed-$seed.json
mkdir -p "$(dirname "$cases")"
echo "conformance: $count cases of seed $seed (SEED=$seed repeats them)"
Scripts/python.sh "$browser/requirements.txt" "$browser/measure.py" --seed "$seed" --count "$count" --output "$cases"
"${SWIFT:-swift}" build --package-path Workshop --scratch-path Workshop/.build -c release \
  --product flow-conformance -Xswiftc -warnings-as-errors
Workshop/.build/release/flow-conformance "$cases"

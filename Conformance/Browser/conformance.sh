#!/usr/bin/env bash
# Draws flex containers from a new seed, measures them in headless Chromium, and compares the engine.
#
#   Conformance/Browser/conformance.sh          a new seed
#   SEED=7 COUNT=200 Conformance/Browser/conformance.sh
set -euo pipefail
cd "$(dirname "$0")/.."

install_browser() {
  if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then return; fi
  if ! command -v apt-get >/dev/null; then
    echo "conformance: needs chromium and chromedriver; install them and try again" >&2
    exit 69
  fi
  ../Scripts/install-packages.sh chromium chromium-driver python3-venv
}

install_selenium() {
  if .venv/bin/python -c "import selenium" 2>/dev/null; then return; fi
  echo "conformance: installing Selenium into Conformance/.venv"
  python3 -m venv .venv
  .venv/bin/pip install --quiet --requirement Browser/requirements.txt
}

install_browser
install_selenium
seed="${SEED:-$(($(date +%s) % 1000000))}"
count="${COUNT:-1000}"
cases=".build/seed-$seed.json"
mkdir -p .build
echo "conformance: $count cases of seed $seed (SEED=$seed repeats them)"
.venv/bin/python Browser/measure.py --seed "$seed" --count "$count" --output "$cases"
swift build --configuration release --scratch-path ../.build --product flow-conformance -Xswiftc -warnings-as-errors
../.build/release/flow-conformance "$cases"

#!/usr/bin/env bash
# Installs the rivals, races them against the engine, and puts the numbers into Docs/.
# Usage: Benchmarks/Peers/run.sh PROGRAM [COUNT,COUNT…]
#   PROGRAM is the built flow-benchmarks.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

engine=${1:-}
[ -x "$engine" ] || { echo "run.sh: no program at '$engine'; make bench-peers builds it" >&2; exit 1; }
shift

Scripts/install-packages.sh chromium chromium-driver python3-venv
python=Benchmarks/.venv/bin/python
[ -x "$python" ] || python3 -m venv Benchmarks/.venv
"$python" -m pip install --quiet --disable-pip-version-check -r Benchmarks/Peers/requirements.txt

mkdir -p Output
"$python" Benchmarks/Peers/peers.py "$engine" Output/peers.json "$@"
[ -f Output/benchmarks.json ] || "$engine" --json Output/benchmarks.json
"$python" Benchmarks/Peers/report.py Output/benchmarks.json Output/peers.json

#!/usr/bin/env bash
# Installs the rivals, races them against the engine, and puts the numbers into Docs/.
# Usage: Workshop/Benchmarks/Peers/run.sh ENGINE [--rival PROGRAM]… [--counts COUNT,COUNT…]
#   ENGINE is the built flow-benchmarks; --help says how programs are asked. A race of other counts leaves Docs/ as it is.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
peers=Workshop/Benchmarks/Peers

engine=${1:-}
[ -x "$engine" ] || { echo "run.sh: no program at '$engine'; make bench-peers builds it" >&2; exit 1; }
shift

Scripts/install-packages.sh chromium chromium-driver
mkdir -p Output
Scripts/python.sh $peers/requirements.txt $peers/peers.py "$engine" Output/peers.json "$@"
case " $* " in *" --counts"*) exit ;; esac
[ -f Output/benchmarks.json ] || "$engine" --json Output/benchmarks.json
Scripts/python.sh $peers/requirements.txt $peers/report.py Output/benchmarks.json Output/peers.json

#!/usr/bin/env bash
# Checks the format of Swift sources, what the compiler says on Apple's systems only, which rooms use which, bounds of files,
# types and functions, and how many tests of views run on Apple's systems: check-format.sh PATH…
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
"${SWIFT:-swift}" format lint --strict --parallel --recursive "$@"
python3 Scripts/check-availability.py
python3 Scripts/check-rooms.py
python3 Scripts/check-bounds.py
Scripts/test-shares.py

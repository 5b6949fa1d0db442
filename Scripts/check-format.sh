#!/usr/bin/env bash
# Checks the format of Swift sources, and what the compiler says on Apple's systems only: check-format.sh PATH…
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
"${SWIFT:-swift}" format lint --strict --parallel --recursive "$@"
python3 Scripts/check-availability.py

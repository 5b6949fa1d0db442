#!/usr/bin/env bash
# FlowCore imports nothing, and compiles where there is no operating system.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if grep -rnE --include='*.swift' '^[[:space:]]*([@a-zA-Z()_]+[[:space:]]+)*import[[:space:]]' \
  Sources/FlowCore; then
  echo "check-core: FlowCore must not import anything" >&2
  exit 1
fi
if [ -x Scripts/check-embedded.sh ]; then Scripts/check-embedded.sh; fi

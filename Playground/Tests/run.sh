#!/usr/bin/env bash
# Builds the page and tests it: run.sh page|compiled|scales
#
#   page      all that needs the page alone, in Chromium on a screen of scale 1
#   compiled  the Swift that it shows, against what the workshop's build has left
#   scales    where the engine's boxes lie beside the browser's, at every scale and in Firefox, too
#
# Ends with 75 if there is no browser, and none can be installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
part=${1-}
case $part in
  page)
    export SCALES=1
    tests=()
    for file in test_*.py; do [ "$file" = test_compiled.py ] || tests+=("${file%.py}"); done ;;
  compiled) tests=(test_compiled); export SCALES=1 ;;
  scales) tests=(test_differences) ;;
  *)
    echo "run.sh: expected page, compiled or scales, not '$part'" >&2
    exit 64 ;;
esac
"${MAKE:-make}" --no-print-directory -C ../.. playground
if ! ./python.sh -c ''; then
  echo "there is no browser, and none could be installed: the page was not tested"
  exit 75
fi
exec ./python.sh -m unittest "${tests[@]}"

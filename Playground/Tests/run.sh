#!/usr/bin/env bash
# Builds the page and tests it: run.sh page|compiled|scales
#
#   page      all that needs the page alone, in Chromium on a screen of scale 1; a tenth of the cases that are many
#   compiled  the Swift that it shows, against what the workshop's build has left
#   scales    where the engine's boxes lie beside the browser's, at every scale and in Firefox, too; all cases
#
# Ends with 75 if there is no browser, and none can be installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
part=${1-}
case $part in
  page)
    export SCALES=1 TRIED_CASES=10
    tests=()
    for file in test_*.py; do [ "$file" = test_compiled.py ] || tests+=("${file%.py}"); done ;;
  compiled) tests=(test_compiled); export SCALES=1 ;;
  scales)
    tests=(
      test_differences test_words.Words.test_random_states_have_no_difference_without_a_reason
      test_moving.Moving.test_a_box_is_dropped_where_its_frame_comes_nearest
      test_address.Address.test_what_is_written_is_what_was_read
      test_access.Widths.test_no_width_needs_to_be_scrolled_sideways) ;;
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

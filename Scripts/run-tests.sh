#!/usr/bin/env bash
# Runs tests of the workshop that are built: run-tests.sh FILTER…
#
# FILTER is a regular expression for names such as FlowLayoutUITests.PlaceTests/rows(). The program is called itself:
# of `swift test` one runs at a time, and others wait.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
filters=()
for filter in "$@"; do filters+=(--filter "$filter"); done
# Two threads that take turns do so on one processor in a third of the time that it takes on two, and in half of
# that if no other tests wait for their turn.
run=() options=()
if [ "${HEADLESS_UPDATE_THREAD:-}" = render ] && command -v taskset >/dev/null; then
  processors=$(taskset --cpu-list --pid $$)
  run=(taskset --cpu-list "${processors##*[ ,-]}")
  options=(--no-parallel)
fi
exec "${run[@]}" Workshop/.build/debug/WorkshopPackageTests.xctest --testing-library swift-testing \
  "${options[@]}" "${filters[@]}"

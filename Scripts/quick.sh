#!/usr/bin/env bash
# Builds and runs the workshop's tests whose names match: quick.sh TESTS SWIFT-BUILD-OPTION…
#
# TESTS is a regular expression for the name of a suite, a test function or a file, such as Limit or
# PlaceTests. Only the targets with such a name are compiled, and what they depend on.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tests=${1-}
shift
if [ -z "$tests" ]; then
  echo "make quick: say which tests, by a part of the name of a suite or function: make quick TESTS=Limit" >&2
  exit 64
fi

targets=()
for folder in Workshop/*/Tests/*Tests Workshop/Product/*Tests; do
  name=$(basename "$folder")
  # Counting tests need an optimized build; `make part-counted` runs them.
  case $name in ContestantsTests|FuzzTargetsTests) continue ;; esac
  if grep -rqE "(struct|class|enum|extension|func) [A-Za-z0-9_]*($tests)" --include='*.swift' "$folder/" ||
    [[ $name =~ $tests ]]; then
    targets+=("$name")
  fi
done
if [ ${#targets[@]} -eq 0 ]; then
  echo "make quick: no suite, test function or target is named like '$tests'" >&2
  exit 64
fi
echo "make quick: $tests in ${targets[*]}"
TEST_TARGETS="${targets[*]}" "${SWIFT:-swift}" build "$@" --build-tests
Scripts/run-tests.sh "$tests"

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
# Adds a target if its name, or something in its folders, is named so.
consider() {
  name=$1
  shift
  if grep -rqE "(struct|class|enum|extension|func) [A-Za-z0-9_]*($tests)" --include='*.swift' "$@" ||
    [[ $name =~ $tests ]]; then
    targets+=("$name")
  fi
}
for folder in Workshop/*/Tests/*Tests; do
  # Counting tests need an optimized build; `make part-counted` runs them.
  case $folder in */ContestantsTests|*/FuzzTargetsTests) continue ;; esac
  consider "$(basename "$folder")" "$folder"
done
# The product's, in the folders that Workshop/Package.swift gives them.
consider FlowLayoutEngineTests Tests/Engine
consider FlowLayoutUITests Tests/{Layouts,Flow,Lazy,Dragging,Pages}
consider HostedFlowLayoutUITests Tests/Headless
consider FlowLayoutUIInternalsTests Tests/Internals
consider RenderThreadTests Tests/RenderThread
if [ ${#targets[@]} -eq 0 ]; then
  echo "make quick: no suite, test function or target is named like '$tests'" >&2
  exit 64
fi
echo "make quick: $tests in ${targets[*]}"
TEST_TARGETS="${targets[*]}" "${SWIFT:-swift}" build "$@" --build-tests
Scripts/run-tests.sh "$tests"

#!/usr/bin/env bash
# Runs every test under the sanitizers: address, undefined behaviour, threads.
# Usage: [SANITIZERS="address thread"] [PACKAGES=". Headless"] Scripts/sanitize.sh FLAGS…
#
# What cannot run under one of them:
# - Tests that end a process on purpose or run the tool with limits of its memory or time. A sanitizer needs
#   terabytes of addresses, and reports a trap as a finding of its own. They are FlowToolTests,
#   MisuseTests, and all that see a trap; what they run is covered by the others.
# - Counts of allocations and steps in Benchmarks, which are those of an optimized build without checks.
# Swift itself has no checks of undefined behaviour: that sanitizer looks at the C that is linked in.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift=${SWIFT:-swift}
export SWIFT_BACKTRACE=enable=no LLVM_PROFILE_FILE=/dev/null
# Cairo, Pango and the libraries below them keep caches until the process ends.
export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1 TSAN_OPTIONS=halt_on_error=1

for sanitizer in ${SANITIZERS:-address undefined thread}; do
  for package in ${PACKAGES:-. Conformance Headless Fuzzing}; do
    echo "== $package under the $sanitizer sanitizer"
    mode=()
    if [ "$package" = Fuzzing ]; then mode=(-c release --disable-testable-imports); fi
    # gold, the linker of choice elsewhere, stumbles over the debug information of sanitized code.
    "$swift" test --package-path "$package" --scratch-path "$package/.build/$sanitizer" "$@" \
      --disable-xctest --sanitize="$sanitizer" -Xswiftc -use-ld=lld "${mode[@]}" \
      --skip 'FlowToolTests|MisuseTests|[Tt]rap|mismatch'
  done
done
echo "sanitize: no finding"

#!/usr/bin/env bash
# Runs every test under the address and the thread sanitizer.
# Usage: [SANITIZERS=thread] [PACKAGES=". Workshop"] Scripts/sanitize.sh FLAGS…
#
# Tests that cannot run under them:
# - Tests that end a process on purpose or run the tool with limits of its memory or time. A sanitizer needs
#   terabytes of addresses, and reports a trap as a finding of its own. They are FlowToolTests,
#   MisuseTests, and all that see a trap; what they run is covered by the others.
# - Counts of allocations and of steps, which are those of builds without checks.
# There is no run for undefined behavior: Swift has that sanitizer on no system but Apple's, and for C only.
# Swift traps by itself where numbers overflow and arrays end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/toolchain.sh
export SWIFT_BACKTRACE=enable=no LLVM_PROFILE_FILE=/dev/null
# Cairo, Pango and the libraries below them keep caches until the process ends.
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1

# run NAME FLAGS…: the tests of a package, in a folder of products of its own.
run() {
  local name=$1
  shift
  echo "== $name under the $sanitizer sanitizer"
  # gold, the linker of choice elsewhere, stumbles over the debug information of sanitized code.
  "$swift" test "$@" --disable-xctest --sanitize="$sanitizer" -Xswiftc -use-ld=lld \
    --skip 'FlowToolTests|MisuseTests|[Tt]rap|mismatch'
}

# Laws draw thousands of problems: optimized, but not as many as an optimized build would draw.
optimized=(-c release --disable-testable-imports -Xswiftc -DDEBUG)
for sanitizer in ${SANITIZERS:-address thread}; do
  for package in ${PACKAGES:-. Workshop}; do
    scratch=$package/.build/$sanitizer
    case $package in
      .) run . --scratch-path "$scratch" "$@" "${optimized[@]}" ;;
      *)
        run "$package" --package-path "$package" --scratch-path "$scratch" "$@"
        TEST_TARGETS="ContestantsTests FuzzTargetsTests" run "$package, optimized" --package-path "$package" \
          --scratch-path "$scratch-optimized" "$@" "${optimized[@]}"
        ;;
    esac
  done
done
echo "sanitize: no finding"

#!/usr/bin/env bash
# Feeds targets with inputs of libFuzzer's making, under the address sanitizer.
#
#   Workshop/Fuzzing/fuzz.sh SECONDS [TARGET…]     all targets one after the other, unless some are named
#
# It starts from the inputs in Workshop/Fuzzing/Corpus, a line of base64 each. What it learns stays in
# Output/fuzzing/TARGET, so the next run goes on from there; an input that breaks something is written to
# Output/findings. Workshop/Fuzzing/keep.sh takes what is worth keeping into the repository.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
seconds=${1:?how many seconds for each target}
shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(engine index cases text hosted)

# gold, the linker of choice elsewhere, stumbles over the debug information of this combination.
"${SWIFT:-swift}" build --package-path Workshop -c release --scratch-path Workshop/.build/libfuzzer \
  --product flow-fuzz --sanitize=address \
  -Xswiftc -sanitize=fuzzer -Xswiftc -DLIBFUZZER -Xswiftc -use-ld=lld -Xswiftc -warnings-as-errors

# A trap ends at once: Swift's own report would read memory that the sanitizer watches.
export SWIFT_BACKTRACE=enable=no
mkdir -p Output/findings
for target in "${targets[@]}"; do
  folder=Output/fuzzing/$target
  mkdir -p "$folder"
  number=0
  while read -r input; do
    base64 --decode <<<"$input" >"$folder/kept-$((number += 1))"
  done <"Workshop/Fuzzing/Corpus/$target.txt"
  echo "== $target, for $seconds seconds"
  Workshop/.build/libfuzzer/release/flow-fuzz "$target" "$folder" -max_total_time="$seconds" \
    -max_len=65536 -timeout=10 -artifact_prefix="Output/findings/$target-" -print_final_stats=1 \
    -verbosity=0
done
echo "fuzz: no finding"

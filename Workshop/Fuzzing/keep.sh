#!/usr/bin/env bash
# Takes what fuzzing learned into the repository, as few and as short inputs as reach the same code.
#
#   Workshop/Fuzzing/keep.sh TARGET…     after 'make fuzz'
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
for target in "$@"; do
  found=Output/fuzzing/$target
  kept=$(mktemp -d)
  Workshop/.build/libfuzzer/release/flow-fuzz "$target" -set_cover_merge=1 -max_len=64 -verbosity=0 \
    "$kept" "$found"
  for input in "$kept"/*; do
    base64 --wrap=0 "$input"
    echo
  done | sort --unique >"Workshop/Fuzzing/Corpus/$target.txt"
  rm -r "$kept"
  echo "keep: $(wc --lines <"Workshop/Fuzzing/Corpus/$target.txt") inputs of $target"
done

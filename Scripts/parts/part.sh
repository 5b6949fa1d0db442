#!/usr/bin/env bash
# Runs one part of `make test` or `make verify`: part.sh NAME INPUTS COMMAND…
#
# Says when it begins and, with its time, when it ends; what the command prints goes into .build/parts/NAME.log.
# INPUTS are the paths that the part depends on, in one argument: a part that has passed is not run again before
# one of them, or the toolchain, is another. FRESH=1 runs it all the same, and so does - in place of paths. A command that ends with 75 could not
# be tried; where CI is set, that is a failure.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
name=$1 inputs=$2
shift 2
folder=.build/parts
mkdir -p "$folder"

fingerprint() {
  [ "$inputs" != - ] || return 0
  "${SWIFT:-swift}" --version 2>/dev/null
  echo "$*"
  # The names of links, and the contents of what is theirs.
  # shellcheck disable=SC2086
  find $inputs \( -name .build -o -name .git -o -name Output -o -name __pycache__ \) -prune \
    -o -type f -print0 -o -type l -print0 | LC_ALL=C sort -z | xargs -0 sha1sum
}

state=$(fingerprint "$@" 2>/dev/null | sha1sum)
if [ "${FRESH:-}" != 1 ] && [ "$inputs" != - ] && [ "$(cat "$folder/$name.passed" 2>/dev/null)" = "$state" ]; then
  echo "unchanged since it passed" >"$folder/$name.result"
  echo "== $name: unchanged since it passed"
  exit 0
fi
rm -f "$folder/$name.passed" "$folder/$name.result"

echo "== $name …"
SECONDS=0
"$@" >"$folder/$name.log" 2>&1
status=$?
time=$(printf '%d:%02d' $((SECONDS / 60)) $((SECONDS % 60)))
# The processor time of the shell's children: the second line of `times`.
times >"$folder/$name.times"
processor=$(sed -n '2s/\([0-9]*\)m\([0-9]*\)[0-9.]*s \([0-9]*\)m\([0-9]*\).*/\1 \2 \3 \4/p' "$folder/$name.times" |
  awk '{ print ($1 + $3) * 60 + $2 + $4 }')
rm "$folder/$name.times"
if [ "$status" -eq 75 ] && [ -z "${CI:-}" ]; then
  echo "skipped: $(tail -n 1 "$folder/$name.log")" >"$folder/$name.result"
  echo "== $name: $(cat "$folder/$name.result")"
elif [ "$status" -eq 0 ]; then
  echo "$state" >"$folder/$name.passed"
  echo "passed $time $processor" >"$folder/$name.result"
  echo "== $name: passed in $time"
else
  echo "failed $time $processor" >"$folder/$name.result"
  echo "== $name: FAILED in $time"
  exit 1
fi

#!/usr/bin/env bash
# Runs parts with make and sums up: run.sh GOAL JOBS PART…
#
# GOAL is what they are parts of, JOBS the option that says how many run at a time. Each failure is told again
# at the end, with the command that repeats it alone. Ends with 1 if something failed.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
goal=$1 jobs=$2
shift 2
folder=.build/parts
mkdir -p "$folder"
for part in "$@"; do rm -f "$folder/$part.result"; done

SECONDS=0
"${MAKE:-make}" --no-print-directory --keep-going "$jobs" "${@/#/part-}" 2>"$folder/make.log"
status=$?

echo
processor=0
failed=()
for part in "$@"; do
  result=$(cat "$folder/$part.result" 2>/dev/null || echo "not run, since what it needs failed")
  case $result in
    passed*|failed*)
      read -r word time seconds <<<"$result"
      processor=$((processor + seconds))
      printf '%-12s %s in %s, %d:%02d of processor time\n' \
        "$part" "$word" "$time" $((seconds / 60)) $((seconds % 60)) ;;
    *) printf '%-12s %s\n' "$part" "$result" ;;
  esac
  case $result in failed*) failed+=("$part") ;; esac
done
printf '%-12s %d:%02d, %d:%02d of processor time\n' together \
  $((SECONDS / 60)) $((SECONDS % 60)) $((processor / 60)) $((processor % 60))

for part in "${failed[@]}"; do
  echo
  echo "== $part failed; the whole of it is in $folder/$part.log. It alone again: make part-$part"
  [ -f "$folder/$part.log" ] && {
    grep -E '^(✘|◇ .*(failed|issue))|error:|^(FAIL|ERROR|Traceback)|Fatal error' "$folder/$part.log" |
      awk '!seen[$0]++' | cut -c1-300 | head -n 40
    echo "   …"
    tail -n 12 "$folder/$part.log" | cut -c1-300
  }
done
if [ ${#failed[@]} -gt 0 ]; then
  echo
  echo "make $goal: failed: ${failed[*]}" >&2
  exit 1
fi
if [ "$status" -ne 0 ]; then
  cat "$folder/make.log" >&2
  exit 1
fi
skipped=()
for part in "$@"; do
  case $(cat "$folder/$part.result" 2>/dev/null) in skipped*) skipped+=("$part") ;; esac
done
if [ ${#skipped[@]} -gt 0 ]; then
  echo "make $goal: passed, but for what was skipped: ${skipped[*]}"
else
  echo "make $goal: everything passed"
fi

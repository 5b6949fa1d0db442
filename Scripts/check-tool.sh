#!/usr/bin/env bash
# Large inputs through the released tool: they must come out whole, in less than a minute of work.
# Usage: Scripts/check-tool.sh FLOW
set -euo pipefail
flow=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# check NAME ITEMS: renders $folder/NAME.txt and counts the items that came out.
check() {
  local start=$SECONDS
  # A limit on processor time does not depend on what else the machine does.
  (ulimit -t 60 && exec "$flow" render "$folder/$1.txt" --output "$folder/$1.json")
  local count
  count=$(grep -c '"text":' "$folder/$1.json")
  if [ "$count" -ne "$2" ]; then
    echo "check-tool: $1: $count items came out instead of $2" >&2
    exit 1
  fi
  echo "check-tool: $1: $2 items in about $((SECONDS - start)) s"
}

seq --format 'item %.0f' 200000 >"$folder/many.txt"
check many 200000
head --bytes=10000000 /dev/zero | tr '\0' 'x' >"$folder/long.txt"
check long 1
seq --separator ' ' --format 'word %.0f' 200000 >"$folder/words.txt"
check words 1

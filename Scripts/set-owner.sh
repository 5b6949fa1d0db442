#!/usr/bin/env bash
# Says who publishes the repository: set-owner.sh NAME.
#
# Scripts/repository.txt has the repository's address, and every page takes it from there: this script
# changes both. Pages name the site, too, whose address follows from the repository's.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
name=${1:-}
[[ $name =~ ^[A-Za-z0-9][A-Za-z0-9-]*$ ]] || {
  echo "set-owner.sh: expected the name of a user or an organization on GitHub" >&2
  exit 64
}
old=$(sed 's#https://github.com/\(.*\)/swift-flow-layout#\1#' Scripts/repository.txt)
git grep -lE "github\.com/$old/swift-flow-layout|$old\.github\.io/swift-flow-layout" | while read -r file; do
  changed=$(sed "s#github\.com/$old/swift-flow-layout#github.com/$name/swift-flow-layout#g
    s#$old\.github\.io/swift-flow-layout#$name.github.io/swift-flow-layout#g" "$file" && echo .)
  printf %s "${changed%.}" >"$file"
  echo "set-owner.sh: $file"
done

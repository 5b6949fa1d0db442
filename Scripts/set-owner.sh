#!/usr/bin/env bash
# Says who publishes the repository: set-owner.sh NAME [HOLDER].
#
# NAME is a user or an organization on GitHub. Scripts/repository.txt has the repository's address, and every page
# takes it from there: this script changes both, the site's address, which follows from it, and who owns the code
# for reviews. HOLDER is who holds the license's copyright, NAME if there is none.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
name=${1:-}
holder=${2:-$name}
[[ $name =~ ^[A-Za-z0-9][A-Za-z0-9-]*$ ]] || {
  echo "set-owner.sh: expected the name of a user or an organization on GitHub" >&2
  exit 64
}
[[ $holder != *[$'\n/&\\']* ]] || {
  echo "set-owner.sh: a holder has no line breaks, slashes, backslashes or ampersands" >&2
  exit 64
}
old=$(sed 's#https://github.com/\(.*\)/swift-flow-layout#\1#' Scripts/repository.txt)

# change FILE EXPRESSION: what sed makes of a file, line breaks at its end included.
change() {
  local changed
  changed=$(sed "$2" "$1" && echo .)
  [ "${changed%.}" != "$(cat "$1" && echo)" ] || return 0
  printf %s "${changed%.}" >"$1"
  echo "set-owner.sh: $1"
}

git grep -lE "github\.com/$old/swift-flow-layout|$old\.github\.io/swift-flow-layout" | while read -r file; do
  change "$file" "s#github\.com/$old/swift-flow-layout#github.com/$name/swift-flow-layout#g
    s#$old\.github\.io/swift-flow-layout#$name.github.io/swift-flow-layout#g"
done
change .github/CODEOWNERS "s/@$old\$/@$name/"
change LICENSE "s/^\(Copyright (c) [0-9]*\) .*/\1 $holder/"

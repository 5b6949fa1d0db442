#!/usr/bin/env bash
# Tries the release script on small repositories, one for each reason to refuse, with stubs for the tests and
# for the comparison of declarations; names an owner on a copy of this repository, in which no placeholder may be
# left; and weighs what users download.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$PWD
scripts=$root/Scripts
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.com
export GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.com
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null

# A repository that may be released as 1.1.0, after 1.0.0.
prepare() {
  repository=$work/$1
  mkdir -p "$repository/Scripts" "$repository/.github"
  cd "$repository"
  cp "$scripts/release.sh" "$scripts/set-owner.sh" Scripts
  echo "https://github.com/example/swift-flow-layout" >Scripts/repository.txt
  printf '## [1.1.0] - 2030-01-02\n\n- News\n\n## [1.0.0] - 2030-01-01\n\n- All\n' >CHANGELOG.md
  echo "* @example" >.github/CODEOWNERS
  echo "Copyright (c) 2030 Example" >LICENSE
  echo ".build/" >.gitignore
  echo '.package(url: "https://github.com/example/swift-flow-layout", from: "1.0.0")' >README.md
  printf '#!/bin/sh\necho "$*" >>../asked-%s\nexit 0\n' "$1" >swift
  chmod +x swift
  git init --quiet .
  git add .
  git commit --quiet --message "A version"
  git tag 1.0.0
}

commit() { git commit --quiet --all --message "A change"; }

# check SYSTEM [VERSION]: the release script's check, with stubs.
check() { SYSTEM=$1 SWIFT=./swift TEST=${TEST:-true} Scripts/release.sh check "${2:-1.1.0}"; }

# checked [VERSION]: passes on both systems, and says how to tag.
checked() {
  check Linux "$@" >/dev/null
  check Darwin "$@" >/dev/null
  Scripts/release.sh "${1:-1.1.0}" | grep -q "git tag --annotate ${1:-1.1.0}"
}

# refused WORDS COMMAND…: the command stops with these words, and does not say how to tag.
refused() {
  local words=$1
  shift
  if output=$("$@" 2>&1); then
    echo "check-release: not refused: $words" >&2
    exit 1
  fi
  [[ $output == *"$words"* && $output != *"git tag"* ]] || {
    echo "check-release: expected '$words' in: $output" >&2
    exit 1
  }
}

prepare good
checked
grep -qx "package diagnose-api-breaking-changes 1.0.0 --products FlowLayoutEngine" ../asked-good
grep -qx "package diagnose-api-breaking-changes 1.0.0 --products FlowLayoutEngine FlowLayouts FlowLayoutUI" ../asked-good
[ "$(Scripts/release.sh notes 1.1.0 | tr -d '\n')" = "- News" ]

# declarations [SYSTEM]: what each push compares.
declarations() { SYSTEM=${1:-Linux} SWIFT=./swift Scripts/release.sh declarations; }

prepare pushed
declarations
declarations Darwin
[ "$(cat ../asked-pushed)" = "package diagnose-api-breaking-changes 1.0.0 --products FlowLayoutEngine
package diagnose-api-breaking-changes 1.0.0 --products FlowLayoutEngine FlowLayouts FlowLayoutUI" ]
printf '#!/bin/sh\nexit 1\n' >swift
refused "that takes a new major version" declarations
sed -i.old 's/from: "1/from: "2/' README.md && rm ./*.old
declarations
git tag --delete 1.0.0 >/dev/null
[[ $(declarations) == *"no version yet"* ]]

prepare half
refused "has not passed on Linux" Scripts/release.sh 1.1.0
check Linux >/dev/null
refused "has not passed on Darwin" Scripts/release.sh 1.1.0
check Darwin >/dev/null
echo "a change" >>README.md
commit
refused "has not passed on Linux" Scripts/release.sh 1.1.0
refused "on Linux and on a Mac" check Windows

prepare dirty
echo "a change" >>README.md
refused "the working tree has changes" check Linux
refused "the working tree has changes" Scripts/release.sh 1.1.0
git checkout --quiet README.md
echo "a file" >new
refused "the working tree has changes" check Linux

prepare placeholder
sed -i.old s/example/OWNER/ Scripts/repository.txt README.md && rm Scripts/*.old ./*.old
commit
refused "the repository has no address" check Linux
Scripts/set-owner.sh else >/dev/null
grep -q '"https://github.com/else/swift-flow-layout"' README.md
commit
checked

prepare red
TEST=false refused "the tests fail" check Darwin

prepare changed
printf '#!/bin/sh\nexit 1\n' >swift
printf '## [2.0.0] - 2030-01-02\n' >>CHANGELOG.md
commit
refused "that takes a new major version" check Darwin
refused "README.md installs another major version" check Darwin 2.0.0
sed -i.old 's/from: "1/from: "2/' README.md && rm ./*.old
commit
checked 2.0.0

prepare changelog
refused "there is a tag 1.0.0 already" check Linux 1.0.0
sed -i.old 's/1.1.0. - .*/1.1.0] - Unreleased/' CHANGELOG.md && rm ./*.old
commit
refused "CHANGELOG.md has no dated heading" check Linux

# A copy of all files as they are, with an owner: nothing may name the placeholder but what looks for it.
copy=$work/copy
mkdir "$copy"
cd "$root"
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
  [ ! -e "$file" ] || printf '%s\0' "$file"
done | tar -cf - --null --files-from - | tar -xf - -C "$copy"
cd "$copy"
git init --quiet .
git add .
git commit --quiet --message "A copy"
Scripts/set-owner.sh some-body "Some Body" >/dev/null
left=$(git grep -nwE 'OWNER|The swift-flow-layout authors' -- . ':!Scripts/release.sh' ':!Scripts/check-release.sh' || true)
[ -z "$left" ] || {
  echo "check-release: a placeholder is left once there is an owner: $left" >&2
  exit 1
}
grep -q '^Copyright (c) 20[0-9][0-9] Some Body$' LICENSE
grep -qx '\* @some-body' .github/CODEOWNERS
grep -q 'github.com/some-body/swift-flow-layout/security/advisories/new' .github/ISSUE_TEMPLATE/config.yml

# The size of a download: files in millions of bytes, and an archive of a tag as a registry or a browser asks for
# it.
bytes=$(git ls-files -z | while IFS= read -r -d '' file; do [ -L "$file" ] || cat "$file"; done | wc -c)
archive=$(git archive HEAD | gzip | wc -c)
# An archive has the tests that run on a Mac, too.
[ "$bytes" -le 6600000 ] && [ "$archive" -le 1150000 ] || {
  echo "check-release: the files have $bytes bytes, an archive $archive: at most 6,600,000 and 1,150,000" >&2
  exit 1
}

echo "check-release: refuses what must not be released; an owner leaves no placeholder; \
$bytes bytes of files, $archive in an archive"

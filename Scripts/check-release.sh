#!/usr/bin/env bash
# Tries the release script on small repositories, one for each reason to refuse, with stubs for the tests and
# for the comparison of declarations.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scripts=$PWD/Scripts
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.com
export GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.com
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null

# A repository that may be released as 1.1.0, after 1.0.0.
prepare() {
  repository=$work/$1
  mkdir -p "$repository/Scripts"
  cd "$repository"
  cp "$scripts/release.sh" "$scripts/set-owner.sh" Scripts
  echo "https://github.com/somebody/swift-flow-layout" >Scripts/repository.txt
  printf '## [1.1.0] - 2030-01-02\n\n## [1.0.0] - 2030-01-01\n' >CHANGELOG.md
  echo '.package(url: "https://github.com/somebody/swift-flow-layout", from: "1.0.0")' >README.md
  printf '#!/bin/sh\necho "$*" >>../asked-%s\nexit 0\n' "$1" >swift
  chmod +x swift
  git init --quiet .
  git add .
  git commit --quiet --message "A version"
  git tag 1.0.0
}

commit() { git commit --quiet --all --message "A change"; }

# refused WORDS: the script stops with these words, and does not say how to tag.
refused() {
  local words=$1
  shift
  if output=$(SWIFT=./swift TEST=${TEST:-true} Scripts/release.sh "${1:-1.1.0}" 2>&1); then
    echo "check-release: not refused: $words" >&2
    exit 1
  fi
  [[ $output == *"$words"* && $output != *"git tag"* ]] || {
    echo "check-release: expected '$words' in: $output" >&2
    exit 1
  }
}

prepare good
SWIFT=./swift TEST=true Scripts/release.sh 1.1.0 | grep -q "git tag --annotate 1.1.0"
grep -qx "package diagnose-api-breaking-changes 1.0.0 --products FlowCore FlowUI" ../asked-good

prepare dirty
echo "a change" >>README.md
refused "the working tree has changes"
git checkout --quiet README.md
echo "a file" >new
refused "the working tree has changes"

prepare placeholder
sed -i.old s/somebody/OWNER/ Scripts/repository.txt README.md && rm Scripts/*.old ./*.old
commit
refused "the repository has no address"
Scripts/set-owner.sh else >/dev/null
grep -q '"https://github.com/else/swift-flow-layout"' README.md
commit
SWIFT=./swift TEST=true Scripts/release.sh 1.1.0 >/dev/null

prepare red
TEST=false refused "the tests fail"

prepare changed
printf '#!/bin/sh\nexit 1\n' >swift
printf '## [2.0.0] - 2030-01-02\n' >>CHANGELOG.md
commit
refused "that takes a new major version"
refused "README.md installs another major version" 2.0.0
sed -i.old 's/from: "1/from: "2/' README.md && rm ./*.old
commit
SWIFT=./swift TEST=true Scripts/release.sh 2.0.0 | grep -q "git tag --annotate 2.0.0"

prepare changelog
refused "there is a tag 1.0.0 already" 1.0.0
sed -i.old 's/1.1.0. - .*/1.1.0] - Unreleased/' CHANGELOG.md && rm ./*.old
commit
refused "CHANGELOG.md has no dated heading"

echo "check-release: refuses changes, a missing address, red tests, changed declarations and a missing date"

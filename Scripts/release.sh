#!/usr/bin/env bash
# Checks that the commit at hand may be released, and says how.
#
#   release.sh check VERSION   on Linux and on a Mac: the tests, and the public declarations since the last version
#   release.sh VERSION         says how to publish, if both have passed for this very commit
#   release.sh declarations    compares the public declarations with those of the last version, if there is one
#   release.sh notes VERSION   prints what the changelog says of the version
#
# Those with a version refuse one that the pages do not name. The first two also refuse a working tree with changes and a
# repository without an address. On Linux FlowLayouts and FlowLayoutUI are empty, so their declarations are compared on a
# Mac. A check that passes leaves .build/checked/VERSION-Linux or VERSION-Darwin, with the commit: copy the one from the
# other machine. Nothing is tagged or sent. TEST is the command that tests, if it is not what a system has by itself.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
goal=publish
case ${1:-} in check | notes | declarations) goal=$1 && shift ;; esac
version=${1:-}
swift=${SWIFT:-swift}
system=${SYSTEM:-$(uname -s)}
refuse() {
  echo "release.sh: $1" >&2
  exit 1
}

# compare MAJOR: a change between two versions of the same number in front is an error; the first version breaks nothing.
compare() {
  local last products=()
  case $system in
    Darwin) products=(FlowLayoutEngine FlowLayouts FlowLayoutUI) ;;
    Linux) products=(FlowLayoutEngine) ;;
    *) refuse "checks run on Linux and on a Mac, not on $system" ;;
  esac
  last=$(git describe --tags --abbrev=0 --match '[0-9]*.[0-9]*.[0-9]*' 2>/dev/null || true)
  if [ -z "$last" ]; then
    echo "release.sh: there is no version yet to compare public declarations with"
  elif [ "${last%%.*}" = "$1" ]; then
    "$swift" package diagnose-api-breaking-changes "$last" --products "${products[@]}" ||
      refuse "public declarations have changed since $last: that takes a new major version"
  fi
}

if [ "$goal" = declarations ]; then
  compare "$(sed -n 's/.*from: "\([0-9]*\)\..*/\1/p' README.md | head -n 1)"
  exit
fi

[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || {
  echo "release.sh: expected a version such as 1.0.0" >&2
  exit 64
}
grep -qE "^## \[${version//./\\.}\] - [0-9]{4}-[0-9]{2}-[0-9]{2}$" CHANGELOG.md ||
  refuse "CHANGELOG.md has no dated heading: write '## [$version] - $(date +%F)', and commit"
if [ "$goal" = notes ]; then
  awk -v heading="## [$version]" '/^## /{ on = index($0, heading) == 1; next } on' CHANGELOG.md
  exit
fi

[ -z "$(git status --porcelain)" ] || refuse "the working tree has changes: commit them or put them aside"
[ -z "$(git tag --list "$version")" ] || refuse "there is a tag $version already"
! grep -q OWNER Scripts/repository.txt ||
  refuse "the repository has no address: run Scripts/set-owner.sh with who publishes it, and commit"
grep -qF "from: \"${version%%.*}." README.md ||
  refuse "README.md installs another major version: its installation line and those of the other pages must name this one"
commit=$(git rev-parse HEAD)

if [ "$goal" = check ]; then
  compare "${version%%.*}"
  case $system in
    Darwin) tests="swift test" ;;
    *) tests="make test verify" ;;
  esac
  ${TEST:-$tests} || refuse "the tests fail"
  mkdir -p .build/checked
  echo "$commit" >".build/checked/$version-$system"
  echo "release.sh: $version passed on $system: .build/checked/$version-$system"
  exit
fi

for system in Linux Darwin; do
  [ "$(cat ".build/checked/$version-$system" 2>/dev/null)" = "$commit" ] ||
    refuse "this commit has not passed on $system: run Scripts/release.sh check $version there, and copy .build/checked/$version-$system"
done
cat <<END
release.sh: $version may be published once all jobs have passed for this commit
  ($(cat Scripts/repository.txt)/actions):

  git tag --annotate $version --message $version
  git push origin $version
END

#!/usr/bin/env bash
# Checks that the commit at hand may be released, and says how: release.sh VERSION.
#
# Refuses a working tree with changes, a repository without an address, a version that the pages do not
# name, public declarations that have changed without a new major version, and tests that fail. Nothing is
# tagged or sent. On Linux FlowUI is empty: run this on a Mac, too, where its declarations are compared.
# TEST is the command that tests, `make test verify` if it is not set.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=${1:-}
swift=${SWIFT:-swift}
refuse() {
  echo "release.sh: $1" >&2
  exit 1
}

[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || {
  echo "release.sh: expected a version such as 1.0.0" >&2
  exit 64
}
[ -z "$(git status --porcelain)" ] || refuse "the working tree has changes: commit them or put them aside"
[ -z "$(git tag --list "$version")" ] || refuse "there is a tag $version already"
! grep -q OWNER Scripts/repository.txt ||
  refuse "the repository has no address: run Scripts/set-owner.sh with who publishes it, and commit"
grep -qE "^## \[${version//./\\.}\] - [0-9]{4}-[0-9]{2}-[0-9]{2}$" CHANGELOG.md ||
  refuse "CHANGELOG.md has no dated heading: write '## [$version] - $(date +%F)', and commit"
grep -qF "from: \"${version%%.*}." README.md ||
  refuse "README.md installs another major version: its installation line and those of the other pages must name this one"

# A change between two versions of the same number in front is an error; the first version breaks nothing.
last=$(git describe --tags --abbrev=0 --match '[0-9]*.[0-9]*.[0-9]*' 2>/dev/null || true)
if [ -n "$last" ] && [ "${last%%.*}" = "${version%%.*}" ]; then
  "$swift" package diagnose-api-breaking-changes "$last" --products FlowCore FlowUI ||
    refuse "public declarations have changed since $last: that takes a new major version"
fi

${TEST:-make test verify} || refuse "the tests fail"

cat <<END
release.sh: $version may be released once the jobs on Apple's systems have passed for this commit
  ($(cat Scripts/repository.txt)/actions):

  git tag --annotate $version --message $version
  git push origin $version
END

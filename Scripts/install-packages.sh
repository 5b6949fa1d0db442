#!/usr/bin/env bash
# Installs the Debian packages named as arguments, only those that are missing, without questions, and
# says which before it does.
#
#   Scripts/install-packages.sh PACKAGE…
#   Scripts/install-packages.sh --list PACKAGE…    says of each whether it is there, too
set -euo pipefail

fail() {
  echo "install-packages: $1" >&2
  exit 1
}

list=
if [ "${1-}" = --list ]; then
  list=yes
  shift
fi

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  # Another system may well have everything under other names: trust what pkg-config finds.
  if [ -z "$list" ] && command -v pkg-config >/dev/null && pkg-config --exists cairo pangocairo; then
    exit 0
  fi
  fail "there is no apt-get here; install what these Debian packages hold, then run make again: $*"
fi

# find_missing PACKAGE…: tells of each whether it is there, if that is asked for.
find_missing() {
  missing=()
  local package status
  for package in "$@"; do
    status=$(dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null || true)
    if [ "$status" = installed ]; then
      [ -z "$list" ] || echo "installed  $package"
    else
      [ -z "$list" ] || echo "missing    $package"
      missing+=("$package")
    fi
  done
}

find_missing "$@"
[ ${#missing[@]} -gt 0 ] || exit 0

# Parts of the tests run side by side, and two of them may need the same: apt-get refuses the second.
lock=$(dirname "${BASH_SOURCE[0]}")/../.build
mkdir -p "$lock"
exec 9>"$lock/install-packages.lock"
flock 9
list= find_missing "$@"
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=(env DEBIAN_FRONTEND=noninteractive)
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null ||
    fail "neither root nor sudo; ask an administrator for: apt-get install ${missing[*]}"
  as_root=(sudo "${as_root[@]}")
fi

echo "install-packages: installing with apt-get, as root: ${missing[*]}"
"${as_root[@]}" apt-get update -qq ||
  echo "install-packages: apt-get update failed; trying with the lists at hand" >&2
"${as_root[@]}" apt-get install -qq --yes --no-install-recommends -o Dpkg::Use-Pty=0 \
  "${missing[@]}" >/dev/null || fail "apt-get could not install: ${missing[*]}"

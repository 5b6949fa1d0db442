#!/usr/bin/env bash
# Runs Python with the packages that a requirements file lists; installs them first where they are missing.
#
#   Scripts/python.sh REQUIREMENTS ARGUMENT…
#
# Where the first argument is a program that the packages bring, that one is run in place of Python.
# The environment is .build/python/NAME, for the folder of the file. Packages in `requirements-alone.txt`
# beside the file are installed without what they depend on.
set -euo pipefail
fail() {
  echo "python.sh: $1" >&2
  exit 64
}
[ $# -ge 1 ] || fail "expected a requirements file, and what Python is to run"
[ -f "$1" ] || fail "there is no requirements file '$1'"
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
requirements=$(realpath "$1")
shift
folder=$(dirname "$requirements")
name=${folder#"$root"/}
environment=$root/.build/python/${name//\//-}
alone=$folder/requirements-alone.txt
wanted=$(cat "$requirements" "$alone" 2>/dev/null || true)

if [ "$(cat "$environment/installed.txt" 2>/dev/null)" != "$wanted" ]; then
  echo "python.sh: installing what $name needs into ${environment#"$root"/}" >&2
  python3 -c 'import ensurepip' 2>/dev/null || "$root/Scripts/install-packages.sh" python3-venv
  python3 -m venv --clear "$environment"
  install() { "$environment/bin/python" -m pip install --quiet --disable-pip-version-check "$@"; }
  install --requirement "$requirements"
  [ ! -f "$alone" ] || install --no-deps --requirement "$alone"
  printf '%s\n' "$wanted" >"$environment/installed.txt"
fi
if [ $# -gt 0 ] && [ "$1" = "$(basename -- "$1")" ] && [ -x "$environment/bin/$1" ]; then
  program=$1
  shift
  exec "$environment/bin/$program" "$@"
fi
exec "$environment/bin/python" "$@"

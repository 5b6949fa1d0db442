#!/usr/bin/env bash
# Makes a moving picture and a still one of each film that `flow film` has drawn.
# Usage: Scripts/Films/assemble.sh FILMS PICTURES
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")

# Pillow brings its own encoder, so one version of it gives the same bytes everywhere.
if ! cmp --silent "$here/requirements.txt" "$here/.venv/requirements.txt"; then
  echo "assemble: installing Pillow into Scripts/Films/.venv"
  python3 -m venv "$here/.venv"
  "$here/.venv/bin/pip" install --quiet --requirement "$here/requirements.txt"
  cp "$here/requirements.txt" "$here/.venv/requirements.txt"
fi
"$here/.venv/bin/python" "$here/assemble.py" "$1" "$2"

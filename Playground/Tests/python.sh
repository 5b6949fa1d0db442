#!/usr/bin/env bash
# Runs Python with what the tests of the page need, and installs that first where it is missing: Chromium
# with its driver, Firefox, and in Playground/.venv the packages of requirements.txt.
#
#   Playground/Tests/python.sh -m unittest                       all tests of Output/playground.html
#   Playground/Tests/python.sh -m unittest test_million -k jump  some of them
#   Playground/Tests/python.sh picture.py                        the pictures of README.md
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
root=$(cd ../.. && pwd)
environment=$root/Playground/.venv
python=$environment/bin/python

if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
  "$root/Scripts/install-packages.sh" chromium chromium-driver
fi
if ! command -v firefox-esr >/dev/null && ! command -v firefox >/dev/null; then
  "$root/Scripts/install-packages.sh" firefox-esr
fi
if ! cmp --silent requirements.txt "$environment/requirements.txt" ||
  ! "$python" -c 'import selenium' 2>/dev/null; then
  echo "playground: installing what its tests need into Playground/.venv"
  python3 -c 'import ensurepip' 2>/dev/null || "$root/Scripts/install-packages.sh" python3-venv
  python3 -m venv --clear "$environment"
  "$python" -m pip install --quiet --disable-pip-version-check --requirement requirements.txt
  # Of this one only its copy of axe-core is needed, not the browsers that it would bring.
  "$python" -m pip install --quiet --disable-pip-version-check --no-deps axe-playwright-python==0.1.8
  cp requirements.txt "$environment/requirements.txt"
fi
exec "$python" "$@"

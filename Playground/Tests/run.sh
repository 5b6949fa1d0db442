#!/usr/bin/env bash
# Tests Output/playground.html in headless Chromium. Arguments are passed to `python -m unittest`:
#
#   Playground/Tests/run.sh                       everything
#   Playground/Tests/run.sh test_million -k jump  some of it
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
root=$(cd ../.. && pwd)
python=$root/Playground/.venv/bin/python

if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
  "$root/Scripts/install-packages.sh" chromium chromium-driver python3-venv
fi
if ! cmp --silent requirements.txt "$root/Playground/.venv/requirements.txt"; then
  echo "playground: installing what its tests need into Playground/.venv"
  python3 -m venv "$root/Playground/.venv"
  "$python" -m pip install --quiet --disable-pip-version-check --requirement requirements.txt
  # Of this one only the copy of axe-core is needed, not the browsers that it would bring.
  "$python" -m pip install --quiet --disable-pip-version-check --no-deps axe-playwright-python==0.1.8
  cp requirements.txt "$root/Playground/.venv/requirements.txt"
fi

if [ $# -eq 0 ]; then set -- discover; fi
exec "$python" -m unittest "$@"

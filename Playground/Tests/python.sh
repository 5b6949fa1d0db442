#!/usr/bin/env bash
# Runs Python with what the tests of the page need, and installs that first where it is missing: Chromium
# with its driver and its shell without windows, Firefox, and the packages of requirements.txt.
#
#   Playground/Tests/python.sh -m unittest                       all tests of Output/playground.html
#   Playground/Tests/python.sh -m unittest test_million -k jump  some of them
#   Playground/Tests/python.sh picture.py                        the pictures of README.md
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
scripts=$(cd ../../Scripts && pwd)

if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
  "$scripts/install-packages.sh" chromium chromium-driver
fi
# Where a system does not have the shell, Chromium itself does, and nobody is asked for a password each time.
if [ ! -x /usr/lib/chromium/chromium-headless-shell ] && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
  "$scripts/install-packages.sh" chromium-headless-shell || true
fi
if [ "${SCALES:-}" != 1 ] && ! command -v firefox-esr >/dev/null && ! command -v firefox >/dev/null; then
  "$scripts/install-packages.sh" firefox-esr
fi
exec "$scripts/python.sh" requirements.txt "$@"

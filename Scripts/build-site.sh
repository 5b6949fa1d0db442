#!/usr/bin/env bash
# Puts together what is published: the documentation as Markdown, which the host renders, and the page that
# runs the engine, with a link to it.
#
#   Scripts/build-site.sh ENGINE FOLDER
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
engine=$1
site=$2

rm -rf "$site"
mkdir -p "$site"
cp -R README.md CHANGELOG.md CONTRIBUTING.md LICENSE Docs "$site"
echo 'title: swift-flow-layout' >"$site/_config.yml"
python3 Playground/build-page.py "$engine" "$site/playground.html" --link Documentation=./

#!/usr/bin/env bash
# Compiles every step of the tutorial, and draws what it shows into a folder: draw-tutorial.sh FOLDER.
# Steps declare the same names, so each becomes a namespace of one program.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/toolchain.sh
. Scripts/consumers.sh
steps=Sources/FlowLayoutUI/FlowLayoutUI.docc/Tutorial/Steps
package=$consumers/Tutorial
output=$1
mkdir -p "$package/Sources/Tutorial" "$output"

manifest Tutorial Workshop "$PWD/Workshop" FlowLayoutUI HeadlessCairo

{
  printf 'import FlowLayoutUI\nimport SwiftUI\n'
  for step in "$steps"/*.swift; do
    number=$(basename "$step" | cut -d- -f1)
    printf '\nenum Step%s {\n' "$number"
    sed '/^import /d' "$step"
    printf '}\n'
  done
} >"$package/Sources/Tutorial/Steps.swift"
cp Scripts/draw-tutorial.swift "$package/Sources/Tutorial/main.swift"

"$swift" build --quiet --package-path "$package" -Xswiftc -warnings-as-errors
"$package/.build/debug/Tutorial" "$output"

#!/usr/bin/env bash
# Proves that the engine depends on nothing: no file of it imports a module, and it compiles as
# Embedded Swift for WebAssembly, where there is no Foundation, no runtime and no operating system.
set -euo pipefail
cd "$(dirname "$0")/.."

if grep -nE '^[[:space:]]*(@[A-Za-z_()]+[[:space:]]+)*((public|package|internal|private|fileprivate)[[:space:]]+)?import[[:space:]]' \
  $(find Sources/FlowCore -name '*.swift'); then
  echo "check-embedded: FlowCore must not import anything (see the lines above)" >&2
  exit 1
fi

output=.build/embedded
mkdir -p "$output"
find Sources/FlowCore -name '*.swift' -print0 | sort -z | xargs -0 \
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
  -wmo -O -parse-as-library -swift-version 6 -warnings-as-errors -module-name FlowCore \
  -emit-module -emit-module-path "$output/FlowCore.swiftmodule" -c -o "$output/FlowCore.o"
echo "check-embedded: FlowCore imports nothing and compiles for wasm32-unknown-none-wasm"

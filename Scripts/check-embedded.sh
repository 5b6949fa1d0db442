#!/usr/bin/env bash
# Proves that the engine depends on nothing: no file of it imports a module, and it compiles as
# Embedded Swift for WebAssembly, where there is no Foundation, no runtime and no operating system. There
# Int has 32 bits: the laws of Tests/WidthTests run in it, and see what a program for this machine does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/toolchain.sh

if grep -nE '^[[:space:]]*(@[A-Za-z_()]+[[:space:]]+)*((public|package|internal|private|fileprivate)[[:space:]]+)?import[[:space:]]' \
  $(find Sources/FlowLayoutEngine -name '*.swift'); then
  echo "check-embedded: FlowLayoutEngine must not import anything (see the lines above)" >&2
  exit 1
fi

output=.build/embedded
target=wasm32-unknown-none-wasm
common=(-wmo -O -swift-version 6 -warnings-as-errors -package-name swift-flow-layout)
embedded=("${common[@]}" -target "$target" -enable-experimental-feature Embedded
  -parse-as-library -Xfrontend -disable-stack-protector)
mkdir -p "$output/native"

# The page's engine is this one.
"${MAKE:-make}" --no-print-directory .build/playground/engine.wasm
engine=.build/playground
echo "check-embedded: FlowLayoutEngine imports nothing and compiles for $target"

laws=(Tests/WidthTests/WidthLaws.swift Tests/WidthTests/WidthProblem.swift)
"$swiftc" "${embedded[@]}" -module-name WidthTests -I "$engine" -c -o "$output/Laws.o" "${laws[@]}"
# The C compiler and the linker of the toolchain: others may not know WebAssembly.
tools=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')/../../bin
if [ ! -x "$tools/wasm-ld" ]; then
  echo "check-embedded: this Swift toolchain has no wasm-ld; use one from swift.org" >&2
  exit 1
fi
"$tools/wasm-ld" --no-entry --gc-sections --stack-first -z stack-size=262144 \
  --export=flow_bits --export=flow_check -o "$output/laws.wasm" \
  "$engine/FlowLayoutEngine.o" "$output/Laws.o" "$engine/Heap.o"

find Sources/FlowLayoutEngine -name '*.swift' -print0 | sort -z | xargs -0 \
  "$swiftc" "${common[@]}" -parse-as-library -module-name FlowLayoutEngine \
  -emit-module -emit-module-path "$output/native/FlowLayoutEngine.swiftmodule" -c -o "$output/native/FlowLayoutEngine.o"
"$swiftc" "${common[@]}" -module-name WidthTests -I "$output/native" -o "$output/laws" \
  "${laws[@]}" Tests/WidthTests/main.swift "$output/native/FlowLayoutEngine.o"

Scripts/python.sh Tests/WidthTests/requirements.txt \
  Scripts/check-width.py "$output/laws" "$output/laws.wasm" 20000

#!/usr/bin/env bash
# Builds the engine and what the page calls of it as Embedded Swift for WebAssembly:
# .build/playground/engine.wasm. Needs nothing but the Swift toolchain.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/toolchain.sh
output=.build/playground
target=wasm32-unknown-none-wasm
mkdir -p "$output"

swift_flags=(
  -target "$target" -enable-experimental-feature Embedded -swift-version 6 -warnings-as-errors
  -package-name swift-flow-layout -parse-as-library -wmo -O -Xcc -msimd128
  -Xfrontend -disable-stack-protector
)
find Sources/FlowLayoutEngine -name '*.swift' -print0 | sort -z | xargs -0 \
  "$swiftc" "${swift_flags[@]}" -module-name FlowLayoutEngine \
  -emit-module -emit-module-path "$output/FlowLayoutEngine.swiftmodule" -c -o "$output/FlowLayoutEngine.o"
"$swiftc" "${swift_flags[@]}" -module-name Engine -I "$output" \
  -import-objc-header Playground/Engine/Page.h -c -o "$output/Engine.o" Playground/Engine/*.swift

# The C compiler and the linker of the toolchain: others may not know WebAssembly.
resources=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')
tools=$resources/../../bin
if [ ! -x "$tools/wasm-ld" ]; then
  echo "build-engine: this Swift toolchain has no wasm-ld; use one from swift.org" >&2
  exit 1
fi
"$tools/clang" --target="$target" -std=c11 -O2 -ffreestanding -Wall -Wextra -Werror \
  -c -o "$output/Heap.o" Playground/Engine/Heap.c
exports=$(sed -n 's/^@_cdecl("\(.*\)")$/--export=\1/p' Playground/Engine/Exports.swift)
# The stack comes first: where it ends, memory does, so running out of it traps.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=262144 $exports \
  -o "$output/engine.wasm" "$output/FlowLayoutEngine.o" "$output/Engine.o" "$output/Heap.o"

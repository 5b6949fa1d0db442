#!/usr/bin/env bash
# Builds the products as binary frameworks are built (BUILD_LIBRARY_FOR_DISTRIBUTION in Xcode): with library
# evolution, and an interface that other compilers read. The argument is the folder of the built stand-in for
# SwiftUI.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/toolchain.sh
modules=$PWD/$1

output=.build/evolution
rm -rf "$output"
mkdir -p "$output"

# check PRODUCT FLAGS…: builds a product, reads its interface again, and looks for a type in it.
check() {
  local product=$1 type=$2
  shift 2
  find "Sources/$product" -name '*.swift' -not -path '*.docc/*' -print0 | sort -z | xargs -0 \
    "$swiftc" -swift-version 6 -enable-upcoming-feature InternalImportsByDefault -enable-library-evolution \
    -suppress-warnings -parse-as-library -package-name check -module-name "$product" -I "$output" "$@" \
    -emit-module -emit-module-path "$output/$product.swiftmodule" \
    -emit-module-interface-path "$output/$product.swiftinterface"
  "$swiftc" -frontend -typecheck-module-from-interface "$output/$product.swiftinterface" -I "$output" "$@"
  grep -q "public struct $type" "$output/$product.swiftinterface"
}

check FlowLayoutEngine FlexSolver
check FlowLayouts FlowLayout -I "$modules"
check FlowLayoutUI LazyFlow -I "$modules"
echo "check-evolution: FlowLayoutEngine, FlowLayouts and FlowLayoutUI build with library evolution"

#!/usr/bin/env bash
# Builds and runs packages that depend on ours by path, as a user's would: one on the product, one on
# Headless. Arguments are passed to `swift build`. Their folders stay, so the next run is quick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
consumers=$root/.build/consumers
swift=${SWIFT:-swift}

# Writes standard input to a file, but leaves an equal file and its date alone.
write() {
  mkdir -p "$(dirname "$1")"
  local text
  text=$(cat)
  if [ ! -f "$1" ] || [ "$(cat "$1")" != "$text" ]; then printf '%s\n' "$text" >"$1"; fi
}

# manifest NAME PACKAGE PATH PRODUCT…
manifest() {
  local name=$1 package=$2 path=$3 products=()
  shift 3
  for product in "$@"; do
    products+=(".product(name: \"$product\", package: \"$package\"),")
  done
  write "$consumers/$name/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "$name",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "$package", path: "$path")],
  targets: [.executableTarget(name: "$name", dependencies: [${products[*]}])]
)
END
}

# check NAME FLAGS…: builds the consumer and runs it.
check() {
  local name=$1
  shift
  echo "== consumer $name"
  "$swift" build --quiet --package-path "$consumers/$name" "$@"
  "$consumers/$name/.build/debug/$name"
}

manifest OfProduct swift-flow-layout "$root" FlowCore FlowUI
write "$consumers/OfProduct/Sources/OfProduct/main.swift" <<'END'
import FlowCore
import FlowUI

#if os(Linux) && canImport(SwiftUI)
#error("a package that depends on the product must see no stand-in for SwiftUI")
#endif

print("FlowCore and FlowUI build for a package that depends on the product")
END

manifest OfHeadless Headless "$root/Headless" FlowUI
write "$consumers/OfHeadless/Sources/OfHeadless/main.swift" <<'END'
import FlowUI
import SwiftUI

print("FlowUI and SwiftUI build for a package that depends on Headless")
END

check OfProduct "$@"
check OfHeadless "$@"

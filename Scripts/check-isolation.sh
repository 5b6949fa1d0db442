#!/usr/bin/env bash
# A package whose code belongs to the main actor, with approachable concurrency, depends on the product by path, builds
# without a warning and runs: with Swift 6.2 or newer, as Xcode 26 and newer set up apps. On a Mac its views are made of
# Apple's SwiftUI. Arguments are passed to `swift build`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
. Scripts/toolchain.sh
. Scripts/consumers.sh

version=$("$swift" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
read -r major minor <<<"$version"
if [ "$((major * 100 + minor))" -lt 602 ]; then
  echo "check-isolation: skipped: Swift $major.$minor has no default isolation"
  exit
fi

write "$consumers/OnMainActor/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OnMainActor",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-flow-layout", path: "$root")],
  targets: [
    .executableTarget(
      name: "OnMainActor",
      dependencies: [
        .product(name: "FlowLayoutEngine", package: "swift-flow-layout"),
        .product(name: "FlowLayoutUI", package: "swift-flow-layout"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ])
  ]
)
END
# The views that the workshop's tests show, too; on Linux this file is empty without SwiftUI.
{
  echo "#if canImport(SwiftUI)"
  cat Workshop/Headless/Tests/MainActorAppTests/Screen.swift
  echo "#endif"
} | write "$consumers/OnMainActor/Sources/OnMainActor/Screen.swift"
write "$consumers/OnMainActor/Sources/OnMainActor/main.swift" <<'END'
import FlowLayoutEngine

#if canImport(SwiftUI)
import SwiftUI

let renderer = ImageRenderer(content: EagerScreen().frame(width: 320))
var height: CGFloat = 0
renderer.render { size, _ in height = size.height }
precondition(height > 60, "\(height)")
#endif

struct Chips {
  var items = FlexItems(main: [40, 60, 30], cross: [20, 20, 20])

  func lineCount() async -> Int {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(items, in: FlexContainer(mainSize: 120, mainGap: 8, crossGap: 8), into: &frames)
    return frames.lines.count
  }
}

let count = await Chips().lineCount()
precondition(count == 2, "\(count) lines")
print("a package that belongs to the main actor builds with FlowLayoutUI and wraps with FlowLayoutEngine")
END
echo "== consumer OnMainActor"
"$swift" build --quiet --package-path "$consumers/OnMainActor" "$@"
"$consumers/OnMainActor/.build/debug/OnMainActor"

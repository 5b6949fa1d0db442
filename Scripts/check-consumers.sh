#!/usr/bin/env bash
# A package that depends on the product by path, as a user's would, builds and runs, also beside packages with names
# like ours; one that depends on the workshop finds what Workshop/Headless/README.md promises. Arguments are passed to
# `swift build`. The folders stay, so the next run is quick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
. Scripts/toolchain.sh

. Scripts/consumers.sh

manifest OfProduct swift-flow-layout "$root" FlowLayoutEngine FlowLayouts FlowLayoutUI
write "$consumers/OfProduct/Sources/OfProduct/main.swift" <<'END'
import FlowLayoutEngine
import FlowLayouts
import FlowLayoutUI

#if os(Linux) && canImport(SwiftUI)
#error("a package that depends on the product must see no stand-in for SwiftUI")
#endif

var solver = FlexSolver()
var frames = FlexFrames()
solver.solve(
  FlexItems(main: [40, 60, 30], cross: [20, 20, 20]),
  in: FlexContainer(mainSize: 120, mainGap: 8, crossGap: 8), into: &frames)
precondition(frames.lines.count == 2 && frames.crossSize == 48, "\(frames)")
print("FlowLayoutEngine wraps three items onto two lines; FlowLayouts and FlowLayoutUI build beside it")
END

echo "== consumer OfProduct"
"$swift" build --quiet --package-path "$consumers/OfProduct" "$@"
"$consumers/OfProduct/.build/debug/OfProduct"

# SwiftPM knows a target by its name alone, in all packages of an app together. A neighbor has names near ours, and the
# app one of a target that is in no product of ours.
neighbors=()
for name in Core UI Gallery; do
  neighbors+=("Flow$name")
  write "$consumers/Neighbor/Sources/Flow$name/Name.swift" <<<"public let name$name = \"Flow$name\""
done
write "$consumers/Neighbor/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Neighbor",
  products: [.library(name: "Neighbor", targets: [$(printf '"%s", ' "${neighbors[@]}")])],
  targets: [$(printf '.target(name: "%s"), ' "${neighbors[@]}")]
)
END
write "$consumers/BesideOthers/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "BesideOthers",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-flow-layout", path: "$root"), .package(path: "../Neighbor")],
  targets: [
    .target(name: "TestSupport"),
    .executableTarget(
      name: "BesideOthers",
      dependencies: [
        "TestSupport", .product(name: "Neighbor", package: "Neighbor"),
        .product(name: "FlowLayoutUI", package: "swift-flow-layout"),
        .product(name: "FlowLayoutEngine", package: "swift-flow-layout"),
      ]),
  ]
)
END
write "$consumers/BesideOthers/Sources/TestSupport/Name.swift" <<<'public let ownName = "TestSupport"'
{
  printf 'import %s\n' "${neighbors[@]}"
  cat <<'END'
import FlowLayoutEngine
import FlowLayoutUI
import TestSupport

precondition(FlexItems(main: [40], cross: [20]).count == 1)
print("FlowLayoutUI builds beside", nameCore, nameUI, nameGallery, "and the app's own", ownName)
END
} | write "$consumers/BesideOthers/Sources/BesideOthers/main.swift"
echo "== consumer BesideOthers"
"$swift" build --quiet --package-path "$consumers/BesideOthers" "$@"
"$consumers/BesideOthers/.build/debug/BesideOthers"

Scripts/check-isolation.sh "$@"

# Its products resolve; the pages' code that uses them is compiled and run by the workshop's own tests.
manifest OfWorkshop Workshop "$root/Workshop" FlowLayouts FlowLayoutUI HeadlessCairo
write "$consumers/OfWorkshop/Sources/OfWorkshop/main.swift" <<<$'import FlowLayouts\nimport FlowLayoutUI'
echo "== consumer OfWorkshop"
"$swift" package --package-path "$consumers/OfWorkshop" show-dependencies

#!/usr/bin/env bash
# A package that depends on the product by path, as a user's would, builds and runs; one that depends on the
# workshop finds what Workshop/Headless/README.md promises. Arguments are passed to `swift build`. The folders
# stay, so the next run is quick.
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

# Its products resolve; the pages' code that uses them is compiled and run by the workshop's own tests.
manifest OfWorkshop Workshop "$root/Workshop" FlowLayouts FlowLayoutUI HeadlessCairo
write "$consumers/OfWorkshop/Sources/OfWorkshop/main.swift" <<<$'import FlowLayouts\nimport FlowLayoutUI'
echo "== consumer OfWorkshop"
"$swift" package --package-path "$consumers/OfWorkshop" show-dependencies

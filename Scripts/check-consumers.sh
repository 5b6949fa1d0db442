#!/usr/bin/env bash
# Builds and runs packages that depend on ours by path, as a user's would: one on the product, one on
# Headless, which runs the examples of README.md and Headless/README.md. Arguments are passed to
# `swift build`. Their folders stay, so the next run is quick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
swift=${SWIFT:-swift}

. Scripts/consumers.sh

# check NAME FOLDER FLAGS…: builds the consumer in a folder and runs it.
check() {
  local name=$1 folder=$2
  shift 2
  echo "== consumer $name"
  "$swift" build --quiet --package-path "$consumers/$name" --scratch-path "$folder" "$@"
  "$folder/debug/$name"
}

manifest OfProduct swift-flow-layout "$root" FlowCore FlowUI
write "$consumers/OfProduct/Sources/OfProduct/main.swift" <<'END'
import FlowCore
import FlowUI

#if os(Linux) && canImport(SwiftUI)
#error("a package that depends on the product must see no stand-in for SwiftUI")
#endif

var solver = FlexSolver()
var frames = FlexFrames()
solver.solve(
  FlexItems(main: [40, 60, 30], cross: [20, 20, 20]),
  in: FlexContainer(mainSize: 120, mainGap: 8, crossGap: 8), into: &frames)
precondition(frames.lines.count == 2 && frames.crossSize == 48, "\(frames)")
print("FlowCore wraps three items onto two lines; FlowUI builds beside it")
END

# example PAGE: the first Swift code of a page, without its imports.
example() {
  awk '/^```swift$/ { on = 1; next } /^```$/ && on { exit } on && !/^import /' "$1"
}

# The example of README.md stands inside a view that gives it its tags; that of Headless/README.md asks
# for a frame and leaves it.
usage=$(example README.md)
hosting=$(example Headless/README.md | sed 's/^host\.frame/_ = &/')
manifest OfHeadless Headless "$root/Headless" FlowUI
write "$consumers/OfHeadless/Sources/OfHeadless/main.swift" <<END
import FlowUI
import SwiftUI

struct Usage: View {
  let tags = ["Swift", "SwiftUI", "Flexbox", "Linux"]

  var body: some View {
$usage
  }
}

let wide = HeadlessHost(size: CGSize(width: 1000, height: 1000)) { Usage() }
let narrow = HeadlessHost(size: CGSize(width: 120, height: 1000)) { Usage() }
precondition(
  narrow.size.width <= 120 && narrow.size.height > wide.size.height,
  "\(wide.size) \(narrow.size)")

$hosting
precondition(host.frame(of: "title")?.minX == 0 && host.size.width == 200, "\(host.frames)")
print("the example of README.md is \(wide.size) in a wide host and \(narrow.size) in a narrow one")
END

check OfProduct "$consumers/OfProduct/.build" "$@"
# In the folder of Headless, most of it is built already.
check OfHeadless Headless/.build "$@"

#!/usr/bin/env bash
# Prints the engine's instructions an item for three rows of Docs/Performance.md: plain wrap, full flexbox, balanced.
#
# Counted by Valgrind in an optimized program on its own, as the difference between eleven layouts and one: nothing of the
# program's start is in it. Counts of one machine are equal in each run, so a change of the engine shows in them;
# another processor or compiler counts otherwise.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
. Scripts/toolchain.sh
. Scripts/consumers.sh
command -v valgrind >/dev/null || {
  echo "count-instructions.sh: no 'valgrind' in PATH" >&2
  exit 1
}

manifest Instructions swift-flow-layout "$root" FlowLayoutEngine
write "$consumers/Instructions/Sources/Instructions/main.swift" <<'END'
import FlowLayoutEngine

/// Numbers that are the same everywhere, from 0 up to 1.
struct Numbers {
  var state: UInt64 = 42
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) * 0x1p-53
  }
}

let (row, layouts) = (CommandLine.arguments[1], Int(CommandLine.arguments[2]) ?? 0)
var numbers = Numbers()
var items = FlexItems()
for _ in 0..<10_000 {
  items.main.append(20 + 60 * numbers.next())
  items.cross.append(20 + 10 * numbers.next())
}
if row == "full" {
  for index in 0..<items.count {
    items.grow.append(1 + Double(Int(numbers.next() * 3)))
    items.shrink.append(1 + Double(Int(numbers.next() * 3)))
    items.minMain.append(items.main[index] * (0.5 + 0.5 * numbers.next()))
    items.maxMain.append(items.main[index] * (1 + 0.5 * numbers.next()))
  }
}
var container = FlexContainer(mainSize: 400, mainGap: 8, crossGap: 8)
if row == "balanced" { container.wrap = .balance }
var solver = FlexSolver()
var frames = FlexFrames()
solver.solve(items, in: container, into: &frames)
for number in 0..<layouts {
  container.mainSize = 390 + Double(number)
  solver.solve(items, in: container, into: &frames)
}
precondition(frames.lines.count > 1_000, "\(frames.lines.count) lines")
END
"$swift" build --quiet --package-path "$consumers/Instructions" -c release

# count ROW LAYOUTS: the instructions of the whole program.
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    "$consumers/Instructions/.build/release/Instructions" "$@" 2>&1 | sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

for row in plain full balanced; do
  case $row in plain) name="plain wrap" ;; full) name="full flexbox" ;; *) name=balanced ;; esac
  once=$(count $row 1) often=$(count $row 11)
  awk -v name="$name" -v count="$((often - once))" \
    'BEGIN { printf "%-14s %.1f instructions an item\n", name, count / 100000 }'
done

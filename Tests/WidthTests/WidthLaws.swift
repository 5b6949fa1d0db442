// The engine's laws where Int may have 32 bits. Each function traps where a law is broken; what all of them
// see is one number, which is the same on every machine.

import FlowLayoutEngine

/// The width of Int, in bits.
@_cdecl("flow_bits")
public func bits() -> Int32 { Int32(Int.bitWidth) }

/// Checks the laws on one drawn container, and answers what was seen.
@_cdecl("flow_check")
public func check(_ seed: Int32) -> UInt64 {
  let problem = WidthProblem(seed: seed)
  var digest = Digest()
  digest.add(problem.checkFrames())
  digest.add(problem.checkRun())
  if problem.isExact { problem.checkLines() }
  if problem.container.mainSize != nil { digest.add(problem.checkIndex()) }
  return digest.value
}

/// One number for many (FNV-1a).
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ numbers: [Double]) {
    for number in numbers { add(number.bitPattern) }
  }

  mutating func add(_ frames: FlexFrames) {
    add(frames.mainPositions)
    add(frames.crossPositions)
    add(frames.mainSizes)
    add(frames.crossSizes)
    add([frames.mainSize, frames.crossSize, frames.longestLine])
    for item in frames.sequence { add(item) }
    for line in frames.lines {
      add(line.items.lowerBound)
      add(line.items.upperBound)
      add([line.length, line.crossPosition, line.crossSize])
    }
  }
}

/// A host that makes items deeper where they are narrower.
private struct WidthHost: FlexHost {
  let items: FlexItems

  func measure(item: Int, main: Double) -> FlexMeasurement {
    FlexMeasurement(main: main * 0.75, cross: items.cross[item] + 4, guide: main / 4)
  }
}

extension WidthProblem {
  /// Each item has one place, lines follow each other, all numbers are finite.
  fileprivate func checkFrames() -> UInt64 {
    var (solver, frames, host, digest) = (
      FlexSolver(), FlexFrames(), WidthHost(items: items), Digest()
    )
    solver.solve(items, in: container, host: &host, into: &frames)
    precondition(frames.count == items.count)
    precondition(frames.mainPositions.allSatisfy { $0.isFinite })
    precondition(frames.crossPositions.allSatisfy { $0.isFinite })
    var isSeen = items.main.map { _ in false }
    for item in frames.sequence { isSeen[item] = true }
    precondition(frames.sequence.isEmpty || isSeen.allSatisfy { $0 })
    var end = 0
    for line in frames.lines {
      precondition(line.items.lowerBound >= end && line.items.upperBound > line.items.lowerBound)
      end = line.items.upperBound
    }
    digest.add(frames)
    return digest.value
  }

  /// Greedy lines are those that adding up one item after the other makes.
  fileprivate func checkLines() {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(items, in: container, into: &frames)
    var ends: [Int] = []
    var length = 0.0
    for (item, main) in items.main.enumerated() {
      length += main + (item > 0 ? container.mainGap : 0)
      if item > 0, length > container.mainSize ?? .infinity {
        ends.append(item)
        length = main
      }
    }
    if !items.isEmpty { ends.append(items.count) }
    precondition(frames.lines.map { $0.items.upperBound } == ends)
  }

  /// Checks that the items within a limit are laid out, and that no longer run stays within it.
  fileprivate func checkRun() -> UInt64 {
    var (solver, frames, host, digest) = (
      FlexSolver(), FlexFrames(), WidthHost(items: items), Digest()
    )
    let run = solver.run(of: items, in: container, within: limit, host: &host)
    solver.solve(items, in: container, showing: run, host: &host, into: &frames)
    digest.add(run.count)
    for item in run.items ?? [] { digest.add(item) }
    digest.add(frames)
    if isExact { checkLongest(run) }
    return digest.value
  }

  /// The same for plain items, by trying one element more.
  private func checkLongest(_ run: FlexRun) {
    let end = items.count - (limit.hasIndicator && !items.isEmpty ? 1 : 0)
    var ranking = Array(0..<end)
    if !limit.priorities.isEmpty {
      ranking.sort { (-limit.priorities[$0], $0) < (-limit.priorities[$1], $1) }
    }
    var longest = 0
    for count in stride(from: end, through: 1, by: -1) where longest == 0 {
      var shown = ranking.prefix(count).sorted()
      if limit.hasIndicator, count < end { shown.append(end) }
      var (solver, frames) = (FlexSolver(), FlexFrames())
      let some = FlexItems(main: shown.map { items.main[$0] }, cross: shown.map { items.cross[$0] })
      solver.solve(some, in: container, into: &frames)
      let reach = frames.lines.reduce(0) { max($0, $1.crossPosition + $1.crossSize) }
      if frames.lines.count <= limit.lines, reach <= limit.cross { longest = count }
    }
    precondition(run.count == longest)
  }

  /// An index has the lines of the solver.
  fileprivate func checkIndex() -> UInt64 {
    var plain = items
    plain.order = []
    plain.breaks = []
    let index = FlexIndex(plain, in: container)
    var (solver, frames, digest) = (FlexSolver(), FlexFrames(), Digest())
    solver.solve(plain, in: container, into: &frames)
    precondition(index.lineCount == frames.lines.count)
    digest.add([index.mainSize, index.crossSize, index.longestLine])
    return digest.value
  }
}

#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// A lazy strip shows the frames of the layout that makes all views.
@MainActor @Suite("Laws of lazy strips", .enabled(if: hasWindows))
struct LazyStripLawsTests {
  @Test(
    "a lazy strip filled line by line shows balanced wrapping's frames at any offset, after any changes",
    arguments: 0..<20)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func declared(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var drawn = DrawnStrip(&generator, .declared)
      drawn.options.rows.alignment = generator.any()
      drawn.options.rows.verticalAlignment = generator.pick([.top, .center, .bottom])
      drawn.options.rows.stretchesItems = generator.one(in: 4)
      drawn.options.rows.hugging = generator.pick([.automatic, .always, .never])
      drawn.options.columns?.alignment = generator.any()
      var eager = drawn.options
      (eager.kind, eager.wrapsEvenly) = (.eager, true)
      eager.rows.wrapping = .balanced(minLines: drawn.lines)
      eager.columns?.wrapping = .balanced(minLines: drawn.lines)
      try await drawn.compare(eager, &generator)
    }
  }

  @Test(
    "a lazy strip filled shortest line first shows a simple loop's frames at any offset, after any changes",
    arguments: 0..<20)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func obvious(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 100)
    for _ in 0..<10 {
      let kind: ScreenOptions.Kind = generator.toss() ? .declared : .measured
      var drawn = DrawnStrip(&generator, kind)
      if kind == .declared { drawn.options.order = .acrossLines }
      var eager = drawn.options
      eager.kind = .eager
      try await drawn.compare(eager, &generator)
    }
  }
}

/// A strip drawn at random.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor private struct DrawnStrip {
  var options: ScreenOptions
  let lines: Int
  private var chips: [Piece] = []
  private var size: CGSize
  private let direction: LayoutDirection
  private var nextID: Int

  private var isRows: Bool { options.columns == nil }
  private var isMeasured: Bool { options.kind == .measured }

  init(_ generator: inout SeededGenerator, _ kind: ScreenOptions.Kind) {
    let order: StripOrder = kind == .measured ? .acrossLines : .lineByLine
    let isRows = !generator.one(in: 3)
    lines = generator.pick([1, 2, 2, 3, 5, 100])
    let gap = generator.wholeSize(0...10, 0...10)
    let rows = FlowLayout(horizontalSpacing: gap.width, verticalSpacing: gap.height)
    let columns = VFlowLayout(horizontalSpacing: gap.width, verticalSpacing: gap.height)
    options = ScreenOptions(
      kind: kind, rows: rows, columns: isRows ? nil : columns, lines: lines, order: order)
    size = generator.wholeSize(100...300, 100...300)
    direction = generator.direction()
    nextID = generator.number(0...80)
    chips = (0..<nextID).map { piece($0, &generator) }
  }

  private func piece(_ id: Int, _ generator: inout SeededGenerator) -> Piece {
    var size = CGSize.drawn(&generator)
    // How deep a line is that is measured is known only when all of it is.
    if isMeasured, isRows { size.height = 30 }
    if isMeasured, !isRows { size.width = 30 }
    switch generator.number(0...39) {
    case 0: size.width = isRows ? 1000 : size.width
    case 1: size = CGSize(isRows ? 0 : size.width, isRows ? size.height : 0)
    default: break
    }
    return Piece(id: id, size: size)
  }

  mutating func compare(_ other: ScreenOptions, _ generator: inout SeededGenerator) async throws {
    let (handle, axis) = (ScreenHandle(), isRows ? Axis.horizontal : .vertical)
    let lazy = Screen.host(chips, options, size: size, direction, handle: handle)
    var eager = Screen.host(chips, other, size: size, direction)
    var offset: CGFloat = 0
    for step in 0..<6 {
      if change(&generator) {
        handle.chips = chips
        lazy.resize(size)
        eager = Screen.host(chips, other, size: size, direction)
      }
      try await update(lazy)
      // Measured views are measured on the way.
      offset = max(0, offset + generator.whole(isMeasured ? -100...150 : -600...900))
      try await scroll(lazy, to: offset, axis)
      try await eager.follow(lazy)
      if let differs = difference(lazy, eager) {
        Issue.record("\(differs) in step \(step) of \(self)")
        return
      }
      if isMeasured { continue }
      #expect(lazy.frame(of: "flow")?.size == eager.frame(of: "flow")?.size, "\(self)")
    }
  }

  /// Inserts, removes, resizes or turns something, or leaves all as it is.
  private mutating func change(_ generator: inout SeededGenerator) -> Bool {
    let place = generator.number(0...chips.count)
    switch generator.number(0...4) {
    case 0:
      for _ in 0..<generator.number(1...4) {
        chips.insert(piece(nextID, &generator), at: place)
        nextID += 1
      }
    case 1: chips.removeSubrange(place..<min(chips.count, place + 3))
    // A change while a view does not exist is noticed when a person scrolls there.
    case 2 where place < chips.count && !isMeasured:
      chips[place].size = piece(0, &generator).size
    case 3: size = size.transposed
    default: return false
    }
    return true
  }
}
#endif

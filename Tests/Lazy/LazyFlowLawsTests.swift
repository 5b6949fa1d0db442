#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// A lazy flow shows the frames of the layout, and keeps the first visible view where it is.
@MainActor @Suite("Laws of lazy flows", .enabled(if: hasWindows))
struct LazyFlowLawsTests {
  @Test(
    "a lazy flow shows FlowLayout's frames at any offset, also beyond its ends and under insets, in two rounds",
    arguments: 0..<20)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func shows(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<tried(100) {
      let drawn = DrawnScreen(&generator, counts: 0...80)
      let (lazy, eager) = (drawn.host(drawn.options.kind), drawn.host(.eager))
      for scroll in drawn.scrolls {
        try await lazy.settle(rounds: 0...2)
        // The rest of the work waits for the next update.
        await Task.yield()
        try await drawn.scroll(lazy, scroll)
        try await lazy.settle(rounds: 0...2)
        // The depth of what is not measured is estimated, and one cannot scroll beyond it.
        try await eager.follow(lazy)
        if let difference = difference(lazy, eager) {
          Issue.record("at \(scroll): \(difference); \(drawn)")
          break
        }
      }
    }
  }

  @Test(
    "a lazy flow keeps the first visible view where it is while elements or the window change",
    arguments: 0..<20)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func stays(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 100)
    for _ in 0..<tried(10) {
      var drawn = DrawnScreen(&generator, counts: 100...200)
      drawn.options.bound = generator.any()
      (drawn.options.before, drawn.options.behind) = (0, 0)
      let handle = ScreenHandle()
      let host = drawn.host(drawn.options.kind, handle: handle)
      var offset: CGFloat = 0
      for step in 0..<8 {
        offset = max(0, offset + generator.whole(-100...200))
        try host.scroll(to: offset, drawn.axis)
        try await host.settle()
        await Task.yield()
        guard let first = drawn.first(of: host) else { break }
        drawn.change(handle, host, except: first.id, &generator)
        // From the first frame on.
        try await host.settle(rounds: 0...10)
        offset = try host.offset(drawn.axis)
        // At its ends a scroll view cannot hold anything.
        if try drawn.isAtEnd(host) { continue }
        let now = host.frame(of: "\(first.id)").map(drawn.start) ?? .infinity
        #expect(
          abs(now - first.start) < 1e-6,
          "\(first.id) is at \(now), not at \(first.start), in step \(step); \(drawn)")
      }
    }
  }
}

/// A screen with a flow, drawn at random.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct DrawnScreen: CustomStringConvertible {
  var chips: [Piece] = []
  var options = ScreenOptions()
  var size: CGSize
  var scrolls: [Scroll] = []
  let direction: LayoutDirection
  private var nextID: Int

  /// A person's scroll: somewhere, or beyond an end by pulling.
  enum Scroll {
    case to(CGFloat)
    case pullStart(CGFloat)
    case pullEnd(CGFloat)
  }

  init(_ generator: inout SeededGenerator, counts: ClosedRange<Int>) {
    let count = generator.number(counts)
    for id in 0..<count { chips.append(Piece(id: id, size: .drawn(&generator))) }
    nextID = count
    let isMeasured = generator.toss()
    options.kind = isMeasured ? .measured : .declared
    let hugs = generator.pick(isMeasured ? [FlowHugging.never] : [.automatic, .always, .never])
    // Measured views must fit, or the layout grows by those that are still far below.
    size = generator.wholeSize(isMeasured ? 130...300 : 60...300, 130...300)
    options.header = generator.toss() ? 0 : generator.whole(0...700)
    direction = generator.one(in: 4) ? .rightToLeft : .leftToRight
    let gap = generator.whole(0...10)
    if generator.one(in: 3) {
      options.columns = VFlowLayout(
        horizontalSpacing: gap, alignment: generator.any(),
        horizontalAlignment: generator.pick([.leading, .center, .trailing]), hugging: hugs)
    } else {
      options.rows = FlowLayout(
        verticalSpacing: gap, alignment: generator.any(),
        verticalAlignment: generator.pick([.top, .center, .bottom]), hugging: hugs)
    }
    if generator.toss() {
      (options.before, options.behind) = (generator.whole(0...60), generator.whole(0...60))
    }
    var offset: CGFloat = 0
    for _ in 0..<4 {
      offset = max(0, offset + generator.whole(isMeasured ? -100...130 : -1000...2000))
      let pull = generator.whole(1...400)
      scrolls.append(
        generator.pick(
          [.pullStart(pull), .pullEnd(pull)] + Array(repeating: .to(offset), count: 4)))
    }
  }

  var isColumns: Bool { options.columns != nil }
  var axis: Axis { isColumns ? .horizontal : .vertical }

  @MainActor
  func host(_ kind: ScreenOptions.Kind, handle: ScreenHandle = ScreenHandle()) -> Hosted {
    var options = options
    options.kind = kind
    return Screen.host(chips, options, size: size, direction, handle: handle)
  }

  @MainActor func scroll(_ host: Hosted, _ scroll: Scroll) async throws {
    switch scroll {
    case .to(let offset): try host.scroll(to: offset, axis)
    case .pullStart(let pull): try host.scroll(to: -options.before - pull, axis, beyondEnds: true)
    case .pullEnd(let pull):
      try host.scroll(to: 1e6, axis)
      try await host.settle()
      try host.scroll(to: host.offset(axis) + pull, axis, beyondEnds: true)
    }
  }

  /// Where a frame begins across the lines.
  func start(_ frame: CGRect) -> CGFloat {
    if !isColumns { return frame.minY }
    return direction == .rightToLeft ? size.width - frame.maxX : frame.minX
  }

  /// The first chip that can be seen.
  @MainActor func first(of host: Hosted) -> (id: Int, start: CGFloat)? {
    let visible = host.visibleChips
    let order = host.frames.compactMap { Int($0.identifier) }
    return order.first { visible[$0] != nil }.map { ($0, start(visible[$0] ?? .zero)) }
  }

  @MainActor func isAtEnd(_ host: Hosted) throws -> Bool {
    guard let flow = host.frame(of: "flow"), let room = host.frame(of: "scroll") else {
      return true
    }
    let end =
      isColumns
      ? (direction == .rightToLeft ? flow.minX >= room.minX - 1e-6 : flow.maxX <= room.maxX + 1e-6)
      : flow.maxY <= room.maxY + 1e-6
    return try end || host.offset(axis) <= 0
  }

  /// Changes something that is not the chip that is being read.
  @MainActor mutating func change(
    _ handle: ScreenHandle, _ host: Hosted, except id: Int,
    _ generator: inout SeededGenerator
  ) {
    var chips = handle.chips
    let place = generator.number(0...chips.count)
    switch generator.number(0...4) {
    case 0:
      for _ in 0..<generator.number(1...4) {
        chips.insert(Piece(id: nextID, size: .drawn(&generator)), at: place)
        nextID += 1
      }
    case 1:
      let end = min(chips.count, place + 3)
      let kept = chips[place..<end].filter { $0.id == id }
      chips.replaceSubrange(place..<end, with: kept)
    case 2:
      let other = min(place, chips.count - 1)
      // A chip of the same line could change how deep the line is, and where the other lies in it.
      let index = chips.firstIndex { $0.id == id } ?? 0
      if abs(other - index) > 20 { chips[other].size = .drawn(&generator) }
    case 3:
      size = generator.wholeSize(130...300, 130...300)
      host.resize(size)
    default: break
    }
    handle.chips = chips
  }

  var description: String { "\(chips.count) chips, \(options), \(size), \(direction)" }
}
#endif

import FlowUI
import SwiftUI
import Testing

/// A lazy flow shows what the layout shows, and what is read stays where it is.
@MainActor @Suite("Laws of lazy flows", .stillClock)
struct LazyFlowLawsTests {
  @Test(
    "at every offset, beyond both ends and under insets too, it shows what FlowLayout shows, in at most two rounds",
    arguments: 0..<20)
  func shows(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<tried(100) {
      let drawn = DrawnScreen(&generator, counts: 0...80)
      let lazy = drawn.host(drawn.options.kind)
      let eager = drawn.host(.eager)
      for scroll in drawn.scrolls {
        #expect(try lazy.settle() <= 2, "\(drawn)")
        // What is left for the next update.
        await Task.yield()
        try drawn.scroll(lazy, scroll)
        #expect(try lazy.settle() <= 2, "\(drawn)")
        // The depth of what is not measured is estimated, and one cannot scroll beyond it.
        try eager.scroll(
          "scroll", to: lazy.visibleRect(of: "scroll").origin, beyondEnds: true)
        if let difference = difference(lazy, eager) {
          Issue.record("at \(scroll): \(difference); \(drawn)")
          break
        }
      }
    }
  }

  @Test(
    "what is read stays where it is, whatever is inserted, removed, resized or turned",
    arguments: 0..<20)
  func stays(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 100)
    for _ in 0..<tried(10) {
      var drawn = DrawnScreen(&generator, counts: 100...200)
      drawn.options.bound = .allCases.randomElement(using: &generator)
      (drawn.options.before, drawn.options.behind) = (0, 0)
      let handle = ScreenHandle()
      let host = drawn.host(drawn.options.kind, handle: handle)
      var offset: CGFloat = 0
      for step in 0..<8 {
        offset = max(0, offset + CGFloat(Int.random(in: -100...200, using: &generator)))
        try host.scroll("scroll", to: drawn.point(offset))
        _ = try host.settle()
        await Task.yield()
        guard let first = drawn.first(of: host) else { break }
        drawn.change(handle, host, except: first.id, &generator)
        _ = try host.settle()
        offset = drawn.offset(try host.visibleRect(of: "scroll"))
        // At its ends a scroll view cannot hold anything.
        if drawn.isAtEnd(host) { continue }
        let now = host.frame(of: "\(first.id)").map(drawn.start)
        #expect(
          now.map { abs($0 - first.start) < 1e-6 } ?? false,
          "\(first.id) is at \(now.map(String.init) ?? "nowhere"), not at \(first.start), in step \(step); \(drawn)"
        )
      }
    }
  }
}

/// A screen with a flow, drawn at random.
private struct DrawnScreen: CustomStringConvertible {
  var chips: [Piece] = []
  var options = ScreenOptions()
  var size: CGSize
  let header: CGFloat
  let scrolls: [Scroll]
  let isRightToLeft: Bool
  private var nextID: Int

  /// How somebody scrolls: somewhere, or beyond an end by pulling.
  enum Scroll {
    case to(CGFloat)
    case pullStart(CGFloat)
    case pullEnd(CGFloat)
  }

  @MainActor
  init(_ generator: inout SeededGenerator, counts: ClosedRange<Int>) {
    let count = Int.random(in: counts, using: &generator)
    for id in 0..<count { chips.append(Piece(id: id, size: .drawn(&generator))) }
    nextID = count
    let isMeasured = Bool.random(using: &generator)
    options.kind = isMeasured ? .measured : .declared
    let choices: [FlowHugging] = isMeasured ? [.never] : [.automatic, .always, .never]
    let hugs = choices[Int.random(in: choices.indices, using: &generator)]
    // What is measured must fit, or the layout grows by what is still far below.
    let least = isMeasured ? 130 : 60
    size = CGSize(
      width: CGFloat(Int.random(in: least...300, using: &generator)),
      height: CGFloat(Int.random(in: 130...300, using: &generator)))
    header =
      Bool.random(using: &generator) ? 0 : CGFloat(Int.random(in: 0...700, using: &generator))
    isRightToLeft = Int.random(in: 0..<4, using: &generator) == 0
    let gap = CGFloat(Int.random(in: 0...10, using: &generator))
    if Int.random(in: 0..<3, using: &generator) == 0 {
      options.columns = VFlowLayout(
        horizontalSpacing: gap, alignment: .allCases.randomElement(using: &generator) ?? .top,
        horizontalAlignment: [.leading, .center, .trailing].randomElement(using: &generator)
          ?? .leading,
        hugsLines: hugs)
    } else {
      options.rows = FlowLayout(
        verticalSpacing: gap, alignment: .allCases.randomElement(using: &generator) ?? .leading,
        verticalAlignment: [.top, .center, .bottom].randomElement(using: &generator) ?? .top,
        hugsLines: hugs)
    }
    if Bool.random(using: &generator) {
      options.before = CGFloat(Int.random(in: 0...60, using: &generator))
      options.behind = CGFloat(Int.random(in: 0...60, using: &generator))
    }
    var offset: CGFloat = 0
    var scrolls: [Scroll] = []
    for _ in 0..<4 {
      let step = isMeasured ? -100...130 : -1000...2000
      offset = max(0, offset + CGFloat(Int.random(in: step, using: &generator)))
      let pull = CGFloat(Int.random(in: 1...400, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: scrolls.append(.pullStart(pull))
      case 1: scrolls.append(.pullEnd(pull))
      default: scrolls.append(.to(offset))
      }
    }
    self.scrolls = scrolls
  }

  var isColumns: Bool { options.columns != nil }

  @MainActor
  func host(_ kind: ScreenOptions.Kind, handle: ScreenHandle = ScreenHandle()) -> HeadlessHost {
    var options = options
    options.kind = kind
    return HeadlessHost(size: size, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight) {
      Screen(chips, options, handle: handle, header: header)
    }
  }

  func point(_ offset: CGFloat) -> CGPoint {
    isColumns ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  @MainActor func scroll(_ host: HeadlessHost, _ scroll: Scroll) throws {
    switch scroll {
    case .to(let offset): try host.scroll("scroll", to: point(offset))
    case .pullStart(let pull):
      try host.scroll("scroll", to: point(-options.before - pull), beyondEnds: true)
    case .pullEnd(let pull):
      try host.scroll("scroll", to: point(1e6))
      _ = try host.settle()
      let end = offset(try host.visibleRect(of: "scroll"))
      try host.scroll("scroll", to: point(end + pull), beyondEnds: true)
    }
  }

  func offset(_ visible: CGRect) -> CGFloat { isColumns ? visible.minX : visible.minY }

  /// Where a frame begins across the lines.
  func start(_ frame: CGRect) -> CGFloat {
    if !isColumns { return frame.minY }
    return isRightToLeft ? size.width - frame.maxX : frame.minX
  }

  /// The first chip that can be seen.
  @MainActor func first(of host: HeadlessHost) -> (id: Int, start: CGFloat)? {
    let visible = host.visibleChips
    let order = host.frames.compactMap { Int($0.identifier) }
    return order.first { visible[$0] != nil }.map { ($0, start(visible[$0] ?? .zero)) }
  }

  @MainActor func isAtEnd(_ host: HeadlessHost) -> Bool {
    guard let visible = try? host.visibleRect(of: "scroll"), let flow = host.frame(of: "flow"),
      let room = host.frame(of: "scroll")
    else { return true }
    let end =
      isColumns
      ? (isRightToLeft ? flow.minX >= room.minX - 1e-6 : flow.maxX <= room.maxX + 1e-6)
      : flow.maxY <= room.maxY + 1e-6
    return offset(visible) <= 0 || end
  }

  /// Changes something that is not the chip that is being read.
  @MainActor mutating func change(
    _ handle: ScreenHandle, _ host: HeadlessHost, except id: Int,
    _ generator: inout SeededGenerator
  ) {
    var chips = handle.chips
    let place = Int.random(in: 0...chips.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        chips.insert(Piece(id: nextID, size: .drawn(&generator)), at: place)
        nextID += 1
      }
    case 1:
      let end = min(chips.count, place + 3)
      chips = chips[..<place] + chips[place..<end].filter { $0.id == id } + chips[end...]
    case 2:
      let other = min(place, chips.count - 1)
      // A chip of the same line could change how deep the line is, and where the other lies in it.
      let index = chips.firstIndex { $0.id == id } ?? 0
      if abs(other - index) > 20 { chips[other].size = .drawn(&generator) }
    case 3:
      size = CGSize(
        width: CGFloat(Int.random(in: 130...300, using: &generator)),
        height: CGFloat(Int.random(in: 130...300, using: &generator)))
      host.resize(size)
    default: break
    }
    handle.chips = chips
  }

  var description: String {
    "\(chips.count) chips, \(options), \(size), header \(header), right to left: \(isRightToLeft)"
  }
}

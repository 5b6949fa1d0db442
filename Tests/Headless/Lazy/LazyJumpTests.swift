import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// A jump to a view of a measured container arrives, at once or as soon as the views before it have been measured.
@MainActor @Suite("Jumps in measured containers")
struct LazyJumpTests {
  private func boxes(_ heights: [CGFloat]) -> [Piece] { .sized(heights.map { CGSize(100, $0) }) }

  @Test(
    "a jump in a lazy flow of measured views shows a view larger than those before as a whole, at its anchor",
    arguments: JumpAsk.allCases)
  func last(ask: JumpAsk) async throws {
    let heights = Array(repeating: CGFloat(20), count: 100) + Array(repeating: 100, count: 40)
    var page = JumpHost(
      .single, ask, JumpState(boxes: boxes(heights)), anchor: .bottom)
    try await page.rest()
    page.jump(to: 139, .bottom)
    try await page.rest()
    expectEqual(page.place(of: 139), 100...200)
    expectEqual(page.outside, nil)
  }

  @Test(
    "a lazy flow of measured views begins at the last view if its scroll position names that view at first",
    arguments: JumpAsk.allCases)
  func initial(ask: JumpAsk) async throws {
    var state = JumpState(boxes: boxes(Array(repeating: 100, count: 10)))
    state.position = ScrollPosition(id: 9)
    state.id = 9
    var page = JumpHost(.single, ask, state)
    try await page.rest()
    expectEqual(page.place(of: 9), 100...200)
    expectEqual(page.outside, nil)
  }

  @Test(
    "a jump reaches any view of a measured flow, strip or waterfall, also far away, and when repeated",
    arguments: JumpAsk.allCases)
  func far(ask: JumpAsk) async throws {
    var generator = SeededGenerator(seed: 4)
    let pieces = (0..<1000).map { Piece(id: $0, size: CGSize(generator.whole(40...140), 28)) }
    let cards = (0..<1000).map { Piece(id: $0, size: CGSize(100, generator.whole(60...260))) }
    for (kind, boxes, size) in [
      (.several, pieces, CGSize(390, 600)), (.strip, Array(pieces[..<200]), CGSize(390, 120)),
      (.waterfall, cards, CGSize(358, 600)),
    ] as [(JumpKind, [Piece], CGSize)] {
      for id in [30, 40, 80, 199, 400, 700, 999] where id < boxes.count {
        var page = JumpHost(kind, ask, JumpState(boxes: boxes), size, anchor: .topLeading)
        try await page.rest(updates: 4)
        for _ in 0..<2 {
          page.jump(to: id, .topLeading)
          try await page.rest()
          let place = try #require(page.place(of: id), "\(id) of \(kind)")
          let isLast = abs(page.end - page.page) < 1e-6
          #expect(
            abs(place.lowerBound) < 1e-6 || isLast && place.upperBound <= page.page + 1e-6,
            "\(id) of \(kind) is at \(place)")
          #expect(page.outside == nil, "\(id) of \(kind)")
        }
      }
    }
  }

  @Test(
    "jumps and restored positions in measured containers arrive, whatever is inserted meanwhile",
    arguments: 0..<tried(20) as Range<UInt64>)
  func drawn(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 9000)
    for kind in JumpKind.measured {
      var jump = DrawnJump(kind, &generator)
      try await jump.run(&generator)
    }
  }
}

/// The frame of a container, and what it places.
@MainActor @Suite("Views inside of their lazy container")
struct LazyInsideTests {
  @Test(
    "no view lies outside of its lazy container in any round, whatever is scrolled to, inserted or resized",
    arguments: JumpKind.allCases)
  func inside(kind: JumpKind) async throws {
    for seed in 0..<tried(20) as Range<UInt64> {
      var generator = SeededGenerator(seed: seed &+ 6720)
      var history = DrawnPage(kind, &generator)
      try await history.run(&generator)
    }
  }
}

/// A page that changes at random.
@MainActor private struct DrawnPage {
  private var page: JumpHost
  private var steps: [String] = []
  private var next = 1000

  init(_ kind: JumpKind, _ generator: inout SeededGenerator) {
    let boxes = (0..<generator.pick([0, 3, 40, 150, 400])).map { Self.box($0, &generator) }
    var state = JumpState(boxes: boxes)
    if generator.toss(), !boxes.isEmpty {
      state.id = generator.pick(boxes).id
      state.position = ScrollPosition(id: state.id ?? 0, anchor: .bottomTrailing)
    }
    page = JumpHost(
      kind, generator.any(), state, generator.wholeSize(150...400, 150...400),
      anchor: generator.pick([nil, .topLeading, .center, .bottomTrailing]),
      direction: generator.direction())
  }

  /// A box, one of ten of which is much larger than the others.
  private static func box(_ id: Int, _ generator: inout SeededGenerator) -> Piece {
    let scale: CGFloat = generator.one(in: 10) ? 4 : 1
    return Piece(
      id: id, size: CGSize(scale * generator.whole(10...90), scale * generator.whole(10...90)))
  }

  mutating func run(_ generator: inout SeededGenerator) async throws {
    for _ in 0..<12 {
      await page.run(updates: generator.pick([0, 1, 2, 8]))
      try change(&generator)
    }
    try await page.rest()
    #expect(page.outside == nil, "\(self)")
  }

  private mutating func change(_ generator: inout SeededGenerator) throws {
    var boxes = page.remote.value.boxes
    let place = generator.number(0...boxes.count)
    switch generator.number(0...8) {
    case 0, 1:
      guard let id = boxes.randomElement(using: &generator)?.id else { return }
      page.jump(to: id, generator.pick([nil, .topLeading, .bottomTrailing]))
      steps.append("asks for \(id)")
    case 2, 3:
      let offset = generator.whole(0...generator.pick([300, 3000, 12_000]))
      try page.host.scroll(to: offset, page.kind.axis)
      steps.append("scrolls to \(offset)")
    case 4:
      let count = generator.pick([1, 5, 60])
      boxes.insert(
        contentsOf: (next..<next + count).map { Self.box($0, &generator) }, at: place)
      next += count
      steps.append("inserts \(count) at \(place)")
    case 5:
      let count = min(generator.pick([1, 5, 200]), boxes.count - place)
      boxes.removeSubrange(place..<place + count)
      steps.append("removes \(count) at \(place)")
    case 6 where place < boxes.count:
      boxes.insert(boxes.remove(at: place), at: generator.number(0...boxes.count - 1))
      steps.append("moves \(place)")
    case 7 where place < boxes.count:
      for box in boxes.indices[place...].prefix(20) {
        boxes[box].size = Self.box(0, &generator).size
      }
      steps.append("has other sizes from \(place) on")
    default:
      let size = generator.wholeSize(100...500, 100...500)
      page.host.resize(size)
      steps.append("is \(size)")
    }
    if boxes != page.remote.value.boxes { page.remote.value.boxes = boxes }
  }
}

extension DrawnPage: CustomStringConvertible {
  nonisolated var description: String {
    MainActor.assumeIsolated { "\(page.kind) \(page.ask) \(page.direction) \(steps)" }
  }
}

/// Jumps that are drawn at random.
@MainActor private struct DrawnJump {
  private let kind: JumpKind
  private let ask: JumpAsk
  private let anchor: UnitPoint
  private let size: CGSize
  private var boxes: [Piece]
  private var page: JumpHost
  private var steps: [String] = []

  init(_ kind: JumpKind, _ generator: inout SeededGenerator) {
    let ask: JumpAsk = generator.any()
    let anchor: UnitPoint = generator.pick([.topLeading, .center, .bottomTrailing])
    let count = generator.pick([3, 10, 60, 150, 250])
    // Later ones are larger or smaller, so that averages lead astray.
    let change = generator.pick([0.2, 1, 1, 4])
    let boxes = (0..<count).map { id in
      let scale = id > count / 2 ? change : 1
      return Piece(
        id: id,
        size: CGSize(generator.whole(20...150), (generator.whole(20...90) * scale).rounded()))
    }
    self.boxes =
      kind.axis == .vertical ? boxes : boxes.map { Piece(id: $0.id, size: $0.size.transposed) }
    size =
      kind.axis == .vertical
      ? CGSize(320, generator.whole(150...500)) : CGSize(generator.whole(150...500), 320)
    var state = JumpState(boxes: self.boxes)
    if generator.toss() {
      let id = generator.pick([0, count - 1, generator.number(0...count - 1)])
      state.position = ScrollPosition(id: id, anchor: anchor)
      state.id = id
      steps.append("begins at \(id)")
      sought = id
    }
    page = JumpHost(kind, ask, state, size, anchor: anchor)
    (self.kind, self.ask, self.anchor) = (kind, ask, anchor)
  }

  private var sought: Int?

  mutating func run(_ generator: inout SeededGenerator) async throws {
    try await page.rest(updates: generator.pick([4, 24]))
    if let sought, steps.count == 1 { try await arrive(at: sought) }
    for _ in 0..<3 {
      if generator.one(in: 3) {
        let offset = generator.whole(0...2000)
        try page.host.scroll(to: offset, kind.axis)
        steps.append("scrolls to \(offset)")
        try await page.rest(updates: generator.pick([1, 4]))
      }
      let id = generator.pick([boxes[0], boxes[boxes.count - 1], generator.pick(boxes)]).id
      // An identity that is bound already asks for nothing.
      if ask == .identity, page.remote.value.id == id { continue }
      let isAnimated = generator.toss()
      withAnimation(isAnimated ? .linear(duration: 1) : nil) { page.jump(to: id, anchor) }
      steps.append("asks for \(id)\(isAnimated ? " in an animation" : "")")
      if generator.toss() {
        try await page.rest(updates: generator.pick([0, 1]), looking: !isAnimated)
      }
      // One that exists has arrived, and is kept where it is.
      if page.place(of: id) == nil, generator.toss() {
        let new = (0..<generator.number(1...5)).map { number in
          Piece(id: 10_000 + boxes.count + number, size: generator.pick(boxes).size)
        }
        let place = generator.number(0...boxes.count)
        boxes.insert(contentsOf: new, at: place)
        page.remote.value.boxes = boxes
        steps.append("inserts \(new.map(\.size)) at \(place)")
      }
      if isAnimated {
        try await page.rest(looking: false)
        page.host.advance(by: 2)
      }
      try await arrive(at: id)
    }
  }

  /// Waits until a view is where it is wanted.
  private mutating func arrive(at id: Int) async throws {
    try await page.rest()
    #expect(page.outside == nil, "\(self)")
    let (start, end) = try await frame(of: id)
    let share = kind.axis == .vertical ? anchor.y : anchor.x
    let wanted = start + (end - start) * share - page.page * share
    let offset = max(0, min(wanted, total - page.page))
    let place = page.place(of: id)
    let isRight = place.map { abs($0.lowerBound - (start - offset)) < 1e-6 } ?? false
    #expect(isRight, "\(id) is at \(String(describing: place)), not at \(start - offset): \(self)")
  }

  private var total: CGFloat = 0

  /// Where a view lies in the container, as one that makes all of them says.
  private mutating func frame(of id: Int) async throws -> (CGFloat, CGFloat) {
    let tall = kind.axis == .vertical ? CGSize(size.width, 200_000) : CGSize(200_000, size.height)
    var whole = JumpHost(kind, ask, JumpState(boxes: boxes), tall)
    try await whole.rest(updates: 8)
    let flow = try #require(whole.host.frame(of: "flow"))
    let frame = try #require(whole.host.frame(of: "\(id)"))
    total = kind.axis == .vertical ? flow.height : flow.width
    return kind.axis == .vertical
      ? (frame.minY - flow.minY, frame.maxY - flow.minY)
      : (frame.minX - flow.minX, frame.maxX - flow.minX)
  }
}

extension DrawnJump: CustomStringConvertible {
  nonisolated var description: String {
    MainActor.assumeIsolated {
      "\(kind) \(ask) \(anchor) \(size) \(steps): \(boxes.map { [$0.size.width, $0.size.height] })"
    }
  }
}

extension Array where Element == Piece {
  static func sized(_ sizes: [CGSize]) -> [Piece] { Piece.sized(sizes) }
}

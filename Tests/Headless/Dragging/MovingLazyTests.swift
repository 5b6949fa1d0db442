import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Moving elements in lazy flows")
struct MovingLazyTests {
  private let chips = MovedChips(count: 40)

  @Test(
    "a chip of a lazy flow goes to where it is dropped, and the data changes once",
    arguments: [true, false])
  func drag(isDeclared: Bool) throws {
    let host = HeadlessHost(200, 120) { EditedLazyFlow(chips: chips, isDeclared: isDeclared) }
    let touch = try host.hold(0, by: 100, 28, steps: 10)
    host.rest()
    expectEqual(chips.writes, 0)
    #expect(abs(host.chipFrame(0).midX - 120) < 1e-9)
    #expect(abs(host.chipFrame(0).midY - 38) < 1e-9)
    // The others have made room: the first of the second line is the last of the first.
    expectEqual(host.chipFrame(4).origin, CGPoint(144, 0))
    touch.lift()
    host.rest()
    expectEqual(Array(chips.order.prefix(8)), [1, 2, 3, 4, 5, 6, 0, 7])
    expectEqual(chips.writes, 1)
    expectEqual(host.chipFrame(0), CGRect(96, 28, 40, 20))
  }

  @Test(
    "a drag event or a focus change in a lazy flow evaluates no body of 300 realized chips",
    arguments: [true, false])
  func bodies(isDeclared: Bool) throws {
    let (chips, counts) = (MovedChips(count: 600), ViewCounts())
    let host = HeadlessHost(960, 420) {
      EditedLazyFlow(chips: chips, isDeclared: isDeclared, counts: counts)
    }
    try host.settle()
    #expect(counts.bodies >= 300)
    let touch = try host.hold(100, by: 10, 2, steps: 2)
    // The content of the dragged chip may read that it is dragged, and disabled for a moment.
    counts.bodies = 0
    for _ in 0..<15 {
      touch.move(by: CGSize(10, 2))
      host.advance(by: 0.05)
    }
    expectEqual(counts.bodies, 0)
    touch.lift()
    host.rest()
    expectEqual(chips.writes, 1)
    counts.bodies = 0
    host.pressTab(times: 10)
    #expect(host.focusedIdentifier != nil)
    expectEqual(counts.bodies, 0)
  }

  @Test(
    "in a lazy flow, an element with moveDisabled stays, and no element is dragged past it",
    arguments: [true, false])
  func disabled(isDeclared: Bool) throws {
    let chips = MovedChips(count: 6)
    let host = chips.host(200, 120) { all, move in
      ScrollView {
        LazyFlow(all) { MovedChipView($0) }
          .itemSizes(\.size, if: isDeclared)
          .onMove(perform: move)
          .moveDisabled { (chip: MovedChip) in chip.id == 2 }
      }
    }
    try host.settle()
    try host.drag(0, by: 150)
    expectEqual(chips.order, [1, 0, 2, 3, 4, 5])
    try host.drag(2, by: -90)
    try host.drag(4, by: 0, -28)
    expectEqual(chips.order, [1, 0, 2, 4, 3, 5])
    #expect(host.actions(of: 2).isEmpty)
    #expect(host.actions(of: 0) == ["Move earlier"] && host.actions(of: 4) == ["Move later"])
  }

  @Test(
    "an element that a lazy flow's scroll position names at first is realized, and can be moved by an action"
  )
  func scrolledTo() throws {
    let chips = MovedChips(count: 400)
    let host = HeadlessHost(200, 130) {
      Bound(Remote<Int?>(300)) { position in
        ScrollView {
          LazyFlow(chips.binding, editActions: .move) { MovedChipView($0.wrappedValue) }
            .itemSizes(\.size)
        }
        .flowScrollPosition(id: position, anchor: .top)
      }
    }
    host.rest()
    expectEqual(host.chipFrame(300).origin, CGPoint(8, 0))
    try host.perform("Move later", on: "300")
    expectEqual(Array(chips.order[299...301]), [299, 301, 300])
  }

  @Test(
    "elements of a lazy strip are dragged along a line and from line to line",
    arguments: [true, false])
  func strips(isDeclared: Bool) throws {
    let host = chips.host(200, 130) { all, move in
      ScrollView(.horizontal) {
        LazyStrip(all, lines: 2, layout: FlowLayout(spacing: 8)) { MovedChipView($0) }
          .itemSizes(\.size, .lineByLine, if: isDeclared)
          .onMove(perform: move)
      }
    }
    // 48 points from one to the next, 28 from the first line, which has twenty, to the second.
    try host.drag(0, by: 96, steps: 6)
    expectEqual(chips.writes, 1)
    expectEqual(Array(chips.order.prefix(5)), (isDeclared ? [1, 2, 0, 3, 4] : [1, 2, 3, 4, 0]))
    try host.drag(1, by: 0, 28, steps: 6)
    expectEqual(chips.order.firstIndex(of: 1), (isDeclared ? 20 : 1))
    try host.perform("Move later", on: "2")
  }

  /// Holds a chip still near a point for some time.
  private func linger(_ touch: HeadlessHost.Touch, at point: CGPoint, steps: Int) {
    touch.move(to: point, steps: 10)
    for step in 0..<steps {
      touch.move(by: CGSize(step % 2 == 0 ? 1 : -1, 0), frame: 0.2)
    }
  }

  @Test(
    "a drag near the edge of the viewport scrolls a lazy flow and realizes far views",
    arguments: [true, false])
  func scrolling(isDeclared: Bool) throws {
    let chips = MovedChips(count: 400)
    let scroll = HandScroll()
    let host = HeadlessHost(200, 130) {
      EditedLazyFlow(chips: chips, isDeclared: isDeclared, scroll: scroll)
    }
    scroll.host = host
    expectEqual(host.frame(of: "200"), nil)
    let touch = try host.touch("0")
    linger(touch, at: CGPoint(100, 118), steps: 30)
    let end = try host.offset()
    #expect(end > 500)
    #expect(host.frame(of: "\(Int(end / 28) * 4 + 6)") != nil)
    host.rest()
    // It is held still, wherever the flow has been scrolled to.
    #expect(abs((host.frame(of: "0")?.midY ?? 0) - 118) < 12)
    touch.lift()
    host.rest()
    let place = chips.order.firstIndex(of: 0) ?? 0
    #expect(place > 60)
    expectEqual(chips.writes, 1)
    expectEqual(host.chipFrame(0).minY, CGFloat(place / 4) * 28)
  }

  @Test(
    "a focused element of a lazy flow keeps the focus while a drag of another one scrolls far away")
  func focus() throws {
    let (chips, scroll) = (MovedChips(count: 400), HandScroll())
    let host = HeadlessHost(200, 130) { EditedLazyFlow(chips: chips, scroll: scroll) }
    scroll.host = host
    host.rest()
    for _ in 0..<9 where host.focusedIdentifier != "5" { host.pressTab() }
    let touch = try host.touch("0")
    linger(touch, at: CGPoint(100, 118), steps: 30)
    #expect(try host.offset() > 500)
    // It has made room for the one that is held.
    #expect(host.focusedIdentifier == "5" && host.chipFrame(5).origin == CGPoint(0, 28))
    touch.lift()
    host.rest()
  }

  @Test(
    "a drag at the viewport's far edge scrolls nothing if the end of the lazy flow is already visible",
    arguments: [true, false])
  func behindTheEnd(isDeclared: Bool) throws {
    let chips = MovedChips(count: 12)
    let scroll = HandScroll()
    let host = HeadlessHost(200, 130) {
      EditedLazyFlow(chips: chips, isDeclared: isDeclared, footer: 400, scroll: scroll)
    }
    scroll.host = host
    // The first of three lines cannot be seen, but is near.
    try host.scroll(to: 40)
    host.rest()
    let touch = try host.touch("11")
    linger(touch, at: CGPoint(100, 125), steps: 10)
    expectEqual(try host.offset(), 40)
    touch.lift()
    host.rest()
  }

  @Test(
    "changed data or a cancel ends a drag in a lazy flow without a move",
    arguments: [true, false])
  func ends(isChanged: Bool) throws {
    let host = HeadlessHost(200, 120) { EditedLazyFlow(chips: chips) }
    let touch = try host.hold(0, by: 100, 28, steps: 10)
    if isChanged {
      chips.all.remove(at: 3)
      try host.tap("changed")
    } else {
      touch.cancel()
    }
    let order = chips.order
    touch.move(by: CGSize(-20, 10), steps: 4)
    touch.lift()
    host.rest()
    expectEqual(chips.order, order)
    expectEqual(host.chipFrame(0), CGRect(0, 0, 40, 20))
    expectEqual(host.chipFrame(4).origin, (isChanged ? CGPoint(144, 0) : CGPoint(0, 28)))
  }

  @Test(
    "random drags in a lazy flow permute the data once, at the drop, and end with the frames of the layout",
    arguments: 0..<6)
  func laws(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for drag in 0..<tried(25) {
      let chips = MovedChips(MovedChip.drawn(1...120, &random))
      let spacing = random.real(0...12)
      let layout = FlowLayout(
        horizontalSpacing: spacing, verticalSpacing: spacing,
        alignment: random.pick([.leading, .center, .spaceBetween]), hugging: .never)
      let (width, direction) = (random.real(140...400), random.direction())
      let isDeclared = random.toss()
      let host = HeadlessHost(width, 300, direction) {
        EditedLazyFlow(chips: chips, layout: layout, isDeclared: isDeclared)
      }
      let shown = chips.order.filter {
        host.frame(of: "\($0)").map { $0.minY > 12 && $0.maxY < 300 } == true
      }
      let touch = try host.touch("\(shown.randomElement(using: &random) ?? 0)")
      for _ in 0..<random.number(1...4) {
        touch.move(
          to: random.point(-50...width + 50, 0...300), steps: random.number(1...5), frame: 0.1)
      }
      let order = chips.order
      touch.lift()
      host.rest()
      let name: Comment = "seed \(seed), drag \(drag)"
      #expect(chips.order.sorted() == order.sorted(), name)
      #expect(chips.writes == (chips.order == order ? 0 : 1), name)
      let still = HeadlessHost(width, 9000, direction) {
        layout { ForEach(chips.all) { MovedChipView($0) } }.named("flow")
      }
      let visible = try host.visibleRect(of: "scroll")
      for (id, frame) in zip(chips.order, still.chipFrames(chips.order))
      where frame.minY < visible.maxY && frame.maxY > visible.minY {
        #expect(closeTo(host.chipFrame(id), frame), name)
      }
    }
  }
}

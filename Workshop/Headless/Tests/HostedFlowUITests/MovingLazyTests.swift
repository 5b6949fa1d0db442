import FlowUI
import SwiftUI
import TestSupport
import Testing

/// A lazy flow of chips in a scroll view, which owns them as an app does.
struct EditedLazyFlow: View {
  let chips: MovedChips
  var layout = FlowLayout()
  var isDeclared = true
  /// How much comes after the flow.
  var footer: CGFloat = 0

  var body: some View {
    ChipsOwner(chips: chips) { binding in
      ScrollView {
        LazyFlow(
          binding, layout: layout,
          sizes: isDeclared ? .declared { $0.wrappedValue.size } : .measured,
          editActions: .move
        ) { $chip in
          MovedChipView(chip: chip)
        }
        .accessibilityIdentifier("flow")
        if footer > 0 { Color.clear.frame(height: footer) }
      }
      .accessibilityIdentifier("scroll")
    }
    .environment(\.liftsByPointer, true)
  }
}

/// A chip that says when it is evaluated.
private struct CountedChip: View {
  let chip: MovedChip
  let counts: ViewCounts

  var body: some View {
    counts.bodies += 1
    return Color.red
      .frame(width: chip.size.width, height: chip.size.height)
      .focusable()
      .accessibilityIdentifier("\(chip.id)")
  }
}

@MainActor @Suite("Moving by hand in lazy flows")
struct MovingLazyTests {
  private func chips(_ count: Int) -> MovedChips {
    MovedChips(MovedChip.row(Array(repeating: 40, count: count)))
  }

  @Test("a chip goes where it is dropped, and the data changes once", arguments: [true, false])
  func drag(isDeclared: Bool) throws {
    let chips = chips(40)
    let host = HeadlessHost(size: CGSize(width: 200, height: 120)) {
      EditedLazyFlow(chips: chips, isDeclared: isDeclared)
    }
    let touch = try host.touch("0")
    touch.move(by: CGSize(width: 100, height: 28), steps: 10)
    host.rest()
    #expect(chips.writes == 0)
    #expect(abs(host.chipFrames([0])[0].midX - 120) < 1e-9)
    #expect(abs(host.chipFrames([0])[0].midY - 38) < 1e-9)
    // The others have made room: the first of the second line is the last of the first.
    #expect(host.chipFrames([4])[0].origin == CGPoint(x: 144, y: 0))
    touch.lift()
    host.rest()
    #expect(Array(chips.order.prefix(8)) == [1, 2, 3, 4, 5, 6, 0, 7])
    #expect(chips.writes == 1)
    #expect(host.chipFrames([0])[0] == CGRect(x: 96, y: 28, width: 40, height: 20))
  }

  @Test("neither a drag event nor a focus change evaluates any of 300 living chips")
  func bodies() throws {
    for isDeclared in [true, false] {
      let (chips, counts) = (chips(600), ViewCounts())
      let host = HeadlessHost(size: CGSize(width: 960, height: 420)) {
        ChipsOwner(chips: chips) { binding in
          ScrollView {
            LazyFlow(
              binding, sizes: isDeclared ? .declared { $0.wrappedValue.size } : .measured,
              editActions: .move
            ) { $chip in
              CountedChip(chip: chip, counts: counts)
            }
          }
        }
        .environment(\.liftsByPointer, true)
      }
      try host.settle()
      #expect(counts.bodies >= 300)
      let touch = try host.touch("100")
      touch.move(by: CGSize(width: 5, height: 1))
      // What is in the held chip may read that it is.
      counts.bodies = 0
      for _ in 0..<15 {
        touch.move(by: CGSize(width: 10, height: 2))
        host.advance(by: 0.05)
      }
      #expect(counts.bodies == 0)
      touch.lift()
      host.rest()
      #expect(chips.writes == 1)
      counts.bodies = 0
      for _ in 0..<10 { host.pressTab() }
      #expect(host.focusedIdentifier != nil)
      #expect(counts.bodies == 0)
    }
  }

  @Test("an element that is scrolled to exists, and can be moved from there")
  func scrolledTo() throws {
    let chips = chips(400)
    var position = 300 as Int?
    let binding = Binding {
      position
    } set: {
      position = $0
    }
    let host = HeadlessHost(size: CGSize(width: 200, height: 130)) {
      ScrollView {
        LazyFlow(
          chips.binding, sizes: .declared { $0.wrappedValue.size },
          editActions: .move(section: { _ in 0 })
        ) { $chip in
          MovedChipView(chip: chip)
        }
      }
      .flowScrollPosition(id: binding, anchor: .top)
    }
    host.rest()
    #expect(host.chipFrames([300])[0].origin == CGPoint(x: 8, y: 0))
    try host.perform("Move later", on: "300")
    #expect(Array(chips.order[299...301]) == [299, 301, 300])
  }

  @Test(
    "the elements of a strip are moved along its lines, and with declared sizes from line to line")
  func strips() throws {
    for isDeclared in [true, false] {
      let chips = chips(40)
      let host = HeadlessHost(size: CGSize(width: 200, height: 130)) {
        MovedFlow(chips: chips) { move in
          ScrollView(.horizontal) {
            LazyFlow(
              chips.all, layout: FlowLayout(spacing: 8),
              sizes: isDeclared ? .declared { $0.size } : .measured, lines: 2
            ) {
              MovedChipView(chip: $0)
            }
            .onMove(perform: move)
          }
        }
      }
      // 48 points from one to the next, 28 from the first line, which has twenty, to the second.
      let touch = try host.touch("0")
      touch.move(by: CGSize(width: 96, height: 0), steps: 6)
      touch.lift()
      host.rest()
      #expect(chips.writes == 1)
      #expect(Array(chips.order.prefix(4)) == [1, 2, 0, 3])
      let other = try host.touch("1")
      other.move(by: CGSize(width: 0, height: 28), steps: 6)
      other.lift()
      host.rest()
      #expect(chips.order.firstIndex(of: 1) == (isDeclared ? 20 : 0))
      try host.perform("Move later", on: "2")
    }
  }

  @Test(
    "near an edge the flow scrolls on, and what was far away is made", arguments: [true, false])
  func scrolling(isDeclared: Bool) throws {
    let chips = chips(400)
    let host = HeadlessHost(size: CGSize(width: 200, height: 130)) {
      EditedLazyFlow(chips: chips, isDeclared: isDeclared)
    }
    #expect(host.frame(of: "200") == nil)
    let touch = try host.touch("0")
    touch.move(to: CGPoint(x: 100, y: 118), steps: 10)
    for step in 0..<30 {
      touch.move(by: CGSize(width: step % 2 == 0 ? 1 : -1, height: 0), frame: 0.2)
    }
    let end = try host.visibleRect(of: "scroll").minY
    #expect(end > 500)
    #expect(host.frame(of: "\(Int(end / 28) * 4 + 6)") != nil)
    host.rest()
    // It is held still, wherever the flow has been scrolled to.
    #expect(abs((host.frame(of: "0")?.midY ?? 0) - 118) < 12)
    touch.lift()
    host.rest()
    let place = chips.order.firstIndex(of: 0) ?? 0
    #expect(place > 60)
    #expect(chips.writes == 1)
    #expect(host.chipFrames([0])[0].minY == CGFloat(place / 4) * 28)
  }

  @Test(
    "at the far edge of a scroll view that shows what comes after the flow, nothing scrolls",
    arguments: [true, false])
  func behindTheEnd(isDeclared: Bool) throws {
    let chips = chips(12)
    let host = HeadlessHost(size: CGSize(width: 200, height: 130)) {
      EditedLazyFlow(chips: chips, isDeclared: isDeclared, footer: 400)
    }
    // The first of three lines cannot be seen, but is near.
    try host.scroll("scroll", to: CGPoint(x: 0, y: 40))
    host.rest()
    let touch = try host.touch("11")
    touch.move(to: CGPoint(x: 100, y: 125), steps: 10)
    for step in 0..<10 {
      touch.move(by: CGSize(width: step % 2 == 0 ? 1 : -1, height: 0), frame: 0.2)
    }
    #expect(try host.visibleRect(of: "scroll").minY == 40)
    touch.lift()
    host.rest()
  }

  @Test("data that changes, and a cancel, end a drag with everything where it was")
  func ends() throws {
    for how in ["data", "cancel"] {
      let chips = chips(40)
      let host = HeadlessHost(size: CGSize(width: 200, height: 120)) {
        EditedLazyFlow(chips: chips)
      }
      let touch = try host.touch("0")
      touch.move(by: CGSize(width: 100, height: 28), steps: 10)
      if how == "data" {
        chips.all.remove(at: 3)
        try host.tap("changed")
      } else {
        touch.cancel()
      }
      let order = chips.order
      touch.move(by: CGSize(width: -20, height: 10), steps: 4)
      touch.lift()
      host.rest()
      #expect(chips.order == order)
      #expect(host.chipFrames([0])[0] == CGRect(x: 0, y: 0, width: 40, height: 20))
      #expect(
        host.chipFrames([4])[0].origin
          == CGPoint(x: how == "data" ? 144 : 0, y: how == "data" ? 0 : 28))
    }
  }

  @Test(
    "drawn drags change data once, at the drop, by a permutation, and frames at rest are the layout's",
    arguments: 0..<6)
  func laws(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for drag in 0..<tried(25) {
      let chips = MovedChips(
        (0..<Int.random(in: 1...120, using: &random)).map {
          MovedChip(
            id: $0,
            size: CGSize(
              width: .random(in: 10...130, using: &random),
              height: .random(in: 10...30, using: &random)))
        })
      let spacing = CGFloat.random(in: 0...12, using: &random)
      let layout = FlowLayout(
        horizontalSpacing: spacing, verticalSpacing: spacing,
        alignment: [.leading, .center, .spaceBetween].randomElement(using: &random) ?? .leading,
        hugsLines: .never)
      let size = CGSize(width: .random(in: 140...400, using: &random), height: 300)
      let direction: LayoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let isDeclared = Bool.random(using: &random)
      let host = HeadlessHost(size: size, layoutDirection: direction) {
        EditedLazyFlow(chips: chips, layout: layout, isDeclared: isDeclared)
      }
      let shown = chips.order.filter {
        guard let frame = host.frame(of: "\($0)") else { return false }
        return frame.minY > 12 && frame.maxY < size.height
      }
      let id = shown.randomElement(using: &random) ?? 0
      let touch = try host.touch("\(id)")
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        touch.move(
          to: CGPoint(
            x: .random(in: -50...size.width + 50, using: &random),
            y: .random(in: 0...size.height, using: &random)),
          steps: Int.random(in: 1...5, using: &random), frame: 0.1)
      }
      let order = chips.order
      touch.lift()
      host.rest()
      let name: Comment = "seed \(seed), drag \(drag)"
      #expect(chips.order.sorted() == order.sorted(), name)
      #expect(chips.writes == (chips.order == order ? 0 : 1), name)
      let still = HeadlessHost(
        size: CGSize(width: size.width, height: 9000), layoutDirection: direction
      ) {
        layout { ForEach(chips.all) { MovedChipView(chip: $0) } }.accessibilityIdentifier("flow")
      }
      let visible = try host.visibleRect(of: "scroll")
      for (id, frame) in zip(chips.order, still.chipFrames(chips.order))
      where frame.minY < visible.maxY && frame.maxY > visible.minY {
        #expect(closeTo(host.chipFrames([id])[0], frame), name)
      }
    }
  }
}

import FlowUI
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Laws of moving by hand")
struct MovingLawsTests {
  @Test(
    "where fewer chips are left than are shown, hands and keys move those that are left",
    arguments: [true, false], [0, 1, 3])
  func stale(isLazy: Bool, count: Int) throws {
    let chips = MovedChips(MovedChip.row(Array(repeating: 40, count: 8)))
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      ChipsOwner(chips: chips) { binding in
        if isLazy {
          LazyFlow(binding, editActions: .move) { MovedChipView(chip: $0.wrappedValue) }
        } else {
          Flow(binding, editActions: .move) { MovedChipView(chip: $0.wrappedValue) }
        }
      }
      .environment(\.liftsByPointer, true)
    }
    host.rest()
    for _ in 0..<6 { host.pressTab() }
    // Nobody tells the flow.
    chips.all.removeSubrange(count...)
    for key in [KeyEquivalent.leftArrow, .rightArrow, .upArrow, .downArrow] {
      host.press(key, modifiers: .option)
    }
    for id in [7, 2, 0] {
      if let touch = try? host.touch("\(id)") {
        touch.move(to: CGPoint(x: 100, y: 20), steps: 8)
        touch.lift()
      }
      for action in ["Move earlier", "Move later"] { try? host.perform(action, on: "\(id)") }
    }
    host.rest()
    #expect(chips.order.sorted() == Array(0..<count))
  }

  @Test(
    "drawn drags change data once, at the drop, by a permutation, and frames at rest are the layout's",
    arguments: 0..<10)
  func drags(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for drag in 0..<tried(50) { try Self.drag(&random, "seed \(seed), drag \(drag)") }
  }

  private static func drag(_ random: inout SeededGenerator, _ name: Comment) throws {
    let chips = MovedChips(
      (0..<Int.random(in: 1...24, using: &random)).map {
        MovedChip(
          id: $0,
          size: CGSize(
            width: .random(in: 10...130, using: &random),
            height: .random(in: 10...30, using: &random)))
      })
    let alignments: [FlowAlignment] = [.leading, .center, .trailing, .spaceBetween, .stretch]
    var layout = FlowLayout(
      horizontalSpacing: .random(in: 0...12, using: &random),
      verticalSpacing: .random(in: 0...12, using: &random),
      alignment: alignments.randomElement(using: &random) ?? .leading)
    if Int.random(in: 0..<4, using: &random) == 0 { layout.wrapping = .balanced }
    let size = CGSize(width: .random(in: 100...400, using: &random), height: 700)
    let direction: LayoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    let host = HeadlessHost(size: size, layoutDirection: direction) {
      EditedFlow(chips: chips, layout: layout, byPointer: true)
    }
    let id = Int.random(in: 0..<chips.all.count, using: &random)
    let touch = try host.touch("\(id)")
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let target = CGPoint(
        x: .random(in: -50...size.width + 50, using: &random),
        y: .random(in: -50...size.height / 2, using: &random))
      touch.move(to: target, steps: Int.random(in: 1...6, using: &random))
    }
    let before = chips.order
    var changes = chips.writes
    let isChanged = Int.random(in: 0..<5, using: &random) == 0
    if isChanged {
      chips.all.insert(MovedChip(id: 99, size: CGSize(width: 30, height: 20)), at: 0)
      changes = chips.writes
      try host.tap("changed")
    }
    let order = chips.order
    touch.lift()
    host.rest()
    #expect(chips.order.sorted() == (isChanged ? before + [99] : before).sorted(), name)
    #expect(chips.writes - changes == (chips.order == order ? 0 : 1), name)
    if isChanged { #expect(chips.order == order, name) }
    let still = HeadlessHost(size: size, layoutDirection: direction) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 10)
        layout { ForEach(chips.all) { MovedChipView(chip: $0) } }.accessibilityIdentifier("flow")
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(host.chipFrames(chips.order) == still.chipFrames(chips.order), name)
  }

  @Test("the chip is dropped where its own frame would lie nearest to where it is held")
  func nearest() throws {
    var random = SeededGenerator(seed: 7)
    for drag in 0..<20 {
      let chips = MovedChips(
        (0..<8).map {
          MovedChip(id: $0, size: CGSize(width: .random(in: 10...120, using: &random), height: 20))
        })
      let host = HeadlessHost(size: CGSize(width: 240, height: 500)) {
        EditedFlow(chips: chips, byPointer: true)
      }
      let id = Int.random(in: 0..<8, using: &random)
      let touch = try host.touch("\(id)")
      touch.move(
        to: CGPoint(
          x: .random(in: 0...240, using: &random), y: .random(in: 100...400, using: &random)),
        steps: 3)
      let held = host.frame(of: "\(id)").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
      let before = chips.all
      touch.lift()
      host.rest()
      func distance(_ order: [MovedChip]) -> CGFloat {
        let other = MovedChips(order)
        let tried = HeadlessHost(size: CGSize(width: 240, height: 500)) {
          EditedFlow(chips: other, byPointer: true)
        }
        let origin = host.frame(of: "flow")?.origin ?? .zero
        let frame = tried.chipFrames([id])[0].offsetBy(dx: origin.x, dy: origin.y)
        return (frame.midX - held.x) * (frame.midX - held.x)
          + (frame.midY - held.y) * (frame.midY - held.y)
      }
      let least = (0..<8).map { place in
        var order = before
        order.insert(order.remove(at: id), at: place)
        return distance(order)
      }.min()
      #expect(abs(distance(chips.all) - (least ?? 0)) < 1e-3, "drag \(drag)")
    }
  }

  @Test("points that are no numbers move nothing")
  func badPoints() throws {
    for bad in [CGFloat.infinity, -.infinity, .nan] {
      let chips = MovedChips(MovedChip.row([40, 60, 30]))
      let host = HeadlessHost(size: CGSize(width: 300, height: 100)) {
        EditedFlow(chips: chips, byPointer: true)
      }
      let touch = try host.touch("0")
      touch.move(by: CGSize(width: 10, height: 0))
      touch.move(by: CGSize(width: bad, height: bad))
      touch.lift()
      host.rest()
      #expect(chips.order == [0, 1, 2])
    }
  }

  @Test("elements of one identity, and flows without elements, do no harm")
  func equalIdentities() throws {
    let chips = MovedChips(
      [0, 0, 1].map { MovedChip(id: $0, size: CGSize(width: 40, height: 20)) })
    let host = HeadlessHost(size: CGSize(width: 300, height: 100)) {
      EditedFlow(chips: chips, byPointer: true)
    }
    let touch = try host.touch("1")
    touch.move(by: CGSize(width: -200, height: 0), steps: 3)
    touch.lift()
    #expect(chips.order == [1, 0, 0])
    let empty = HeadlessHost(size: CGSize(width: 300, height: 100)) {
      EditedFlow(chips: MovedChips([]), byPointer: true)
    }
    empty.touch(at: CGPoint(x: 150, y: 60)).lift()
  }
}

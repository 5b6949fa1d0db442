import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Laws of moving elements")
struct MovingLawsTests {
  @Test(
    "after data is shortened and before the flow updates, drags and keys only reorder the remaining elements",
    arguments: [true, false], [0, 1, 3])
  func stale(isLazy: Bool, count: Int) throws {
    let chips = MovedChips(count: 8)
    let host = HeadlessHost(200, 100) {
      ChipsOwner(chips: chips) { binding in
        if isLazy {
          LazyFlow(binding, editActions: .move) { MovedChipView($0.wrappedValue) }
        } else {
          Flow(binding, editActions: .move) { MovedChipView($0.wrappedValue) }
        }
      }
      .environment(\.liftsByPointer, true)
    }
    host.rest()
    host.pressTab(times: 6)
    // The flow is not updated yet.
    chips.all.removeSubrange(count...)
    for key in [KeyEquivalent.leftArrow, .rightArrow, .upArrow, .downArrow] {
      host.pressOption(key)
    }
    for id in ["7", "2", "0"] {
      try? host.drag(id, to: CGPoint(100, 20))
      for action in ["Move earlier", "Move later"] { try? host.perform(action, on: id) }
    }
    host.rest()
    expectEqual(chips.order.sorted(), Array(0..<count))
  }

  @Test(
    "random drags in a flow reorder the data at most once, at the drop, and end with the frames of its layout",
    arguments: 0..<10)
  func drags(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for drag in 0..<tried(50) { try Self.drag(&random, "seed \(seed), drag \(drag)") }
  }

  private static func drag(_ random: inout SeededGenerator, _ name: Comment) throws {
    let chips = MovedChips(MovedChip.drawn(1...24, &random))
    var layout = FlowLayout(
      horizontalSpacing: random.real(0...12), verticalSpacing: random.real(0...12),
      alignment: random.pick([.leading, .center, .trailing, .spaceBetween, .stretch]))
    if random.one(in: 4) { layout.wrapping = .balanced }
    let (width, direction) = (random.real(100...400), random.direction())
    let host = chips.host(width, 700, direction, layout: layout)
    let touch = try host.touch("\(random.number(0...chips.all.count - 1))")
    for _ in 0..<random.number(1...5) {
      touch.move(to: random.point(-50...width + 50, -50...350), steps: random.number(1...6))
    }
    let before = chips.order
    let isChanged = random.one(in: 5)
    if isChanged {
      chips.all.insert(MovedChip(id: 99, size: CGSize(30, 20)), at: 0)
      try host.tap("changed")
    }
    let (order, writes) = (chips.order, chips.writes)
    touch.lift()
    host.rest()
    #expect(chips.order.sorted() == (isChanged ? before + [99] : before).sorted(), name)
    #expect(chips.writes - writes == (chips.order == order ? 0 : 1), name)
    if isChanged { #expect(chips.order == order, name) }
    let still = HeadlessHost(width, 700, direction) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 10)
        layout { ForEach(chips.all) { MovedChipView($0) } }.named("flow")
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(host.chipFrames(chips.order) == still.chipFrames(chips.order), name)
  }

  @Test(
    "a dragged chip of a flow gets the index whose frame, or place behind a neighbor, is nearest to the chip"
  )
  func nearest() throws {
    var random = SeededGenerator(seed: 7)
    for drag in 0..<20 {
      let chips = MovedChips(widths: (0..<8).map { _ in random.real(10...120) })
      let host = chips.host(240, 500)
      let id = random.number(0...7)
      let touch = try host.touch("\(id)")
      touch.move(to: random.point(0...240, 100...400), steps: 3)
      let held = host.frame(of: "\(id)")?.middle ?? .zero
      let before = chips.all
      touch.lift()
      host.rest()
      let origin = host.frame(of: "flow")?.origin ?? .zero
      func order(movedTo place: Int) -> [MovedChip] {
        var order = before
        order.insert(order.remove(at: id), at: place)
        return order
      }
      let others = MovedChips(order(movedTo: 7)).host(240, 500)
      func square(_ place: Int) -> CGFloat {
        let order = order(movedTo: place)
        let frame = MovedChips(order).host(240, 500).chipFrame(id)
        var middles = [frame.middle]
        if place > 0, frame.minX == 0 {
          let neighbor = others.chipFrame(order[place - 1].id)
          middles.append(CGPoint(neighbor.maxX + 8 + frame.width / 2, neighbor.midY))
        }
        return middles.map { middle in
          let (x, y) = (middle.x + origin.x - held.x, middle.y + origin.y - held.y)
          return x * x + y * y
        }.min() ?? .infinity
      }
      let found = chips.all.firstIndex { $0.id == id } ?? 0
      let least = (0..<8).map(square).min() ?? 0
      #expect(square(found) - least < 1e-3, "drag \(drag)")
    }
  }

  @Test(
    "a drag to an infinite or NaN point moves no chip of a flow",
    arguments: [.infinity, -.infinity, .nan] as [CGFloat], [false, true])
  func badPoints(bad: CGFloat, isAcross: Bool) throws {
    let chips = MovedChips(widths: [40, 60, 30])
    let host = chips.host(300, 100)
    let touch = try host.hold(0, by: 10, steps: 1)
    touch.move(by: CGSize(isAcross ? bad : 0, isAcross ? 0 : bad))
    expectEqual(host.chipFrame(0).origin, CGPoint(10, 0))
    touch.lift()
    host.rest()
    expectEqual(chips.order, [0, 1, 2])
  }

  @Test(
    "a drag moves one element in a flow with equal identifiers, and a touch in an empty flow does nothing"
  )
  func equalIdentities() throws {
    let chips = MovedChips([0, 0, 1].map { MovedChip(id: $0, size: CGSize(40, 20)) })
    try chips.host(300, 100).drag(1, by: -200, steps: 3)
    expectEqual(chips.order, [1, 0, 0])
    MovedChips([]).host(300, 100).touch(at: CGPoint(150, 60)).lift()
  }
}

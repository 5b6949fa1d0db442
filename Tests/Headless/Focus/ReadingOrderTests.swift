import FlowLayoutUI
import SwiftUI
import Testing

/// Chips of which each may ask for another place, between two texts.
private struct Ordered: View {
  let orders: [Int]
  let counts: ViewCounts
  var maxLines: Int?
  var hasPriorities = false

  var body: some View {
    VStack {
      Text("before")
      if hasPriorities { flow.accessibilityElement(children: .contain) } else { flow }
      Text("after")
    }
  }

  private var flow: some View {
    Flow(
      orders.indices, id: \.self,
      content: {
        NumberedChip(number: $0, counts: counts).flowOrder(orders[$0])
          .accessibilitySortPriority(hasPriorities ? -Double(orders[$0]) : 0)
      }
    )
    .maxLines(maxLines, overflow: { Text("+\($0.count)") })
  }
}

private struct NumberedChip: View {
  let number: Int
  let counts: ViewCounts?
  @State private var isMade = ChipView.Made()

  init(number: Int, counts: ViewCounts? = nil) { (self.number, self.counts) = (number, counts) }

  var body: some View {
    isMade.count(in: counts)
    return Color.clear.frame(width: CGFloat(30 + number * 37 % 80), height: 20).focusable()
      .accessibilityLabel("\(number)").named(number)
  }
}

@MainActor @Suite("Reading order")
struct ReadingOrderTests {
  private let counts = ViewCounts()

  private func host(
    _ orders: Remote<[Int]>, maxLines: Int? = nil, hasPriorities: Bool = false
  ) -> HeadlessHost {
    HeadlessHost(300, 800) {
      Driven(orders) {
        Ordered(orders: $0, counts: counts, maxLines: maxLines, hasPriorities: hasPriorities)
      }
    }
  }

  /// The numbers that are read, one after the other, between the texts.
  private func numbers(_ host: HeadlessHost) -> [Int] {
    #expect(host.readTexts.first == "before" && host.readTexts.last == "after")
    return host.accessibilityTree.flatMap { $0.children.isEmpty ? [$0] : $0.children }
      .map(\.label).filter { $0.allSatisfy(\.isNumber) }.compactMap { Int($0) }
  }

  @Test(
    "assistive technologies and the tab key follow the order of a flow's data, whatever flowOrder says",
    arguments: [nil, 9])
  func source(maxLines: Int?) throws {
    let orders = Remote([0, 1, 0, -1, 0])
    let host = host(orders, maxLines: maxLines)
    expectEqual(numbers(host), [0, 1, 2, 3, 4])
    expectEqual(host.focusOrder, ["0", "1", "2", "3", "4"])
    orders.set([0, 0, 2, 0, 0])
    expectEqual(numbers(host), [0, 1, 2, 3, 4])
    // Nothing was made twice on the way.
    expectEqual(counts.made, 5)
  }

  @Test(
    "views of a flow whose sort priorities follow flowOrder are read in the order in which they are shown"
  )
  func visual() throws {
    let orders = Remote([0, 1, 0, -1, 0])
    let host = host(orders, hasPriorities: true)
    expectEqual(numbers(host), [3, 0, 2, 4, 1])
    orders.set([0, 0, 2, 0, 0])
    expectEqual(numbers(host), [0, 1, 3, 4, 2])
    orders.set([0, 0, 0, 0, 0])
    expectEqual(numbers(host), [0, 1, 2, 3, 4])
    expectEqual(counts.made, 5)
  }

  @Test(
    "assistive technologies skip views that a limited flow hides, and read the others in visual order"
  )
  func limited() {
    let host = host(
      Remote([0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0]), maxLines: 1, hasPriorities: true)
    let read = numbers(host)
    expectEqual(read.first, 3)
    let seen = read.map { host.frame(of: "\($0)")?.minX ?? 0 }
    expectEqual(seen, seen.sorted())
    #expect(!read.contains(1))
  }

  @Test(
    "the views of a FlowLayout are read in the order in which they are written, not by flowOrder")
  func bare() {
    let host = HeadlessHost(300, 800) {
      FlowLayout {
        Text("a").flowOrder(1)
        Text("b")
      }
    }
    expectEqual(host.readTexts, ["a", "b"])
  }

  @Test(
    "a Flow has the frames of FlowLayout before and after its views change their flowOrder",
    arguments: 0..<20)
  func frames(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func drawn() -> [Int] {
      (0..<30).map { _ in generator.one(in: 4) ? generator.number(-2...2) : 0 }
    }
    let remote = Remote(drawn())
    let host = host(remote)
    for orders in [remote.initial, drawn(), drawn()] {
      remote.set(orders)
      let bare = HeadlessHost(300, 800) {
        VStack {
          Text("before")
          FlowLayout {
            ForEach(0..<30, id: \.self) { NumberedChip(number: $0).flowOrder(orders[$0]) }
          }
          Text("after")
        }
      }
      for number in 0..<30 {
        expectEqual(host.frame(of: "\(number)"), bare.frame(of: "\(number)"))
      }
      expectEqual(numbers(host), Array(0..<30))
    }
    expectEqual(counts.made, 30)
  }
}

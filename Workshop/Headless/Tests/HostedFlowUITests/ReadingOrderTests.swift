import FlowUI
import SwiftUI
import Testing

/// Chips of which each may ask for another place, between two texts.
private struct Ordered: View {
  let orders: [Int]
  let counts: ViewCounts
  var maxLines: Int?
  var reading: FlowReadingOrder?

  var body: some View {
    VStack {
      Text("before")
      if let reading { flow.flowReadingOrder(reading) } else { flow }
      Text("after")
    }
  }

  private var flow: some View {
    Flow(
      orders.indices, id: \.self, maxLines: maxLines,
      content: { NumberedChip(number: $0, counts: counts).flowOrder(orders[$0]) },
      overflow: { Text("+\($0.count)") })
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
    _ orders: Remote<[Int]>, maxLines: Int? = nil, reading: FlowReadingOrder? = nil
  ) -> HeadlessHost {
    HeadlessHost(300, 800) {
      Driven(orders) {
        Ordered(orders: $0, counts: counts, maxLines: maxLines, reading: reading)
      }
    }
  }

  /// The numbers that are read, one after the other, between the texts.
  private func numbers(_ host: HeadlessHost) -> [Int] {
    #expect(host.readTexts.first == "before" && host.readTexts.last == "after")
    return host.readTexts.filter { $0.allSatisfy(\.isNumber) }.compactMap { Int($0) }
  }

  @Test("views of a flow are read, and reached by tab, in the order in which they are seen")
  func visual() throws {
    let orders = Remote([0, 1, 0, -1, 0])
    let host = host(orders)
    #expect(numbers(host) == [3, 0, 2, 4, 1])
    #expect(host.focusOrder == ["3", "0", "2", "4", "1"])
    orders.set([0, 0, 2, 0, 0])
    #expect(numbers(host) == [0, 1, 3, 4, 2])
    orders.set([0, 0, 0, 0, 0])
    #expect(numbers(host) == [0, 1, 2, 3, 4])
    // Nothing was made twice on the way.
    #expect(counts.made == 5)
  }

  @Test("switched off, they are read in the order of the data")
  func source() {
    let orders = Remote([0, 1, 0, -1, 0])
    #expect(numbers(host(orders, reading: .source)) == [0, 1, 2, 3, 4])
    #expect(numbers(host(orders, reading: .visual)) == [3, 0, 2, 4, 1])
  }

  @Test("what a limit hides is not read, and the rest as it is seen")
  func limited() {
    let host = host(Remote([0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0]), maxLines: 1)
    let read = numbers(host)
    #expect(read.first == 3)
    let seen = read.map { host.frame(of: "\($0)")?.minX ?? 0 }
    #expect(seen == seen.sorted())
    #expect(!read.contains(1))
  }

  @Test(
    "switched off, a limited flow is read in the order of the data, too",
    arguments: [(1, nil), (9, 5)] as [(Int, Int?)])
  func limitedSource(maxLines: Int, count: Int?) throws {
    let host = host(Remote([0, 1, 0, -1, 0]), maxLines: maxLines, reading: .source)
    try host.settle()
    let read = numbers(host)
    #expect(read == read.sorted() && read.count == count ?? read.count)
  }

  @Test("a flow of any views follows what is seen as well")
  func anyViews() {
    let host = HeadlessHost(300, 800) {
      Flow {
        Text("a").flowOrder(1)
        ForEach(["b", "c"], id: \.self) { Text($0) }
        Text("d").flowOrder(-1)
      }
    }
    #expect(host.readTexts == ["d", "b", "c", "a"])
  }

  @Test("a bare layout is read as it is written")
  func bare() {
    let host = HeadlessHost(300, 800) {
      FlowLayout {
        Text("a").flowOrder(1)
        Text("b")
      }
    }
    #expect(host.readTexts == ["a", "b"])
  }

  @Test(
    "frames are FlowLayout's, before and after views are read in another order", arguments: 0..<20)
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
        #expect(host.frame(of: "\(number)") == bare.frame(of: "\(number)"))
      }
      #expect(numbers(host) == (0..<30).sorted { (orders[$0], $0) < (orders[$1], $1) })
    }
    #expect(counts.made == 30)
  }
}

import FlowUI
import SwiftUI
import TestSupport
import Testing

/// Chips of which each may ask for another place.
private struct Ordered: View {
  let count: Int
  let handle: Handle
  var maxLines: Int?
  var reading: FlowReadingOrder?
  @State private var orders: [Int]

  @MainActor final class Handle {
    var orders: Binding<[Int]>?
    /// How many states were made.
    var made = 0
  }

  init(_ orders: [Int], _ handle: Handle, maxLines: Int? = nil, reading: FlowReadingOrder? = nil) {
    count = orders.count
    self.handle = handle
    self.maxLines = maxLines
    self.reading = reading
    _orders = State(initialValue: orders)
  }

  var body: some View {
    handle.orders = $orders
    return VStack {
      Text("before")
      if let reading {
        flow.flowReadingOrder(reading)
      } else {
        flow
      }
      Text("after")
    }
  }

  @ViewBuilder private var flow: some View {
    Flow(0..<count, id: \.self, maxLines: maxLines) { number in
      Named(number: number, handle: handle).flowOrder(orders[number])
    } overflow: { more in
      Text("+\(more.count)")
    }
  }

  private struct Named: View {
    let number: Int
    let handle: Handle
    @State private var isMade = Made()

    final class Made { var isCounted = false }

    init(number: Int, handle: Handle) {
      self.number = number
      self.handle = handle
    }

    var body: some View {
      if !isMade.isCounted {
        isMade.isCounted = true
        handle.made += 1
      }
      return Color.clear.frame(width: CGFloat(30 + number * 37 % 80), height: 20).focusable()
        .accessibilityLabel("\(number)").accessibilityIdentifier("\(number)")
    }
  }
}

@MainActor @Suite("Reading order")
struct ReadingOrderTests {
  private let space = CGSize(width: 300, height: 800)

  private func labels(_ host: HeadlessHost) -> [String] { host.accessibilityTree.map(\.label) }

  @Test("views of a flow are read, and reached by tab, in the order in which they are seen")
  func visual() throws {
    let handle = Ordered.Handle()
    let host = HeadlessHost(size: space) { Ordered([0, 1, 0, -1, 0], handle) }
    #expect(labels(host) == ["before", "3", "0", "2", "4", "1", "after"])
    #expect(host.focusOrder == ["3", "0", "2", "4", "1"])
    handle.orders?.wrappedValue = [0, 0, 2, 0, 0]
    #expect(labels(host) == ["before", "0", "1", "3", "4", "2", "after"])
    handle.orders?.wrappedValue = [0, 0, 0, 0, 0]
    #expect(labels(host) == ["before", "0", "1", "2", "3", "4", "after"])
    // Nothing was made twice on the way.
    #expect(handle.made == 5)
  }

  @Test("switched off, they are read in the order of the data")
  func source() {
    let host = HeadlessHost(size: space) {
      Ordered([0, 1, 0, -1, 0], Ordered.Handle(), reading: .source)
    }
    #expect(labels(host) == ["before", "0", "1", "2", "3", "4", "after"])
    let visual = HeadlessHost(size: space) {
      Ordered([0, 1, 0, -1, 0], Ordered.Handle(), reading: .visual)
    }
    #expect(labels(visual) == ["before", "3", "0", "2", "4", "1", "after"])
  }

  @Test("what a limit hides is not read, and the rest as it is seen")
  func limited() {
    let orders = [0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0]
    let host = HeadlessHost(size: space) { Ordered(orders, Ordered.Handle(), maxLines: 1) }
    let frames = Dictionary(host.frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
    let read = labels(host).filter { $0.allSatisfy(\.isNumber) }
    #expect(read.first == "3")
    #expect(read == read.sorted { frames[$0]?.minX ?? 0 < frames[$1]?.minX ?? 0 })
    #expect(!read.contains("1"))
  }

  @Test("switched off, a limited flow is read in the order of the data, too")
  func limitedSource() throws {
    for (maxLines, count) in [(1, nil), (9, 5)] as [(Int, Int?)] {
      let host = HeadlessHost(size: space) {
        Ordered([0, 1, 0, -1, 0], Ordered.Handle(), maxLines: maxLines, reading: .source)
      }
      try host.settle()
      let read = labels(host).filter { $0.allSatisfy(\.isNumber) }
      #expect(read == read.sorted() && read.count == count ?? read.count)
    }
  }

  @Test("a flow of any views follows what is seen as well")
  func anyViews() {
    let host = HeadlessHost(size: space) {
      Flow {
        Text("a").flowOrder(1)
        ForEach(["b", "c"], id: \.self) { Text($0) }
        Text("d").flowOrder(-1)
      }
    }
    #expect(labels(host) == ["d", "b", "c", "a"])
  }

  @Test("a bare layout is read as it is written")
  func bare() {
    let host = HeadlessHost(size: space) {
      FlowLayout {
        Text("a").flowOrder(1)
        Text("b")
      }
    }
    #expect(labels(host) == ["a", "b"])
  }

  @Test(
    "frames are FlowLayout's, before and after views are read in another order", arguments: 0..<20)
  func frames(seed: Int) {
    var generator = SeededGenerator(seed)
    func drawn() -> [Int] {
      (0..<30).map { _ in
        Int.random(in: 0..<4, using: &generator) == 0
          ? Int.random(in: -2...2, using: &generator) : 0
      }
    }
    let (handle, orders) = (Ordered.Handle(), drawn())
    let host = HeadlessHost(size: space) { Ordered(orders, handle) }
    for orders in [orders, drawn(), drawn()] {
      handle.orders?.wrappedValue = orders
      let bare = HeadlessHost(size: space) {
        VStack {
          Text("before")
          FlowLayout {
            ForEach(0..<30, id: \.self) { number in
              Color.clear.frame(width: CGFloat(30 + number * 37 % 80), height: 20)
                .accessibilityIdentifier("\(number)").flowOrder(orders[number])
            }
          }
          Text("after")
        }
      }
      for number in 0..<30 {
        #expect(host.frame(of: "\(number)") == bare.frame(of: "\(number)"))
      }
      let seen = (0..<30).sorted { (orders[$0], $0) < (orders[$1], $1) }
      #expect(labels(host) == ["before"] + seen.map { "\($0)" } + ["after"])
    }
    #expect(handle.made == 30)
  }
}

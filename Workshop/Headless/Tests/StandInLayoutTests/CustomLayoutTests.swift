import SwiftUI
import Testing

@MainActor @Suite("A custom layout is asked as SwiftUI asks")
struct CustomLayoutTests {
  @Test("the cache is made once; another proposal alone neither makes nor updates it")
  func cacheIsMadeOnce() {
    let log = Log()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Probe(log: log) { Box("a", 10, 10) }
    }
    _ = host.size
    host.resize(CGSize(width: 200, height: 100))
    _ = host.size
    expectEqual(log.count("make 1"), 1)
    expectEqual(log.entries.first, "make 1")
    #expect(!log.entries.contains { $0.hasPrefix("update") })
  }

  @Test("a changed size, layout value, count or layout updates the cache")
  func cacheIsUpdated() {
    let log = Log()
    let model = Model()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Changing(log: log, model: model)
    }
    _ = host.size
    func entries(after change: () -> Void) -> [String] {
      _ = log.take()
      change()
      _ = host.size
      return log.take().filter { $0.hasPrefix("make") || $0.hasPrefix("update") }
    }
    expectEqual(entries { model.set(\.width, 20) }, ["update 1"])
    expectEqual(entries { model.set(\.value, 1) }, ["update 1"])
    expectEqual(entries { model.set(\.isDouble, true) }, ["update 2"])
    expectEqual(entries { model.set(\.priority, 1) }, ["update 2"])
    expectEqual(entries { model.set(\.layoutValue, 1) }, ["update 2"])
    // The same values again change nothing.
    expectEqual(entries { model.set(\.layoutValue, 1) }, [])
  }

  private struct Values: Equatable {
    var width: CGFloat = 10
    var value = 0
    var priority = 0.0
    var isDouble = false
    var layoutValue = 0
  }

  /// Lets a test change the state of the view inside the host.
  @MainActor private final class Model {
    var binding: Binding<Values>?

    func set<V>(_ keyPath: WritableKeyPath<Values, V>, _ value: V) {
      binding?.wrappedValue[keyPath: keyPath] = value
    }
  }

  private struct Changing: View {
    var log: Log
    var model: Model
    @State private var values = Values()

    var body: some View {
      model.binding = $values
      return Probe(log: log, value: values.layoutValue) {
        Box("a", values.width, 10).layoutValue(key: Weight.self, value: values.value)
          .layoutPriority(values.priority)
        if values.isDouble { Box("b", 10, 10) }
      }
    }
  }

  @Test("three answers are remembered, nil, nothing and endless being three proposals")
  func rememberedAnswers() {
    let log = Log()
    let (ideal, least, most) = (
      ProposedViewSize.unspecified, ProposedViewSize.zero, ProposedViewSize.infinity
    )
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Custom(size: .zero) { _, _, subviews in
        for _ in 1...3 {
          for proposal in [ideal, least, most] { _ = subviews[0].sizeThatFits(proposal) }
        }
        log.add("fourth")
        _ = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: nil))
        for proposal in [most, least] { _ = subviews[0].sizeThatFits(proposal) }
        log.add("forgotten")
        _ = subviews[0].sizeThatFits(ideal)
        subviews[0].place(at: .zero, proposal: most)
      } content: {
        Box.greedy("a", log: log)
      }
    }
    _ = host.size
    expectEqual(
      log.entries, ["nilxnil", "0x0", "infxinf", "fourth", "0xnil", "forgotten", "nilxnil"])
  }

  @Test("the bounds are as large as the answer, and the proposal is the one answered")
  func boundsAndProposal() {
    let log = Log()
    let host = HeadlessHost.corner(300, 200) {
      VStack(spacing: 0) {
        Box("head", 50, 30)
        Probe(log: log) { Box("a", 40, 20) }
      }
    }
    expectEqual(host.place(of: "a"), "5,30 40x20")
    expectEqual(log.entries.last, "place 5,30 40x20 300x170")
    let free = Log()
    let ideal = HeadlessHost.corner { Probe(log: free) { Box("a", 40, 20) }.fixedSize() }
    _ = ideal.frames
    expectEqual(free.entries.last, "place 0,0 40x20 nilxnil")
  }

  @Test("a place measures the child with its proposal and puts the anchor at the position")
  func anchors() {
    let log = Log()
    let host = HeadlessHost.corner(300, 200) {
      Custom(size: CGSize(width: 100, height: 100)) { bounds, _, subviews in
        let proposal = ProposedViewSize(width: 40, height: 20)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        subviews[0].place(at: middle, proposal: proposal)
        subviews[1].place(at: middle, anchor: .center, proposal: proposal)
        subviews[2].place(at: middle, anchor: .bottomTrailing, proposal: proposal)
        subviews[3].place(
          at: middle, anchor: UnitPoint(x: 0.25, y: 2), proposal: .unspecified)
      } content: {
        Box.greedy("a", log: log)
        Box.greedy("b")
        Box.greedy("c")
        Box("d", 8, 6)
      }
    }
    expectEqual(
      host.places("a", "b", "c", "d"), ["50,50 40x20", "30,40 40x20", "10,30 40x20", "48,38 8x6"])
    expectEqual(log.entries, ["40x20"])
  }

  @Test("the last place wins")
  func lastPlaceWins() {
    let host = HeadlessHost.corner {
      Custom(size: CGSize(width: 100, height: 100)) { _, _, subviews in
        subviews[0].place(at: .zero, anchor: .center, proposal: .zero)
        subviews[0].place(
          at: CGPoint(x: 7, y: 9), proposal: ProposedViewSize(width: 30, height: 20))
      } content: {
        Box.greedy("a")
      }
    }
    expectEqual(host.place(of: "a"), "7,9 30x20")
  }

  @Test("a subview that is never placed is centered, with the container's own proposal")
  func neverPlaced() {
    let log = Log()
    let host = HeadlessHost.corner(300, 200) {
      Custom(size: CGSize(width: 100, height: 60)) { _, _, _ in
      } content: {
        Box("a", 40, 20, log: log)
      }
    }
    expectEqual(host.place(of: "a"), "30,20 40x20")
    expectEqual(log.entries, ["300x200"])
  }

  @Test(
    "the innermost layout value survives all modifiers; a priority does not pass a frame or padding"
  )
  func values() {
    let log = Log()
    let host = HeadlessHost.corner {
      Custom(size: .zero) { _, _, subviews in
        for subview in subviews { log.add("\(subview[Weight.self]) \(Int(subview.priority))") }
      } content: {
        Box("a", 1, 1)
        Box("b", 1, 1).layoutValue(key: Weight.self, value: 3).layoutPriority(2)
        Group {
          Box("c", 1, 1).layoutValue(key: Weight.self, value: 4).layoutPriority(2)
            .padding().background { Box("d", 1, 1) }
          Box("e", 1, 1).layoutPriority(2).frame(width: 5)
        }
        .layoutValue(key: Other.self, value: 1)
        Box("f", 1, 1).layoutPriority(2).offset(x: 1).fixedSize().overlay { Box("g", 1, 1) }
        Box("h", 1, 1).layoutValue(key: Weight.self, value: 1)
          .layoutValue(key: Weight.self, value: 2).frame(maxWidth: 10)
        HStack { Box("i", 1, 1).layoutValue(key: Weight.self, value: 9).layoutPriority(7) }
      }
    }
    _ = host.frames
    expectEqual(log.entries, ["-1 0", "3 2", "4 0", "-1 0", "-1 2", "1 0", "-1 0"])
  }

  private struct Weight: LayoutValueKey {
    static let defaultValue = -1
  }

  private struct Other: LayoutValueKey {
    static let defaultValue = 0
  }

  @Test("sizes and frames are never rounded")
  func unrounded() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0.25) {
        Box("a", 10.3, 10)
        Box("b", 20.1, 10.4)
      }
    }
    expectEqual(host.size, CGSize(width: 10.3 + 20.1 + 0.25, height: 10.4))
    expectEqual(host.frame(of: "b")?.width, 20.1)
  }

  @Test("a position that is not finite is a programming error")
  func nonFinitePosition() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
          Custom(size: .zero) { _, _, subviews in
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .zero)
          } content: {
            Box("a", 1, 1)
          }
        }
        _ = host.size
      }
    }
  }

  @Test("placing while measuring is a programming error")
  func placingWhileMeasuring() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
          Hasty { Box("a", 1, 1) }
        }
        _ = host.size
      }
    }
  }

  @Test("a subview that does not exist is a programming error")
  func missingSubview() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
          Custom(size: .zero) { _, _, subviews in
            _ = subviews.dropFirst()[0].priority
          } content: {
            Box("a", 1, 1)
            Box("b", 1, 1)
          }
        }
        _ = host.size
      }
    }
  }

  private struct Hasty: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].place(at: .zero, proposal: proposal)
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }
}

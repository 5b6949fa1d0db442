import SwiftUI
import Testing

private struct Pin: Equatable {
  var angle = 0.0
  var name = ""
}

private struct PinKey: ContainerValueKey {
  static let defaultValue = Pin()
}

private struct RankKey: ContainerValueKey {
  static let defaultValue = 0
}

private struct WeightKey: LayoutValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var pin: Pin {
    get { self[PinKey.self] }
    set { self[PinKey.self] = newValue }
  }

  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

/// Notes what its subviews tell it.
private struct Reader<Content: View>: View {
  let log: Log
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      log.note(
        subviews.map { "\($0.containerValues.rank)" }.joined(separator: " "), subviews)
    }
  }
}

private struct Ranked: View {
  let handle: Handle<Int>
  @State private var rank = 1

  var body: some View {
    handle.take($rank, Box(10, 10).containerValue(\.rank, rank).accessibilityIdentifier("box"))
  }
}

/// Sums up the weights that its subviews tell it.
private struct Scale: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.reduce(0) { $0 + CGFloat($1[WeightKey.self]) }, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor @Suite("Values that subviews tell their container")
struct ContainerValueTests {
  private func ranks(@ViewBuilder _ content: () -> some View) -> String? {
    let log = Log()
    _ = HeadlessHost(size: CGSize(width: 100, height: 100)) { Reader(log: log, content: content) }
    return log.entries.last
  }

  @Test("container values pass through modifiers and groups, and the innermost counts")
  func modifiers() {
    let told = ranks {
      Box(1, 1)
      Box(1, 1).containerValue(\.rank, 2).padding(3).background(Box(1, 1))
      Group {
        Box(1, 1)
        Box(1, 1).containerValue(\.rank, 4)
      }
      .containerValue(\.rank, 5)
      ForEach(6..<8) { Box(1, 1).containerValue(\.rank, $0) }
    }
    expectEqual(told, "0 2 5 4 6 7")
  }

  @Test("container values do not leave a container")
  func containers() {
    let told = ranks {
      HStack { Box(1, 1).containerValue(\.rank, 1) }
      Group(subviews: Box(1, 1).containerValue(\.rank, 2)) { $0 }
    }
    expectEqual(told, "0 0")
  }

  @Test("parts of a container value are set one by one")
  func parts() {
    var pins: [Pin] = []
    _ = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Group(subviews: Box(1, 1).containerValue(\.pin.angle, 30).containerValue(\.pin.name, "a")) {
        let _ = pins.append($0[0].containerValues.pin)
        $0
      }
    }
    expectEqual(pins, [Pin(angle: 30, name: "a")])
  }

  @Test("a container is evaluated again when a subview tells it another value")
  func changes() throws {
    let (handle, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Reader(log: log) { Ranked(handle: handle) }
    }
    handle.set(7)
    try host.settle()
    handle.set(7)
    try host.settle()
    expectEqual(log.entries, ["1", "7"])
    expectEqual(host.frames.map(\.identifier), ["box"])
  }

  @Test("layout values stay behind when a container puts a subview somewhere, unlike priorities")
  func layoutValues() throws {
    struct Priorities: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1.priority }, height: 1)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let views = Group {
      Box(1, 1).layoutValue(key: WeightKey.self, value: 3).layoutPriority(3)
      Box(1, 1).layoutValue(key: WeightKey.self, value: 4).layoutPriority(4)
    }
    func width(_ content: some View) -> CGFloat {
      HeadlessHost(size: CGSize(width: 100, height: 100)) { content }.size.width
    }
    expectEqual(width(Scale { views }), 7)
    expectEqual(width(Scale { Group(subviews: views) { $0 } }), 0)
    expectEqual(
      width(
        Scale {
          Group(subviews: views) { views in
            ForEach(views) { $0.layoutValue(key: WeightKey.self, value: 10) }
          }
        }), 20)
    expectEqual(width(Priorities { Group(subviews: views) { $0 } }), 7)
  }
}

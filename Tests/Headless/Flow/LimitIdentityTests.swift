import FlowLayoutUI
import SwiftUI
import Testing

/// Views of a `Flow` keep their identity when rows become columns, or when an outer layout changes its type.
@MainActor @Suite("Identity in limited flows")
struct LimitIdentityTests {
  /// The options of a flow besides its views; its type is the same for all of them.
  fileprivate enum Kind: CaseIterable {
    case plain, limited, important, separated, anyContent
  }

  @ViewBuilder private func flow(
    _ kind: Kind, _ layout: some FlowingLayout, _ counter: Numbered.Counter
  ) -> some View {
    let view = { (number: Int) in Numbered("\(number)", counter) }
    let maxLines = kind == .plain ? nil : 2
    switch kind {
    case .plain, .limited, .important:
      Flow(0..<12, id: \.self, layout: layout, content: view)
        .maxLines(maxLines, overflow: { More($0) })
        .priority { kind == .important ? Double($0 % 3) : 0 }
    case .separated:
      Flow(0..<12, id: \.self, layout: layout, content: view)
        .maxLines(maxLines, overflow: { More($0) })
        .itemSeparator { Divider() }
        .lineSeparator { Divider() }
    case .anyContent:
      Flow(layout: layout, content: { ForEach(0..<12, id: \.self) { view($0) } })
        .maxLines(maxLines, overflow: { More($0) })
    }
  }

  private func flow(_ kind: Kind, isColumns: Bool, _ counter: Numbered.Counter) -> AnyView {
    isColumns
      ? AnyView(flow(kind, VFlowLayout(), counter)) : AnyView(flow(kind, FlowLayout(), counter))
  }

  /// The views with a number of their own, sorted.
  private func views(_ host: HeadlessHost) -> [String] { host.frames.map(\.identifier).sorted() }

  /// The views without these numbers, and their frames.
  private func places(_ host: HeadlessHost) -> [String: CGRect] {
    var places: [String: CGRect] = [:]
    for (identifier, frame) in host.frames {
      places[String(identifier.prefix { $0 != "#" })] = frame
    }
    return places
  }

  /// Expects that a view that changes keeps what was born, and shows what a new one does; if that is exact, hides it
  /// where a new one does, too.
  private func check<Value>(
    _ size: CGSize, _ values: [Value], isExact: Bool = true,
    _ content: @escaping (Value, Numbered.Counter) -> some View
  ) throws {
    let (remote, counter) = (Remote(values[0]), Numbered.Counter())
    let host = HeadlessHost(size: size) { Driven(remote) { content($0, counter) } }
    try host.settle()
    let born = views(host)
    expectEqual(born.count, 12)
    for value in values.dropFirst() {
      remote.set(value)
      try host.settle()
      expectEqual(views(host), born)
      let fresh = HeadlessHost(size: size) { content(value, Numbered.Counter()) }
      expectEqual(host.seenFrames, fresh.seenFrames)
      if isExact { expectEqual(places(host), places(fresh)) }
    }
  }

  @Test("adding, removing and reordering the modifiers of a flow keeps every view")
  func methods() throws {
    typealias Numbers = Flow<Int, Numbered>
    let ways: [(Numbers) -> Numbers] = [
      { $0 },
      { $0.maxLines(2) { More($0) } },
      { $0.maxLines(2) { More($0) }.itemSeparator { Divider() }.onMove { _, _ in } },
      { $0.onMove { _, _ in }.itemSeparator { Divider() }.maxLines(2) { More($0) } },
      { $0.itemSeparator { Divider() }.lineSeparator { Divider() } },
      { $0.priority { Double($0 % 3) }.maxLines(2).moveDisabled { $0 == 0 } },
      { $0.fitsBounds { More($0) } },
      { $0.maxLines(2, isExpanded: true) { More($0) } },
      { $0 },
    ]
    // Where a flow was made without a limit, hidden views do not wait at the indicator to fade in again.
    try check(CGSize(220, 140), Array(ways.indices), isExact: false) { way, counter in
      ways[way](Flow(0..<12, id: \.self) { Numbered("\($0)", counter) })
    }
  }

  @Test("a flow keeps every view when its layout changes to another type", arguments: Kind.allCases)
  fileprivate func layoutOfAnotherType(kind: Kind) throws {
    try check(CGSize(220, 140), [false, true, false, true]) {
      flow(kind, isColumns: $0, $1)
    }
  }

  @Test(
    "when the AnyLayout around a flow changes, the flow keeps its views and gets the frames of one made anew",
    arguments: Kind.allCases)
  fileprivate func anyLayout(kind: Kind) throws {
    let layouts = [
      AnyLayout(VStackLayout(spacing: 0)), AnyLayout(FlowLayout()), AnyLayout(VFlowLayout()),
    ]
    try check(CGSize(220, 400), [0, 1, 2, 0, 2]) { outer, counter in
      layouts[outer].callAsFunction {
        flow(kind, isColumns: false, counter)
        Color.red.frame(width: 10, height: 10)
      }
    }
  }
}

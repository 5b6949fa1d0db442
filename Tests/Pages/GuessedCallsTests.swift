#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Calls that people write before they have read anything, from stacks, from `ForEach` and from other flows: they
/// compile, and mean what they say.
@MainActor @Suite("Calls that people guess")
struct GuessedCallsTests {
  private struct Tag: Identifiable, Hashable {
    let id: Int
    var name: String { "\(id)" }
    var isPinned: Bool { id == 0 }
  }

  private let tags = (0..<6).map { Tag(id: $0) }
  private let names = (0..<6).map { "\($0)" }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func chip(_ name: String) -> some View {
    Text(verbatim: name).frame(width: 40, height: 20).named(name)
  }

  /// The places of six chips of 40 by 20 in a container of 140 by 400, and of everything else that has a name.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func places(_ view: some View) throws -> [String: CGPoint] {
    let host = Hosted(140, 400) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return Dictionary(
      host.frames.filter { !$0.identifier.isEmpty }.map { ($0.identifier, $0.frame.origin) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The places in rows of three, at some distances.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func rows(_ along: CGFloat, _ across: CGFloat, first: CGFloat = 0) -> [String: CGPoint] {
    Dictionary(
      uniqueKeysWithValues: names.enumerated().map { index, name in
        (
          name,
          CGPoint(first + CGFloat(index % 3) * (40 + along), CGFloat(index / 3) * (20 + across))
        )
      })
  }

  @Test("calls of FlowLayout that people guess from stacks compile and give the expected frames")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func layouts() throws {
    let chips = ForEach(tags) { chip($0.name) }
    let even: [any View] = [
      FlowLayout { chips },
      FlowLayout { chips },
      FlowLayout(spacing: 8) { chips },
      FlowLayout(alignment: .leading) { chips },
      FlowLayout(alignment: .leading, spacing: 8) { chips },
      FlowLayout(alignment: .topLeading, spacing: 8) { chips },
      FlowLayout(alignment: Alignment.topLeading) { chips },
      FlowLayout(horizontalSpacing: 8, verticalSpacing: 8) { chips },
      FlowLayout(verticalAlignment: .center) { chips },
      FlowLayout(wrapping: .greedy) { chips },
      AlignedFlowLayout(horizontalSpacing: 8, verticalSpacing: 8, alignment: .leading) { chips },
      AnyLayout(FlowLayout(spacing: 8)) { chips },
      FlowLayout(spacing: 8).callAsFunction { chips },
    ]
    for (number, view) in even.enumerated() {
      #expect(try places(AnyView(view)) == rows(8, 8), "\(number)")
    }
    expectEqual(try places(FlowLayout(horizontalSpacing: 4) { chips }), rows(4, 8))
    expectEqual(
      try places(FlowLayout(horizontalSpacing: 8, verticalSpacing: 10) { chips }), rows(8, 10))
    expectEqual(
      try places(FlowLayout(alignment: .center, spacing: 8) { chips }), rows(8, 8, first: 2))
    expectEqual(try places(FlowLayout(alignment: .trailing) { chips }), rows(8, 8, first: 4))
    expectEqual(try places(FlowLayout(alignment: .topTrailing) { chips }), rows(8, 8, first: 4))
  }

  @Test(
    "calls of Flow over data that people guess from ForEach compile and give the expected frames")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func data() throws {
    let (tags, names) = (tags, names)
    let flows: [any View] = [
      Flow(tags) { chip($0.name) },
      Flow(tags) { tag in chip(tag.name) },
      Flow(names, id: \.self) { chip($0) },
      Flow(names, id: \.self) { name in chip(name) },
      Flow(tags, id: \.id, layout: FlowLayout(spacing: 8)) { chip($0.name) },
      Flow(tags, id: \.self, content: { chip($0.name) }),
      Flow(0..<6) { chip("\($0)") },
      Flow(0..<6, id: \.self) { chip("\($0)") },
      Flow(tags.indices, id: \.self) { chip(tags[$0].name) },
      Flow(Array(names.enumerated()), id: \.offset) { index, name in chip(name) },
      Flow(tags.lazy.map(\.name), id: \.self) { chip($0) },
      Flow(tags[...]) { chip($0.name) },
      Flow(.constant(tags)) { $tag in chip(tag.name) },
      Flow(.constant(tags), editActions: .move) { $tag in chip(tag.name) },
      Flow(.constant(names), id: \.self, editActions: [.move]) { $name in chip(name) },
      Flow(.constant(tags), editActions: .all) { $tag in chip(tag.name) },
      Flow { ForEach(tags) { chip($0.name) } },
      Flow(layout: FlowLayout(spacing: 8)) { ForEach(names, id: \.self) { chip($0) } },
    ]
    for (number, view) in flows.enumerated() {
      #expect(try places(AnyView(view)) == rows(8, 8), "\(number)")
    }
    let columns = Flow(tags, layout: VFlowLayout(spacing: 8)) { chip($0.name) }.frame(height: 76)
    expectEqual(try places(columns)["3"], CGPoint(48, 0))
  }

  @Test(
    "methods of Flow that people guess, called in any order, compile and give the expected frames")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func methods() throws {
    let tags = tags
    let flow = Flow(tags) { chip($0.name) }
    var limited: [any View] = [
      flow.maxLines(1) { more in chip("+\(more.count)") },
      flow.maxLines(1) { chip("+\($0.count)") },
      flow.maxLines(1, isExpanded: false) { more in chip("+\(more.count)") },
      flow.maxLines(1) { more in
        Button {
        } label: {
          chip("+\(more.hidden.count)")
        }.buttonStyle(.plain)
      },
      flow.fitsBounds { more in chip("+\(more.count)") }.frame(height: 30, alignment: .top),
      flow.maxLines(1).fitsBounds { more in chip("+\(more.count)") },
      flow.fitsBounds().maxLines(1) { more in chip("+\(more.count)") },
      flow.maxLines(3) { more in chip("+\(more.count)") }.maxLines(1),
      flow.onMove { _, _ in }.maxLines(1) { more in chip("+\(more.count)") },
      flow.maxLines(1) { more in chip("+\(more.count)") }.onMove { _, _ in }
        .moveDisabled { $0.isPinned },
      flow.priority { $0.isPinned ? 1 : 0 }.maxLines(1) { more in chip("+\(more.count)") },
      flow.maxLines(1) { more in chip("+\(more.count)") }.priority { Double(-$0.id) },
    ]
    #if !os(tvOS) && !os(watchOS)
    limited.append(
      flow.maxLines(1) { more in chip("+\(more.count)") }.dropDestination(for: String.self) {
        _, _ in
      })
    #endif
    for (number, view) in limited.enumerated() {
      let places = try places(AnyView(view))
      let shown = ["0", "1", "+4"].compactMap { places[$0] }
      #expect(shown == [CGPoint(0, 0), CGPoint(48, 0), CGPoint(96, 0)], "\(number)")
    }
    let dots = flow.itemSeparator { chip("·") }.lineSeparator { Divider() }
    expectEqual(try places(dots)["1"], CGPoint(96, 0))
    let expanded = flow.maxLines(1, isExpanded: true) { more in chip(more.isExpanded ? "less" : "")
    }
    expectEqual(try places(expanded)["less"], CGPoint(0, 56))
  }

  @Test(
    "calls of lazy flows, strips and waterfalls that people guess compile and give the expected frames"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func lazy() throws {
    let (tags, names) = (tags, names)
    let size = CGSize(40, 20)
    var flows: [any View] = [
      LazyFlow(tags) { chip($0.name) },
      LazyFlow(names, id: \.self) { chip($0) },
      LazyFlow(0..<6) { chip("\($0)") },
      LazyFlow(tags, layout: FlowLayout(spacing: 8)) { chip($0.name) },
      LazyFlow(tags) { chip($0.name) }.itemSizes { _ in size },
      LazyFlow(tags) { chip($0.name) }.itemSizes(dependingOn: 8) { _ in size },
      LazyFlow(.constant(tags), editActions: .move) { $tag in chip(tag.name) },
      LazyFlow(tags) { chip($0.name) }.onMove { _, _ in }.moveDisabled { $0.isPinned },
    ]
    #if !os(tvOS) && !os(watchOS)
    flows.append(LazyFlow(tags) { chip($0.name) }.dropDestination(for: String.self) { _, _ in })
    #endif
    for (number, flow) in flows.enumerated() {
      #expect(try places(ScrollView { AnyView(flow) }) == rows(8, 8), "\(number)")
    }
    let strips: [any View] = [
      LazyStrip(tags, lines: 2) { chip($0.name) },
      LazyStrip(names, id: \.self, lines: 2) { chip($0) },
      LazyStrip(tags, lines: 2) { chip($0.name) }.itemSizes { _ in size },
    ]
    for (number, strip) in strips.enumerated() {
      let places = try places(ScrollView(.horizontal) { AnyView(strip) })
      #expect(places["1"] == CGPoint(0, 28) && places["2"] == CGPoint(48, 0), "\(number)")
    }
    let lineByLine = LazyStrip(tags, lines: 2) { chip($0.name) }.lineByLine { _ in size }
    expectEqual(try places(ScrollView(.horizontal) { lineByLine })["1"], CGPoint(48, 0))
    let cards: [any View] = [
      LazyWaterfall(tags, columns: 2) { card($0) },
      LazyWaterfall(tags, columns: .fixed(2)) { card($0) },
      LazyWaterfall(tags, columns: .adaptive(minimum: 60), spacing: 8) { card($0) },
      LazyWaterfall(tags, columns: 2) { card($0) }.itemAspectRatios { _ in CGSize(66, 33) },
    ]
    for (number, waterfall) in cards.enumerated() {
      let places = try places(ScrollView { AnyView(waterfall) })
      #expect(places["1"] == CGPoint(74, 0) && places["2"] == CGPoint(0, 41), "\(number)")
    }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func card(_ tag: Tag) -> some View {
    Color.gray.frame(height: 33).named(tag.name)
  }
}
#endif

import SwiftUI
import Testing

private enum MiddleID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum SillID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] - 1 }
}

extension HorizontalAlignment {
  fileprivate static let middle = HorizontalAlignment(MiddleID.self)
}
extension VerticalAlignment {
  fileprivate static let sill = VerticalAlignment(SillID.self)
}

/// Notes guides of its first subview, in the size that it takes for a proposal.
private struct Guides: Layout {
  var log: Log
  var horizontal: [HorizontalAlignment] = []
  var vertical: [VerticalAlignment] = []

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let dimensions = subviews[0].dimensions(in: .unspecified)
    for guide in horizontal {
      log.add("\(describe(dimensions[explicit: guide])) \(describe(dimensions[guide]))")
    }
    for guide in vertical {
      log.add("\(describe(dimensions[explicit: guide])) \(describe(dimensions[guide]))")
    }
  }
}

/// The guides of a view: the explicit value, then the value.
@MainActor private func guides(
  _ horizontal: [HorizontalAlignment], _ vertical: [VerticalAlignment] = [],
  @ViewBuilder content: () -> some View
) -> [String] {
  let log = Log()
  let content = content()
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
    Guides(log: log, horizontal: horizontal, vertical: vertical) { content }
  }
  _ = host.size
  return log.entries
}

@MainActor @Suite("A guide is the explicit one or the default for the size")
struct GuideTests {
  @Test("the defaults lie where their names say")
  func defaults() {
    expectEqual(
      guides([.leading, .center, .trailing, .middle]) { Box("a", 40, 20) },
      ["nil 0", "nil 20", "nil 40", "nil 10"])
    expectEqual(
      guides([], [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .sill]) {
        Box("a", 40, 20)
      }, ["nil 0", "nil 10", "nil 20", "nil 20", "nil 20", "nil 19"])
    expectEqual(
      guides([.listRowSeparatorLeading]) { Box("a", 40, 20) }, ["nil 0"])
  }

  @Test("an explicit guide is computed from the view's dimensions")
  func explicit() {
    expectEqual(
      guides([.leading, .middle, .trailing], [.top]) {
        Box("a", 40, 20)
          .alignmentGuide(.leading) { $0.width / 8 }
          .alignmentGuide(.middle) { $0[.trailing] - $0[.leading] }
          .alignmentGuide(.top) { $0.height * 2 }
      }, ["5 5", "35 35", "nil 40", "40 40"])
  }

  @Test("an outer guide overrules an inner one, and can read it")
  func outer() {
    expectEqual(
      guides([.leading]) {
        Box("a", 40, 20)
          .alignmentGuide(.leading) { _ in 3 }
          .alignmentGuide(.leading) { ($0[explicit: .leading] ?? 100) + 1 }
      }, ["4 4"])
  }

  @Test("guides of one name on both axes are two")
  func axes() {
    expectEqual(
      guides([.center], [.center]) {
        Box("a", 40, 20).alignmentGuide(VerticalAlignment.center) { _ in 3 }
      }, ["nil 20", "3 3"])
  }

  @Test("guides survive a background, an overlay and a fixed size")
  func survive() {
    expectEqual(
      guides([.leading]) {
        Box("a", 40, 20).alignmentGuide(.leading) { _ in 3 }
          .background { Box("b", 1, 1) }.overlay { Box("c", 1, 1) }.fixedSize().zIndex(1)
      }, ["3 3"])
  }

  @Test("a guide is asked for child by child, horizontal before vertical")
  func order() {
    let log = Log()
    func child(_ name: String) -> some View {
      Box(name, 10, 10)
        .alignmentGuide(.leading) { _ in
          log.add("\(name)h")
          return 0
        }
        .alignmentGuide(.top) { _ in
          log.add("\(name)v")
          return 0
        }
    }
    let host = HeadlessHost.corner {
      ZStack(alignment: .topLeading) {
        child("a")
        child("b")
      }
    }
    _ = host.frames
    expectEqual(log.entries.prefix(4), ["ah", "av", "bh", "bv"])
    expectEqual(log.entries.count % 4, 0)
  }
}

@MainActor @Suite("A layout merges the explicit guides of its children")
struct MergedGuideTests {
  /// Two children beside each other, 10 apart, of which both set the guides.
  private var pair: some View {
    HStack(alignment: .top, spacing: 0) {
      Box("a", 10, 10).alignmentGuide(.middle) { _ in 2 }
        .alignmentGuide(.leading) { _ in 2 }.alignmentGuide(HorizontalAlignment.center) { _ in 2 }
        .alignmentGuide(.trailing) { _ in 2 }
        .alignmentGuide(.firstTextBaseline) { _ in 7 }
        .alignmentGuide(.lastTextBaseline) { _ in 7 }
        .alignmentGuide(.bottom) { _ in 1 }
        .alignmentGuide(.sill) { _ in 1 }
      Box("b", 10, 10).alignmentGuide(.middle) { _ in 4 }
        .alignmentGuide(.firstTextBaseline) { _ in 3 }
        .alignmentGuide(.lastTextBaseline) { _ in 3 }
      Box("c", 10, 10)
    }
  }

  @Test("a custom guide is the average of the values where they are placed")
  func average() {
    // 2 and 10 + 4; the third child has none.
    expectEqual(guides([.middle], [.sill]) { pair }, ["8 8", "1 1"])
  }

  @Test("the first baseline is the least, the last baseline the greatest")
  func baselines() {
    expectEqual(
      guides([], [.firstTextBaseline, .lastTextBaseline]) { pair }, ["3 3", "7 7"])
  }

  @Test("the six guides of the frame never merge")
  func frameGuides() {
    expectEqual(
      guides([.leading, .center, .trailing], [.top, .center, .bottom]) { pair },
      ["nil 0", "nil 15", "nil 30", "nil 0", "nil 5", "nil 10"])
  }

  @Test("a layout without children has no explicit guide")
  func noChildren() {
    expectEqual(guides([.middle], [.firstTextBaseline]) { HStack {} }, ["nil 0", "nil 0"])
  }

  @Test("the children are placed at origin zero to answer")
  func originZero() {
    let log = Log()
    let host = HeadlessHost.corner {
      VStack(alignment: .middle, spacing: 0) {
        Box("wide", 30, 10)
        Probe(log: log) { Box("a", 10, 10).alignmentGuide(.middle) { _ in 2 } }
      }
    }
    expectEqual(host.places("wide", "a"), ["0,0 30x10", "5.5,10 10x10"])
    let places = log.entries.filter { $0.hasPrefix("place") }
    #expect(places.contains("place 0,0 10x10 1000x990"))
    expectEqual(places.last, "place 5.5,10 10x10 1000x990")
  }

  @Test("stacks within stacks ask each layout for its guides once a size")
  func nested() {
    let log = Log()
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(
          Box("leaf", 10, 10).alignmentGuide(.sill) { _ in
            log.add("asked")
            return 3
          })
        : AnyView(HStack(alignment: .sill) { nest(depth - 1) })
    }
    let host = HeadlessHost.corner { nest(12) }
    expectEqual(host.place(of: "leaf"), "0,0 10x10")
    #expect(log.entries.count < 100)
  }

  @Test("an endless size has no explicit guide")
  func endless() {
    let log = Log()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Endless(log: log) {
        HStack {
          Box.greedy("a").alignmentGuide(.middle) { _ in 2 }
        }
      }
    }
    _ = host.size
    expectEqual(log.entries.first, "nil inf")
  }

  private struct Endless: Layout {
    var log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let dimensions = subviews[0].dimensions(in: .infinity)
      log.add("\(describe(dimensions[explicit: .middle])) \(describe(dimensions.width))")
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("a layout of one's own can answer itself")
  func own() {
    expectEqual(
      guides([.leading, .trailing], [.top]) {
        Answering { Box("a", 10, 10) }
      }, ["42 42", "nil 10", "nil 0"])
  }

  private struct Answering: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
      guide == .leading ? 42 : nil
    }
  }

  @Test("combining by hand follows the same rules")
  func combineExplicit() {
    expectEqual(HorizontalAlignment.middle.combineExplicit([1, nil, 4]), 2.5)
    expectEqual(HorizontalAlignment.middle.combineExplicit([nil, nil]), nil)
    expectEqual(VerticalAlignment.firstTextBaseline.combineExplicit([5, 3, nil]), 3)
    expectEqual(VerticalAlignment.lastTextBaseline.combineExplicit([5, 3, nil]), 5)
    expectEqual(VerticalAlignment.top.combineExplicit([5, 3]), nil)
  }
}

import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

@MainActor @Suite("Scroll views")
struct ScrollTests {
  private func rows(_ axes: Axis.Set = .vertical) -> HeadlessHost {
    HeadlessHost(size: space) {
      ScrollView(axes) {
        ForEach(0..<10) { index in
          Color.red.frame(width: 50, height: 30).accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test("a vertical one takes the height that it is offered and its content's width")
  func size() throws {
    let host = rows()
    expectEqual(host.frame(of: "scroll"), CGRect(75, 0, 50, 100))
    expectEqual(host.frame(of: "1"), CGRect(75, 38, 50, 30))
    expectEqual(try host.visibleRect(of: "scroll"), CGRect(0, 0, 50, 100))
  }

  @Test(
    "what scrolls is proposed what the scroll view is, less its insets, also where it takes less",
    arguments: [Axis.Set.vertical, .horizontal], [nil, 120] as [CGFloat?])
  func offer(axes: Axis.Set, frame: CGFloat?) {
    let (isVertical, layout) = (axes == .vertical, Offered())
    let host = HeadlessHost(size: space) {
      ScrollView(axes) { layout { Color.red }.accessibilityIdentifier("content") }
        .contentMargins(.all, 10)
        .frame(width: isVertical ? frame : nil, height: isVertical ? nil : frame)
        .accessibilityIdentifier("scroll")
    }
    expectEqual(host.frame(of: "content")?.size, CGSize(width: 50, height: 30))
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    expectEqual(layout.across(isVertical), (frame ?? across(space)) - 20)
    host.resize(CGSize(width: 320, height: 240))
    expectEqual(host.frame(of: "content")?.size, CGSize(width: 50, height: 30))
    expectEqual(layout.across(isVertical), (frame ?? (isVertical ? 320 : 240)) - 20)
  }

  @Test("scrolling moves the content and stops at its end")
  func scrolling() throws {
    let host = rows()
    try host.scroll("scroll", to: CGPoint(x: 10, y: 50))
    expectEqual(host.frame(of: "1"), CGRect(75, -12, 50, 30))
    try host.scroll("scroll", to: CGPoint(x: 0, y: 1000))
    expectEqual(host.frame(of: "9"), CGRect(75, 70, 50, 30))
    expectEqual(try host.visibleRect(of: "scroll"), CGRect(0, 272, 50, 100))
    try host.scroll("scroll", to: CGPoint(x: 0, y: -5))
    expectEqual(try host.visibleRect(of: "scroll"), CGRect(0, 0, 50, 100))
  }

  @Test("a scroll view of both axes scrolls both, and smaller content is centered")
  func bothAxes() throws {
    let host = HeadlessHost(size: space) {
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 500, height: 400).accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("scroll")
    }
    expectEqual(host.frame(of: "scroll"), CGRect(0, 0, 200, 100))
    try host.scroll("scroll", to: CGPoint(x: 30, y: 1000))
    expectEqual(host.frame(of: "content"), CGRect(-30, -300, 500, 400))
    let small = HeadlessHost(size: space) {
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 50, height: 40).accessibilityIdentifier("content")
      }
    }
    expectEqual(small.frame(of: "content"), CGRect(75, 30, 50, 40))
  }

  @Test("a horizontal one begins at the leading edge, on the right from right to left")
  func rightToLeft() throws {
    let host = HeadlessHost(size: space, layoutDirection: .rightToLeft) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 500, height: 40).accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("scroll")
    }
    expectEqual(host.frame(of: "content"), CGRect(-300, 30, 500, 40))
    try host.scroll("scroll", to: CGPoint(x: 40, y: 0))
    expectEqual(host.frame(of: "content"), CGRect(-260, 30, 500, 40))
  }

  @Test("a scroll view paints and hits only what it shows")
  func clipping() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      VStack(spacing: 0) {
        ScrollView {
          Color.red.frame(width: 50, height: 300).onTapGesture { log("hit") }
        }
        Fixed(50, 40) { Color.clear }
      }
    }
    expectEqual(host.displayList.first?.clips.map(\.frame), [CGRect(75, 0, 50, 60)])
    try host.tap(at: CGPoint(x: 100, y: 59))
    #expect(throws: HeadlessHost.InteractionError.self) {
      try host.tap(at: CGPoint(x: 100, y: 61))
    }
    expectEqual(log.entries, ["hit"])
  }

  @Test("geometry readers see their content scroll in one update")
  func geometry() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      ScrollView {
        Fixed(50, 300) {
          GeometryReader { proxy in
            log.note("\(proxy.frame(in: .named("scroll")).minY)", Color.clear)
          }
        }
      }
      .coordinateSpace(name: "scroll")
      .accessibilityIdentifier("scroll")
    }
    try host.settle()
    try host.scroll("scroll", to: CGPoint(x: 0, y: 25))
    expectEqual(try host.settle(), 1)
    expectEqual(log.entries, ["0.0", "-25.0"])
  }
}

/// A layout of 50 × 30, whatever it is proposed, that notes the proposal that it is placed with.
private final class Offered: Layout, @unchecked Sendable {
  private var proposal: ProposedViewSize?

  /// The width or the height of the latest proposal.
  func across(_ isVertical: Bool) -> CGFloat? { isVertical ? proposal?.width : proposal?.height }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50, height: 30)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    self.proposal = proposal
  }
}

/// Ten rows of 30 points, 8 apart, and where they are.
private struct Positioned: View {
  let handle: Handle<ScrollPosition>
  @State var position = ScrollPosition()

  var body: some View {
    handle.take(
      $position,
      ScrollView {
        ForEach(0..<10) { index in
          Color.red.frame(width: 50, height: 30).accessibilityIdentifier("\(index)")
        }
        Color.blue.frame(width: 300, height: 20).id("last")
      }
      .scrollPosition($position)
      .accessibilityIdentifier("scroll"))
  }
}

/// Ten boxes of 50 points in a row that scrolls, and where it is.
private struct PositionedRow: View {
  let handle: Handle<ScrollPosition>
  @State private var position = ScrollPosition()

  var body: some View {
    handle.take(
      $position,
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.red.frame(width: 50, height: 30).accessibilityIdentifier("\(index)")
          }
        }
      }
      .scrollPosition($position, anchor: .leading)
      .accessibilityIdentifier("scroll"))
  }
}

@MainActor @Suite("Scroll positions")
struct ScrollPositionTests {
  private func offset(_ host: HeadlessHost) throws -> CGPoint {
    try host.visibleRect(of: "scroll").origin
  }

  @Test("a position that is set scrolls there, within the content, in the same round")
  func scrolling() throws {
    let handle = Handle<ScrollPosition>()
    let host = HeadlessHost(size: space) { Positioned(handle: handle) }
    try host.settle()
    expectEqual(try offset(host), .zero)
    handle.binding?.wrappedValue.scrollTo(y: 40)
    expectEqual(try host.settle(), 1)
    expectEqual(try offset(host), CGPoint(x: 0, y: 40))
    expectEqual(host.frame(of: "1")?.minY, -2)
    handle.binding?.wrappedValue.scrollTo(edge: .bottom)
    // Ten rows with their distances, and the last one.
    expectEqual(try offset(host).y, 10 * 38 + 20 - 100)
    handle.binding?.wrappedValue.scrollTo(y: -3)
    expectEqual(try offset(host), .zero)
    handle.binding?.wrappedValue.scrollTo(y: 1e6)
    expectEqual(try offset(host), CGPoint(x: 0, y: 300))
    handle.binding?.wrappedValue.scrollTo(edge: .top)
    expectEqual(try offset(host), .zero)
  }

  @Test("a position that is there at first is scrolled to at once")
  func initial() throws {
    let host = HeadlessHost(size: space) {
      Positioned(handle: Handle<ScrollPosition>(), position: ScrollPosition(edge: .bottom))
    }
    expectEqual(try offset(host).y, 300)
    expectEqual(try host.settle(), 0)
  }

  @Test("a view is scrolled to by its identity, as far as needed or to an anchor")
  func views() throws {
    let handle = Handle<ScrollPosition>()
    let host = HeadlessHost(size: space) { Positioned(handle: handle) }
    func scroll(to id: some Hashable & Sendable, _ anchor: UnitPoint? = nil) throws -> CGFloat {
      handle.binding?.wrappedValue.scrollTo(id: id, anchor: anchor)
      return try offset(host).y
    }
    try host.settle()
    expectEqual(try scroll(to: 2), 2 * 38 + 30 - 100)
    expectEqual(try scroll(to: 1), 6)
    expectEqual(try scroll(to: 0), 0)
    expectEqual(try scroll(to: 4, .top), 4 * 38)
    expectEqual(try scroll(to: 4, .center), 4 * 38 + 15 - 50)
    expectEqual(try scroll(to: 4, .bottom), 4 * 38 + 30 - 100)
    expectEqual(try scroll(to: "last"), 300)
    expectEqual(try scroll(to: "unknown"), 300)
    expectEqual(handle.binding?.wrappedValue.viewID(type: String.self), "unknown")
  }

  @Test("from right to left, distances are counted from the right, the leading edge")
  func rightToLeft() throws {
    let handle = Handle<ScrollPosition>()
    let host = HeadlessHost(size: space, layoutDirection: .rightToLeft) {
      PositionedRow(handle: handle)
    }
    expectEqual(host.frame(of: "0")?.minX, 150)
    handle.binding?.wrappedValue.scrollTo(id: 3)
    expectEqual(host.frame(of: "3")?.minX, 150)
    handle.binding?.wrappedValue.scrollTo(edge: .trailing)
    expectEqual(host.frame(of: "9")?.minX, 0)
    handle.binding?.wrappedValue.scrollTo(x: 20)
    expectEqual(host.frame(of: "0")?.minX, 170)
  }

  @Test("a user who scrolls says so, and is left alone")
  func user() throws {
    let handle = Handle<ScrollPosition>()
    let host = HeadlessHost(size: space) { Positioned(handle: handle) }
    try host.settle()
    handle.binding?.wrappedValue.scrollTo(y: 40)
    try host.settle()
    expectEqual(handle.binding?.wrappedValue.isPositionedByUser, false)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 90))
    expectEqual(handle.binding?.wrappedValue.isPositionedByUser, true)
    expectEqual(try offset(host).y, 90)
    // The place that was asked for before is another value again.
    handle.binding?.wrappedValue.scrollTo(y: 40)
    expectEqual(try offset(host).y, 40)
  }

  @Test("a scroll view inside another has no part in the position of the outer one")
  func nested() throws {
    let handle = Handle<ScrollPosition>()
    struct Nested: View {
      let handle: Handle<ScrollPosition>
      @State private var position = ScrollPosition()
      var body: some View {
        handle.take(
          $position,
          ScrollView {
            ScrollView(.horizontal) {
              Color.red.frame(width: 500, height: 300)
            }
            .accessibilityIdentifier("inner")
          }
          .scrollPosition($position)
          .accessibilityIdentifier("scroll"))
      }
    }
    let host = HeadlessHost(size: space) { Nested(handle: handle) }
    try host.settle()
    handle.binding?.wrappedValue.scrollTo(y: 50)
    expectEqual(try offset(host), CGPoint(x: 0, y: 50))
    expectEqual(try host.visibleRect(of: "inner").origin, .zero)
  }

  @Test("a scroll view is a coordinate space, by its axis or as the nearest")
  func bounds() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 50, height: 40)
          ScrollView(.horizontal) {
            Color.red.frame(width: 500, height: 300)
              .onGeometryChange(for: String.self) { proxy in
                let spaces: [NamedCoordinateSpace] = [
                  .scrollView, .scrollView(axis: .horizontal), .scrollView(axis: .vertical),
                  .named("none"),
                ]
                return spaces.map { space in
                  guard let bounds = proxy.bounds(of: space) else { return "nil" }
                  return "\(Int(bounds.minX)),\(Int(bounds.minY)) \(Int(bounds.height)) high"
                }.joined(separator: "; ")
              } action: {
                log($0)
              }
          }
          .accessibilityIdentifier("inner")
        }
      }
      .accessibilityIdentifier("scroll")
    }
    try host.settle()
    try host.scroll("scroll", to: CGPoint(x: 0, y: 60))
    try host.settle()
    try host.scroll("inner", to: CGPoint(x: 70, y: 0))
    try host.settle()
    expectEqual(
      log.entries,
      [
        "0,0 300 high; 0,0 300 high; 0,-40 100 high; nil",
        "0,0 300 high; 0,0 300 high; 0,20 100 high; nil",
        "70,0 300 high; 70,0 300 high; 70,20 100 high; nil",
      ])
  }
}

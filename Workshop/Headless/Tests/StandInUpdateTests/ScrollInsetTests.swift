import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

/// Ten rows of 30 points without gaps.
private struct Rows: View {
  var axes = Axis.Set.vertical

  var body: some View {
    ScrollView(axes) {
      let layout =
        axes == .vertical
        ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        ForEach(0..<10) { Color.red.frame(height: 30).frame(minWidth: 30).id($0) }
      }
      .accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("scroll")
  }
}

@MainActor @Suite("Insets of scroll views")
struct ScrollInsetTests {
  private func offsets(_ host: HeadlessHost) throws -> [CGFloat] {
    try [-1000, 50, 1000].map { y in
      try host.scroll("scroll", to: CGPoint(x: 0, y: y))
      return try host.visibleRect(of: "scroll").minY
    }
  }

  @Test("margins inset the content and can be scrolled beneath")
  func margins() throws {
    let host = HeadlessHost(size: space) {
      Rows().contentMargins(.vertical, 20).contentMargins(.leading, 15)
    }
    expectEqual(host.frame(of: "scroll"), CGRect(0, 0, 200, 100))
    expectEqual(host.frame(of: "content"), CGRect(15, 20, 185, 300))
    expectEqual(try host.visibleRect(of: "scroll").minY, -20)
    expectEqual(try offsets(host), [-20, 50, 300 + 20 - 100])
  }

  @Test("the margins that are said nearest count, and nil is none")
  func nearest() {
    let host = HeadlessHost(size: space) {
      Rows().contentMargins(.top, 7).contentMargins(.leading, nil).contentMargins(.all, 10)
    }
    expectEqual(host.frame(of: "content"), CGRect(0, 7, 190, 300))
  }

  @Test("a scroll view reaches beneath the safe area, other views stay within")
  func safeArea() throws {
    let host = HeadlessHost(size: space) { Rows().safeAreaPadding(.vertical, 20) }
    expectEqual(host.frame(of: "scroll"), CGRect(0, 0, 200, 100))
    expectEqual(host.frame(of: "content"), CGRect(0, 20, 200, 300))
    expectEqual(try offsets(host), [-20, 50, 300 + 20 - 100])
    let stack = HeadlessHost(size: space) {
      VStack(spacing: 0) {
        Rows()
        Color.blue.frame(height: 10)
      }
      .safeAreaPadding(.top, 20).safeAreaPadding(.trailing, 5)
    }
    expectEqual(stack.frame(of: "scroll"), CGRect(0, 20, 195, 70))
    expectEqual(stack.frame(of: "content"), CGRect(0, 20, 195, 300))
  }

  @Test("a safe area that changes moves the content of a scroll view at rest")
  func changes() throws {
    struct Barred: View {
      let bar: Handle<CGFloat>
      @State private var height: CGFloat = 0
      var body: some View { bar.take($height, Rows().safeAreaPadding(.top, height)) }
    }
    let bar = Handle<CGFloat>()
    let host = HeadlessHost(size: space) { Barred(bar: bar) }
    expectEqual(host.frame(of: "content")?.minY, 0)
    bar.binding?.wrappedValue = 30
    expectEqual(host.frame(of: "content")?.minY, 30)
  }

  @Test("views are scrolled to within the insets")
  func anchors() throws {
    let handle = ProxyHandle()
    let host = HeadlessHost(size: space) {
      ScrollViewReader { proxy in
        let _ = handle.take(proxy)
        Rows().contentMargins(.top, 20)
      }
    }
    try host.settle()
    handle.proxy?.scrollTo(5, anchor: .top)
    expectEqual(try host.visibleRect(of: "scroll").minY, 150 - 20)
    handle.proxy?.scrollTo(5, anchor: .bottom)
    expectEqual(try host.visibleRect(of: "scroll").minY, 180 - 100)
    handle.proxy?.scrollTo(2)
    expectEqual(try host.visibleRect(of: "scroll").minY, 60 - 20)
  }

  @Test("from right to left the leading inset is on the right")
  func rightToLeft() throws {
    let host = HeadlessHost(size: space, layoutDirection: .rightToLeft) {
      Rows(axes: .horizontal).contentMargins(.leading, 40)
    }
    let room = try #require(host.frame(of: "content"))
    expectEqual(room.maxX, 160)
    try host.scroll("scroll", to: CGPoint(x: 10, y: 0))
    expectEqual(host.frame(of: "content")?.maxX, 210)
  }

  @Test("a person who pulls gets beyond the ends until the next scroll")
  func bounce() throws {
    let host = HeadlessHost(size: space) { Rows().contentMargins(.top, 20) }
    for y in [-70, 260] as [CGFloat] {
      try host.scroll("scroll", to: CGPoint(x: 0, y: y), beyondEnds: true)
      expectEqual(host.frame(of: "content")?.minY, -y)
      expectEqual(try host.visibleRect(of: "scroll").minY, y)
    }
    try host.scroll("scroll", to: CGPoint(x: 0, y: 260))
    expectEqual(try host.visibleRect(of: "scroll").minY, 200)
  }
}

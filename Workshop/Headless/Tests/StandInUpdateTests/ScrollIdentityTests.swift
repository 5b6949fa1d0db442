import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

/// Rows of 30 points, 8 apart, that come and go, and the identity of the one that is scrolled to.
private struct Rows: View {
  let rows: Handle<[Int]>
  let identity: Handle<Int?>
  var anchor: UnitPoint?
  @State private var shown = Array(0..<40)
  @State var scrolledID: Int?

  var body: some View {
    rows.take(
      $shown,
      identity.take(
        $scrolledID,
        ScrollView {
          VStack(spacing: 8) {
            ForEach(shown, id: \.self) { Box(50, 30).accessibilityIdentifier("\($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolledID, anchor: anchor)
        .accessibilityIdentifier("scroll")))
  }
}

@MainActor @Suite("Scroll positions by identity")
struct ScrollIdentityTests {
  private let rows = Handle<[Int]>()
  private let identity = Handle<Int?>()

  private func host(anchor: UnitPoint? = nil, at id: Int? = nil) -> HeadlessHost {
    HeadlessHost(size: space) {
      Rows(rows: rows, identity: identity, anchor: anchor, scrolledID: id)
    }
  }

  private func start(_ host: HeadlessHost) throws -> CGFloat {
    try host.visibleRect(of: "scroll").minY
  }

  @Test(
    "a scroll position tells the first visible view, or the one at the anchor, when a user scrolls")
  func tells() throws {
    for (anchor, id) in [(nil, 2), (.top, 2), (.center, 4), (.bottom, 5)] as [(UnitPoint?, Int)] {
      let host = host(anchor: anchor)
      expectEqual(try host.settle(), 1)
      expectEqual(identity.binding?.wrappedValue, nil)
      try host.scroll("scroll", to: CGPoint(x: 0, y: 100))
      expectEqual(try host.settle(), 2)
      expectEqual(identity.binding?.wrappedValue, id)
      // Telling moves nothing.
      expectEqual(try start(host), 100)
    }
  }

  @Test("an identity that is set is scrolled to, at once and at first")
  func scrolls() throws {
    let first = host(at: 10)
    expectEqual(try start(first), 10 * 38 + 30 - 100)
    identity.binding?.wrappedValue = 3
    expectEqual(try first.settle(), 1)
    expectEqual(try start(first), 3 * 38)
    identity.binding?.wrappedValue = nil
    expectEqual(try start(first), 3 * 38)
    let centered = host(anchor: .center, at: 10)
    expectEqual(try start(centered), 10 * 38 + 15 - 50)
  }

  @Test(
    "an identity of no view, or of another type than theirs, scrolls nowhere and is told nothing")
  func unknown() throws {
    let host = host(at: 99)
    expectEqual(try start(host), 0)
    struct Words: View {
      let word: Handle<String?>
      @State private var scrolledID: String?
      var body: some View {
        word.take(
          $scrolledID,
          ScrollView {
            VStack { ForEach(0..<40) { _ in Box(50, 30) } }.scrollTargetLayout()
          }
          .scrollPosition(id: $scrolledID)
          .accessibilityIdentifier("scroll"))
      }
    }
    let word = Handle<String?>()
    let other = HeadlessHost(size: space) { Words(word: word) }
    try other.scroll("scroll", to: CGPoint(x: 0, y: 100))
    expectEqual(try other.settle(), 1)
    expectEqual(word.binding?.wrappedValue, nil)
  }

  @Test("an identity is scrolled to once, no further than the content reaches when its view exists")
  func limited() throws {
    struct Growing: View {
      let space: Handle<CGFloat>
      @State private var length: CGFloat = 0
      @State private var scrolledID: Int? = 3
      var body: some View {
        space.take(
          $length,
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<4) { Box(50, 30).accessibilityIdentifier("\($0)") }
              Color.clear.frame(width: 50, height: length)
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $scrolledID, anchor: .top))
      }
    }
    let length = Handle<CGFloat>()
    let host = HeadlessHost(size: space) { Growing(space: length) }
    expectEqual(host.frame(of: "3")?.minY, 70)
    length.binding?.wrappedValue = 500
    expectEqual(host.frame(of: "3")?.minY, 70)
  }

  @Test("its view stays where it is when views come and go and the scroll view is resized")
  func holds() throws {
    let host = host()
    try host.scroll("scroll", to: CGPoint(x: 0, y: 500))
    let before = host.frame(of: "13")
    expectEqual(identity.binding?.wrappedValue, 13)
    rows.binding?.wrappedValue.insert(contentsOf: [100, 101], at: 3)
    expectEqual(host.frame(of: "13"), before)
    host.resize(CGSize(width: 200, height: 60))
    expectEqual(host.frame(of: "13"), before)
    // An app gets the view that it asks for, and that view stays, too.
    identity.binding?.wrappedValue = 20
    let asked = host.frame(of: "20")
    expectEqual(asked?.maxY, 60)
    rows.binding?.wrappedValue.removeFirst(5)
    expectEqual(host.frame(of: "20"), asked)
    expectEqual(identity.binding?.wrappedValue, 20)
  }
}

/// Hands a test the proxy of a scroll view reader.
@MainActor final class ProxyHandle {
  private(set) var proxy: ScrollViewProxy?

  func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
}

@MainActor @Suite("Scroll view readers")
struct ScrollReaderTests {
  private func host(_ handle: ProxyHandle) -> HeadlessHost {
    HeadlessHost(size: space) {
      ScrollViewReader { proxy in
        let _ = handle.take(proxy)
        HStack(spacing: 0) {
          ScrollView { VStack(spacing: 8) { ForEach(0..<20) { Box(50, 30).id("a\($0)") } } }
            .accessibilityIdentifier("first")
          ScrollView { VStack(spacing: 8) { ForEach(0..<20) { Box(50, 30).id("b\($0)") } } }
            .accessibilityIdentifier("second")
        }
      }
    }
  }

  private func starts(_ host: HeadlessHost) throws -> [CGFloat] {
    try ["first", "second"].map { try host.visibleRect(of: $0).minY }
  }

  @Test("a proxy scrolls the first scroll view that has the view")
  func scrolls() throws {
    let handle = ProxyHandle()
    let host = host(handle)
    try host.settle()
    let row: CGFloat = 30 + 8
    handle.proxy?.scrollTo("b5", anchor: .top)
    expectEqual(try starts(host), [0, 5 * row])
    handle.proxy?.scrollTo("b4")
    expectEqual(try starts(host), [0, 4 * row])
    handle.proxy?.scrollTo("a9", anchor: .bottom)
    let ninthAtBottom = 9 * row + 30 - 100
    expectEqual(try starts(host), [ninthAtBottom, 4 * row])
    handle.proxy?.scrollTo("c1", anchor: .top)
    handle.proxy?.scrollTo(99, anchor: .top)
    expectEqual(try starts(host), [ninthAtBottom, 4 * row])
  }

  @Test("a proxy that scrolls while the content is made traps")
  func early() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
          ScrollViewReader { proxy in
            let _ = proxy.scrollTo(1)
            ScrollView { Text("") }
          }
        }
        _ = host.size
      }
    }
  }
}

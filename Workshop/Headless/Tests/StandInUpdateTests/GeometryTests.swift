import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

private struct FramesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Spread: View {
  @Binding var width: CGFloat
  var body: some View { Box(width, 10) }
}

private struct Shown: View {
  let handle: Handle<CGFloat>
  let log: Log
  @State private var inset: CGFloat = 20

  var body: some View {
    handle.take(
      $inset,
      HStack(spacing: 0) {
        Spread(width: $inset)
        Fixed(40, 30) {
          GeometryReader { proxy in log.note("x \(proxy.frame(in: .global).minX)", Box(1, 1)) }
        }
        Fixed(40, 30) {
          GeometryReader { proxy in log.note("width \(proxy.size.width)", Box(1, 1)) }
        }
      })
  }
}

@MainActor @Suite("Geometry")
struct GeometryTests {
  @Test("a geometry reader takes the proposal and puts its content at top-leading")
  func takesProposal() {
    let host = HeadlessHost(size: space) {
      GeometryReader { proxy in
        Box(proxy.size.width / 2, proxy.size.height / 4).accessibilityIdentifier("box")
      }
      .accessibilityIdentifier("reader")
    }
    expectEqual(host.frame(of: "reader"), CGRect(0, 0, 200, 100))
    expectEqual(host.frame(of: "box"), CGRect(0, 0, 100, 25))
  }

  @Test("a geometry reader is 10 points where nothing is proposed")
  func tenByTen() {
    struct Unspecified: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
      }
    }
    let host = HeadlessHost(size: space) { Unspecified { GeometryReader { _ in Box(90, 90) } } }
    expectEqual(host.size, CGSize(width: 10, height: 10))
  }

  @Test("frames are told in the local, the global and a named space")
  func coordinateSpaces() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      VStack(spacing: 0) {
        Box(10, 30)
        HStack(spacing: 0) {
          Box(40, 10)
          GeometryReader { proxy in
            let frames = [
              proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("row")),
              proxy.frame(in: .named("unknown")),
            ]
            log.note("\(frames.map { [$0.minX, $0.minY, $0.width, $0.height] })", Box(1, 1))
          }
        }
        .coordinateSpace(name: "row")
      }
    }
    try host.settle()
    let global = "[40.0, 30.0, 160.0, 70.0]"
    expectEqual(
      log.entries,
      [
        "[[0.0, 0.0, 160.0, 70.0], \(global), [40.0, 0.0, 160.0, 70.0], \(global)]"
      ])
  }

  @Test("content is made anew only when something that it asked for changed")
  func readsAreTracked() throws {
    let (handle, log) = (Handle<CGFloat>(), Log())
    let host = HeadlessHost(size: space) { Shown(handle: handle, log: log) }
    try host.settle()
    expectEqual(log.entries, ["x 70.0", "width 40.0"])
    handle.set(40)
    expectEqual(try host.settle(), 1)
    expectEqual(log.entries, ["x 70.0", "width 40.0", "x 80.0"])
  }

  @Test("geometry readers inside geometry readers are shown in one update")
  func nested() throws {
    let host = HeadlessHost(size: space) {
      GeometryReader { outer in
        VStack(spacing: 0) {
          Box(outer.size.width, 40)
          GeometryReader { inner in
            Box(inner.size.width / 4, inner.size.height).accessibilityIdentifier("inner")
          }
        }
      }
    }
    expectEqual(try host.settle(), 1)
    expectEqual(host.frame(of: "inner"), CGRect(0, 40, 50, 60))
  }

  @Test("preferences are reduced in the order of the views")
  func preferenceOrder() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      HStack {
        Box(1, 1).preference(key: FramesKey.self, value: ["a"])
        Box(1, 1)
        Box(1, 1).preference(key: FramesKey.self, value: ["b"])
        Box(1, 1).preference(key: FramesKey.self, value: ["c"])
          .transformPreference(FramesKey.self) { $0.append("d") }
      }
      .onPreferenceChange(FramesKey.self) { value in
        MainActor.assumeIsolated { log(value.joined(separator: ", ")) }
      }
    }
    expectEqual(try host.settle(), 1)
    expectEqual(log.entries, ["a, b, c, d"])
  }

  @Test("onGeometryChange tells the first value and each other one")
  func onGeometryChange() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      GeometryReader { _ in Box(1, 1) }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { width in
          log("\(width)")
        }
    }
    try host.settle()
    host.resize(CGSize(width: 200, height: 50))
    try host.settle()
    host.resize(CGSize(width: 120, height: 50))
    try host.settle()
    expectEqual(log.entries, ["200.0", "120.0"])
  }

  @Test("a reader that another one removes is not asked once more")
  func removedReader() {
    let log = Log()
    let host = HeadlessHost(size: space) {
      GeometryReader { outer in
        if outer.size.width > 100 {
          GeometryReader { proxy in log.note("\(proxy.size.width)", Box(1, 1)) }
        }
      }
    }
    _ = host.frames
    host.resize(CGSize(width: 50, height: 100))
    _ = host.frames
    expectEqual(log.entries, ["200.0"])
  }

  @Test(
    "a visual effect moves a view by its geometry, in its direction, and neither its place nor a body",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func visualEffect(direction: LayoutDirection) throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          log.note("body", Color.red.frame(width: 40, height: 10).accessibilityIdentifier("moved"))
            .visualEffect { effect, proxy in
              let start = proxy.bounds(of: .scrollView)?.minY ?? 0
              return effect.offset(x: 5).offset(x: 2, y: max(0, start))
            }
            .onTapGesture { log("tap") }
          Box(40, 300).accessibilityIdentifier("below")
        }
        .frame(width: 200, alignment: .leading)
      }
      .accessibilityIdentifier("scroll")
      .environment(\.layoutDirection, direction)
    }
    let x: CGFloat = direction == .leftToRight ? 7 : 153
    expectEqual(host.frame(of: "moved"), CGRect(x, 0, 40, 10))
    let told = log.entries
    try host.scroll("scroll", to: CGPoint(x: 0, y: 30))
    expectEqual(host.frame(of: "moved"), CGRect(x, 0, 40, 10))
    expectEqual(host.frame(of: "below")?.minY, -20)
    expectEqual(log.entries, told)
    try host.tap("moved")
    expectEqual(log.entries, told + ["tap"])
  }
}

import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

/// Hands its number to whatever a test shows with it.
private struct Numbered<Content: View>: View {
  let handle: Handle<CGFloat>
  let content: (CGFloat) -> Content
  @State private var number: CGFloat = 0

  var body: some View { handle.take($number, content(number)) }
}

private struct Bar: Shape {
  var part: CGFloat

  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
  }
}

private struct Counting: View, Animatable {
  var number: CGFloat

  nonisolated var animatableData: CGFloat {
    get { number }
    set { number = newValue }
  }

  var body: some View { Box(number, 10).accessibilityIdentifier("box") }
}

private struct Widening: ViewModifier, Animatable {
  var width: CGFloat

  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}

@MainActor @Suite("Animatable data")
struct AnimatableTests {
  private func host<Content: View>(
    _ handle: Handle<CGFloat>, @ViewBuilder _ content: @escaping (CGFloat) -> Content
  ) throws -> HeadlessHost {
    let host = HeadlessHost(size: space) { Numbered(handle: handle, content: content) }
    try host.settle()
    return host
  }

  /// Returns the values of `read` before, a quarter after and at the end of a change to 100 in one second.
  private func samples<T>(
    _ host: HeadlessHost, _ handle: Handle<CGFloat>, _ read: () -> T
  ) -> [T] {
    withAnimation(.linear(duration: 1)) { handle.set(100) }
    return [0, 0.25, 0.75].map { time in
      host.advance(by: time)
      return read()
    }
  }

  @Test("a layout is asked for each step between its values")
  func layout() throws {
    let handle = Handle<CGFloat>()
    let host = try host(handle) { number in
      Wrap(spacing: number) {
        Box(10, 10).accessibilityIdentifier("a")
        Box(10, 10).accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("wrap")
    }
    let widths = samples(host, handle) { host.frame(of: "wrap")?.width }
    expectEqual(widths, [20, 45, 120])
    expectEqual(host.frame(of: "b")?.minX, 150)
  }

  @Test("the sizes of a layout's views and its own values animate together")
  func layoutAndSizes() throws {
    let handle = Handle<CGFloat>()
    let host = try host(handle) { number in
      Wrap(spacing: number / 10) {
        Box(10 + number / 2, 10)
        Box(10, 10).accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("wrap")
    }
    let ends = samples(host, handle) {
      (host.frame(of: "b")?.minX ?? 0) - (host.frame(of: "wrap")?.minX ?? 0)
    }
    expectEqual(ends, [10, 25, 70])
  }

  /// A value that a second round of the update takes back, as a view that measures itself may.
  private struct TakenBack: View {
    let handle: Handle<CGFloat>
    let animation: Animation
    @State private var number: CGFloat = 0
    @State private var answered: CGFloat = 0

    var body: some View {
      // The first round shows what was asked for, and the second one what was there before.
      let shown = number == answered ? 0 : 1.0
      handle.take(
        $number,
        Color.red.frame(width: 10 + number, height: 10).modifier(Fading(opacity: shown))
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { width in
            withAnimation(animation) { answered = width - 10 }
          })
    }
  }

  private struct Fading: ViewModifier, Animatable {
    var opacity: Double

    nonisolated var animatableData: Double {
      get { opacity }
      set { opacity = newValue }
    }

    func body(content: Content) -> some View { content.opacity(opacity) }
  }

  @Test(
    "an animated value that changes and changes back within one update is on its way all the same",
    arguments: [
      (Animation.linear(duration: 1), [0.1875, 0.25, 0.1875]),
      // One of two springs at rest takes over where the other begins.
      (.spring(duration: 1), [0, 0, 0]),
    ])
  func takenBack(_ animation: Animation, _ expected: [Double]) throws {
    let handle = Handle<CGFloat>()
    let host = HeadlessHost(size: space) { TakenBack(handle: handle, animation: animation) }
    try host.settle()
    withAnimation(animation) { handle.set(20) }
    expectEqual(try host.settle(), 2)
    let opacities = expected.map { _ in
      host.advance(by: 0.25)
      return host.displayList.first?.color.opacity ?? 0
    }
    expectEqual(opacities, expected)
  }

  @Test("shapes draw each step")
  func shapes() throws {
    let handle = Handle<CGFloat>()
    let host = try host(handle) { number in
      VStack {
        Bar(part: number / 100)
        Bar(part: number / 100).fill(Color.red)
      }
    }
    let widths = samples(host, handle) {
      host.displayList.map { item -> CGFloat in
        if case .fill(let path, _) = item.content { path.boundingRect.width } else { -1 }
      }
    }
    expectEqual(widths, [[0, 0], [50, 50], [200, 200]])
  }

  @Test("colors of shapes, texts and symbols pass through those in between")
  func colors() throws {
    let handle = Handle<CGFloat>()
    let host = try host(handle) { number in
      let color = Color(red: Double(number) / 200, green: 0.5, blue: 0)
      VStack {
        Capsule().fill(color)
        Text("a").foregroundStyle(color)
        Image(systemName: "star").foregroundStyle(color)
        Text("b")
      }
    }
    let reds = samples(host, handle) { host.displayList.map(\.color.red) }
    expectEqual(reds, [[0, 0, 0, 0], [0.125, 0.125, 0.125, 0], [0.5, 0.5, 0.5, 0]])
  }

  @Test("opacity fades")
  func opacity() throws {
    let handle = Handle<CGFloat>()
    let host = try host(handle) { number in Rectangle().opacity(Double(number) / 200 + 0.5) }
    let full = HeadlessHost(size: space) { Rectangle() }.displayList.first?.color.opacity ?? 0
    let opacities = samples(host, handle) { (host.displayList.first?.color.opacity ?? 0) / full }
    expectEqual(opacities, [0.5, 0.625, 1])
  }

  @Test("views and modifiers of one's own are evaluated for each step")
  func ownViewsAndModifiers() throws {
    let handle = Handle<CGFloat>()
    let host = try host(handle) { number in
      VStack {
        Counting(number: number)
        Color.red.modifier(Widening(width: number)).accessibilityIdentifier("modified")
      }
    }
    let widths = samples(host, handle) {
      [host.frame(of: "box")?.width, host.frame(of: "modified")?.width]
    }
    expectEqual(widths, [[0, 0], [25, 25], [100, 100]])
  }

  @Test("another value midway is approached while the way to the first one goes on")
  func retarget() throws {
    let handle = Handle<CGFloat>()
    let host = try host(handle) { Counting(number: $0) }
    withAnimation(.linear(duration: 1)) { handle.set(100) }
    host.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { handle.set(0) }
    expectEqual(host.frame(of: "box")?.width, 50)
    // r + (total − r) · p: of the way to 100 and back, half of what the first has not covered; that is at its end.
    host.advance(by: 0.5)
    expectEqual(host.frame(of: "box")?.width, 50)
    host.advance(by: 0.25)
    expectEqual(host.frame(of: "box")?.width, 25)
    host.advance(by: 0.25)
    expectEqual(host.frame(of: "box")?.width, 0)
  }

  @Test("sizes and offsets animate as frames")
  func frames() throws {
    let handle = Handle<CGFloat>()
    let host = try host(handle) { number in
      Color.red.frame(width: 50 + number, height: 20).accessibilityIdentifier("frame")
        .offset(x: number / 10)
    }
    let frames = samples(host, handle) { host.displayList.first?.frame }
    expectEqual(frames, [CGRect(75, 40, 50, 20), CGRect(65, 40, 75, 20), CGRect(35, 40, 150, 20)])
  }
}

import SwiftUI
import Testing

private let space = CGSize(width: 100, height: 50)

@MainActor private func items(@ViewBuilder _ content: () -> some View) -> [HeadlessHost.DisplayItem]
{
  HeadlessHost(size: space) { content() }.displayList
}

@MainActor
@Test("a tint is the color of buttons and of the style of its name, the accent color without one")
func tint() {
  let red = Color.red.frame(width: 1, height: 1)
  let colors = items {
    VStack(spacing: 0) {
      red
      Button("a") {}.tint(.red)
      Button("b") {}.tint(Color.red)
      Circle().fill(.tint).frame(width: 1, height: 1).tint(.red)
    }
  }.map(\.color)
  #expect(colors.count == 4 && colors.allSatisfy { $0 == colors[0] })
  let plain = items {
    VStack(spacing: 0) {
      Color.blue.frame(width: 1, height: 1)
      Button("a") {}.tint(nil)
      Button("a") {}
    }
  }.map(\.color)
  #expect(plain.count == 3 && plain.allSatisfy { $0 == plain[0] })
}

@MainActor @Test("a position by two numbers is one by a point")
func position() {
  let host = HeadlessHost(size: space) {
    ZStack {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").position(x: 30, y: 20)
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
        .position(CGPoint(x: 30, y: 20))
    }
  }
  expectEqual(host.frame(of: "a"), CGRect(x: 25, y: 15, width: 10, height: 10))
  expectEqual(host.frame(of: "b"), host.frame(of: "a"))
}

@MainActor @Test("a corner radius clips to a rounded rectangle")
func cornerRadius() {
  let rounded = items { Color.red.cornerRadius(8) }
  let clipped = items { Color.red.clipShape(RoundedRectangle(cornerRadius: 8)) }
  #expect(rounded == clipped && rounded.first?.clips.count == 1)
}

@MainActor @Test("a shadow changes neither layout nor drawing")
func shadow() {
  expectEqual(items { Color.red.shadow(radius: 3) }, items { Color.red })
}

@MainActor
@Test(
  "text styles have the sizes of a Mac",
  arguments: [(.title2, 17), (.title3, 15), (.caption2, 10)]
    as [(Font, CGFloat)])
func textStyles(font: Font, size: CGFloat) {
  let sizes = items { Text("a").font(font) }.map { item -> CGFloat? in
    if case .text(_, let drawn) = item.content { drawn.size } else { nil }
  }
  expectEqual(sizes, [size])
  expectEqual(Font.TextStyle.allCases.count, 11)
}

@MainActor @Test("levels of the foreground style are ever fainter")
func levels() {
  let opacities = items {
    HStack {
      Circle().fill(.primary)
      Circle().fill(.secondary)
      Circle().fill(.tertiary)
      Circle().fill(.quaternary)
    }
  }.map(\.color.opacity)
  expectEqual(opacities, [1, 0.6, 0.3, 0.18])
}

@MainActor
@Test("a linear gradient runs between its points in the frame, mirrored from right to left")
func linearGradient() throws {
  func gradient(_ direction: LayoutDirection) throws -> HeadlessHost.ResolvedGradient {
    let host = HeadlessHost(size: space, layoutDirection: direction) {
      Rectangle().fill(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    return try #require(host.displayList.first?.gradient)
  }
  let (left, right) = (CGPoint(x: 0, y: 25), CGPoint(x: 100, y: 25))
  expectEqual(try gradient(.leftToRight).geometry, .line(from: left, to: right))
  expectEqual(try gradient(.rightToLeft).geometry, .line(from: right, to: left))
  expectEqual(try gradient(.leftToRight).stops.map(\.location), [0, 1])
}

@MainActor @Test("a gradient fades with the views around it")
func fadedGradient() throws {
  let items = items {
    RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 10)
      .opacity(0.5)
  }
  let gradient = try #require(items.first?.gradient)
  expectEqual(gradient.geometry, .circles(around: CGPoint(x: 50, y: 25), from: 0, to: 10))
  expectEqual(gradient.stops.map(\.color.opacity), [0.5, 0.5])
}

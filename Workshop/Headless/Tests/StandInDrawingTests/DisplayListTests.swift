import SwiftUI
import Testing

@MainActor private func items<V: View>(
  _ view: V, size: CGSize = CGSize(width: 100, height: 40),
  _ direction: LayoutDirection = .leftToRight
) -> [HeadlessHost.DisplayItem] {
  HeadlessHost(size: size, layoutDirection: direction) { view }.displayList
}

@MainActor private func colors<V: View>(_ view: V) -> [String] {
  items(view).map(\.color.description)
}

@MainActor @Test("a chip is drawn back to front, in the host's coordinates")
func chip() {
  let host = HeadlessHost(size: CGSize(width: 100, height: 40)) {
    HStack(spacing: 4) {
      Image(systemName: "checkmark")
      Text("Swift")
    }
    .padding(4).background(.blue, in: Capsule()).overlay { Capsule().strokeBorder(.red) }
    .accessibilityIdentifier("chip")
  }
  // 4 + 16 + 4 + 33 + 4 wide, 4 + 16 + 4 high, in the middle of 100 × 40.
  let frame = CGRect(x: 19.5, y: 8, width: 61, height: 24)
  expectEqual(host.frame(of: "chip"), frame)
  let items = host.displayList
  expectEqual(items.count, 4)
  expectEqual(items[0].content, .fill(Capsule().path(in: frame), FillStyle()))
  expectEqual(items[0].color.description, "#007AFF")
  expectEqual(items[1].frame, CGRect(x: 23.5, y: 12, width: 16, height: 16))
  guard case .symbol("checkmark", let font) = items[1].content,
    case .text(let lines, font) = items[2].content
  else {
    Issue.record("a symbol and a text in the same font")
    return
  }
  expectEqual(lines.map(\.text), ["Swift"])
  expectEqual(lines.map(\.origin), [CGPoint(x: 43.5, y: 25)])
  expectEqual(lines.map(\.width), [33])
  let border = Capsule().path(in: frame.insetBy(dx: 0.5, dy: 0.5))
  expectEqual(items[3].content, .stroke(border, StrokeStyle(lineWidth: 1)))
  expectEqual(items[3].frame, frame)
}

@MainActor @Test("system colors follow the color scheme")
func schemes() {
  let view = HStack {
    Color.blue
    Color.primary
    Color.secondary
    Color.white
    Rectangle().fill(.background)
  }
  expectEqual(colors(view), ["#007AFF", "#000000", "#3C3C4399", "#FFFFFF", "#FFFFFF"])
  let dark = view.environment(\.colorScheme, .dark)
  expectEqual(colors(dark), ["#0A84FF", "#FFFFFF", "#EBEBF599", "#FFFFFF", "#000000"])
}

@MainActor @Test("opacities multiply, and what is invisible is not drawn")
func opacities() {
  expectEqual(items(Color.red.opacity(0.5).opacity(0.5)).map(\.color.opacity), [0.25])
  let nested = VStack { Color.black.opacity(0.5) }.opacity(0.5).opacity(2)
  expectEqual(items(nested).map(\.color.opacity), [0.25])
  #expect(items(Color.red.opacity(-1)).isEmpty)
  #expect(items(Color.clear).isEmpty)
  #expect(items(Text("a").opacity(0)).isEmpty)
}

@MainActor @Test("the foreground style reaches texts, symbols and bare shapes, level by level")
func foregroundStyles() {
  let view = HStack {
    Text("a")
    Image(systemName: "star")
    Capsule()
    Circle().fill(.secondary)
  }
  expectEqual(colors(view), ["#000000", "#000000", "#000000", "#3C3C4399"])
  expectEqual(colors(view.foregroundStyle(.white)), ["#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF99"])
  expectEqual(
    colors(VStack { Text("a") }.foregroundStyle(.secondary).foregroundStyle(.white)), ["#FFFFFF99"])
  expectEqual(colors(Text("a").foregroundColor(.black).foregroundColor(.white)), ["#000000"])
  expectEqual(colors(Circle().foregroundColor(nil).foregroundColor(.white)), ["#000000"])
}

private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

@MainActor @Test("a style of one's own resolves in the environment")
func ownStyle() {
  expectEqual(colors(Rectangle().fill(SchemeStyle())), ["#000000"])
  expectEqual(
    colors(Rectangle().fill(SchemeStyle()).environment(\.colorScheme, .dark)), ["#FFFFFF"])
  expectEqual(colors(Rectangle().fill(SchemeStyle().opacity(0.6))), ["#00000099"])
}

@MainActor @Test("a stroked shape is drawn as a stroke in the foreground style")
func strokedShape() {
  let items = items(Circle().stroke(lineWidth: 3).foregroundColor(.white))
  guard case .stroke(_, let style)? = items.first?.content else {
    Issue.record("one stroke is drawn")
    return
  }
  #expect(style.lineWidth == 3 && items.count == 1 && items[0].color.description == "#FFFFFF")
}

@MainActor @Test("a border lies inside the edges, over the view")
func borders() {
  let items = items(Color.white.frame(width: 20, height: 10).border(.black, width: 2))
  expectEqual(items.count, 2)
  let inner = CGRect(x: 41, y: 16, width: 18, height: 8)
  expectEqual(items[1].content, .stroke(Path(inner), StrokeStyle(lineWidth: 2)))
}

@MainActor @Test("clips cut off what they contain, and only that")
func clips() {
  let view = HStack(spacing: 0) {
    Color.white.clipShape(Capsule())
    Color.white.clipped().clipShape(RoundedRectangle(cornerRadius: 3))
    Color.white
  }
  let items = items(view, size: CGSize(width: 30, height: 10))
  let second = CGRect(x: 10, y: 0, width: 10, height: 10)
  expectEqual(items.map(\.clips.count), [1, 2, 0])
  expectEqual(items[0].clips[0].path, Capsule().path(in: second.offsetBy(dx: -10, dy: 0)))
  expectEqual(
    items[1].clips.map(\.path), [Path(roundedRect: second, cornerRadius: 3), Path(second)])
}

@MainActor @Test("backgrounds lie behind and overlays before a view, in its size")
func layers() {
  let view = Text("ab").background(.white).overlay { Color.black.opacity(0.6) }
  let items = items(view)
  expectEqual(items.map(\.color.description), ["#FFFFFF", "#000000", "#00000099"])
  #expect(items.allSatisfy { $0.frame == CGRect(x: 43.5, y: 12, width: 13, height: 16) })
}

private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

@MainActor @Test("shapes are mirrored from right to left")
func mirroredShapes() {
  let size = CGSize(width: 10, height: 20)
  guard case .fill(let path, _)? = items(Wedge(), size: size, .rightToLeft).first?.content else {
    Issue.record("one fill is drawn")
    return
  }
  expectEqual(path.description, "10.0 0.0 m 0.0 0.0 l 10.0 20.0 l")
}

@MainActor @Test("symbols are as high as a line, on its baseline, unless they are resizable")
func symbolSizes() {
  func size<V: View>(_ view: V) -> CGSize {
    HeadlessHost(size: CGSize(width: 100, height: 40)) { view }.size
  }
  expectEqual(size(Image(systemName: "xmark")), CGSize(width: 16, height: 16))
  expectEqual(
    size(Image(systemName: "xmark").font(.system(size: 17))), CGSize(width: 21, height: 21))
  expectEqual(size(Image(systemName: "xmark").imageScale(.large)), CGSize(width: 20, height: 20))
  expectEqual(size(Image(systemName: "xmark").resizable()), CGSize(width: 100, height: 40))
  expectEqual(size(Label("ab", systemImage: "tag")), CGSize(width: 16 + 8 + 13, height: 16))
}

@MainActor @Test("shapes take what they are proposed; a circle takes the shorter length")
func shapeSizes() {
  func size<V: View>(_ view: V) -> CGSize {
    HeadlessHost(size: CGSize(width: 100, height: 40)) { view }.size
  }
  expectEqual(size(Rectangle()), CGSize(width: 100, height: 40))
  expectEqual(size(Ellipse().fixedSize()), CGSize(width: 10, height: 10))
  expectEqual(size(Circle()), CGSize(width: 40, height: 40))
}

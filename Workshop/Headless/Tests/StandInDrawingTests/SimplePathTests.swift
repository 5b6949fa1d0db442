import SwiftUI
import Testing

/// The elements of a path as it tells them.
private func elements(of path: Path) -> [Path.Element] {
  var elements: [Path.Element] = []
  func add(_ element: Path.Element) { elements.append(element) }
  path.forEach(add)
  return elements
}

/// The same path, drawn element by element.
private func drawn(_ path: Path) -> Path { drawn(elements(of: path)) }

private func drawn(_ elements: [Path.Element]) -> Path {
  Path { drawn in
    for element in elements {
      switch element {
      case .move(let end): drawn.move(to: end)
      case .line(let end): drawn.addLine(to: end)
      case .curve(let end, let control1, let control2):
        drawn.addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: drawn.closeSubpath()
      }
    }
  }
}

/// Whether paths have the same elements, but for the rounding of sums.
private func areNear(_ a: Path, _ b: Path) -> Bool {
  let (a, b) = (a.description.split(separator: " "), b.description.split(separator: " "))
  return a.count == b.count
    && zip(a, b).allSatisfy { a, b in
      guard let x = Double(a), let y = Double(b) else { return a == b }
      return abs(x - y) < 1e-9
    }
}

/// A shape that is drawn element by element.
private struct Drawn<Base: Shape>: Shape {
  let base: Base
  func path(in rect: CGRect) -> Path { drawn(base.path(in: rect)) }
}

@Suite("rectangles, rounded ones and ellipses are paths like those that are drawn by hand")
struct SimplePathTests {
  private static let rect = CGRect(x: 3, y: -7.25, width: 40.5, height: 20)

  private static let paths = [
    Path(rect), Path(CGRect(x: 1, y: 2, width: 0, height: 5)), Path(ellipseIn: rect),
    Path(CGRect(x: 9, y: 9, width: -4, height: -6)), Path(roundedRect: rect, cornerRadius: 6),
    Path(roundedRect: rect, cornerRadius: -6), Capsule().path(in: rect),
    Path(roundedRect: rect, cornerSize: CGSize(width: 99, height: 2)), Circle().path(in: rect),
    RoundedRectangle(cornerRadius: 4).inset(by: 1.5).path(in: rect),
  ]

  @Test("a rectangle is its corners, clockwise from the top left")
  func rectangle() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(path.description, "1.0 2.0 m 4.0 2.0 l 4.0 6.0 l 1.0 6.0 l h")
    expectEqual(Path(CGRect(x: 4, y: 6, width: -3, height: -4)), path)
  }

  @Test("rounded corners are quarters of ellipses")
  func roundedCorners() {
    let radius: CGFloat = 8
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 4 * radius, height: 3 * radius),
      cornerSize: CGSize(width: radius, height: radius / 2))
    let off = radius * (1 - 0.552_284_749_830_793_4)
    let expected: [Path.Element] = [
      .move(to: CGPoint(x: radius, y: 0)),
      .line(to: CGPoint(x: 3 * radius, y: 0)),
      .curve(
        to: CGPoint(x: 4 * radius, y: radius / 2),
        control1: CGPoint(x: 4 * radius - off, y: 0),
        control2: CGPoint(x: 4 * radius, y: off / 2)),
      .line(to: CGPoint(x: 4 * radius, y: 2.5 * radius)),
      .curve(
        to: CGPoint(x: 3 * radius, y: 3 * radius),
        control1: CGPoint(x: 4 * radius, y: 3 * radius - off / 2),
        control2: CGPoint(x: 4 * radius - off, y: 3 * radius)),
      .line(to: CGPoint(x: radius, y: 3 * radius)),
      .curve(
        to: CGPoint(x: 0, y: 2.5 * radius), control1: CGPoint(x: off, y: 3 * radius),
        control2: CGPoint(x: 0, y: 3 * radius - off / 2)),
      .line(to: CGPoint(x: 0, y: radius / 2)),
      .curve(
        to: CGPoint(x: radius, y: 0), control1: CGPoint(x: 0, y: off / 2),
        control2: CGPoint(x: off, y: 0)),
      .closeSubpath,
    ]
    #expect(areNear(path, drawn(expected)))
  }

  @Test("their elements, description, bounds, inside and outline are the same", arguments: paths)
  func sameAnswers(path: Path) {
    let drawn = drawn(path)
    #expect(path == drawn && drawn == path && !path.isEmpty)
    expectEqual(elements(of: path), elements(of: drawn))
    expectEqual(path.description, drawn.description)
    expectEqual(path.boundingRect, drawn.boundingRect)
    let style = StrokeStyle(lineWidth: 3)
    expectEqual(path.strokedPath(style), drawn.strokedPath(style))
    for x in stride(from: -2.0, through: 46, by: 1.5) {
      for y in stride(from: -9.0, through: 15, by: 1.5) {
        let point = CGPoint(x: x, y: y)
        expectEqual(path.contains(point), drawn.contains(point))
        expectEqual(path.contains(point, eoFill: true), drawn.contains(point, eoFill: true))
      }
    }
  }

  @Test(
    "simple paths are moved and added to as the path drawn by hand", arguments: paths)
  func sameChanges(path: Path) {
    let drawn = drawn(path)
    let (moved, drawnMoved) = (path.offsetBy(dx: 8, dy: -4), drawn.offsetBy(dx: 8, dy: -4))
    expectEqual(moved.boundingRect.origin.x, path.boundingRect.origin.x + 8)
    #expect(areNear(moved, drawnMoved))
    var (more, drawnMore) = (path, drawn)
    more.addLine(to: CGPoint(x: 1, y: 1))
    more.addPath(path)
    drawnMore.addLine(to: CGPoint(x: 1, y: 1))
    drawnMore.addPath(drawn)
    #expect(more == drawnMore && more != path)
    #expect(path == drawn, "a copy was changed")
  }

  @MainActor
  @Test("from right to left they are mirrored as the same path", arguments: [0, 3.25] as [CGFloat])
  func mirrored(inset: CGFloat) throws {
    func path(_ view: some View) throws -> Path {
      let host = HeadlessHost(size: CGSize(width: 80, height: 30), layoutDirection: .rightToLeft) {
        view.frame(width: 41, height: 20)
      }
      guard case .fill(let path, _)? = host.displayList.first?.content else {
        throw CancellationError()
      }
      return path
    }
    let shape = RoundedRectangle(cornerRadius: 5).inset(by: inset)
    let (simple, drawn) = (try path(shape), try path(Drawn(base: shape)))
    #expect(areNear(simple, drawn))
    // Counterclockwise from the right.
    let bounds = CGRect(x: 19.5, y: 5, width: 41, height: 20).insetBy(dx: inset, dy: inset)
    let start = CGPoint(x: bounds.maxX - 5 + inset, y: bounds.minY)
    expectEqual(elements(of: simple).first, .move(to: start))
    expectEqual(simple.boundingRect, bounds)
  }
}

internal import SwiftUI

/// The drawing of a symbol, in a square of 24 × 24, y down; all of them are this project's own.
struct Symbol: Sendable {
  static let side: CGFloat = 24

  /// How thick strokes are, from 1.25 for the thinnest weight to 3.25 for the thickest.
  static func lineWidth(weight: Int) -> CGFloat { 2 + CGFloat(weight - 400) / 400 }

  enum Paint {
    case stroke
    /// The inside of the outlines; an area inside an even number of them is a hole.
    case fill
  }

  struct Part: Sendable {
    let path: Path
    let paint: Paint
  }

  var parts: [Part]

  /// The symbol of a name; a crossed box where the name has no drawing here.
  static func named(_ name: String) -> Symbol { table[name] ?? unknown }

  static let unknown = Symbol(stroke: "4 4 m 20 4 l 20 20 l 4 20 l h 4 4 m 20 20 l 20 4 m 4 20 l")

  /// The names that have a drawing, in alphabetic order.
  static let names = table.keys.sorted()

  init(_ parts: [Part]) { self.parts = parts }

  /// Paths are written as `Path` describes itself: numbers, then `m`, `l`, `c` or `h`.
  init(stroke: String) { self.init([Part(path: Path(stroke) ?? Path(), paint: .stroke)]) }
  init(fill: String) { self.init([Part(path: Path(fill) ?? Path(), paint: .fill)]) }
  init(stroke: Path) { self.init([Part(path: stroke, paint: .stroke)]) }
  init(fill: Path) { self.init([Part(path: fill, paint: .fill)]) }

  static func + (a: Symbol, b: Symbol) -> Symbol { Symbol(a.parts + b.parts) }
}

extension Path {
  init(circleAt x: CGFloat, _ y: CGFloat, radius: CGFloat) {
    self.init(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A polygon with corners at distances that alternate around a center, the first at the top.
  init(around center: CGPoint, corners: Int, radii: [CGFloat], turn: Double = 0) {
    self.init()
    addLines(
      (0..<corners).map { index in
        let angle = 2 * Double.pi * (Double(index) + turn) / Double(corners)
        let radius = radii[index % radii.count]
        return CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
      })
    closeSubpath()
  }

  /// The outline of a line along points, with mitred corners and square-cut ends.
  init(along points: [CGPoint], width: CGFloat) {
    let normals = zip(points, points.dropFirst()).map { a, b in
      let length = hypot(b.x - a.x, b.y - a.y)
      return CGPoint(x: (a.y - b.y) / length, y: (b.x - a.x) / length)
    }
    func side(_ sign: CGFloat) -> [CGPoint] {
      points.indices.map { index in
        let before = normals[max(0, index - 1)]
        let after = normals[min(index, normals.count - 1)]
        // The corner lies where the two parallels meet.
        let scale = sign * width / 2 / (1 + before.x * after.x + before.y * after.y)
        return CGPoint(
          x: points[index].x + (before.x + after.x) * scale,
          y: points[index].y + (before.y + after.y) * scale)
      }
    }
    self.init()
    addLines(side(1) + side(-1).reversed())
    closeSubpath()
  }
}

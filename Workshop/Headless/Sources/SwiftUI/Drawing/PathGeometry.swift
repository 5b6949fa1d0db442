@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path {
  /// The least rectangle around the path, curves included; null where the path is empty.
  ///
  /// Apple: `public var boundingRect: CGRect { get }`.
  public var boundingRect: CGRect {
    let points = polylines.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (min, max) = (first, first)
    for point in points {
      min = CGPoint(x: Swift.min(min.x, point.x), y: Swift.min(min.y, point.y))
      max = CGPoint(x: Swift.max(max.x, point.x), y: Swift.max(max.y, point.y))
    }
    return CGRect(x: min.x, y: min.y, width: max.x - min.x, height: max.y - min.y)
  }

  /// Whether a point lies inside: by the winding number, or by its parity with `eoFill`.
  ///
  /// Apple: `public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool`.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in polylines {
      guard var previous = line.points.last else { continue }
      for point in line.points {
        let side =
          (point.x - previous.x) * (p.y - previous.y) - (p.x - previous.x) * (point.y - previous.y)
        if previous.y <= p.y, point.y > p.y, side > 0 { winding += 1 }
        if previous.y > p.y, point.y <= p.y, side < 0 { winding -= 1 }
        previous = point
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  struct Polyline {
    var points: [CGPoint]
    var isClosed = false
  }

  /// The path with its curves cut into straight pieces, one polyline for each subpath.
  var polylines: [Polyline] {
    let elements = elements
    var lines: [Polyline] = []
    var line = Polyline(points: [])
    func flush() { if !line.points.isEmpty { lines.append(line) } }
    for element in elements {
      let start = line.points.last ?? .zero
      switch element {
      case .move(let end):
        flush()
        line = Polyline(points: [end])
      case .line(let end): line.points.append(end)
      case .curve(let end, let c1, let c2):
        line.points += Self.pieces { t in
          let middle = Self.mix(c1, c2, t)
          let first = Self.mix(Self.mix(start, c1, t), middle, t)
          return Self.mix(first, Self.mix(middle, Self.mix(c2, end, t), t), t)
        }
      case .closeSubpath:
        line.isClosed = true
        let first = line.points.first
        flush()
        // A line without a move begins where the closed subpath began.
        line = Polyline(points: first.map { [$0] } ?? [])
      }
    }
    if line.points.count > 1 || elements.last != .closeSubpath { flush() }
    return lines
  }

  private static func pieces(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...16).map { point(CGFloat($0) / 16) }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Apple: `public func strokedPath(_ style: StrokeStyle) -> Path`.
  ///
  /// Made of straight pieces and round joins; a stroke that is drawn directly follows its style.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outline = Path()
    let half = style.lineWidth / 2
    for line in polylines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (a, b) in zip(points, points.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        if length == 0 { continue }
        let normal = CGPoint(x: (a.y - b.y) / length * half, y: (b.x - a.x) / length * half)
        // All pieces turn the same way, so that where they overlap nothing cancels out.
        outline.addLines([
          CGPoint(x: a.x - normal.x, y: a.y - normal.y),
          CGPoint(x: b.x - normal.x, y: b.y - normal.y),
          CGPoint(x: b.x + normal.x, y: b.y + normal.y),
          CGPoint(x: a.x + normal.x, y: a.y + normal.y),
        ])
        outline.closeSubpath()
      }
      for point in line.isClosed ? points[...] : points.dropFirst().dropLast() {
        outline.addEllipse(
          in: CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
      }
    }
    return outline
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `extension Path : LosslessStringConvertible`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path: LosslessStringConvertible {
  /// The elements as in PostScript: numbers, then a letter, `m`, `l`, `c` or `h`.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Double($0.x)) \(Double($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): "\(text(end)) m"
      case .line(let end): "\(text(end)) l"
      case .curve(let end, let control1, let control2): "\(text(control1, control2, end)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  public init?(_ description: String) {
    var numbers: [CGFloat] = []
    for word in description.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: points[0])
      case ("l", 2): addLine(to: points[0])
      case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}

extension Path {
  /// A rectangle, plain or with elliptic corners, up to a whole ellipse.
  ///
  /// A few numbers tell all elements of such a path, wherever it is moved to.
  struct RoundedRect: Sendable {
    private var origin: CGPoint
    private let size: CGSize
    /// The half axes of the corners; zero, both of them, where there are none.
    private let corner: CGSize
    /// Whether the elements run counterclockwise from the right, as in a mirrored view.
    private var isMirrored = false

    /// Corners are at most half as long as the sides.
    init(_ rect: CGRect, cornerSize: CGSize) {
      origin = CGPoint(x: rect.minX, y: rect.minY)
      size = CGSize(width: rect.width, height: rect.height)
      let corner = CGSize(
        width: min(max(0, cornerSize.width), size.width / 2),
        height: min(max(0, cornerSize.height), size.height / 2))
      self.corner = corner.width > 0 && corner.height > 0 ? corner : .zero
    }

    func offsetBy(dx: CGFloat, dy: CGFloat) -> RoundedRect {
      var moved = self
      moved.origin.x += dx
      moved.origin.y += dy
      return moved
    }

    func mirrored(inWidth width: CGFloat) -> RoundedRect {
      var mirrored = self
      mirrored.origin.x = width - (origin.x + size.width)
      mirrored.isMirrored.toggle()
      return mirrored
    }

    var elements: [Element] {
      let (width, height, rx, ry) = (size.width, size.height, corner.width, corner.height)
      if corner == .zero {
        return [
          .move(to: point(0, 0)), .line(to: point(width, 0)), .line(to: point(width, height)),
          .line(to: point(0, height)), .closeSubpath,
        ]
      }
      var elements = [Element.move(to: point(rx, 0))]
      elements.reserveCapacity(10)
      // Clockwise: a side, then the quarter of an ellipse around the corner that it leads to.
      let corners = [
        (width, 0, -rx, 0, 0, ry), (width, height, 0, -ry, -rx, 0), (0, height, rx, 0, 0, -ry),
        (0, 0, 0, ry, rx, 0),
      ]
      for (x, y, inX, inY, outX, outY) in corners {
        elements.append(.line(to: point(x + inX, y + inY)))
        elements.append(
          .curve(
            to: point(x + outX, y + outY),
            control1: point(x + inX * Self.slack, y + inY * Self.slack),
            control2: point(x + outX * Self.slack, y + outY * Self.slack)))
      }
      elements.append(.closeSubpath)
      return elements
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + (isMirrored ? size.width - x : x), y: origin.y + y)
    }

    /// How far from the corner, in radii, the controls of a quarter ellipse lie.
    private static let slack: CGFloat = 1 - 0.552_284_749_830_793_4
  }
}

/// The outline of a two-dimensional shape, in points, y down.
///
///     let triangle = Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 10, y: 0))
///       path.addLine(to: CGPoint(x: 5, y: 8))
///       path.closeSubpath()
///     }
///
/// Lines and curves that are added to an empty path begin at the origin.
///
/// Apple: `@frozen public struct Path : Equatable, LosslessStringConvertible`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Path: Equatable, Sendable {
  /// An element of a path.
  ///
  /// Apple: `@frozen public enum Element : Equatable`.
  @frozen public enum Element: Equatable, Sendable {
    /// Apple: `case move(to: CGPoint)`.
    case move(to: CGPoint)
    /// Apple: `case line(to: CGPoint)`.
    case line(to: CGPoint)
    /// Apple: `case quadCurve(to: CGPoint, control: CGPoint)`.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Apple: `case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)`.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Apple: `case closeSubpath`.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Apple: `public init()`.
  public init() {}
  /// Apple: `public init(_ rect: CGRect)`.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Apple: `public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle =
  /// .continuous)`.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Apple: `public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle
  /// = .continuous)`.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Apple: `public init(ellipseIn rect: CGRect)`.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// Apple: `public init(_ callback: (inout Path) -> ())`.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Apple: `public var isEmpty: Bool { get }`.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` for each element, in order.
  ///
  /// Apple: `public func forEach(_ body: (Path.Element) -> Void)`.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in elements { body(element) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path {
  /// Apple: `public mutating func move(to end: CGPoint)`.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Apple: `public mutating func addLine(to end: CGPoint)`.
  public mutating func addLine(to end: CGPoint) {
    begin()
    elements.append(.line(to: end))
  }

  /// Apple: `public mutating func addQuadCurve(to end: CGPoint, control: CGPoint)`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    begin()
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Apple: `public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2:
  /// CGPoint)`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin()
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Apple: `public mutating func closeSubpath()`.
  public mutating func closeSubpath() {
    if !elements.isEmpty, elements.last != .closeSubpath { elements.append(.closeSubpath) }
  }

  /// Apple: `public mutating func addLines(_ lines: [CGPoint])`.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Apple: `public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// Apple: `public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform =
  /// .identity)`.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds a rectangle with elliptic corners, at most half as long as its sides.
  ///
  /// Both corner styles are drawn as quarters of ellipses.
  ///
  /// Apple: `public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style:
  /// RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rx = min(max(0, cornerSize.width), rect.width / 2)
    let ry = min(max(0, cornerSize.height), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
    // Clockwise: a side, then the quarter of an ellipse around the corner that it leads to.
    let corners = [
      (rect.maxX, rect.minY, -rx, 0, 0, ry), (rect.maxX, rect.maxY, 0, -ry, -rx, 0),
      (rect.minX, rect.maxY, rx, 0, 0, -ry), (rect.minX, rect.minY, 0, ry, rx, 0),
    ]
    for (x, y, inX, inY, outX, outY) in corners {
      let start = CGPoint(x: x + inX, y: y + inY)
      let end = CGPoint(x: x + outX, y: y + outY)
      path.addLine(to: start)
      path.addCurve(
        to: end, control1: CGPoint(x: x + inX * Self.slack, y: y + inY * Self.slack),
        control2: CGPoint(x: x + outX * Self.slack, y: y + outY * Self.slack))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Apple: `public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform =
  /// .identity)`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let corner = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(in: rect, cornerSize: corner, transform: transform)
  }

  /// Apple: `public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path`.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Apple: `public func applying(_ transform: CGAffineTransform) -> Path`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform == .identity { return self }
    return mapPoints { point in
      CGPoint(
        x: transform.a * point.x + transform.c * point.y + transform.tx,
        y: transform.b * point.x + transform.d * point.y + transform.ty)
    }
  }

  /// How far from the corner, in radii, the controls of a quarter ellipse lie.
  private static let slack: CGFloat = 1 - 0.552_284_749_830_793_4

  private mutating func begin() {
    if elements.isEmpty { elements.append(.move(to: .zero)) }
  }

  /// The same path with each of its points moved.
  func mapPoints(_ move: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: move(end))
      case .line(let end): .line(to: move(end))
      case .quadCurve(let end, let control):
        .quadCurve(to: move(end), control: move(control))
      case .curve(let end, let control1, let control2):
        .curve(to: move(end), control1: move(control1), control2: move(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
}

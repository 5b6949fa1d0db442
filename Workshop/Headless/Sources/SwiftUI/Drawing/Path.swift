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
  /// Apple: `@frozen public enum Element : Equatable`.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// A large picture has a path for each view; most are simple, and take no memory for elements.
  private enum Storage: Sendable {
    case roundedRect(RoundedRect)
    case elements([Element])
  }

  private var storage = Storage.elements([])

  /// Apple: `public init()`.
  public init() {}
  /// Apple: `public init(_ rect: CGRect)`.
  public init(_ rect: CGRect) { storage = .roundedRect(RoundedRect(rect, cornerSize: .zero)) }

  /// Apple: `public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle =
  /// .continuous)`.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    storage = .roundedRect(RoundedRect(rect, cornerSize: cornerSize))
  }

  /// Apple: `public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle
  /// = .continuous)`.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Apple: `public init(ellipseIn rect: CGRect)`.
  public init(ellipseIn rect: CGRect) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }
  /// Apple: `public init(_ callback: (inout Path) -> ())`.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Apple: `public var isEmpty: Bool { get }`.
  public var isEmpty: Bool {
    if case .elements(let elements) = storage { elements.isEmpty } else { false }
  }

  /// The elements of the path; a simple one lists them anew each time.
  var elements: [Element] {
    switch storage {
    case .roundedRect(let simple): simple.elements
    case .elements(let elements): elements
    }
  }

  /// Paths are equal if their elements are, however they were made.
  ///
  /// Apple: `public static func == (a: Path, b: Path) -> Bool`.
  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

  /// Apple: `public func forEach(_ body: (Path.Element) -> Void)`.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in elements { body(element) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path {
  /// Apple: `public mutating func move(to end: CGPoint)`.
  public mutating func move(to end: CGPoint) { edit { $0.append(.move(to: end)) } }

  /// Apple: `public mutating func addLine(to end: CGPoint)`.
  public mutating func addLine(to end: CGPoint) {
    begin()
    edit { $0.append(.line(to: end)) }
  }

  /// Apple: `public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2:
  /// CGPoint)`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin()
    edit { $0.append(.curve(to: end, control1: control1, control2: control2)) }
  }

  /// Apple: `public mutating func closeSubpath()`.
  public mutating func closeSubpath() {
    if !isEmpty, elements.last != .closeSubpath { edit { $0.append(.closeSubpath) } }
  }

  /// Apple: `public mutating func addLines(_ lines: [CGPoint])`.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Apple: `public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)`.
  public mutating func addPath(_ path: Path) { edit { $0 += path.elements } }

  /// Apple: `public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform =
  /// .identity)`.
  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Apple: `public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path`.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    guard case .roundedRect(let simple) = storage else {
      return mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }
    var path = Path()
    path.storage = .roundedRect(simple.offsetBy(dx: dx, dy: dy))
    return path
  }

  /// The same path from right to left, in a view of a width.
  func mirrored(inWidth width: CGFloat) -> Path {
    guard case .roundedRect(let simple) = storage else {
      return mapPoints { CGPoint(x: width - $0.x, y: $0.y) }
    }
    var path = Path()
    path.storage = .roundedRect(simple.mirrored(inWidth: width))
    return path
  }

  private mutating func begin() {
    if isEmpty { edit { $0.append(.move(to: .zero)) } }
  }

  private mutating func edit(_ change: (inout [Element]) -> Void) {
    var elements = elements
    // Held once only, so that nothing is copied.
    storage = .elements([])
    change(&elements)
    storage = .elements(elements)
  }

  /// The same path with each of its points moved.
  func mapPoints(_ move: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.storage = .elements(
      elements.map { element in
        switch element {
        case .move(let end): .move(to: move(end))
        case .line(let end): .line(to: move(end))
        case .curve(let end, let control1, let control2):
          .curve(to: move(end), control1: move(control1), control2: move(control2))
        case .closeSubpath: .closeSubpath
        }
      })
    return path
  }
}

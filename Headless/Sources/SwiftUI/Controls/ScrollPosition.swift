/// Where a scroll view is, or is to be, in its content.
///
///     @State private var position = ScrollPosition(edge: .top)
///     ScrollView { … }.scrollPosition($position)
///     position.scrollTo(y: 300)
///
/// Lengths are points of the content, from its top-leading corner. Each value scrolls once, when it is set;
/// what it asks for beyond the content is limited to that. A user who scrolls makes it `isPositionedByUser`.
///
/// Apple: `public struct ScrollPosition`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ScrollPosition {
  enum Target {
    case automatic
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case user
  }

  private(set) var target = Target.automatic

  /// Apple: `public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)`.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .view(id, anchor: anchor)
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y:
  /// CGFloat)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(x: x, y: y)
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    target = .point(x: x, y: nil)
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    target = .point(x: nil, y: y)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ScrollPosition {
  /// Scrolls to a view of the content that has the identity; to none if it does not exist.
  ///
  /// `anchor` of the view comes to lie at the same place of the scroll view; nil scrolls no further than
  /// is needed to show the view.
  ///
  /// Apple: `public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .view(id, anchor: anchor)
  }

  /// Apple: `public mutating func scrollTo(edge: Edge)`.
  public mutating func scrollTo(edge: Edge) { target = .edge(edge) }

  /// Apple: `public mutating func scrollTo(point: CGPoint)`.
  public mutating func scrollTo(point: CGPoint) { target = .point(x: point.x, y: point.y) }

  /// Apple: `public mutating func scrollTo(x: CGFloat, y: CGFloat)`.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { target = .point(x: x, y: y) }

  /// Apple: `public mutating func scrollTo(x: CGFloat)`.
  public mutating func scrollTo(x: CGFloat) { target = .point(x: x, y: nil) }

  /// Apple: `public mutating func scrollTo(y: CGFloat)`.
  public mutating func scrollTo(y: CGFloat) { target = .point(x: nil, y: y) }

  /// Whether a user scrolled last.
  ///
  /// Apple: `public var isPositionedByUser: Bool { get set }`.
  public var isPositionedByUser: Bool {
    get { if case .user = target { true } else { false } }
    set {
      if newValue { target = .user } else if isPositionedByUser { target = .automatic }
    }
  }

  /// The edge that was scrolled to, nil unless one was.
  ///
  /// Apple: `public var edge: Edge? { get }`.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that was scrolled to, nil unless one was.
  ///
  /// Apple: `public var point: CGPoint? { get }`.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// Apple: `public var x: CGFloat? { get }`.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// Apple: `public var y: CGFloat? { get }`.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The identity of the view that was scrolled to, nil unless one was; a user who scrolls past views
  /// changes nothing here.
  ///
  /// Apple: `public var viewID: (any Hashable & Sendable)? { get }`.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = target { id } else { nil }
  }

  /// Apple: `public func viewID<T>(type: T.Type) -> T? where T : Hashable, T : Sendable`.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { viewID as? T }
}

/// Apple: `extension ScrollPosition : Equatable`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ScrollPosition: Equatable {
  /// Whether both ask for the same.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    switch (a.target, b.target) {
    case (.automatic, .automatic), (.user, .user): true
    case (.view(let a, let first), .view(let b, let second)):
      AnyHashable(a) == AnyHashable(b) && first == second
    case (.edge(let a), .edge(let b)): a == b
    case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
    default: false
    }
  }
}

/// Apple: `extension ScrollPosition : Sendable`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ScrollPosition: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Binds where the scroll views in this view are; `anchor` is for views that are scrolled to without one.
  ///
  /// Apple: `nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint?
  /// = nil) -> some View`.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(\.boundScrollPosition, BoundScrollPosition(position: position, anchor: anchor))
  }
}

/// What a scroll view finds in its environment about where it is to be.
struct BoundScrollPosition {
  var position: Binding<ScrollPosition>
  var anchor: UnitPoint?
}

private struct BoundScrollPositionKey: EnvironmentKey {
  static var defaultValue: BoundScrollPosition? { nil }
}

extension EnvironmentValues {
  var boundScrollPosition: BoundScrollPosition? {
    get { self[BoundScrollPositionKey.self] }
    set { self[BoundScrollPositionKey.self] = newValue }
  }
}

/// Where a scroll view is, or is to be, in its content.
///
///     @State private var position = ScrollPosition(edge: .top)
///     ScrollView { … }.scrollPosition($position)
///     position.scrollTo(y: 300)
///
/// Lengths are points of the content, from its top-leading corner, which begins within the insets. Each
/// value scrolls once, when it is set; what it asks for beyond the content is limited to that. A user who
/// scrolls makes it `isPositionedByUser`. With an identity type it tells the first visible view of the
/// scroll target layout, and a view that it tells or asks for keeps its place in the scroll view when the
/// content or its size changes.
///
/// Apple: `public struct ScrollPosition`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ScrollPosition: Sendable {
  enum Target {
    case automatic
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case user
  }

  private var target: Target

  /// Returns an identity as the type that was asked for; nil if it is none of that type.
  private let identify: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  /// The first view that a user sees after scrolling.
  private var passedView: (any Hashable & Sendable)?

  private init<ID: Hashable & Sendable>(_: ID.Type, _ target: Target) {
    self.target = target
    identify = { $0.base as? ID }
  }

  /// Apple: `public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)`.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(type(of: id), .view(id, anchor: anchor))
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(idType, .automatic)
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType, .edge(edge))
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .point(x: x, y: nil))
  }

  /// Apple: `public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat)`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .point(x: nil, y: y))
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

  /// Apple: `public mutating func scrollTo(x: CGFloat)`.
  public mutating func scrollTo(x: CGFloat) { target = .point(x: x, y: nil) }

  /// Apple: `public mutating func scrollTo(y: CGFloat)`.
  public mutating func scrollTo(y: CGFloat) { target = .point(x: nil, y: y) }

  /// Apple: `public var isPositionedByUser: Bool { get set }`.
  public var isPositionedByUser: Bool {
    get { if case .user = target { true } else { false } }
    set {
      if newValue { target = .user } else if isPositionedByUser { target = .automatic }
    }
  }

  var request: ScrollRequest {
    switch target {
    case .automatic: .none
    case .view(let id, let anchor): .view(AnyHashable(id), anchor: anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    case .user: .user(passedView.map { AnyHashable($0) })
    }
  }

  /// Tells the view that is passed, unless it is of another type of identity; true if that is news.
  mutating func pass(_ id: AnyHashable) -> Bool {
    guard isPositionedByUser, let id = identify(id) else { return false }
    if let passedView, AnyHashable(passedView) == AnyHashable(id) { return false }
    passedView = id
    return true
  }

  /// The identity of the view that was scrolled to, or that a user has scrolled to the top.
  ///
  /// Apple: `public var viewID: (any Hashable & Sendable)? { get }`.
  public var viewID: (any Hashable & Sendable)? {
    switch target {
    case .view(let id, _): id
    case .user: passedView
    default: nil
    }
  }

  /// Apple: `public func viewID<T>(type: T.Type) -> T? where T : Hashable, T : Sendable`.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { viewID as? T }
}

/// Apple: `extension ScrollPosition : Equatable`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ScrollPosition: Equatable {
  /// Whether both ask for the same.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool { a.request == b.request }
}

/// The distances that a view prefers to its neighbors, edge by edge.
///
/// Apple: `public struct ViewSpacing : Sendable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Sendable {
  /// The distance where neither side prefers one, on both axes.
  static let standard: CGFloat = 8

  /// The preference of each edge, by the raw value of `Edge`; nil has none.
  private var preferences: (CGFloat?, CGFloat?, CGFloat?, CGFloat?)

  /// Apple: `public static let zero: ViewSpacing`.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// A spacing without any preference.
  ///
  /// Apple: `public init()`.
  public init() { preferences = (nil, nil, nil, nil) }

  /// The preferences of all edges in points; nil has none.
  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    preferences = (top, leading, bottom, trailing)
  }

  subscript(edge: Edge) -> CGFloat? {
    get {
      switch edge {
      case .top: preferences.0
      case .leading: preferences.1
      case .bottom: preferences.2
      case .trailing: preferences.3
      }
    }
    set {
      switch edge {
      case .top: preferences.0 = newValue
      case .leading: preferences.1 = newValue
      case .bottom: preferences.2 = newValue
      case .trailing: preferences.3 = newValue
      }
    }
  }

  /// Takes the larger of the two preferences on each of the edges.
  ///
  /// Apple: `public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = Self.larger(self[edge], other[edge])
    }
  }

  /// Apple: `public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Forgets the preferences of some edges.
  func clearing(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = nil }
    return result
  }

  /// Apple: `public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let facing: (CGFloat?, CGFloat?) =
      switch axis {
      case .horizontal: (self[.trailing], next[.leading])
      case .vertical: (self[.bottom], next[.top])
      }
    return Self.larger(facing.0, facing.1) ?? Self.standard
  }

  private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }
}

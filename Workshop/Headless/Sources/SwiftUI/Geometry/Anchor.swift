/// A place in a view that another view can ask for in its own coordinates.
///
/// Apple: `@frozen public struct Anchor<Value>`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Anchor<Value> {
  let element: Element
  private let source: Source

  init(element: Element, source: Source) {
    self.element = element
    self.source = source
  }

  /// The value, given the frame of the anchor's view.
  func resolve(_ frame: CGRect) -> Value { source.value(frame) }

  /// What an anchor is made from.
  ///
  /// Apple: `@frozen public struct Source {}`.
  public struct Source {
    fileprivate let id: AnchorID
    fileprivate let value: @Sendable (CGRect) -> Value
  }
}

/// What tells two anchors of the same view apart.
private enum AnchorID: Hashable {
  case bounds
  case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  case point(x: CGFloat, y: CGFloat)
  case unitPoint(x: CGFloat, y: CGFloat)
}

/// Apple: `extension Anchor : Sendable where Value : Sendable`.
extension Anchor: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Equatable where Value: Equatable {
  /// Apple: `public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool`.
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
    lhs.element === rhs.element && lhs.source.id == rhs.source.id
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Hashable where Value: Hashable {
  /// Apple: `public func hash(into hasher: inout Hasher)`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(element))
    hasher.combine(source.id)
  }
}

/// Apple: `extension Anchor.Source : Sendable where Value : Sendable`.
extension Anchor.Source: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGRect {
  /// Apple: `public static func rect(_ r: CGRect) -> Anchor<Value>.Source`.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    let id = AnchorID.rect(x: r.minX, y: r.minY, width: r.width, height: r.height)
    return Anchor.Source(id: id) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }

  /// Apple: `public static var bounds: Anchor<CGRect>.Source { get }`.
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source(id: .bounds) { $0 } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGPoint {
  /// Apple: `public static func point(_ p: CGPoint) -> Anchor<Value>.Source`.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source(id: .point(x: p.x, y: p.y)) {
      CGPoint(x: $0.minX + p.x, y: $0.minY + p.y)
    }
  }

  /// Apple: `public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source`.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor.Source(id: .unitPoint(x: p.x, y: p.y)) {
      CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y)
    }
  }

  /// Apple: `public static var topLeading: Anchor<CGPoint>.Source { get }`.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// Apple: `public static var top: Anchor<CGPoint>.Source { get }`.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// Apple: `public static var topTrailing: Anchor<CGPoint>.Source { get }`.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// Apple: `public static var leading: Anchor<CGPoint>.Source { get }`.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// Apple: `public static var center: Anchor<CGPoint>.Source { get }`.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// Apple: `public static var trailing: Anchor<CGPoint>.Source { get }`.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// Apple: `public static var bottomLeading: Anchor<CGPoint>.Source { get }`.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// Apple: `public static var bottom: Anchor<CGPoint>.Source { get }`.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// Apple: `public static var bottomTrailing: Anchor<CGPoint>.Source { get }`.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension View {
  /// Sets a preference made from a place in this view.
  ///
  /// Apple: `nonisolated public func anchorPreference<A, K>(key _: K.Type = K.self, value:
  /// Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View where
  /// K : PreferenceKey`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    AnchorPreferenceView<Self, A, K>(content: self, source: value) { $0 = transform($1) }
  }

  /// Changes a preference that comes from inside, by a place in this view.
  ///
  /// Apple: `nonisolated public func transformAnchorPreference<A, K>(key _: K.Type = K.self, value:
  /// Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View where
  /// K : PreferenceKey`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    AnchorPreferenceView<Self, A, K>(content: self, source: value, change: transform)
  }
}

private struct AnchorPreferenceView<Content: View, A, K: PreferenceKey> {
  let content: Content
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void
}

extension AnchorPreferenceView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { AnchorPreferenceNode(self, context) }
}

@MainActor
private final class AnchorPreferenceNode<Content: View, A, K: PreferenceKey>:
  UnaryNode<AnchorPreferenceView<Content, A, K>>
{
  override func apply() { child = reconcile(child, with: view.content) }

  // A view of several parts has an anchor for each.
  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    let inner = super.preference(key)
    guard key == K.self, !elements.isEmpty else { return inner }
    var value = inner as? K.Value ?? K.defaultValue
    for element in elements {
      view.change(&value, Anchor(element: element, source: view.source))
    }
    return value as? Other.Value
  }
}

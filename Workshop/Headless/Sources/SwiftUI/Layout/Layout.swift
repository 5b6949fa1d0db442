/// Apple: `@preconcurrency public protocol Layout : Sendable, Animatable`, with these requirements.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout where Self.Cache == () {
  /// Apple: `public func makeCache(subviews: Self.Subviews) -> Self.Cache`.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

// Defaults of the requirements above, as Apple has them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of all subviews on all edges; nothing asks for no distance.
  ///
  /// Apple: `public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing`.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Merges the explicit values of the subviews as placed in `bounds`.
  private func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    // The six frame guides never merge, so nothing need be placed to answer for them.
    guard key.merges, bounds.isFinite, !subviews.isEmpty else { return nil }
    let container = subviews.container
    let placements = container.collectPlacements {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let values = subviews.map { subview -> CGFloat? in
      let (subview, placement) = (subview.element, placements[subview.index])
      let place = container.origin(of: subview, placement, in: bounds, proposal)
      let explicit = subview.explicitAlignment(key, size: place.size, proposal: place.proposal)
      return explicit.map { $0 + (key.isHorizontal ? place.origin.x : place.origin.y) }
    }
    return key.merge(values)
  }

  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    key.isHorizontal
      ? explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
  }

  /// Apple: `public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where
  /// V : View`.
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    LayoutView(layout: self, content: content())
  }
}

struct LayoutView<L: Layout, Content: View> {
  var layout: L
  let content: Content
}

extension LayoutView: View, ContainerView {}

/// Apple: `public struct LayoutProperties : Sendable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutProperties: Sendable {
  /// Apple: `public var stackOrientation: Axis?`.
  public var stackOrientation: Axis?

  /// Apple: `public init()`.
  public init() {}
}

extension CGRect {
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}

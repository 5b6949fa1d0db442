#if canImport(SwiftUI)
public import SwiftUI

/// A layout for the views of a ``Flow`` or ``LazyFlow``: ``FlowLayout`` or ``VFlowLayout``.
///
///     Flow(tags, layout: VFlowLayout(spacing: 6)) { Chip($0) }
///
/// Other types cannot conform.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol FlowingLayout: Layout {
  /// The horizontal distance between views or lines, in points.
  ///
  /// nil means SwiftUI's preferred spacing.
  var horizontalSpacing: CGFloat? { get set }

  /// The vertical distance between views or lines, in points.
  ///
  /// nil means SwiftUI's preferred spacing.
  var verticalSpacing: CGFloat? { get set }

  // Seals the protocol: only this package can make a value of `_FlowRules`.
  /// The layout's options, in the form that `FlowLayout` and `VFlowLayout` share.
  var _rules: _FlowRules { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowingLayout {
  package var rules: FlowRules { _rules }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowingLayout where Cache == _FlowLayoutCache {
  public func makeCache(subviews: Subviews) -> _FlowLayoutCache {
    _FlowLayoutCache(subviews, rules)
  }

  public func updateCache(_ cache: inout _FlowLayoutCache, subviews: Subviews) {
    cache.update(subviews, rules)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _FlowLayoutCache
  ) -> CGSize {
    cache.sizeThatFits(proposal, subviews, rules)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _FlowLayoutCache
  ) {
    cache.place(subviews, in: bounds, proposal, rules)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _FlowLayoutCache
  ) -> CGFloat? {
    FlowGuide.horizontal(guide).value(
      in: cache.placedGuides(of: subviews, in: bounds, proposal, rules))
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _FlowLayoutCache
  ) -> CGFloat? {
    FlowGuide.vertical(guide).value(
      in: cache.placedGuides(of: subviews, in: bounds, proposal, rules))
  }

  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { .init(.init(horizontalSpacing), .init(verticalSpacing)) }
    set {
      newValue.first.apply(to: &horizontalSpacing)
      newValue.second.apply(to: &verticalSpacing)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AnimatablePair<CGFloat, CGFloat> {
  /// Makes a pair of a distance and 1, which SwiftUI can animate.
  ///
  /// For nil, SwiftUI's preferred spacing, the pair is (0, 0). So the second number is between 0
  /// and 1 only during an animation between nil and a distance.
  package init(_ spacing: CGFloat?) {
    self.init(spacing ?? 0, spacing == nil ? 0 : 1)
  }

  /// Sets `spacing` to this interpolated spacing.
  ///
  /// Does nothing while the spacing changes between a number and nil: there is nothing to
  /// interpolate.
  package func apply(to spacing: inout CGFloat?) {
    if spacing != nil, second > 1 - 1e-6 { spacing = first }
  }
}
#endif

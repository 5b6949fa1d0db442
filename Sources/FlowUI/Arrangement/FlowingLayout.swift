#if canImport(SwiftUI)
public import SwiftUI

/// A layout that ``Flow`` and ``LazyFlow`` can arrange their views by: ``FlowLayout`` or ``VFlowLayout``.
///
///     Flow(tags, layout: VFlowLayout(spacing: 6), maxLines: 2) { Chip($0) }
///
/// What the two layouts share is everything; each adds its axis, its options and their names. There is
/// nothing in it for others to conform to.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol FlowingLayout: Layout
where Cache == FlowCache, AnimatableData == FlowSpacingData {
  /// The horizontal distance between views or lines, in points; nil is the platform's.
  var horizontalSpacing: CGFloat? { get set }

  /// The vertical distance between views or lines, in points; nil is the platform's.
  var verticalSpacing: CGFloat? { get set }

  /// The layout's options, in terms that rows and columns share.
  var rules: FlowRules { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowingLayout {
  public func makeCache(subviews: Subviews) -> FlowCache { FlowCache(subviews, rules) }

  public func updateCache(_ cache: inout FlowCache, subviews: Subviews) {
    cache.update(subviews, rules)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache
  ) -> CGSize {
    cache.sizeThatFits(proposal, subviews, rules)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache
  ) {
    cache.place(subviews, in: bounds, proposal, rules)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout FlowCache
  ) -> CGFloat? {
    guide.isOfFrame ? nil : cache.places(of: subviews, in: bounds, proposal, rules).guide(guide)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout FlowCache
  ) -> CGFloat? {
    guide.isOfFrame ? nil : cache.places(of: subviews, in: bounds, proposal, rules).guide(guide)
  }

  public var animatableData: FlowSpacingData {
    get { FlowSpacingData(.init(horizontalSpacing), .init(verticalSpacing)) }
    set {
      newValue.first.apply(to: &horizontalSpacing)
      newValue.second.apply(to: &verticalSpacing)
    }
  }
}

/// Two distances as numbers to interpolate.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public typealias FlowSpacingData = AnimatablePair<
  AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
>

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AnimatablePair<CGFloat, CGFloat> {
  /// A distance and whether it is one: 1 for a number, 0 for the platform's own.
  init(_ spacing: CGFloat?) {
    self.init(spacing ?? 0, spacing == nil ? 0 : 1)
  }

  /// Takes an interpolated distance.
  ///
  /// Between a number and none there is nothing to interpolate: then the new value stays as it is.
  func apply(to spacing: inout CGFloat?) {
    if spacing != nil, second > 1 - 1e-6 { spacing = first }
  }
}
#endif

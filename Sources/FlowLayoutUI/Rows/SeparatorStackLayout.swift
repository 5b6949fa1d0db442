#if canImport(SwiftUI)
import SwiftUI

/// The stack around a hidden separator, measured to find the size of all separators of its kind.
///
/// It makes a single view of the separator, even if the separator's content is several views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SeparatorStackLayout<Stack: Layout>: Layout {
  // The stack gives `Divider` and `Spacer` their orientation, and returns the number of its
  // subviews as an alignment guide.
  let stack: Stack

  static var layoutProperties: LayoutProperties { Stack.layoutProperties }

  func makeCache(subviews: Subviews) -> Stack.Cache { stack.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Stack.Cache, subviews: Subviews) {
    stack.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Stack.Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Stack.Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout Stack.Cache) -> ViewSpacing {
    stack.spacing(subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Stack.Cache
  ) -> CGFloat? {
    stack.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Stack.Cache
  ) -> CGFloat? {
    guide == .separatorCount
      ? CGFloat(subviews.count)
      : stack.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VerticalAlignment {
  private enum SeparatorCount: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// The alignment guide whose value is the number of subviews of a `SeparatorStackLayout`.
  fileprivate static var separatorCount: VerticalAlignment {
    VerticalAlignment(SeparatorCount.self)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ViewDimensions {
  /// Whether these are dimensions of a separator whose content is a single view.
  ///
  /// The separator must be in a `SeparatorStackLayout`.
  var areOfOneView: Bool { self[explicit: .separatorCount] == 1 }
}
#endif

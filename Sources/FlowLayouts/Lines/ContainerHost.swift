#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The object that measures the items of a flow with a limit, separators or a dragged element.
///
/// It adds two things to `ItemHost`, which measures items for the engine. It measures items while
/// the engine searches for those that fit a limit, and it makes space for separators between lines.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package final class ContainerHost: ItemHost {
  /// The function that measures an item while the engine searches for items that fit a limit.
  ///
  /// Nil at all other times.
  package var findSize: ((_ item: Int) -> FlexMeasurement?)?

  /// The separator view between lines, and the length proposed to the flow.
  ///
  /// Nil without line separators.
  package var lineSeparator: (view: LayoutSubview, length: CGFloat?)?

  package override func size(of item: Int) -> FlexMeasurement? { findSize?(item) }

  package override var givesLineGaps: Bool { super.givesLineGaps || lineSeparator != nil }

  package override func gap(between line: [Int], and next: [Int]) -> Double? {
    let gap = lineGap(between: line, and: next)
    return gap.before + gap.depth + gap.after
  }

  /// Returns the three parts of the gap between two lines.
  ///
  /// `depth` is the line separator's cross size. `before` and `after` are the distances on both
  /// sides of the separator. Without a separator, `before` is the whole gap.
  package func lineGap(
    between line: [Int], and next: [Int]
  ) -> (before: Double, depth: Double, after: Double) {
    guard let view = lineSeparator?.view else {
      return (distance(spacing(of: line), spacing(of: next)), 0, 0)
    }
    let separator = view.spacing
    return (
      distance(spacing(of: line), separator),
      sanitizedLength(rules.axis.cross(of: view.sizeThatFits(lineSeparatorProposal))),
      distance(separator, spacing(of: next))
    )
  }

  /// The size that a line separator is proposed.
  ///
  /// Its length is from the start of the view that begins first to the end of the view that ends
  /// last, on all lines. Until these are known, it is the length that the flow was proposed.
  package var lineSeparatorProposal: ProposedViewSize {
    let length = lineSeparator?.length.flatMap { $0.isFinite ? $0 : nil }
    return rules.axis.proposal(
      main: extent.map { CGFloat($0.end - $0.start) } ?? length, cross: nil)
  }
}
#endif

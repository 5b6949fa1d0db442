#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The engine's host for a flow with a limit, separators or a dragged element.
///
/// Unlike `ItemHost`, it measures items for a limit, and makes space for line separators.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package final class ContainerHost: ItemHost {
  /// The source of items' own sizes while the engine searches for items to show.
  ///
  /// Nil after the search.
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

  /// Returns the parts of the gap between two lines.
  ///
  /// With a separator, these are a distance, its cross size and a second distance.
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

  /// The proposal for a line separator, which is as long as the lines extend.
  ///
  /// Until that is known, it is as long as the flow's proposal.
  package var lineSeparatorProposal: ProposedViewSize {
    let length = lineSeparator?.length.flatMap { $0.isFinite ? $0 : nil }
    return rules.axis.proposal(
      main: extent.map { CGFloat($0.end - $0.start) } ?? length, cross: nil)
  }
}
#endif

#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The engine's host for a flow with a limit, separators or a dragged element.
///
/// In addition to `ItemHost`, this host measures items during the search for the items to show, and
/// makes space for line separators.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package final class ContainerHost: ItemHost {
  /// Returns an item's own size during the search for the items that a limit shows; nil after the search.
  package var findSize: ((_ item: Int) -> FlexMeasurement?)?

  /// The separator view between two lines, and the flow's proposed length; nil without line separators.
  package var lineSeparator: (view: LayoutSubview, length: CGFloat?)?

  package override func size(of item: Int) -> FlexMeasurement? { findSize?(item) }

  package override var givesLineGaps: Bool { super.givesLineGaps || lineSeparator != nil }

  package override func gap(between line: [Int], and next: [Int]) -> Double? {
    let gap = lineGap(between: line, and: next)
    return gap.before + gap.depth + gap.after
  }

  /// Returns the parts of the gap between two lines: a distance and, with a separator, the
  /// separator's cross size and a second distance.
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

  /// The proposal for a line separator: the extent of all lines or, until that is known, the length
  /// proposed to the flow.
  package var lineSeparatorProposal: ProposedViewSize {
    let length = lineSeparator?.length.flatMap { $0.isFinite ? $0 : nil }
    return rules.axis.proposal(
      main: extent.map { CGFloat($0.end - $0.start) } ?? length, cross: nil)
  }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

/// The sizes that a test's view without views inside reports to a layout.
///
/// It is like a text, in more lines where it is narrower so that nothing is lost, or like a shape.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LeafAnswers {
  var ideal: CGSize

  /// The least width, nil for the ideal one.
  var minimum: CGFloat?

  /// Whether the view takes whatever it is offered, as a shape does.
  var fills = false

  /// Where the first line's baseline is.
  var baseline: CGFloat?

  func size(for proposal: ProposedViewSize) -> CGSize {
    if fills { return proposal.replacingUnspecifiedDimensions(by: ideal) }
    guard let minimum, let width = proposal.width, width < ideal.width else { return ideal }
    let narrow = max(width, minimum)
    let lines = narrow > 0 ? (ideal.width / narrow).rounded(.up) : 1
    return CGSize(width: narrow, height: ideal.height * lines)
  }

  /// The baselines; each further line is as high as the first.
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect) -> CGFloat? {
    guard let baseline else { return nil }
    switch guide {
    case .firstTextBaseline: return bounds.minY + baseline
    case .lastTextBaseline: return bounds.maxY - ideal.height + baseline
    default: return nil
    }
  }
}
#endif

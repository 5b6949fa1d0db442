/// A line that separates other content: upright in a row, else level.
///
/// Apple: `public struct Divider : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Divider {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Divider: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node {
    let element = DividerElement(environment: context.environment)
    return LeafNode(self, context, element: element) { _, _ in }
  }
}

/// A line one point thick, and as long as it is offered: 10 points without an offer.
final class DividerElement: Element, @unchecked Sendable {
  static let thickness: CGFloat = 1
  static let standardLength: CGFloat = 10

  private var isUpright = false

  override func stackOrientationDidChange(_ orientation: Axis?) {
    let upright = orientation == .horizontal
    if upright == isUpright { return }
    isUpright = upright
    invalidate()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: Self.thickness, height: proposal.height ?? Self.standardLength)
      : CGSize(width: proposal.width ?? Self.standardLength, height: Self.thickness)
  }

  override func draw(in context: inout DrawingContext) {
    context.paint(
      .fill(Path(bounds), FillStyle()),
      color: SystemColor.separator.resolved(in: environment.colorScheme), size: size)
  }
}

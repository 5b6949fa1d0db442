/// A flexible space that grows along the stack around it, or on both axes where there is none.
///
/// Apple: `@frozen public struct Spacer`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Spacer {
  /// The least length in points; nil is the platform's own, 8 points.
  ///
  /// Apple: `public var minLength: CGFloat?`.
  public var minLength: CGFloat?

  /// Apple: `nonisolated public init(minLength: CGFloat? = nil)`.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Spacer: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node {
    let element = SpacerElement(environment: context.environment)
    return LeafNode(self, context, element: element) { view, element in
      element.minLength = view.minLength ?? SpacerElement.standardLength
    }
  }
}

private final class SpacerElement: Element, @unchecked Sendable {
  static let standardLength: CGFloat = 8

  var minLength = standardLength
  private var orientation: Axis?

  override func stackOrientationDidChange(_ orientation: Axis?) {
    if orientation == self.orientation { return }
    self.orientation = orientation
    invalidate()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: orientation == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: orientation == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }

  // A spacer gives way to everything else, and is itself the distance between its neighbors.
  override var priority: Double { -.infinity }
  override var spacing: ViewSpacing {
    switch orientation {
    case .horizontal: ViewSpacing(top: nil, leading: 0, bottom: nil, trailing: 0)
    case .vertical: ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil)
    case nil: .zero
    }
  }
}

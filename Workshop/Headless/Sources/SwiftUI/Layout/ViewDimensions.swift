// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A view's size and alignment guides, in its own coordinates.
///
/// Apple: `public struct ViewDimensions : Equatable`, with these public members.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ViewDimensions: Equatable {
  @usableFromInline let element: Element?
  @usableFromInline let size: CGSize
  @usableFromInline let proposal: ProposedViewSize

  /// Without an element no guide is explicit: each has its default for the size.
  @inlinable init(element: Element?, size: CGSize, proposal: ProposedViewSize) {
    self.element = element
    self.size = size
    self.proposal = proposal
  }

  @inlinable public var width: CGFloat { size.width }
  @inlinable public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  @inlinable public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.key)
  }
  @inlinable public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  @inlinable func explicit(_ key: AlignmentKey) -> CGFloat? {
    element?.explicitAlignment(key, size: size, proposal: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.element === rhs.element && lhs.size == rhs.size && lhs.proposal == rhs.proposal
  }
}

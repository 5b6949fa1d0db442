/// A view's size and alignment guides, in its own coordinates.
///
/// Apple: `public struct ViewDimensions : Equatable`.
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

  /// Apple: `public var width: CGFloat { get }`.
  @inlinable public var width: CGFloat { size.width }
  /// Apple: `public var height: CGFloat { get }`.
  @inlinable public var height: CGFloat { size.height }

  /// Apple: `public subscript(guide: HorizontalAlignment) -> CGFloat { get }`.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Apple: `public subscript(guide: VerticalAlignment) -> CGFloat { get }`.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Apple: `public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }`.
  @inlinable public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.key)
  }
  /// Apple: `public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }`.
  @inlinable public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  @inlinable func explicit(_ key: AlignmentKey) -> CGFloat? {
    element?.explicitAlignment(key, size: size, proposal: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  /// Apple: `public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool`.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.element === rhs.element && lhs.size == rhs.size && lhs.proposal == rhs.proposal
  }
}

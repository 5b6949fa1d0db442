// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `public struct LayoutSubviews : Equatable, RandomAccessCollection, Sendable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  let container: ContainerElement
  private let range: Range<Int>

  public var layoutDirection: LayoutDirection

  init(container: ContainerElement, layoutDirection: LayoutDirection) {
    self.container = container
    self.layoutDirection = layoutDirection
    range = 0..<container.subviews.count
  }

  private init(_ other: LayoutSubviews, range: Range<Int>) {
    container = other.container
    layoutDirection = other.layoutDirection
    self.range = range
  }

  public var startIndex: Int { range.lowerBound }

  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "no subview at \(index), only at \(range)")
    return LayoutSubview(element: container.subviews[index], index: index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound,
      "the range \(bounds) leaves the subviews' \(range)")
    return LayoutSubviews(self, range: bounds)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.layoutDirection == b.layoutDirection
      && a.range == b.range
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `public struct LayoutSubview : Equatable`, with these public members.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  @usableFromInline let element: Element
  /// Which one of its container's subviews it is.
  let index: Int

  @inlinable public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    guard let teller = element.teller(of: ObjectIdentifier(key)) else { return K.defaultValue }
    return Self.value(of: teller, key)
  }

  @usableFromInline static func value<K: LayoutValueKey>(of teller: Element, _ key: K.Type)
    -> K.Value
  {
    (teller as? LayoutValueElement<K>)?.value ?? K.defaultValue
  }

  @inlinable public var priority: Double { element.priority }

  @inlinable public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  @inlinable public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: element, size: element.sizeThatFits(proposal), proposal: proposal)
  }

  public var spacing: ViewSpacing { element.spacing }

  /// Apple: `public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal:
  /// ProposedViewSize)`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let placement = ContainerElement.Placement(
      position: position, anchor: anchor, proposal: proposal)
    element.parent?.setPlacement(placement, at: index)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// A key for a value that a view tells the layout around it.
///
/// Apple: `public protocol LayoutValueKey { associatedtype Value; static var defaultValue:
/// Self.Value { get } }`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The subviews of a layout container, as proxies.
///
/// Apple: `public struct LayoutSubviews : Equatable, RandomAccessCollection, Sendable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// Apple: `public typealias SubSequence = LayoutSubviews`.
  public typealias SubSequence = LayoutSubviews
  /// Apple: `public typealias Element = LayoutSubview`.
  public typealias Element = LayoutSubview
  /// Apple: `public typealias Index = Int`.
  public typealias Index = Int
  /// Apple: `public typealias Indices = Range<Int>`.
  public typealias Indices = Range<Int>
  /// Apple: `public typealias Iterator = IndexingIterator<LayoutSubviews>`.
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  let container: ContainerElement
  private let range: Range<Int>

  /// Apple: `public var layoutDirection: LayoutDirection`.
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

  /// Apple: `public var startIndex: Int { get }`.
  public var startIndex: Int { range.lowerBound }

  /// Apple: `public var endIndex: Int { get }`.
  public var endIndex: Int { range.upperBound }

  /// Apple: `public subscript(index: Int) -> LayoutSubviews.Element { get }`.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "no subview at \(index), only at \(range)")
    return LayoutSubview(element: container.subviews[index], index: index)
  }

  /// Apple: `public subscript(bounds: Range<Int>) -> LayoutSubviews { get }`.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound,
      "the range \(bounds) leaves the subviews' \(range)")
    return LayoutSubviews(self, range: bounds)
  }

  /// Apple: `public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool`.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.layoutDirection == b.layoutDirection
      && a.range == b.range
  }
}

/// A proxy for one subview of a layout container.
///
/// Apple: `public struct LayoutSubview : Equatable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  @usableFromInline let element: Element
  /// Which one of its container's subviews it is.
  let index: Int

  /// Apple: `public subscript<K>(key: K.Type) -> K.Value where K : LayoutValueKey { get }`.
  @inlinable public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    guard let teller = element.teller(of: ObjectIdentifier(key)) else { return K.defaultValue }
    return Self.value(of: teller, key)
  }

  @usableFromInline static func value<K: LayoutValueKey>(of teller: Element, _ key: K.Type)
    -> K.Value
  {
    (teller as? LayoutValueElement<K>)?.value ?? K.defaultValue
  }

  /// Apple: `public var priority: Double { get }`.
  @inlinable public var priority: Double { element.priority }

  /// Apple: `public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize`.
  @inlinable public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// Apple: `public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions`.
  @inlinable public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: element, size: element.sizeThatFits(proposal), proposal: proposal)
  }

  /// Apple: `public var spacing: ViewSpacing { get }`.
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

  /// Apple: `public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool`.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// A key for a value that a view tells the layout around it.
///
/// Apple: `public protocol LayoutValueKey { associatedtype Value; static var defaultValue:
/// Self.Value { get } }`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that say nothing.
  static var defaultValue: Self.Value { get }
}

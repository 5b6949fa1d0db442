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
  private let base: Base

  /// Which subviews of the container the collection shows.
  private enum Base: Equatable {
    case range(Range<Int>)
    case list(ArraySlice<Int>)
  }

  /// Apple: `public var layoutDirection: LayoutDirection`.
  public var layoutDirection: LayoutDirection

  init(container: ContainerElement, layoutDirection: LayoutDirection) {
    self.container = container
    self.layoutDirection = layoutDirection
    base = .range(0..<container.subviews.count)
  }

  private init(_ other: LayoutSubviews, base: Base) {
    container = other.container
    layoutDirection = other.layoutDirection
    self.base = base
  }

  /// Apple: `public var startIndex: Int { get }`.
  public var startIndex: Int {
    switch base {
    case .range(let range): range.lowerBound
    case .list(let list): list.startIndex
    }
  }

  /// Apple: `public var endIndex: Int { get }`.
  public var endIndex: Int {
    switch base {
    case .range(let range): range.upperBound
    case .list(let list): list.endIndex
    }
  }

  /// Apple: `public subscript(index: Int) -> LayoutSubviews.Element { get }`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(container: container, index: position(index))
  }

  /// Apple: `public subscript(bounds: Range<Int>) -> LayoutSubviews { get }`.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    switch base {
    case .range(let range):
      precondition(
        range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound,
        "the range \(bounds) leaves the subviews' \(range)")
      return LayoutSubviews(self, base: .range(bounds))
    case .list(let list): return LayoutSubviews(self, base: .list(list[bounds]))
    }
  }

  /// Apple: `public subscript<S>(indices: S) -> LayoutSubviews where S : Sequence,
  /// S.Element == Int { get }`.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(self, base: .list(ArraySlice(indices.map(position))))
  }

  private func position(_ index: Int) -> Int {
    switch base {
    case .range(let range):
      precondition(range.contains(index), "no subview at \(index), only at \(range)")
      return index
    case .list(let list): return list[index]
    }
  }

  /// Apple: `public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool`.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.base == b.base && a.layoutDirection == b.layoutDirection
  }
}

/// A proxy for one subview of a layout container.
///
/// Apple: `public struct LayoutSubview : Equatable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  let container: ContainerElement
  let index: Int

  var element: Element { container.subviews[index] }

  /// Apple: `public subscript<K>(key: K.Type) -> K.Value where K : LayoutValueKey { get }`.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    element.layoutValue(key) ?? K.defaultValue
  }

  /// Apple: `public var priority: Double { get }`.
  public var priority: Double { element.priority }

  /// Apple: `public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// Apple: `public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: proposal)
  }

  /// Apple: `public var spacing: ViewSpacing { get }`.
  public var spacing: ViewSpacing { element.spacing }

  /// Apple: `public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal:
  /// ProposedViewSize)`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    container.setPlacement(
      .init(position: position, anchor: anchor, proposal: proposal), at: index)
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

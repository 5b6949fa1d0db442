#if canImport(SwiftUI)
import FlowLayoutEngine
public import FlowLayouts
public import SwiftUI

// The sizes that these take are declared: there is no measured one.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowingLayout {
  /// Returns where an element's view begins in a ``LazyFlow`` with declared sizes.
  ///
  /// Scroll there by `ScrollPosition.scrollTo(y:)`, or in columns by `scrollTo(x:)`: unlike an identifier, a
  /// point can be scrolled to whether the view exists or not.
  ///
  ///     let layout = FlowLayout(spacing: 6)
  ///     let y = layout.offset(of: index, in: people, length: width, declared: { $0.chipSize })
  ///     position.scrollTo(y: header + y)      // what stands above the flow counts, too
  ///
  /// - Parameters:
  ///   - index: The element; one behind the last counts as the last.
  ///   - data: The flow's elements.
  ///   - length: The flow's width; in columns its height.
  ///   - size: The size of an element's view, as the flow is given it.
  /// - Returns: The distance between the flow's top and the view's, in points; in columns between their
  ///   leading edges. 0 without elements.
  /// - Complexity: O(*n*) for *n* elements: some nanoseconds each, and what the sizes take.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, length: CGFloat,
    declared size: (Data.Element) -> CGSize
  ) -> CGFloat {
    offset(ofItem: data.place(of: index), data.declared(size), length)
  }

  /// Returns where an element's view begins in a ``LazyFlow`` with declared proportions.
  ///
  ///     let y = layout.offset(of: index, in: photos, length: width, aspectRatio: { $0.ratio })
  ///
  /// - Parameters:
  ///   - index: The element; one behind the last counts as the last.
  ///   - data: The flow's elements.
  ///   - length: The flow's width; in columns its height.
  ///   - ratio: An element's width divided by its height, as the flow is given it.
  /// - Returns: The distance between the flow's top and the view's, in points; in columns between their
  ///   leading edges. 0 without elements.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, length: CGFloat,
    aspectRatio ratio: (Data.Element) -> CGFloat
  ) -> CGFloat {
    offset(ofItem: data.place(of: index), data.declared(ratio: ratio), length)
  }

  /// Returns where an element's view begins along its line in a ``LazyStrip`` with declared sizes.
  ///
  ///     let x = layout.offset(of: index, in: tags, lines: 2, declared: { $0.chipSize })
  ///     position.scrollTo(x: x)
  ///
  /// - Parameters:
  ///   - index: The element; one behind the last counts as the last.
  ///   - data: The strip's elements.
  ///   - lines: The number of lines, as the strip is given it.
  ///   - order: Which element goes to which line.
  ///   - size: The size of an element's view, as the strip is given it.
  /// - Returns: The distance between the strip's leading edge and the view's, in points; in columns between
  ///   their tops. 0 without elements.
  /// - Complexity: O(*n*) for *n* elements: some nanoseconds each, and what the sizes take.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, lines: Int, order: FlowLineOrder = .acrossLines,
    declared size: (Data.Element) -> CGSize
  ) -> CGFloat {
    offset(ofItem: data.place(of: index), data.declared(size), lines, order)
  }

  /// Returns where an element's view begins along its line in a ``LazyStrip`` that is read line by line.
  ///
  ///     let x = layout.offset(of: index, in: tags, lines: 2, lineByLine: { $0.chipSize })
  ///
  /// - Parameters:
  ///   - index: The element; one behind the last counts as the last.
  ///   - data: The strip's elements.
  ///   - lines: The number of lines, as the strip is given it.
  ///   - size: The size of an element's view, as the strip is given it.
  /// - Returns: The distance between the strip's leading edge and the view's, in points; in columns between
  ///   their tops. 0 without elements.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, lines: Int, lineByLine size: (Data.Element) -> CGSize
  ) -> CGFloat {
    offset(ofItem: data.place(of: index), data.declared(size), lines, nil)
  }

  @usableFromInline
  func offset(ofItem item: Int, _ sizes: DeclaredSizes, _ length: CGFloat) -> CGFloat {
    offset(ofItem: item, sizes, length, rules.lazy(areRatios: !sizes.ratios.isEmpty))
  }

  @usableFromInline
  func offset(
    ofItem item: Int, _ sizes: DeclaredSizes, _ lines: Int, _ order: FlowLineOrder?
  ) -> CGFloat {
    offset(ofItem: item, sizes, 0, rules.asStrip(lines, order?.engine ?? .lineByLine))
  }

  private func offset(
    ofItem item: Int, _ sizes: DeclaredSizes, _ length: CGFloat, _ rules: FlowRules
  ) -> CGFloat {
    var contents = LazyContents(rules, isDeclared: true)
    contents.declare(sizes)
    let item = max(0, min(item, contents.count - 1))
    let slice = LazySlice(length: length)
    let place = contents.places(of: [item], in: .zero, slice).places[item]
    return place.map { rules.windowAxis == .rows ? $0.origin.y : $0.origin.x } ?? 0
  }
}

extension RandomAccessCollection {
  /// Returns the place of an index, counted from the first one.
  @inlinable
  func place(of index: Index) -> Int { distance(from: startIndex, to: index) }

  /// Reads the sizes of all elements.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @inlinable
  func declared(_ size: (Element) -> CGSize) -> DeclaredSizes {
    DeclaredSizes(CollectionOfOne(self), capacity: count, size)
  }

  /// Reads the proportions of all elements.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @inlinable
  func declared(ratio: (Element) -> CGFloat) -> DeclaredSizes {
    DeclaredSizes(CollectionOfOne(self), capacity: count, ratio: ratio)
  }
}
#endif

#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowingLayout {
  /// Returns where an element's view begins in a `LazyFlow` with declared sizes or proportions.
  ///
  /// Scroll there by `ScrollPosition.scrollTo(y:)`, or in columns by `scrollTo(x:)`: unlike an identifier, a
  /// point can be scrolled to whether the view exists or not.
  ///
  ///     let layout = FlowLayout(spacing: 6)
  ///     let y = layout.offset(of: index, in: people, length: width, sizes: .declared { $0.chipSize })
  ///     position.scrollTo(y: header + y)      // what stands above the flow counts, too
  ///
  /// - Parameters:
  ///   - index: The element; traps if there is none.
  ///   - data: The flow's elements.
  ///   - length: The flow's width; in columns its height.
  ///   - sizes: The sizes as the flow is given them; traps if they are measured.
  /// - Returns: The distance between the flow's top and the view's, in points; in columns between their
  ///   leading edges.
  /// - Complexity: O(*n*) for *n* elements: some nanoseconds each, and what `sizes` takes.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, length: CGFloat, sizes: FlowSizes<Data.Element>
  ) -> CGFloat {
    offset(
      ofItem: data.distance(from: data.startIndex, to: index), sizes.read(data), length, nil,
      .acrossLines)
  }

  /// Returns where an element's view begins along its line in a strip with declared sizes.
  ///
  ///     let x = layout.offset(of: index, in: tags, lines: 2, sizes: .declared { $0.chipSize })
  ///     position.scrollTo(x: x)
  ///
  /// - Parameters:
  ///   - index: The element; traps if there is none.
  ///   - data: The strip's elements.
  ///   - lines: The number of lines, as the strip is given it.
  ///   - order: Which element goes to which line.
  ///   - sizes: The sizes as the strip is given them; traps if they are measured.
  /// - Returns: The distance between the strip's leading edge and the view's, in points; in columns between
  ///   their tops.
  /// - Complexity: O(*n*) for *n* elements: some nanoseconds each, and what `sizes` takes.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, lines: Int, order: FlowLineOrder = .acrossLines,
    sizes: FlowSizes<Data.Element>
  ) -> CGFloat {
    offset(
      ofItem: data.distance(from: data.startIndex, to: index), sizes.read(data), 0, lines, order)
  }

  @usableFromInline
  func offset(
    ofItem item: Int, _ sizes: DeclaredSizes?, _ length: CGFloat, _ lines: Int?,
    _ order: FlowLineOrder
  ) -> CGFloat {
    guard let sizes else { preconditionFailure("an offset is known if sizes are declared") }
    let rules = rules.lazy(lines, order, areRatios: !sizes.ratios.isEmpty)
    precondition(
      0..<max(sizes.widths.count, sizes.ratios.count) ~= item,
      "there is no element at the index")
    var contents = LazyContents(rules, isDeclared: true)
    contents.declare(sizes)
    let slice = LazySlice(length: length)
    let place = contents.places(of: [item], in: .zero, slice).places[item]
    return place.map { rules.windowAxis == .rows ? $0.origin.y : $0.origin.x } ?? 0
  }
}
#endif

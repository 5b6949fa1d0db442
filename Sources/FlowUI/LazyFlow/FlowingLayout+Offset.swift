#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowingLayout {
  /// Returns where an element's view begins in a `LazyFlow` with declared sizes.
  ///
  /// Scroll there by `ScrollPosition.scrollTo(y:)`, or in columns by `scrollTo(x:)`: unlike an identifier, a
  /// point can be scrolled to whether the view exists or not.
  ///
  ///     let layout = FlowLayout(spacing: 6)
  ///     let y = layout.offset(of: index, in: people, length: width) { $0.chipSize }
  ///     position.scrollTo(y: header + y)      // what stands above the flow counts, too
  ///
  /// - Parameters:
  ///   - index: The element; traps if there is none.
  ///   - data: The flow's elements.
  ///   - length: The flow's width; in columns its height.
  ///   - size: The size of an element's view, in points. Negative, infinite and NaN sizes count as 0.
  /// - Returns: The distance between the flow's top and the view's, in points; in columns between their
  ///   leading edges.
  /// - Complexity: O(*n*) for *n* elements: some nanoseconds each, and what `size` takes.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, length: CGFloat, size: (Data.Element) -> CGSize
  ) -> CGFloat {
    var sizes = LazySizes(capacity: data.count)
    for element in data { sizes.append(size(element)) }
    return offset(ofItem: data.distance(from: data.startIndex, to: index), sizes, length)
  }

  /// Returns where an element's view begins in a `LazyFlow` with declared proportions.
  ///
  ///     let y = layout.offset(of: index, in: photos, length: width, aspectRatio: { $0.size })
  ///
  /// - Parameters:
  ///   - index: The element; traps if there is none.
  ///   - data: The flow's elements.
  ///   - length: The flow's width; in columns its height.
  ///   - aspectRatio: The proportions of an element's view, as the flow is given them.
  /// - Returns: The distance between the flow's top and the view's, in points; in columns between their
  ///   leading edges.
  /// - Complexity: O(*n*) for *n* elements: some nanoseconds each, and what `aspectRatio` takes.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, length: CGFloat,
    aspectRatio: (Data.Element) -> some FlowAspectRatio
  ) -> CGFloat {
    var sizes = LazySizes(ratios: data.count)
    for element in data { sizes.append(ratio: aspectRatio(element)._widthToHeight) }
    return offset(ofItem: data.distance(from: data.startIndex, to: index), sizes, length)
  }

  /// Returns where an element's view begins along its line in a strip with declared sizes.
  ///
  ///     let x = layout.offset(of: index, in: tags, lines: 2) { $0.chipSize }
  ///     position.scrollTo(x: x)
  ///
  /// - Parameters:
  ///   - index: The element; traps if there is none.
  ///   - data: The strip's elements.
  ///   - lines: The number of lines, as the strip is given it.
  ///   - order: Which element goes to which line.
  ///   - size: The size of an element's view, in points. Negative, infinite and NaN sizes count as 0.
  /// - Returns: The distance between the strip's leading edge and the view's, in points; in columns between
  ///   their tops.
  /// - Complexity: O(*n*) for *n* elements: some nanoseconds each, and what `size` takes.
  @inlinable
  public func offset<Data: RandomAccessCollection>(
    of index: Data.Index, in data: Data, lines: Int, order: FlowLineOrder = .lineByLine,
    size: (Data.Element) -> CGSize
  ) -> CGFloat {
    var sizes = LazySizes(capacity: data.count)
    for element in data { sizes.append(size(element)) }
    return offset(
      ofItem: data.distance(from: data.startIndex, to: index), sizes, _rules.strip(lines, order), 0)
  }

  @usableFromInline
  func offset(ofItem item: Int, _ sizes: LazySizes, _ length: CGFloat) -> CGFloat {
    let rules = sizes.ratios.isEmpty ? rules : rules.proportional
    return offset(ofItem: item, sizes, rules, length)
  }

  @usableFromInline
  func offset(
    ofItem item: Int, _ sizes: LazySizes, _ rules: _FlowRules, _ length: CGFloat
  ) -> CGFloat {
    let count = max(sizes.widths.count, sizes.ratios.count)
    precondition(0..<count ~= item, "there is no element at the index")
    var contents = LazyContents(rules, isDeclared: true)
    contents.declare(sizes)
    let slice = LazySlice(length: length, waitingRoom: 0)
    let place = contents.places(of: [item], in: .zero, slice).places[item]
    return place.map { rules.windowAxis == .rows ? $0.origin.y : $0.origin.x } ?? 0
  }
}
#endif

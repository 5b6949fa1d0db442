#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The part of a lazy flow, around the viewport, in which views are created.
///
///         margin          visible            margin
///     ┄┄┼──────────┼─────────────────────┼──────────┼┄┄
///     slack                                       slack
///
/// Lines get views when they touch the margin, and lose them beyond the slack. So scrolling to and
/// fro creates no view twice.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindow: Equatable {
  /// The start and the end of this part, with margins.
  let start: Double
  let end: Double

  /// The start and the end of the viewport.
  var visibleStart: Double { visibleEnd - page }
  let visibleEnd: Double

  /// The length of the viewport along the axis of scrolling.
  let page: Double

  /// The length of the whole flow at its last layout.
  let extent: Double

  /// Creates the window around the part of a flow that a scroll view shows.
  ///
  /// - Parameters:
  ///   - visible: The scroll view's bounds, in the flow's coordinates.
  ///   - size: The flow's own size.
  ///   - axis: The axis perpendicular to the axis of scrolling.
  ///   - isMirrored: Whether the flow runs from right to left.
  ///   - isReadAloud: Whether VoiceOver or Switch Control is on.
  init(
    _ visible: CGRect, in size: CGSize, _ axis: FlowAxis, isMirrored: Bool, isReadAloud: Bool
  ) {
    var visible = visible
    if isMirrored { visible.origin.x = size.width - visible.maxX }
    page = sanitizedLength(axis.cross(of: visible.size))
    extent = sanitizedLength(axis.cross(of: size))
    let first = sanitizedLength(axis == .rows ? visible.minY : visible.minX)
    // SwiftUI does not tell whether bounds include the area under bars; half a page covers it.
    // VoiceOver and Switch Control may scroll by a page at a time.
    let margin = page * (isReadAloud ? 1.5 : 0.5)
    visibleEnd = first + page
    (start, end) = (first - margin, first + page + margin)
  }

  /// The distance beyond the margin within which views are kept.
  private var slack: Double { page / 8 }

  /// Returns the indices of the items or lines for which to create views.
  ///
  /// - Parameters:
  ///   - last: The indices that have views now.
  ///   - count: The number of all items or lines.
  ///   - found: Returns the indices between two positions.
  /// - Returns: The indices in the window, and those just outside of it that already have views.
  func kept(
    of last: Range<Int>, count: Int, _ found: (_ start: Double, _ end: Double) -> Range<Int>
  ) -> Range<Int> {
    let wanted = found(start, end)
    if !wanted.overlaps(last) { return wanted }
    let near = found(start - slack, end + slack)
    let first = max(last.lowerBound, min(near.lowerBound, wanted.lowerBound - 2), 0)
    let end = min(last.upperBound, max(near.upperBound, wanted.upperBound + 2), count)
    return min(first, wanted.lowerBound)..<max(end, wanted.upperBound)
  }
}

/// The items for which a lazy flow currently creates views.
///
/// While scrolling, SwiftUI evaluates these views again only if the slice changes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySlice: Equatable, Sendable {
  /// The length of the container, if items are divided into lines by it; otherwise 0.
  ///
  /// For lines that wrap, it is the length along the lines; for a waterfall, its width. It is 0 for
  /// a `LazyStrip`.
  let length: CGFloat

  /// The ranges of items that have views, in order and without overlap.
  private(set) var ranges: [Range<Int>] = []

  /// The items whose views wait off screen while later measurements may change their positions.
  ///
  /// These views are disabled, and hidden from assistive technologies.
  var waiting: Set<Int> = []

  /// A number that increases when visible views have to be measured again.
  ///
  /// This slice then differs from the last one, so SwiftUI lays the views out again.
  var looks = 0

  /// The maximum distance that each pinned header moves with the viewport, by item.
  ///
  /// Empty if headers are not pinned.
  var travels: [Int: Double] = [:]

  init(length: CGFloat) { self.length = length }

  /// The indices of the items that have views, in order.
  var indices: [Int] { ranges.flatMap { Array($0) } }

  /// Adds items, some of which may already be in the slice.
  mutating func insert(_ others: Range<Int>...) { insert(others) }

  mutating func insert(_ others: [Range<Int>]) {
    let all = (ranges + others).filter { !$0.isEmpty }
    let sorted = sortedIndices(all.count) { all[$0].lowerBound < all[$1].lowerBound }
    ranges = []
    for next in sorted.map({ all[$0] }) {
      if let last = ranges.last, next.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        ranges.append(next)
      }
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazySlice {
  func contains(_ item: Int) -> Bool { ranges.contains { $0.contains(item) } }

  /// Updates the indices of items that have moved in the data.
  mutating func apply(_ moves: ItemMoves) {
    let (old, first) = (self, moves.first)
    waiting = moves.applied(to: waiting)
    ranges = ranges.map { $0.clamped(to: 0..<first) }
    insert(
      moves.origins.enumerated().compactMap { offset, origin in
        guard let origin, old.contains(origin) else { return nil }
        return first + offset..<first + offset + 1
      })
  }

  /// Removes an item, such as one whose view must not be created yet.
  mutating func remove(_ item: Int) {
    ranges = ranges.flatMap {
      $0.contains(item) ? [$0.lowerBound..<item, item + 1..<$0.upperBound] : [$0]
    }.filter { !$0.isEmpty }
  }
}

extension Sequence<Int> {
  /// The numbers in ascending order.
  ///
  /// `sortedIndices` needs less code than `sorted()`.
  var ascending: [Int] {
    let numbers = Array(self)
    return sortedIndices(numbers.count) { numbers[$0] < numbers[$1] }.map { numbers[$0] }
  }
}
#endif

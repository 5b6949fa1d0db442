#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a lazy flow's measured items.
///
/// They are lines that wrap, or the parallel lines of a strip, which scrolls along them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
protocol LazyLines {
  // MARK: Changes

  /// Discards the lines of the items from `first` on; nil stands for all.
  ///
  /// Call this before these items change. The lines' average sizes are recorded in `items.average`.
  mutating func forget(from first: Int?, _ items: inout LazyItems)

  /// Replaces the items in `range`, which are measured, with `new`.
  ///
  /// If `range` is empty, the new items are inserted there. The lines that change are recomputed.
  mutating func replace(_ range: Range<Int>, with new: FlexItems, in items: inout LazyItems)

  // MARK: Lines of a length

  /// Breaks the items into lines for a proposed length, unless there are such lines.
  ///
  /// All methods below use these lines. A waterfall whose items were measured at another width
  /// keeps its lines, and only estimates its size.
  ///
  /// - Returns: The size of all items; an estimate until all are measured.
  @discardableResult
  mutating func breakLines(
    at length: CGFloat?, _ items: inout LazyItems
  ) -> (main: Double, cross: Double)

  /// Returns which items are measured, and whose positions no later measurement changes.
  mutating func frontier(_ items: LazyItems) -> LazyFrontier

  // MARK: Items

  /// Returns the items for which to create views in and around a window.
  ///
  /// The window is the viewport with margins. The items in the range `new` are measured ahead of
  /// it. The next call counts them as items with views, and keeps those that are near.
  mutating func nearby(
    _ window: LazyWindow, measuring new: Range<Int>, _ items: LazyItems
  ) -> [Range<Int>]

  /// Returns the measured items in a part of the flow.
  mutating func items(in area: LazyArea, _ items: LazyItems) -> [Range<Int>]

  // MARK: Frames

  /// Finds the frames of items.
  ///
  /// - Parameters:
  ///   - views: The items to find.
  ///   - ranges: Ranges of items. The lines of a range are laid out at once, which saves time.
  ///   - items: All items.
  /// - Returns: The frames of the items in `views` that have been measured.
  mutating func frames(
    of views: [Int], near ranges: [Range<Int>], _ items: LazyItems
  ) -> LinedFrames

  /// Returns the measured items, between which a dragged element may be dropped.
  ///
  /// Nil without lines.
  mutating func dropItems(_ items: LazyItems) -> DropItems?
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyLines {
  /// Discards all lines.
  mutating func forget(_ items: inout LazyItems) { forget(from: nil, &items) }

  /// Returns the frames of the measured items in some ranges.
  mutating func frames(of ranges: [Range<Int>], _ items: LazyItems) -> [LinedFrame] {
    let views = ranges.flatMap { Array($0.clamped(to: items.measured)) }
    return frames(of: views, near: ranges, items).frames
  }
}

/// A part of a lazy flow.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
enum LazyArea {
  /// Everything that touches a range along the axis of scrolling.
  ///
  /// This is whole lines or, in a strip, single items.
  case between(Double, Double)

  /// The line of an item, with `lines` lines before and `lines` lines after it.
  ///
  /// In a strip: the item, and if `lines` is not 0, the items beside it.
  case around(Int, lines: Int)
}

/// The frames of items, and which views must be measured again.
///
/// `questions` has the length to propose to each of these views. For example, `[7: 120]`: the view
/// of item 7 must be measured at a length of 120.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LinedFrames {
  var frames: [LinedFrame] = []
  var questions: [Int: Double] = [:]
}

/// An item's frame in the whole flow, its line, and its view's proposal.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LinedFrame {
  let item: Int
  let frame: FlexFrame
  let line: Int
  let proposal: ProposedViewSize
}

/// The length of the flow, within which views are placed until the flow is laid out again.
///
/// Newly measured views may no longer fit into it. Such a view stays at its last position. If it
/// does not fit there, or has none, it ends with the flow.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoom {
  /// The length of the flow along the axis of scrolling.
  let extent: Double

  /// The last positions of views along the axis of scrolling, by item.
  var last: [Int: Double] = [:]

  /// The new lengths, by item, of views that were created again with another size.
  ///
  /// Lines use the old sizes until these views are visible.
  var lengths: [Int: Double] = [:]

  /// Returns the position of an item's view, limited to the extent.
  ///
  /// `start` is the position along the axis of scrolling without this limit.
  func position(of item: Int, at start: Double, length: Double) -> Double {
    // A scroll view cannot scroll to a view beyond the extent. In an animation, the view moves
    // together with the views below the flow.
    let latest = max(0, extent - max(length, lengths[item] ?? 0))
    // Sums differ by noise.
    return start <= latest + 1e-6 ? min(start, latest) : min(latest, last[item] ?? latest)
  }
}
#endif

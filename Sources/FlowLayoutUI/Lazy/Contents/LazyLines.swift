#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a lazy flow's measured items: lines that wrap, or those of a strip.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
protocol LazyLines {
  // MARK: Changes

  /// Discards all lines if `first` is nil; otherwise only what depends on the items from the index
  /// `first` on, which are about to change.
  ///
  /// The averages of the lines are recorded in `items`, for an estimate of the flow's size: a flow
  /// that lost its height would lose its scroll offset.
  mutating func forget(from first: Int?, _ items: inout LazyItems)

  /// Replaces some measured items by others; lines are broken again where needed.
  mutating func replace(_ range: Range<Int>, with new: FlexItems, in items: inout LazyItems)

  // MARK: Lines of a length

  /// Makes the lines for a proposed length the current ones, to which all methods below apply.
  ///
  /// If the lines divide up the length, as a waterfall's columns divide its width, and items were
  /// measured for another length, the current lines stay: SwiftUI may only probe the length, and
  /// must not make the flow discard measurements.
  ///
  /// - Returns: The size of all items: an estimate until all are measured.
  @discardableResult
  mutating func breakLines(
    at length: CGFloat?, _ items: inout LazyItems
  ) -> (main: Double, cross: Double)

  /// Returns which items are measured, and which have final positions: later measurements do not
  /// move these.
  mutating func frontier(_ items: LazyItems) -> LazyFrontier

  // MARK: Items

  /// Returns the items in a window, and the realized items around the window that stay realized.
  ///
  /// The items `new` are measured ahead of the viewport. They stay realized until the viewport
  /// comes near, instead of being created again.
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
  ///   - ranges: Ranges of items whose lines are laid out together.
  ///   - items: All items.
  /// - Returns: The frames of the items in `views` that have been measured.
  mutating func frames(
    of views: [Int], near ranges: [Range<Int>], _ items: LazyItems
  ) -> LinedFrames

  /// Returns the items among which an element may be dropped; nil if there are no lines.
  mutating func dropItems(_ items: LazyItems) -> DropItems?
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyLines {
  /// Discards all lines.
  mutating func forget(_ items: inout LazyItems) { forget(from: nil, &items) }

  /// Returns the frames of the items in some ranges, as far as these have been measured.
  mutating func frames(of ranges: [Range<Int>], _ items: LazyItems) -> [LinedFrame] {
    let views = ranges.flatMap { Array($0.clamped(to: items.measured)) }
    return frames(of: views, near: ranges, items).frames
  }
}

/// A part of a lazy flow.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
enum LazyArea {
  /// The lines, or the items of a strip, that touch a range along the axis of scrolling.
  case between(Double, Double)

  /// The line of an item, with `lines` lines before and `lines` lines after it.
  ///
  /// In a strip: the item and, if `lines` is not 0, the nearest items on the two neighboring lines.
  case around(Int, lines: Int)
}

/// The frames of items in the whole flow, and the lengths at which items still have to be measured.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LinedFrames {
  var frames: [LinedFrame] = []
  var questions: [Int: Double] = [:]
}

/// The frame of an item in the whole flow, the number of its line, and the proposal to its view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LinedFrame {
  let item: Int
  let frame: FlexFrame
  let line: Int
  let proposal: ProposedViewSize
}

/// The extent within which views are placed, in a flow that was laid out before some of these views
/// were measured.
///
/// A view that would end beyond this extent stays where it was, or is placed at the end, until the
/// flow is laid out again: a scroll view cannot scroll further to a view, and in an animation the
/// view moves together with the views below the flow.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoom {
  /// The length of the flow along the axis of scrolling.
  let extent: Double

  /// The last positions of views along the axis of scrolling, by item.
  var last: [Int: Double] = [:]

  /// The new lengths of views that were created again with another size and have not been visible
  /// since, by item.
  var lengths: [Int: Double] = [:]

  /// Returns the position of an item's view along the axis of scrolling, limited to the extent;
  /// `start` is the position without this limit.
  func position(of item: Int, at start: Double, length: Double) -> Double {
    let latest = max(0, extent - max(length, lengths[item] ?? 0))
    // Sums differ by noise.
    return start <= latest + 1e-6 ? min(start, latest) : min(latest, last[item] ?? latest)
  }
}
#endif

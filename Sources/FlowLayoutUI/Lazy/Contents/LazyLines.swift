#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a lazy flow's measured items, wrapped or those of a strip: all that the contents ask of them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
protocol LazyLines {
  // MARK: Changes

  /// Discards the lines, or only what depends on the items from index `first` on, which are about to change; and
  /// records the average of the lines in the items: a flow that lost its height would lose its scroll offset.
  mutating func forget(from first: Int?, _ items: inout LazyItems)

  /// Replaces some measured items by others.
  mutating func replace(_ range: Range<Int>, with new: FlexItems, in items: inout LazyItems)

  // MARK: Lines of a length

  /// Makes the lines for a proposed length the current ones, of which everything below is asked.
  ///
  /// Items that were measured in lines which share another length stay there: a length that is only probed must
  /// not discard measurements.
  ///
  /// - Returns: The size of all items: an estimate until all are measured.
  @discardableResult
  mutating func breakLines(
    at length: CGFloat?, _ items: inout LazyItems
  ) -> (main: Double, cross: Double)

  /// Returns how far items are measured and final.
  mutating func frontier(_ items: LazyItems) -> LazyFrontier

  // MARK: Items

  /// Returns the items in a window, and realized ones around it that may stay.
  ///
  /// New items, which are measured ahead, stay realized until they come near, instead of being created again.
  mutating func nearby(
    _ window: LazyWindow, measuring new: Range<Int>, _ items: LazyItems
  ) -> [Range<Int>]

  /// Returns the measured items in an area.
  mutating func items(in area: LazyArea, _ items: LazyItems) -> [Range<Int>]

  // MARK: Frames

  /// Finds the frames of items.
  ///
  /// - Parameters:
  ///   - views: The items to find.
  ///   - ranges: Ranges of items whose lines are laid out together.
  ///   - items: All items.
  /// - Returns: The frames of those that have been measured.
  mutating func frames(
    of views: [Int], near ranges: [Range<Int>], _ items: LazyItems
  ) -> LinedFrames

  /// Returns the lines that an element may be dropped in; nil if there are none.
  mutating func dropLines(_ items: LazyItems) -> DropLines?
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyLines {
  /// Discards all lines.
  mutating func forget(_ items: inout LazyItems) { forget(from: nil, &items) }

  /// Returns the frames of those items in some ranges that have been measured.
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

  /// The lines around an item: its own, and a number of lines before and after it; of a strip the nearest item
  /// of each.
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

/// The room for views in a flow that was laid out before some of them were measured.
///
/// A view that would end after the end of the room stays where it was, or is placed at the end, until the flow is
/// laid out again: a scroll view scrolls no further to a view, and it moves evenly with what is below the flow
/// in an animation.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoom {
  /// The length of the flow along the axis of scrolling.
  let extent: Double

  /// The positions where views were placed last, by their items.
  var last: [Int: Double] = [:]

  /// The lengths of views that have another one than is remembered, until they have been visible.
  var lengths: [Int: Double] = [:]

  /// Returns the position of a view with a length, from the one that it would have.
  func position(of item: Int, at start: Double, length: Double) -> Double {
    let latest = max(0, extent - max(length, lengths[item] ?? 0))
    // Sums differ by noise.
    return start <= latest + 1e-6 ? min(start, latest) : min(latest, last[item] ?? latest)
  }
}

/// The lines that an element may be dropped in.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct DropLines {
  let memory: ItemMemory
  let container: FlexContainer

  /// The lines of a strip; nil if lines wrap.
  var strip: FlexStrip?

  /// The length at which lines break; nil if unknown.
  let length: CGFloat?

  /// The length of the longest line that wraps.
  var longest: CGFloat = 0
}
#endif

#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a lazy flow's measured items, wrapped or those of a strip: all that the contents ask of them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
protocol LazyLines {
  // MARK: Changes

  /// Discards the lines and keeps their average: a flow that lost its height would lose its scroll offset.
  mutating func forget()

  /// Keeps the items in a range on their lines when the sizes of others change.
  mutating func keepLines(from start: Double, to end: Double, _ items: LazyItems)

  /// Lets items from one on go to the lines that the order says.
  mutating func release(from first: Int)

  /// Makes the lines for a length the current ones.
  ///
  /// - Parameters:
  ///   - length: The length.
  ///   - items: The items; their sizes are discarded if they were measured for another length than the
  ///     window's.
  ///   - isShown: Whether the length is the window's.
  /// - Returns: Whether the items were measured for that length.
  @discardableResult
  mutating func prepare(
    for length: CGFloat, _ items: inout LazyItems, isShown: Bool
  ) -> Bool

  /// Replaces some measured items by others.
  mutating func replace(_ range: Range<Int>, with new: FlexItems, in items: inout LazyItems)

  // MARK: Estimates

  /// Returns the size of all items at a proposed length: an estimate until all are measured.
  mutating func size(
    of items: inout LazyItems, offered length: CGFloat?
  ) -> (main: Double, cross: Double)

  /// Returns an estimate of the depth of an item that is as deep as its line.
  func averageDepth(_ rules: FlowRules) -> Double

  // MARK: The window

  /// Returns the items in a window, and realized ones around it that may stay.
  ///
  /// New items, which are measured ahead, stay realized until they come near, instead of being created again.
  mutating func nearby(
    _ window: LazyWindow, measuring new: Range<Int>, _ items: LazyItems
  ) -> [Range<Int>]

  /// Returns how far items are measured and final.
  mutating func frontier(_ items: LazyItems) -> LazyFrontier

  /// Returns the items in a range whose positions are final.
  mutating func visible(
    from start: Double, to end: Double, _ items: LazyItems
  ) -> [Range<Int>]

  /// Returns the first item of the first line from a position on; nil if there is none.
  func firstItem(from start: Double) -> Int?

  // MARK: Places

  /// Finds the positions of views in the room of all items.
  mutating func places(
    of views: [Int], in room: LazyRoom, _ slice: LazySlice, _ items: LazyItems
  ) -> LazyAnswer

  /// Returns the frames and lines of measured items.
  mutating func frames(of ranges: [Range<Int>], _ items: LazyItems) -> [LinedFrame]

  /// Returns an item with its neighbors on the line and on up to a number of lines before and after it; nil
  /// if it has not been measured.
  ///
  /// Of lines that wrap it returns whole lines, of a strip the nearest items.
  mutating func items(around item: Int, upTo lines: Int, _ items: LazyItems) -> [Range<Int>]?

  /// Returns the lines that an element may be dropped in; nil if there are none.
  mutating func dropLines(_ items: LazyItems) -> DropLines?
}

/// The extent to which the items of a lazy flow are measured and final.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrontier {
  /// The number of items whose positions are final, and where they end.
  var finalCount = 0
  var finalEnd = -Double.infinity

  /// The items that have to be measured again, and those of the last line, which may take more.
  var unmeasured: [Int] = []
  var open = 0..<0

  /// The end of the measured items.
  var measuredEnd = 0.0

  /// A lower bound of the flow's length as a share of the estimate, while items are measured again for the
  /// first frame after a change; nil otherwise.
  var leastShare: Double?

  /// An estimate of what is unmeasured: where it starts, items per line, depth of a line; nil before anything
  /// is measured.
  var unknown: (start: Double, items: Double, step: Double)?

  /// Returns an estimate of how many unmeasured items there are up to a position.
  func missing(upTo end: Double) -> Double? {
    unknown.map {
      max(1, (((end - $0.start) / max(1, $0.step)).rounded(.up) + 1) * $0.items)
    }
  }

  /// Returns whether a number of items is about enough to reach the visible part of a window.
  func isNear(_ window: LazyWindow, measuring count: Int) -> Bool {
    missing(upTo: window.visibleStart).map { Double(unmeasured.count) + $0 <= Double(count) }
      ?? false
  }

  /// Returns about where an unknown item will begin, by its number among them; a known one has a negative number.
  func place(ofUnknown number: Int) -> Double? {
    unknown.map { $0.start + Double(number) / $0.items * $0.step }
  }
}

/// The positions of items' views, the lengths at which items still have to be measured, and, in a limited
/// room, the items whose views are at their final positions.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyAnswer = (places: [Int: PlacedView], questions: [Int: Double], final: Set<Int>)

/// The room for views in a flow that was laid out before some of them were measured.
///
/// A new view that would begin after the end of the room is placed at the end until the flow is laid out
/// again: a scroll view scrolls no further to a view. A view that has had its final position moves at once,
/// so that it moves evenly with its neighbors in an animation.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoom {
  /// The length of the flow along the axis of scrolling.
  let extent: Double

  /// The items whose views have had their final positions.
  var placed: Set<Int> = []

  /// Whether the flow may turn out to be longer.
  var isLimited: Bool { extent < .infinity }

  /// Returns the position of a view with a length, from the one that it would have.
  func position(of item: Int, at start: Double, length: Double) -> Double {
    placed.contains(item) ? start : min(start, max(0, extent - length))
  }
}

/// The frame of an item in the whole flow, and the number of its line.
typealias LinedFrame = (item: Int, frame: FlexFrame, line: Int)

/// The lines that an element may be dropped in, the length at which they break, nil if unknown, and the
/// length of the longest one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias DropLines = (
  memory: ItemMemory, container: FlexContainer, strip: FlexStrip?, length: CGFloat?,
  longest: CGFloat
)

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Lines of this kind, without items.
  var lines: any LazyLines { isStrip ? StripLines() : WrappedLines() }
}
#endif

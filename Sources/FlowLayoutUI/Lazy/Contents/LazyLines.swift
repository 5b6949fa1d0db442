#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a lazy flow's known items: all that its contents ask of lines that wrap and of a strip's.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
protocol LazyLines {
  // MARK: Changes

  /// Forgets all lines but for their averages, as a flow that became flat would be scrolled to its top.
  mutating func forget()

  /// Has the items in a stretch keep their lines, if other sizes of others would move them to other ones.
  mutating func keepLines(from start: Double, to end: Double, _ items: LazyItems)

  /// Has items from one on go to the lines that the order says.
  mutating func release(from first: Int)

  /// Makes lines for a length the present ones.
  ///
  /// - Parameters:
  ///   - length: The length.
  ///   - items: The items, which are forgotten if they were measured for another length than that of the window.
  ///   - isShown: Whether the length is that of the window.
  /// - Returns: Whether items are measured for that length.
  @discardableResult
  mutating func prepare(
    for length: CGFloat, _ items: inout LazyItems, isShown: Bool
  ) -> Bool

  /// Puts other items in the place of some that are known.
  mutating func replace(_ range: Range<Int>, with new: FlexItems, in items: inout LazyItems)

  // MARK: Estimates

  /// Returns the size of all items where a length is offered: an estimate while some are not measured.
  mutating func size(
    of items: inout LazyItems, offered length: CGFloat?
  ) -> (main: Double, cross: Double)

  /// Returns how deep an item may be that is as deep as its line.
  func usualDepth(_ rules: FlowRules) -> Double

  // MARK: The window

  /// Returns the items in a window, and those around it that may stay.
  ///
  /// New ones, which are measured ahead, are kept until they come near, rather than made again then.
  mutating func nearby(
    _ window: LazyWindow, measuring new: Range<Int>, _ items: LazyItems
  ) -> [Range<Int>]

  /// Returns how far items are known.
  mutating func frontier(_ items: LazyItems) -> LazyFrontier

  /// Returns the items in a stretch that have their places.
  mutating func visible(
    from start: Double, to end: Double, _ items: LazyItems
  ) -> [Range<Int>]

  /// Returns the first item of the first line from a place on; nil if there is none.
  func firstItem(from start: Double) -> Int?

  // MARK: Places

  /// Finds the places of views in the room of all items.
  mutating func places(
    of views: [Int], in room: LazyRoom, _ slice: LazySlice, _ items: LazyItems
  ) -> LazyAnswer

  /// Returns the frames and lines of known items.
  mutating func frames(of ranges: [Range<Int>], _ items: LazyItems) -> [LinedFrame]

  /// Returns an item and those around it on its line and, up to a number, on the ones before and behind it: all of lines
  /// that wrap, of a strip the nearest. nil if the item is not known.
  mutating func items(around item: Int, upTo lines: Int, _ items: LazyItems) -> [Range<Int>]?

  /// Returns the lines that a dragged element is tried in; nil if there are none.
  mutating func dropLines(_ items: LazyItems) -> DropLines?
}

/// The extent to which the items of a lazy flow are known.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrontier {
  /// The number of items that will not move, and where they end.
  var settledCount = 0
  var settledEnd = -Double.infinity

  /// The known items to measure, and those of the line that is still open.
  var unmeasured: [Int] = []
  var open = 0..<0

  /// Where the known items end.
  var knownEnd = 0.0

  /// The least length that the flow may turn out to have, as a share of the estimate, while items are measured again of
  /// which the first frame is to show those that are visible; nil otherwise.
  var leastShare: Double?

  /// The position at which unknown items begin, and about how many there are in a step; nil without anything to tell
  /// it by.
  var unknown: (start: Double, items: Double, step: Double)?

  /// Returns about how many items are unknown up to a place.
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

/// The places of items' views, the items that have not been measured at a length yet, with that length, and, in a room
/// that is limited, those whose views have their places.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyAnswer = (places: [Int: ViewPlace], questions: [Int: Double], final: Set<Int>)

/// The room of all items, as the flow was laid out before some of them were measured.
///
/// A view that would begin to exist beyond its end is placed there until the flow is laid out for what has been measured:
/// a scroll view that is asked for it goes no further. One that has had its place is moved at once, so that it goes as
/// evenly in an animation as those around it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoom {
  /// The length of the flow, the way that the viewport moves.
  let extent: Double

  /// The items whose views have had their places.
  var placed: Set<Int> = []

  /// Whether it may turn out to be too short.
  var isLimited: Bool { extent < .infinity }

  /// Returns the position of a view of a length that would begin at one.
  func position(of item: Int, at start: Double, length: Double) -> Double {
    placed.contains(item) ? start : min(start, max(0, extent - length))
  }
}

/// The frame of an item in the whole, and the number of its line.
typealias LinedFrame = (item: Int, frame: FlexFrame, line: Int)

/// The lines that a dragged element is tried in.
///
/// They break at a length, nil if it is unknown; the longest line has another one.
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

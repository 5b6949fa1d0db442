// The drop index of an item that is dragged over its container.
//
//      dragged     ┌─ c ─┐
//      tried   [c] a  b  │ d     a [c] b  d     a  b [c] d     a  b  d [c]
//
// The dragged item is tried at every index among the others, and the index with the nearest frame
// wins. Where the item would begin a line because it does not fit after its neighbor, several
// indices give it the same frame; so each of these indices has a second frame: after the neighbor,
// overflowing the line. All of this depends on the other items and the original index alone, so the
// drop index does not change when the item moves there, and the pointer's path has no influence.

/// Finds the drop index of an item that is dragged over its container.
///
///     var finder = FlexDropFinder(of: 3, from: items, in: container)
///     // As the pointer moves, with the center of the dragged item:
///     if let index = finder.dropIndex(atMain: 120, cross: 40) {
///       var moved = items
///       moved.moveItem(3, to: index)
///       solver.solve(moved, in: container, into: &frames)
///     }
///
/// Each index has a candidate: the frame that the dragged item would have at that index. If the
/// item would begin a line, the index has a second candidate: a frame directly after the previous
/// item, even beyond the end of that item's line. The center of this frame is halfway across that
/// line. The previous item and its line are where they would be if the dragged item were last.
///
/// The drop index is the one whose candidate's center is nearest to the dragged item's center. In a
/// tie, the original index wins, which leaves all items as they are; otherwise the last index wins.
/// Distances are equal within 10⁻⁹ of the numbers involved, for rounding errors.
///
/// So an item that is put back stays at its index. An item that is dropped in the free space at the
/// end of a line goes after the last item of that line. The drop index depends on the other items
/// and the original index, never on the dragged item's current index. So it stays the same after
/// the item has moved to it. (To exchange the dragged item with the item under the pointer flickers
/// where sizes differ: then another item is under the pointer.)
///
/// Make a finder when a drag begins, and keep it until the drag ends: it remembers the frames that
/// it has tried. Items keep their properties, including a break before an item and its `gapBefore`.
/// A break marker is an item like the others: an item dropped after the marker stays in the line
/// after the marker. An `order` has its usual effect: the drop index is an index in document order.
///
/// Only lines near the point are laid out if lines wrap greedily and follow each other from the top
/// or the left, and no item is measured. Otherwise the first call tries all indices; in a strip,
/// mostly those near the point.
public struct FlexDropFinder: Sendable {
  /// The index of the dragged item.
  public let item: Int

  /// Solves the container with the dragged item at one index after another.
  private var trial: MoveTrial

  /// The centers of the dragged item at the drop indices tried so far.
  private var candidates: DropCandidates

  /// The lines to search for the nearest drop index; empty if lines depend on each other.
  ///
  /// Also empty before the first call of `dropIndex`.
  private var nearby = Box<NearbyLines>()

  /// Estimates of where the dragged item would be in a strip, at each drop index.
  ///
  /// They tell which indices are too far from the point to be tried. Nil for other containers, for
  /// strips that allow no estimate, and before the first call of `dropIndex`.
  private var bounds: StripBounds?

  /// The optional optimizations in use: all, except in tests and benchmarks.
  package var fastPaths = FastPaths.all

  /// The number of drop indices tried so far.
  package var triedIndices: Int { candidates.triedIndices }

  private var isPrepared = false

  /// Prepares for a drag of an item.
  ///
  /// - Parameters:
  ///   - item: The item's index. If there is no such item, there is no drop index.
  ///   - items: All items, with the dragged item where it is now. Traps if property arrays differ
  ///     in length.
  ///   - container: The container.
  /// - Complexity: O(*n*)
  public init(of item: Int, from items: FlexItems, in container: FlexContainer) {
    self.init(of: item, from: items, in: container, within: nil)
  }

  /// Prepares for a drag in a container in which `limit` may hide items.
  ///
  /// The limit's indicator, such as "+3", stays the last item and cannot be dragged.
  package init(
    of item: Int, from items: FlexItems, in container: FlexContainer, within limit: FlexLimit?
  ) {
    items.checkColumns()
    limit?.checkColumns(of: items)
    self.item = item
    trial = MoveTrial(of: item, from: items, in: container, within: limit)
    candidates = DropCandidates(groups: 0, originalIndex: trial.originalIndex)
  }

  /// Prepares for a drag of an item of a strip.
  ///
  ///     var finder = FlexDropFinder(of: 3, from: strip)
  ///
  /// Only the properties that a strip uses have an effect. Points are measured from the strip's
  /// start, so the caller adds the scroll offset.
  ///
  /// - Parameters:
  ///   - item: The item's index. If there is no such item, there is no drop index.
  ///   - strip: The strip, with the dragged item where it is now.
  /// - Complexity: O(*n*)
  public init(of item: Int, from strip: FlexStrip) {
    self.item = item
    trial = MoveTrial(
      of: item, from: strip.items, in: strip.container, within: nil,
      strip: (strip.mostLines, strip.order, strip.keptLines))
    candidates = DropCandidates(groups: 0, originalIndex: trial.originalIndex)
  }

  /// Returns the drop index for a position of the dragged item.
  ///
  /// - Parameters:
  ///   - main: The distance of the dragged item's center from the container's left or top edge,
  ///     along the lines. For a pointer, subtract the pointer's offset from the item's center when
  ///     the drag began.
  ///   - cross: The distance of the dragged item's center from the container's top or left edge,
  ///     across the lines.
  /// - Returns: The index, among all items, to pass to `FlexItems.moveItem(_:to:)`. nil if the
  ///   order should stay as it is, because a number is NaN or infinite, or the item cannot move.
  /// - Complexity: O(*n*) for the first call. In addition, each call takes O(*m*) for the *m* items
  ///   on the few lines near the point, and O(*m*²) if these lines are searched for the first time.
  ///   Other containers take *n* solves for the first call, and O(*n*) for each later call. These
  ///   are containers with balanced lines, proportions, a limit, an `order`, a negative gap between
  ///   lines, lines that run from the bottom or the right, or lines among which the container's
  ///   free cross size is divided.
  public mutating func dropIndex(atMain main: Double, cross: Double) -> Int? {
    dropIndex(atMain: main, cross: cross, asking: nil)
  }

  /// Returns the drop index for a position, and asks `host` for measurements and gaps.
  ///
  /// - Parameters:
  ///   - main: The distance of the dragged item's center from the container's left or top edge,
  ///     along the lines.
  ///   - cross: The distance of the dragged item's center from the container's top or left edge,
  ///     across the lines.
  ///   - host: Measures items whose length in the layout differs from `FlexItems.main`. It may give
  ///     gaps, even between items that are neighbors only after a drop. It gets the items' indices
  ///     before the drag, and must return the same answers throughout the drag.
  /// - Returns: The index, among all items; nil if the order should stay as it is.
  /// - Complexity: As without a host. If there is anything to ask the host, *n* solves for the
  ///   first call, and O(*n*) for each later call.
  public mutating func dropIndex(
    atMain main: Double, cross: Double, host: inout some FlexHost
  ) -> Int? {
    asking(&host) { dropIndex(atMain: main, cross: cross, asking: $0) }
  }

  /// Chooses which drop indices to try, in the first call of `dropIndex`.
  ///
  /// These are the ones near the point, the ones within bounds in a strip, or all.
  private mutating func prepare(_ host: AnyFlexHost?) {
    if isPrepared { return }
    isPrepared = true
    if trial.isPossible, fastPaths.contains(.nearbyIndices) {
      if let lines = NearbyLines(trial, host) { nearby.put(lines) }
      bounds = StripBounds(trial)
    }
    let lineCount = nearby.isEmpty ? nil : nearby.value.index.lineCount
    candidates = DropCandidates(groups: lineCount ?? 1, originalIndex: trial.originalIndex)
  }

  private mutating func dropIndex(atMain main: Double, cross: Double, asking host: AnyFlexHost?)
    -> Int?
  {
    prepare(host)
    guard main.isFinite, cross.isFinite else { return nil }
    let point = DragPoint(main: sanitizedOffset(main), cross: sanitizedOffset(cross))
    var groups = 0..<1
    if !nearby.isEmpty {
      groups = nearby.value.findCandidates(near: point, &trial, &candidates, host)
    } else if bounds != nil {
      bounds?.findCandidates(near: point, &trial, &candidates, host)
    } else if !candidates.isTried(0) {
      for index in 0..<trial.indexCount {
        candidates.add(trial.candidate(at: index, host), index: index, to: 0)
      }
    }
    return candidates.nearest(to: point, among: groups)
  }
}

// Where an item that is dragged over its container would be dropped.
//
//      dragged     ┌─ c ─┐
//      tried   [c] a  b  │ d     a [c] b  d     a  b [c] d     a  b  d [c]
//
// The item is tried at every index of the others, and the nearest of its own resulting frames wins. Where it begins a
// line because it does not fit behind its neighbor, several indices give it the same frame; so it can be meant there,
// too: behind the neighbor, sticking out. All that depends on the others and on where the drag began, so the answer
// never changes because the item has moved there, nor with the way that the pointer has taken.

/// Finds where an item that is dragged over its container would be dropped.
///
///     var drop = FlexDrop(of: 3, from: items, in: container)
///     // As the pointer moves, with the center of what is dragged:
///     if let place = drop.place(atMain: 120, cross: 40) {
///       var moved = items
///       moved.moveItem(3, to: place)
///       solver.solve(moved, in: container, into: &frames)
///     }
///
/// At each index, the item would have a frame. Where it then begins a line, it can also be meant behind the item
/// before it: the gap between them, in the middle of that one's line as that would be if the dragged item was the last of
/// all, and sticking out. The drop place is the index whose frame or place behind the neighbor has its center nearest
/// to where the item is dragged; of equally near ones the index at which the drag began, else the last one, which
/// leaves the others as they are. Distances are equal if they differ by 10⁻⁹ of the numbers involved, the noise of
/// sums.
///
/// So an item that is put back stays, and what is empty at the end of a line means behind the last item there. The
/// answer depends on the other items and on the index at which the drag began, never on where it is now: asked
/// again after the item has moved there, it is the same. (To exchange an item with the one under the pointer flickers
/// where sizes differ, because after the exchange another is there.)
///
/// Make one when a drag begins, and keep it until it ends: it remembers the frames it has tried.
/// Items keep their properties, a break before an item and its `gapBefore`, too. A break marker is an item
/// like the others: what is dropped behind it stays in the line after it. An `order` counts as always: the answer
/// is an index in document order.
///
/// Only lines near the point are laid out where lines wrap greedily, follow each other from the top, or from
/// the left, and measure nothing. Elsewhere all indices are tried when the first place is asked for.
public struct FlexDrop: Sendable {
  /// The index of the item that is dragged.
  public let item: Int

  /// The items, with the dragged one at one index after the other.
  private var trial: MoveTrial

  /// The centers that the dragged item may have, as far as they are known.
  private var centers: DropCenters

  /// The lines that say which indices need to be tried; empty where all do, and before the first question.
  private var nearby: [NearbyLines] = []
  private var reach: StripReach?

  /// The fast paths that are taken; all, unless a test or a benchmark says otherwise before the first place.
  package var fastPaths = FastPaths.all

  /// The number of indices that have been tried.
  package var triedPlaces: Int { centers.triedPlaces }

  private var isPrepared = false

  /// Makes the drop of an item.
  ///
  /// - Parameters:
  ///   - item: The item's index. If there is none, there is no place to drop it.
  ///   - items: All items, the dragged one where it is now. Traps as `FlexSolver` does, if columns differ in
  ///     length.
  ///   - container: The container.
  /// - Complexity: O(*n*)
  public init(of item: Int, from items: FlexItems, in container: FlexContainer) {
    self.init(of: item, from: items, in: container, within: nil)
  }

  /// Makes the drop of one of the items that a limit shows.
  ///
  /// An indicator stays the last item and cannot be dragged.
  package init(
    of item: Int, from items: FlexItems, in container: FlexContainer, within limit: FlexLimit?
  ) {
    items.checkColumns()
    limit?.checkColumns(of: items)
    self.item = item
    trial = MoveTrial(of: item, from: items, in: container, within: limit)
    centers = DropCenters(groups: 0, liftedPlace: trial.liftedPlace)
  }

  /// Makes the drop of an item of a strip.
  ///
  ///     var drop = FlexDrop(of: 3, from: strip)
  ///
  /// Of the items, what counts in a strip counts; where a line is scrolled to, the caller adds to the point.
  ///
  /// - Parameters:
  ///   - item: The item's index. If there is none, there is no place to drop it.
  ///   - strip: The strip, with the dragged item where it is now.
  /// - Complexity: O(*n*)
  public init(of item: Int, from strip: FlexStrip) {
    self.item = item
    trial = MoveTrial(
      of: item, from: strip.items, in: strip.container, within: nil,
      strip: (strip.mostLines, strip.order))
    centers = DropCenters(groups: 0, liftedPlace: trial.liftedPlace)
  }

  /// Returns where the item would be dropped.
  ///
  /// - Parameters:
  ///   - main: The distance of the held item's center from the container's left or top edge along the lines.
  ///     For a pointer, its place less that of the grip: where in the item, from its center, it was taken.
  ///   - cross: The same across the lines.
  /// - Returns: The index, in all items, that the item gets by `FlexItems.moveItem(_:to:)`; nil if the order
  ///   shall stay as it is: a number is NaN or infinite, or nothing can be moved.
  /// - Complexity: For *m* items on the few lines near the point O(*m*), after O(*m*²) at the first point
  ///   there; the first question takes O(*n*). With balanced lines, proportions, a limit, an `order`, a negative
  ///   gap between lines, lines that run from the bottom or the right, or share what is left of
  ///   the container's cross size: *n* times what a solve takes for the first question, O(*n*) for each other.
  public mutating func place(atMain main: Double, cross: Double) -> Int? {
    place(atMain: main, cross: cross, asking: nil)
  }

  /// Returns where the item would be dropped, asking `host` for what changes with an item's length.
  ///
  /// - Parameters:
  ///   - main: The distance of the held item's center from the container's left or top edge along the lines.
  ///   - cross: The same across the lines.
  ///   - host: Measures the items whose length is not their own, and gives gaps if it does: also those between
  ///     items that become neighbors only where the dragged one is tried. It is asked for the items as they were
  ///     given. Must be the same, and answer the same, as long as the drag goes on.
  /// - Returns: The index, in all items, that the item gets; nil if the order shall stay as it is.
  /// - Complexity: As without a host; where there is anything to ask it for, *n* times what a solve takes for
  ///   the first question, and O(*n*) for each other.
  public mutating func place(
    atMain main: Double, cross: Double, host: inout some FlexHost
  ) -> Int? {
    asking(&host) { place(atMain: main, cross: cross, asking: $0) }
  }

  /// Decides what has to be tried.
  private mutating func prepare(_ host: AskedHost?) {
    if isPrepared { return }
    isPrepared = true
    if trial.isPossible, fastPaths.contains(.nearbyPlaces) {
      if let nearby = NearbyLines(trial, host) { self.nearby = [nearby] }
      reach = StripReach(trial)
    }
    let lineCount = nearby.isEmpty ? nil : nearby[0].index.lineCount
    centers = DropCenters(groups: lineCount ?? 1, liftedPlace: trial.liftedPlace)
  }

  private mutating func place(atMain main: Double, cross: Double, asking host: AskedHost?) -> Int? {
    prepare(host)
    guard main.isFinite, cross.isFinite else { return nil }
    let held = HeldPoint(main: sanitizedOffset(main), cross: sanitizedOffset(cross))
    var groups = 0..<1
    if !nearby.isEmpty {
      groups = nearby[0].findPlaces(near: held, &trial, &centers, host)
    } else if reach != nil {
      reach?.findPlaces(near: held, &trial, &centers, host)
    } else if !centers.isTried(0) {
      for place in 0..<trial.placeCount {
        centers.add(trial.tryPlace(place, host), place: place, to: 0)
      }
    }
    return centers.nearest(to: held, among: groups)
  }
}

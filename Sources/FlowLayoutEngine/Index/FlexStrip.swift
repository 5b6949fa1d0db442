/// Lines of about equal length, in a container that scrolls along them.
///
///     let container = FlexContainer(mainGap: 8, crossGap: 8)
///     let strip = FlexStrip(FlexItems(main: widths, cross: heights), in: container, lines: 2)
///     for line in 0..<strip.lineCount {
///       for place in strip.places(ofLine: line, from: offset, to: offset + 390) {
///         draw(strip.item(at: place, ofLine: line), strip.frame(at: place, ofLine: line))
///       }
///     }
///
/// With the order `lineByLine`, the lines are those of a container of `.balance` with the same
/// `minLines` and no `mainSize`.
///
/// With `shortestFirst`, each item goes to the line that ends first; in a tie, to the first of
/// these lines. So the first items begin one line each. If items are equally long and there are *k*
/// lines, item *i* is in line *i* mod *k*. Ends are equal if they differ by less than 1e-9 of their
/// distance from the start, the rounding error of sums. Without negative gaps, no item begins
/// before the previous item, and the lengths of lines differ by at most the longest item and a gap.
///
/// The strip uses the container's gaps, `alignItems`, `hugsLines`, `justifyContent` and
/// `justifyLastLine`, and the items' sizes and guides. Nothing else has an effect. A line is
/// justified against the longest line. The host mirrors right-to-left layouts. Invalid numbers are
/// replaced as described for `FlexItem` and `FlexContainer`.
///
/// The strip shares the arrays of the items with the caller until one of the two changes them. In
/// addition, a strip takes 8 bytes an item with `lineByLine`, and 16 with `shortestFirst`.
public struct FlexStrip: Sendable {
  /// The items.
  public package(set) var items: FlexItems

  /// The options of the container.
  public let container: FlexContainer

  /// The rule by which items go to lines.
  public let order: FlexStripOrder

  /// The requested number of lines, at least 1.
  ///
  /// There are fewer lines if there are fewer items. With `lineByLine`, items of equal length may
  /// make more or fewer lines: 5 items cannot be divided into 4 even lines.
  package let mostLines: Int

  /// The strip's length, at least the length of its longest line.
  ///
  /// With `hugsLines`, the strip is as long as that line. Otherwise it may be longer: items are
  /// divided into lines up to a length limit, which is then the strip's length.
  public internal(set) var mainSize = 0.0

  /// The strip's cross size: the sum of all lines and gaps.
  public internal(set) var crossSize = 0.0

  var lines: [StripLine] = []

  /// The position of each item along its line, before justification.
  var starts: [Double] = []

  /// The number of each item's line; empty if lines are ranges of consecutive items.
  var lineOfItem: [Int32] = []

  // For example, a visible item keeps its line.
  /// For each item, the number of the line on which it stays, even if another line ends first.
  ///
  /// An item goes to the line that ends first if its number is −1, or if the array is too short to
  /// have its number.
  package private(set) var keptLines: [Int32] = []

  /// Divides items into lines.
  ///
  /// Traps if the property arrays of `items` differ in length, or if items have an `order`.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - container: The options of the container.
  ///   - lines: The number of lines. A number below 1 counts as 1, and there are never more lines
  ///     than items. With `lineByLine`, items of equal length may make more or fewer lines: 5 items
  ///     cannot be divided into 4 even lines (see `FlexContainer.minLines`).
  ///   - order: The rule by which items go to lines.
  /// - Complexity: O(*n*) with `lineByLine`, O(*n* log *k*) for *k* lines with `shortestFirst`.
  public init(
    _ items: FlexItems = FlexItems(), in container: FlexContainer, lines: Int,
    order: FlexStripOrder = .lineByLine
  ) {
    items.checkForLines()
    self.items = items
    self.container = container
    self.order = order
    mostLines = max(1, lines)
    breakAll()
  }

  /// Divides items into lines; an item with a line in `keptLines` goes there.
  ///
  /// Only `shortestFirst` uses `keptLines`. An item whose number there is −1, or not a line's, goes
  /// to the line that ends first.
  package init(
    _ items: FlexItems, in container: FlexContainer, lines: Int, order: FlexStripOrder,
    keeping keptLines: [Int32]
  ) {
    items.checkForLines()
    (self.items, self.container, self.order) = (items, container, order)
    mostLines = max(1, lines)
    self.keptLines = order == .shortestFirst ? keptLines : []
    breakAll()
  }
}

/// The rule by which the items of a strip go to its lines.
public enum FlexStripOrder: Sendable {
  /// The first items fill the first line, the next items the second.
  ///
  /// Items are read one line after another.
  case lineByLine
  /// Each item goes to the line that ends first.
  ///
  /// In a tie, the item goes to the first of these lines. Items are read across the lines, not one
  /// line after another.
  case shortestFirst
}

// MARK: - Queries

extension FlexStrip {
  /// The number of items.
  public var count: Int { items.count }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// Returns the length of a line before justification.
  ///
  /// With `shortestFirst`, the next item added to the line starts at this length plus the gap.
  ///
  /// - Parameter line: The number of the line; traps if there is no such line.
  /// - Returns: The line's length.
  public func length(ofLine line: Int) -> Double { lines[line].length }

  /// Returns the items of a line that overlap a range along it.
  ///
  ///     strip.places(ofLine: 0, from: 0, to: 390)      // the first screen
  ///
  /// A negative gap may make an item begin before the previous item. Then the result is the range
  /// from the first to the last item that overlaps. Positions outside of the strip are allowed; NaN
  /// gives an empty range.
  ///
  /// - Parameters:
  ///   - line: The number of the line; traps if there is no such line.
  ///   - start: The start of the range.
  ///   - end: The end of the range.
  /// - Returns: Indices within the line; the line's first item has 0.
  /// - Complexity: O(log *n*); O(*n*) if an item begins before the previous item.
  public func places(ofLine line: Int, from start: Double, to end: Double) -> Range<Int> {
    if !(start <= end) { return 0..<0 }
    let (line, places) = (lines[line], 0..<lines[line].count)
    func position(_ place: Int) -> Double {
      line.position(at: place, from: starts[line.item(at: place)])
    }
    func isTouched(_ place: Int) -> Bool {
      let size = sanitizedSize(items.main[line.item(at: place)]) + line.growth
      return position(place) <= end && position(place) + size >= start
    }
    if !line.areInOrder {
      guard let first = places.first(where: isTouched), let last = places.last(where: isTouched)
      else { return 0..<0 }
      return first..<last + 1
    }
    // An item ends at the next item's start minus the gap, so the first that may overlap is before `next`.
    let reach = start + sanitizedOffset(container.mainGap) + line.between
    let next = places.partitioningPoint { position($0) >= reach }
    let upper = places.partitioningPoint { position($0) > end }
    var lower = min(max(0, next - 1), upper)
    if lower < upper, !isTouched(lower) { lower += 1 }
    return lower..<upper
  }

  /// Returns the number of items in a line.
  ///
  /// - Parameter line: The number of the line; traps if there is no such line.
  /// - Returns: The number of items.
  public func count(ofLine line: Int) -> Int { lines[line].count }

  /// Returns the item at an index within a line.
  ///
  /// - Parameters:
  ///   - place: The index within the line; traps if out of bounds.
  ///   - line: The number of the line; traps if there is no such line.
  /// - Returns: The item's index among all items.
  public func item(at place: Int, ofLine line: Int) -> Int {
    precondition(place >= 0 && place < lines[line].count, "FlexStrip has no such place")
    return lines[line].item(at: place)
  }

  /// Returns the line of an item, and its index within that line.
  ///
  /// - Parameter item: The item's index; traps if there is no such item.
  /// - Returns: The number of the line, and the item's index within that line.
  /// - Complexity: O(log *n*)
  public func place(ofItem item: Int) -> (line: Int, place: Int) {
    precondition(item >= 0 && item < count, "FlexStrip has no item of this index")
    if !lineOfItem.isEmpty {
      let line = Int(lineOfItem[item])
      return (line, lines[line].items.partitioningIndex { Int($0) >= item })
    }
    let line = lines.partitioningIndex { $0.range.lowerBound > item } - 1
    return (line, item - lines[line].range.lowerBound)
  }

  /// Returns the frame of an item.
  ///
  ///     for item in items.indices { draw(item, strip.frame(of: item)) }
  ///
  /// - Parameter item: The item's index; traps if there is no such item.
  /// - Returns: The item's position and size, measured from the corner where the first line begins.
  /// - Complexity: O(log *n*)
  public func frame(of item: Int) -> FlexFrame {
    let (line, place) = place(ofItem: item)
    return frame(at: place, ofLine: line)
  }

  /// Returns the frame of the item at an index within a line.
  ///
  /// - Parameters:
  ///   - place: The item's index within the line; traps if out of bounds.
  ///   - line: The number of the line; traps if there is no such line.
  /// - Returns: The item's position and size, measured from the corner where the first line begins.
  /// - Complexity: O(1)
  public func frame(at place: Int, ofLine line: Int) -> FlexFrame {
    let item = item(at: place, ofLine: line)
    let (alignment, lineDepth) = (container.alignItems, lines[line].extents.crossSize)
    let depth = sanitizedSize(items.cross[item])
    let shift =
      alignment.isBaseline
      ? lines[line].extents.first.before - guide(of: item)
      : alignment.space(of: lineDepth - depth, reversed: false)
    return FlexFrame(
      mainPosition: lines[line].position(at: place, from: starts[item]),
      crossPosition: lines[line].crossPosition + shift,
      mainSize: sanitizedSize(items.main[item]) + lines[line].growth,
      crossSize: alignment.keyword == .stretch ? lineDepth : depth)
  }
}

// MARK: - Changes

extension FlexStrip {
  /// Appends items at the end of the strip.
  ///
  /// - Parameter new: The new items.
  /// - Complexity: O(*m*) for *m* new items on a single line or with `shortestFirst`. O(*n*) for
  ///   several lines with `lineByLine`, which are all filled again.
  public mutating func append(_ new: FlexItems) {
    let known = count
    items.exchange(known..<known, with: new)
    if order == .lineByLine, mostLines > 1 { return breakAll() }
    fill(from: known)
    // A negative gap may have made a line shorter.
    mainSize = 0
    finishLines()
  }

  /// Replaces some items by others.
  ///
  /// With `lineByLine`, all lines may end elsewhere, and are filled again. With `shortestFirst`,
  /// only items from the first change on may go to other lines.
  ///
  /// - Parameters:
  ///   - range: The indices of the items to replace; traps if out of bounds.
  ///   - new: The new items.
  /// - Complexity: That of creating a strip: some nanoseconds an item. With `shortestFirst`, only
  ///   the sizes and guides of the items before the range are read.
  public mutating func replace(_ range: Range<Int>, with new: FlexItems) {
    items.exchange(range, with: new)
    keptLines.removeLast(max(0, keptLines.count - range.lowerBound))
    breakAgain(from: range.lowerBound)
  }

  /// Replaces all items, and divides those from index `first` on again.
  ///
  /// Earlier items must be the same as before. With `shortestFirst`, an item with a line in
  /// `keptLines` goes there.
  package mutating func follow(
    _ items: FlexItems, from first: Int, keeping keptLines: [Int32]
  ) {
    items.checkForLines()
    self.items = items
    self.keptLines = order == .shortestFirst ? keptLines : []
    breakAgain(from: first)
  }
}

/// A number of lines of about equal length that are scrolled along, with the position of every item.
///
///     let container = FlexContainer(mainGap: 8, crossGap: 8)
///     let strip = FlexStrip(FlexItems(main: widths, cross: heights), in: container, lines: 2)
///     for line in 0..<strip.lineCount {
///       for place in strip.places(ofLine: line, from: offset, to: offset + 390) {
///         draw(strip.item(at: place, ofLine: line), strip.frame(at: place, ofLine: line))
///       }
///     }
///
/// Line by line, the lines are those of a container of `.balance` with the same `minLines` and no `mainSize`.
/// Shortest line first, each item goes to the line that ends first, the first one of equals, and the first
/// items begin one line each: if items are equally long and there are *k* lines, item *i* is in line *i* mod
/// *k*. Ends that differ by less than 1e-9 of themselves, the rounding error of sums, are equal. Unless gaps
/// are negative, no item then begins before the previous one, and lines differ by at most the longest item.
///
/// Of the container, gaps, `alignItems`, `hugsLines` and the justification of lines count; of the items,
/// sizes and guides. A line is justified against the longest one. Everything else has no effect; in
/// right-to-left the host mirrors. Invalid numbers are replaced as described for `FlexItems` and
/// `FlexContainer`.
///
/// The columns of the items are shared with the caller until one of the two changes them. Besides them there
/// are 8 bytes an item line by line, and 16 shortest line first.
public struct FlexStrip: Sendable {
  /// The items.
  public internal(set) var items: FlexItems

  /// The container of the lines.
  public let container: FlexContainer

  /// The rule by which items go to lines.
  public let order: FlexStripOrder

  /// The maximum number of lines.
  package let mostLines: Int

  /// The strip's length: that of the longest line.
  public internal(set) var mainSize = 0.0

  /// The strip's depth: all lines and gaps.
  public internal(set) var crossSize = 0.0

  var lines: [StripLine] = []

  /// The position of each item before justification.
  var starts: [Double] = []

  /// Each item's line, unless lines are ranges.
  var lineOfItem: [Int32] = []

  /// The line that each item keeps, whichever line ends first; −1, and items beyond the end, follow the
  /// order.
  package private(set) var keptLines: [Int32] = []

  /// Divides items into lines.
  ///
  /// Traps if the columns of `items` differ in length, or if items have an `order`.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - container: The properties of the lines.
  ///   - lines: The number of lines; less than 1 counts as 1, and there are never more than items. Line by
  ///     line, equal items may make more or fewer, as `FlexContainer.minLines` says.
  ///   - order: The rule by which items go to lines.
  /// - Complexity: O(*n*), and *n* times the logarithm of the number of lines where the shortest is filled
  ///   first.
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

  /// Divides items into lines that are filled shortest first, but for items that keep their lines.
  ///
  /// A line that does not exist is not kept.
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
  /// The first items fill the first line, the next ones the second; lines are read one by one.
  case lineByLine
  /// Each item goes to the line that ends first, of equals to the first one; the strip is read across its
  /// lines, a few items at a time.
  case shortestFirst
}

// MARK: - What there is

extension FlexStrip {
  /// The number of items.
  public var count: Int { items.count }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// Returns the length of a line before justification; the next item of the shortest line begins a gap after
  /// it.
  ///
  /// - Parameter line: The number of the line; traps if there is none.
  /// - Returns: The line's length.
  public func length(ofLine line: Int) -> Double { lines[line].length }

  /// Returns the indices within a line of the items that overlap a range along it.
  ///
  ///     strip.places(ofLine: 0, from: 0, to: 390)      // the first screen
  ///
  /// If a negative gap makes an item begin before the previous one, the result is the range from the first to
  /// the last that overlap. Positions outside of the strip are allowed; NaN gives an empty range.
  ///
  /// - Parameters:
  ///   - line: The number of the line; traps if there is none.
  ///   - start: The start of the range.
  ///   - end: The end of the range.
  /// - Returns: Indices within the line; its first item has 0.
  /// - Complexity: O(log *n*); O(*n*) if an item begins before the one before it.
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
    // An item ends before the next one begins, minus the gap.
    let reach = start + sanitizedOffset(container.mainGap) + line.between
    let next = places.partitioningPoint { position($0) >= reach }
    let upper = places.partitioningPoint { position($0) > end }
    var lower = min(max(0, next - 1), upper)
    if lower < upper, !isTouched(lower) { lower += 1 }
    return lower..<upper
  }

  /// Returns the number of items in a line.
  ///
  /// - Parameter line: The number of the line; traps if there is none.
  /// - Returns: The number of items.
  public func count(ofLine line: Int) -> Int { lines[line].count }

  /// Returns the index of the item at an index within a line.
  ///
  /// - Parameters:
  ///   - place: The index within the line; traps if there is none.
  ///   - line: The number of the line; traps if there is none.
  /// - Returns: The item's index.
  public func item(at place: Int, ofLine line: Int) -> Int {
    precondition(place >= 0 && place < lines[line].count, "FlexStrip has no such place")
    return lines[line].item(at: place)
  }

  /// Returns the line of an item, and its index within that line.
  ///
  /// - Parameter item: The item's index; traps if there is none.
  /// - Returns: The number of the line, and the index within it.
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
  /// - Parameter item: The item's index; traps if there is none.
  /// - Returns: The item's position and size, measured from the strip's first corner.
  /// - Complexity: O(log *n*)
  public func frame(of item: Int) -> FlexFrame {
    let (line, place) = place(ofItem: item)
    return frame(at: place, ofLine: line)
  }

  /// Returns the frame of the item at an index within a line.
  ///
  /// - Parameters:
  ///   - place: The item's index within the line; traps if there is none.
  ///   - line: The number of the line; traps if there is none.
  /// - Returns: The item's position and size, measured from the strip's first corner.
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
  /// Appends items.
  ///
  /// - Parameter new: The new items.
  /// - Complexity: O(*m*) for *m* new items on a single line or with `shortestFirst`; otherwise O(*n*), as
  ///   all lines end elsewhere.
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
  /// Line by line, all lines end elsewhere; shortest line first, items from the first change on may go to
  /// other lines. All lines are filled again.
  ///
  /// - Parameters:
  ///   - range: The indices of the items to replace; traps if there are not as many.
  ///   - new: The new items.
  /// - Complexity: That of creating a strip: some nanoseconds an item.
  public mutating func replace(_ range: Range<Int>, with new: FlexItems) {
    items.exchange(range, with: new)
    keptLines.removeLast(max(0, keptLines.count - range.lowerBound))
    breakAll()
  }
}

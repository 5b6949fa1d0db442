/// A strip: lines of about the same length that are scrolled along, and which items lie where along them.
///
///     let container = FlexContainer(mainGap: 8, crossGap: 8)
///     let strip = FlexStrip(FlexItems(main: widths, cross: heights), in: container, lines: 2)
///     for line in 0..<strip.lineCount {
///       for place in strip.places(ofLine: line, from: offset, to: offset + 390) {
///         draw(strip.item(at: place, ofLine: line), strip.frame(at: place, ofLine: line))
///       }
///     }
///
/// Line by line, the lines are those that a container of `.balance` with as many `minLines` and no
/// `mainSize` has. Filling the shortest line first, each of the first items begins a line, and any other
/// goes to the line that ends first, the first one of equals: if items are equally long and there are *k*
/// lines, item *i* is in line *i* mod *k*. Ends that differ by no more than 1e-9 of themselves, the noise of sums,
/// are equal. Unless gaps are negative, no item then begins before the one before it, and lines differ by at most the
/// longest item.
///
/// Of the container, gaps, `alignItems`, `hugsLines` and how lines are justified count; of the items, sizes and
/// guides. A line is justified against the longest one. All else has no effect; in right-to-left the host
/// mirrors. Bad numbers are replaced as `FlexItems` and `FlexContainer` say.
///
/// The columns of the items are shared with the caller until one of the two changes them. Besides there are 8
/// bytes an item line by line, and 16 where the shortest line is filled first.
public struct FlexStrip: Sendable {
  /// The items.
  public internal(set) var items: FlexItems

  /// The container of the lines.
  public let container: FlexContainer

  /// The rule by which items go to lines.
  public let order: FlexStripOrder

  /// The most lines that there may be.
  package let mostLines: Int

  /// The strip's length: that of the longest line.
  public internal(set) var mainSize = 0.0

  /// The strip's depth: all lines and gaps.
  public internal(set) var crossSize = 0.0

  var lines: [StripLine] = []

  /// The start of each item before its line is justified.
  var starts: [Double] = []

  /// The lines of the items, where these are not neighbors.
  var lineOfItem: [Int32] = []

  /// The lines that items keep, whichever end first; −1, and nothing for the last ones, where the order decides.
  package private(set) var keptLines: [Int32] = []

  /// Divides items into lines.
  ///
  /// Traps if the columns of `items` differ in length, or if items have an `order`.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - container: What the strip asks of its lines.
  ///   - lines: How many there are; less than 1 counts as 1, and there are never more than items. Line by
  ///     line, equal items may make more or fewer, as `FlexContainer.minLines` says.
  ///   - order: Which item goes to which line.
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

  /// Divides items into lines that are filled shortest first, some of which are kept.
  ///
  /// A line that there is not is not kept.
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
  /// The first items fill the first line, the next ones the second: read line by line.
  case lineByLine
  /// Each item goes to the line that ends first, of equals to the first one: read across the lines, a few items of each
  /// at a time.
  case shortestFirst
}

// MARK: - What there is

extension FlexStrip {
  /// The number of items.
  public var count: Int { items.count }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// Returns the length of a line that is not justified; the next item of the shortest line begins a gap after it.
  ///
  /// - Parameter line: The number of the line; traps if there is none.
  /// - Returns: The line's length.
  public func length(ofLine line: Int) -> Double { lines[line].length }

  /// The places of a line whose items touch a stretch along it.
  ///
  ///     strip.places(ofLine: 0, from: 0, to: 390)      // what is on the first screen
  ///
  /// If a negative gap makes an item begin before the one before it, those from the first to the last that
  /// touch it. Numbers beyond the strip are fine; nothing lies between NaN and anything.
  ///
  /// - Parameters:
  ///   - line: The number of the line; traps if there is none.
  ///   - start: Where the stretch begins.
  ///   - end: Where it ends.
  /// - Returns: Places, of which the line's first item has 0.
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
    // An item reaches no further than to where the next one begins, less the gap.
    let reach = start + sanitizedOffset(container.mainGap) + line.between
    let next = places.partitioningPoint { position($0) >= reach }
    let upper = places.partitioningPoint { position($0) > end }
    var lower = min(max(0, next - 1), upper)
    if lower < upper, !isTouched(lower) { lower += 1 }
    return lower..<upper
  }

  /// The number of places in a line.
  ///
  /// - Parameter line: The number of the line; traps if there is none.
  /// - Returns: How many items it has.
  public func count(ofLine line: Int) -> Int { lines[line].count }

  /// The item at a place of a line.
  ///
  /// - Parameters:
  ///   - place: The place; traps if there is none.
  ///   - line: The number of the line; traps if there is none.
  /// - Returns: The item's index.
  public func item(at place: Int, ofLine line: Int) -> Int {
    precondition(place >= 0 && place < lines[line].count, "FlexStrip has no such place")
    return lines[line].item(at: place)
  }

  /// The line of an item, and its place there.
  ///
  /// - Parameter item: The item's index; traps if there is none.
  /// - Returns: The number of the line, and the place.
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
  /// - Returns: Its place and its size, from the strip's first corner on.
  /// - Complexity: O(log *n*)
  public func frame(of item: Int) -> FlexFrame {
    let (line, place) = place(ofItem: item)
    return frame(at: place, ofLine: line)
  }

  /// Returns the frame of the item at a place of a line.
  ///
  /// - Parameters:
  ///   - place: The item's place in its line; traps if there is none.
  ///   - line: The number of the line; traps if there is none.
  /// - Returns: Its place and its size, from the strip's first corner on.
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
  /// Adds items behind all others.
  ///
  /// - Parameter new: The items that come.
  /// - Complexity: O(*m*) for *m* new items on a single line or where the shortest line is filled first.
  ///   Lines that are read one by one end elsewhere then: O(*n*).
  public mutating func append(_ new: FlexItems) {
    let known = count
    items.exchange(known..<known, with: new)
    if order == .lineByLine, mostLines > 1 { return breakAll() }
    fill(from: known)
    // A negative gap may have made a line shorter.
    mainSize = 0
    finishLines()
  }

  /// Puts other items in the place of some.
  ///
  /// Lines of about the same length all end elsewhere then, and those that are filled shortest first have
  /// other items from the first change on: all of them are filled anew.
  ///
  /// - Parameters:
  ///   - range: The indices of the items that go; traps if there are not as many.
  ///   - new: The items that come.
  /// - Complexity: That of making a strip: some nanoseconds an item.
  public mutating func replace(_ range: Range<Int>, with new: FlexItems) {
    items.exchange(range, with: new)
    keptLines.removeLast(max(0, keptLines.count - range.lowerBound))
    breakAll()
  }
}

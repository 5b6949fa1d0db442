// Lays out one container, by the steps of CSS Flexible Box Layout Level 1, §9, in their order. Each step is a
// method, most in a file of their own.
//
// All positions count along the flex directions: 0 is where the first item or line goes. Only `reflect`, at
// the very end, converts them to left and right, top and bottom.
//
// A *place* is an index into the sequence, the items sorted by `order` with hidden items last; an
// *item* is a document index.

/// Lays out a container, or a range of its items, by CSS Flexbox §9.
///
/// It reads the property arrays of `FlexItems` and writes to the buffers of `FlexFrames`.
struct FlexPass: ~Copyable {
  let container: FlexContainer
  let part: FlexPart
  let main: AxisColumns
  let cross: AxisColumns
  let properties: PropertyColumns

  /// The items as document indices, sorted by `order`, with hidden items last.
  ///
  /// Empty if that is document order.
  let sequence: Column<Int>

  /// The number of items to show, which come first in the sequence.
  ///
  /// A limit hides all later items.
  var count: Int

  // Indexed by document index. Before the position buffers hold positions, they hold other numbers: see the
  // table below.
  let mainSizes: UnsafeMutableBufferPointer<Double>
  let crossSizes: UnsafeMutableBufferPointer<Double>
  let mainPositions: UnsafeMutableBufferPointer<Double>
  let crossPositions: UnsafeMutableBufferPointer<Double>

  // Whether property arrays have values, so that loops can skip empty ones.
  var isReordered: Bool { !sequence.isEmpty }
  var hasBreaks: Bool { !properties.breaks.isEmpty }
  var hasMainMargins: Bool { main.hasMargins }
  var hasCrossMargins: Bool { cross.hasMargins }
  var hasAutoMargins: Bool { !properties.autoMargins.isEmpty }
  var hasOwnAlignments: Bool { !properties.alignSelf.isEmpty }
  let hasBaselines: Bool
  let hasProportions: Bool

  /// Whether fast paths may read a line's items as a range of indices.
  ///
  /// The items are then in document order and have no aspect ratios.
  let takesNeighbors: Bool

  /// Whether all neighbors in a line are `mainGap` apart.
  ///
  /// `takesNeighbors` is then also true.
  let takesEvenlySpaced: Bool

  /// Whether `placeNeighbors`, a fast path, replaces `resolveCrossSize` and `justifyItems`.
  ///
  /// False if items have, for example, margins, breaks or baselines.
  let placesNeighbors: Bool

  /// Whether each line first tries `growNeighbors`, a fast path for growing items.
  let growsNeighbors: Bool

  /// Whether some items may get their cross size before `measureItems` runs.
  ///
  /// These are items with an aspect ratio, and items longer than the container. The cross sizes of
  /// all other items are then NaN until `measureItems` runs.
  let knowsCrossSizes: Bool

  /// The target, minimum and maximum of the lines' cross sizes.
  ///
  /// They apply to lines of items with an aspect ratio.
  let depths: LineDepths

  /// The gap before each item that has no `gapBefore` of its own.
  let mainGap: Double

  /// The length at which lines break; infinite without a limit.
  let breakLimit: Double
  /// `breakLimit` plus a tolerance for rounding errors; infinite with `nowrap`.
  let breakThreshold: Double

  let mostItems: Int

  /// The maximum number of lines that balanced wrapping may make.
  let mostLines: Int

  /// The working memory, reused by later passes.
  let memory: UnsafeMutablePointer<PassMemory>

  /// The caller's `FlexHost`, which measures items and gives gaps; nil without one.
  let host: AnyFlexHost?

  var lines: [FlexLine] = []
  var separatorPositions: [Double] = []
  var mainSize = 0.0
  var crossSize = 0.0

  init(
    container: FlexContainer, part: FlexPart, main: AxisColumns, cross: AxisColumns,
    properties: PropertyColumns, buffers: FrameBuffers,
    memory: UnsafeMutablePointer<PassMemory>, count: Int, run: FlexRun?, host: AnyFlexHost?,
    fastPaths: FastPaths
  ) {
    self.container = container
    self.part = part
    self.main = main
    self.cross = cross
    self.properties = properties
    sequence = buffers.sequence
    self.memory = memory
    self.host = host
    self.count = count
    mostLines = run?.mostLines ?? .max
    mainSizes = buffers.mainSizes
    crossSizes = buffers.crossSizes
    mainPositions = buffers.mainPositions
    crossPositions = buffers.crossPositions
    hasBaselines = container.alignItems.isBaseline || !properties.alignSelf.isEmpty
    hasProportions = !properties.aspectRatio.isEmpty && container.proportions != nil
    depths = LineDepths(container)
    mainGap = sanitizedOffset(container.mainGap)
    takesNeighbors =
      buffers.sequence.isEmpty && !hasProportions && fastPaths.contains(.neighbors)
    takesEvenlySpaced =
      takesNeighbors && properties.breaks.isEmpty && !main.hasMargins
      && properties.gapBefore.isEmpty
    placesNeighbors =
      takesEvenlySpaced && !hasBaselines && !cross.hasMargins && properties.autoMargins.isEmpty
      && !host.measuresItems && !container.refitsOversizeItems && container.separator == nil
    growsNeighbors =
      takesNeighbors && container.wrap != .nowrap && properties.breaks.isEmpty
      && !container.refitsOversizeItems && !properties.grow.isEmpty
    knowsCrossSizes = hasProportions || container.refitsOversizeItems
    breakLimit = container.breakLimit
    let wraps = container.wrap != .nowrap
    breakThreshold = wraps ? tolerantLimit(breakLimit) : .infinity
    mostItems = wraps ? max(1, container.maxItemsPerLine ?? .max) : .max
  }

  mutating func layOut() -> ContainerSizes {
    resolveHypotheticalSizes()  // §9.2, 3
    breakIntoLines()  // §9.3, 5
    refitOversizeItems()
    resolveMainSize()  // §9.3, 4
    eachLine { pass, line in
      // §9.3, 6 and §9.7
      if !pass.growNeighbors(of: &line) { pass.resolveFlexibleLengths(of: &line) }
    }
    if container.hugsLines { hugLines() }
    eachLine { pass, line in
      if pass.placeNeighbors(of: &line) { return }
      pass.resolveCrossSize(of: &line)  // §9.4, 7 and 8
      pass.justifyItems(of: line)  // §9.5, 12
    }
    distributeLines()  // §9.4, 9 and §9.6, 15 and 16
    placeSeparators()
    eachLine { pass, line in
      // §9.4, 11 and §9.6, 13 and 14
      if !pass.alignNeighbors(line) { pass.alignItems(of: line) }
    }
    placeHiddenItems()
    reflect()
    return (mainSize, crossSize, longestLine)
  }
}

// MARK: - Contents of the position buffers before there are positions
//
//      step                   mainPositions           crossPositions
//      §9.7, flexing          flexStarts              weights
//      §9.4, 7, measuring                             guides
//      §9.5, justifying       positions               guides
//      §9.6, aligning         positions               positions
//
// With `growsNeighbors`, the buffers hold other numbers from §9.2 on: see the table in GrowingLines.swift.

extension FlexPass {
  /// The size from which each item grows or shrinks.
  ///
  /// It is the flex base size or, for a frozen item, the size that it keeps.
  var flexStarts: UnsafeMutableBufferPointer<Double> { mainPositions }

  /// The weight by which each item takes part in its line's free space.
  ///
  /// It is the grow factor, or shrink factor × base size; 0 once the item is frozen.
  var weights: UnsafeMutableBufferPointer<Double> { crossPositions }

  /// The distance from each item's cross start to its guide.
  ///
  /// An item is aligned by its guide, for example its baseline.
  var guides: UnsafeMutableBufferPointer<Double> { crossPositions }
}

// MARK: - Items in their line

extension FlexPass {
  /// Calls `step` with each line.
  @inline(__always)
  mutating func eachLine(_ step: (inout FlexPass, inout FlexLine) -> Void) {
    // Moved out of `self`, so that a step can change both the line and the pass.
    var lines: [FlexLine] = []
    swap(&lines, &self.lines)
    lines.withUnsafeMutableBufferPointer { lines in
      for index in lines.indices { step(&self, &lines[index]) }
    }
    swap(&lines, &self.lines)
  }

  /// Returns the document index of the item at `place`.
  ///
  /// `place` is an index into the items sorted by `order`.
  @inline(__always)
  mutating func item(at place: Int) -> Int {
    isReordered ? sequence[place] : place
  }

  /// Whether an item is a break marker.
  ///
  /// A break marker has no size and only ends its line.
  @inline(__always)
  mutating func isMarker(_ item: Int) -> Bool {
    hasBreaks && properties.breaks[item].contains(.marker)
  }

  @inline(__always)
  mutating func outerMain(_ item: Int) -> Double {
    hasMainMargins ? mainSizes[item] + main.margins(item) : mainSizes[item]
  }

  /// Returns the gap before an item; 0 for a break marker.
  ///
  /// `place` is the item's index among the items sorted by `order`, not its document index.
  @inline(__always)
  mutating func gap(before place: Int) -> Double {
    // Callers do not add the gap before the first item of a line.
    let item = item(at: place)
    return isMarker(item) ? 0 : ownGap(before: item)
  }

  /// Returns the gap before an item that is not a break marker.
  ///
  /// It is the item's `gapBefore` or, if that is NaN, the container's gap.
  @inline(__always)
  func ownGap(before item: Int) -> Double {
    let own = properties.gapBefore[item]
    return own.isNaN ? mainGap : sanitizedOffset(own)
  }

  /// Returns the number of a line's items, except a break marker at its end.
  mutating func participants(in places: Range<Int>) -> Int {
    guard hasBreaks, let last = places.last else { return places.count }
    return places.count - (isMarker(item(at: last)) ? 1 : 0)
  }

  /// Returns an item's `alignSelf` or, if that is `auto`, the container's `alignItems`.
  @inline(__always)
  mutating func alignment(of item: Int) -> FlexAlignment {
    if !hasOwnAlignments { return container.alignItems }
    let own = properties.alignSelf[item]
    return own.keyword == .auto ? container.alignItems : own
  }
}

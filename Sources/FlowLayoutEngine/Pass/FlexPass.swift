// The spine: what happens to the items of one container, in the order of CSS Flexible Box Layout
// Level 1, §9. Each step is a method, most of them in a file of their own.
//
// Everything in here counts along the flex directions: position 0 is where the first item or line
// goes. Only `reflect`, at the very end, knows left and right, top and bottom.

/// One pass over the items of one container, or over a part of them: the columns in, the buffers of the
/// frames out.
struct FlexPass: ~Copyable {
  let container: FlexContainer
  let part: FlexPart
  let main: AxisColumns
  let cross: AxisColumns
  let wishes: WishColumns

  /// The document indices in the order of the lines; empty for document order.
  let sequence: Column<Int>

  /// The number of places in the sequence that are in lines; what stands behind is hidden.
  var count: Int

  // All by document index. Before there are positions, their buffers hold other numbers: see below.
  let mainSizes: UnsafeMutableBufferPointer<Double>
  let crossSizes: UnsafeMutableBufferPointer<Double>
  let mainPositions: UnsafeMutableBufferPointer<Double>
  let crossPositions: UnsafeMutableBufferPointer<Double>

  // Known absences, so that loops need not look at each item for it.
  var isReordered: Bool { !sequence.isEmpty }
  var hasBreaks: Bool { !wishes.breaks.isEmpty }
  var hasMainMargins: Bool { main.hasMargins }
  var hasCrossMargins: Bool { cross.hasMargins }
  var hasAutoMargins: Bool { !wishes.autoMargins.isEmpty }
  var hasOwnAlignments: Bool { !wishes.alignSelf.isEmpty }
  let hasBaselines: Bool
  let hasProportions: Bool

  /// Whether a step across the lines may take a line's items as they lie in memory.
  let takesNeighbors: Bool

  /// Whether they have nothing but the container's gap between them, too.
  let takesEvenlySpaced: Bool

  /// Whether cross sizes and positions along the lines follow from sizes and the container's gap alone.
  let placesNeighbors: Bool

  /// Whether it is tried first to make a line's items longer as they lie in memory.
  let growsNeighbors: Bool

  /// Whether some cross sizes are known before their line is measured; all others are NaN until then.
  let knowsCrossSizes: Bool

  /// The depths of lines of items with proportions; without meaning if there are none.
  let depths: LineDepths

  /// The gap between neighbors, unless they bring their own.
  let mainGap: Double

  /// The length at which lines break, and the largest sum that fits into it.
  let breakLimit: Double
  let breakThreshold: Double

  let mostItems: Int

  /// The most lines that balancing may make.
  let mostLines: Int

  /// The working memory, kept from pass to pass: the only element.
  let memory: UnsafeMutableBufferPointer<PassMemory>

  /// The source of what the columns do not hold; nil if they hold all.
  let host: AskedHost?

  var lines: [FlexLine] = []
  var separatorPositions: [Double] = []
  var mainSize = 0.0
  var crossSize = 0.0

  init(
    container: FlexContainer, part: FlexPart, main: AxisColumns, cross: AxisColumns,
    wishes: WishColumns, buffers: FrameBuffers,
    memory: UnsafeMutableBufferPointer<PassMemory>, count: Int, run: FlexRun?, host: AskedHost?,
    fastPaths: FastPaths
  ) {
    self.container = container
    self.part = part
    self.main = main
    self.cross = cross
    self.wishes = wishes
    sequence = buffers.sequence
    self.memory = memory
    self.host = host
    self.count = count
    mostLines = run?.mostLines ?? .max
    mainSizes = buffers.mainSizes
    crossSizes = buffers.crossSizes
    mainPositions = buffers.mainPositions
    crossPositions = buffers.crossPositions
    hasBaselines = container.alignItems.isBaseline || !wishes.alignSelf.isEmpty
    hasProportions = !wishes.aspectRatio.isEmpty && container.proportions != nil
    depths = LineDepths(container)
    mainGap = sanitizedOffset(container.mainGap)
    takesNeighbors =
      buffers.sequence.isEmpty && !hasProportions && fastPaths.contains(.neighbors)
    takesEvenlySpaced =
      takesNeighbors && wishes.breaks.isEmpty && !main.hasMargins && wishes.gapBefore.isEmpty
    placesNeighbors =
      takesEvenlySpaced && !hasBaselines && !cross.hasMargins && wishes.autoMargins.isEmpty
      && !host.measuresItems && !container.refitsOversizeItems && container.separator == nil
    growsNeighbors =
      takesNeighbors && container.wrap != .nowrap && wishes.breaks.isEmpty
      && !container.refitsOversizeItems && !wishes.grow.isEmpty
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

/// The working memory of a pass beside the frames, kept for the next one.
struct PassMemory: Sendable {
  var balance = BalanceScratch()
  /// Frames that are overwritten by each use.
  var frames = FlexFrames()
  /// The items of two lines that a host is asked about.
  var lineItems: [Int] = []
  var nextItems: [Int] = []
}

// MARK: - What the position buffers hold before there are positions
//
//      step                   mainPositions           crossPositions
//      §9.7, flexing          flexStarts              weights
//      §9.4, 7, measuring                             guides
//      §9.5, justifying       positions               guides
//      §9.6, aligning         positions               positions
//
// `GrowingLines` has numbers of its own in them, and in the cross sizes, from §9.2 on.

extension FlexPass {
  /// The sizes that items' shares of their line's rest are added to.
  var flexStarts: UnsafeMutableBufferPointer<Double> { mainPositions }

  /// By what items share their line's rest.
  var weights: UnsafeMutableBufferPointer<Double> { crossPositions }

  /// The distances from items' cross starts to the guides of their alignments.
  var guides: UnsafeMutableBufferPointer<Double> { crossPositions }
}

// MARK: - Items in their line

extension FlexPass {
  /// Takes a step for one line after the other.
  @inline(__always)
  mutating func eachLine(_ step: (inout FlexPass, inout FlexLine) -> Void) {
    // Taken out, so that a step can change a line and the pass.
    var lines: [FlexLine] = []
    swap(&lines, &self.lines)
    lines.withUnsafeMutableBufferPointer { lines in
      for index in lines.indices { step(&self, &lines[index]) }
    }
    swap(&lines, &self.lines)
  }

  /// The document index of the item at a place of the sequence.
  @inline(__always)
  mutating func item(at place: Int) -> Int {
    isReordered ? sequence[place] : place
  }

  /// Whether the item is a line break itself.
  @inline(__always)
  mutating func isMarker(_ item: Int) -> Bool {
    hasBreaks && wishes.breaks[item].contains(.marker)
  }

  @inline(__always)
  mutating func outerMain(_ item: Int) -> Double {
    hasMainMargins ? mainSizes[item] + main.margins(item) : mainSizes[item]
  }

  /// The space between the item at a place of the sequence and the one before it in its line.
  @inline(__always)
  mutating func gap(before place: Int) -> Double {
    let item = item(at: place)
    return isMarker(item) ? 0 : ownGap(before: item)
  }

  /// The same for an item that is no break marker.
  @inline(__always)
  func ownGap(before item: Int) -> Double {
    let own = wishes.gapBefore[item]
    return own.isNaN ? mainGap : sanitizedOffset(own)
  }

  /// Returns the number of items in a line, its break marker not counted.
  mutating func participants(in places: Range<Int>) -> Int {
    guard hasBreaks, let last = places.last else { return places.count }
    return places.count - (isMarker(item(at: last)) ? 1 : 0)
  }

  /// The item's own alignment, or the container's.
  @inline(__always)
  mutating func alignment(of item: Int) -> FlexAlignment {
    if !hasOwnAlignments { return container.alignItems }
    let own = wishes.alignSelf[item]
    return own.keyword == .auto ? container.alignItems : own
  }
}

// MARK: - Steps along the container

extension FlexPass {
  /// §9.2, 3: the flex base sizes within the items' limits.
  mutating func resolveHypotheticalSizes() {
    if growsNeighbors { return resolveSizesOfGrowingItems() }
    let (mainSizes, main, wishes) = (mainSizes, main, wishes)
    for item in mainSizes.indices {
      mainSizes[item] = main.clamp(wishes.base(item, own: main.size[item]), item)
    }
    if knowsCrossSizes { crossSizes.update(repeating: .nan) }
  }

  var longestLine: Double {
    part.whole?.longestLine ?? lines.reduce(0) { max($0, $1.length) }
  }

  /// §9.3, 4: the container's length, which may depend on its lines.
  mutating func resolveMainSize() {
    if let whole = part.whole {
      mainSize = whole.mainSize
      return
    }
    mainSize = container.mainSize(around: longestLine)
    if container.growsWithOversizeLines, longestLine > tolerantLimit(mainSize) {
      var least = 0.0
      for line in lines { least = max(least, leastLength(of: line)) }
      if least > tolerantLimit(mainSize) { mainSize = least }
    }
  }

  /// A line's length if all that may shrink did.
  private mutating func leastLength(of line: FlexLine) -> Double {
    if wishes.shrink.isEmpty { return line.length }
    var length = line.length
    for place in line.items {
      let item = item(at: place)
      if isProportional(item) { continue }
      if sanitizedSize(wishes.shrink[item]) > 0 { length += main.clamp(0, item) - mainSizes[item] }
    }
    return length
  }

  /// Ends the container with its longest line, where it ends before, and shares what that leaves of the
  /// others.
  mutating func hugLines() {
    mainSize = min(mainSize, longestLine)
    eachLine { $0.stretchItems(of: &$1) }
  }

  /// Turns flex-relative positions into physical ones.
  mutating func reflect() {
    if container.flipsMain {
      for item in mainSizes.indices {
        mainPositions[item] = mainSize - mainPositions[item] - mainSizes[item]
      }
    }
    if container.flipsCross {
      for item in mainSizes.indices {
        crossPositions[item] = crossSize - crossPositions[item] - crossSizes[item]
      }
      if let separator = container.separator {
        for (index, line) in lines.enumerated() {
          separatorPositions[index] =
            crossSize - separatorPositions[index] - separator.depth(in: line)
        }
      }
      for index in lines.indices {
        lines[index].crossPosition =
          crossSize - lines[index].crossPosition - lines[index].crossSize
      }
    }
  }
}

// The spine: what happens to the items of one container, in the order of CSS Flexible Box Layout
// Level 1, §9. Each step is a method in a file of its own.
//
// Everything in here counts along the flex directions: position 0 is where the first item or line
// goes. Only `reflect`, at the very end, knows left and right, top and bottom.

/// One pass over the items of one container: the columns in, the buffers of the frames out.
struct FlexPass: ~Copyable {
  let container: FlexContainer
  let main: MainColumns
  let cross: CrossColumns

  /// The document indices in the order of the lines; empty for document order.
  let sequence: Column<Int>

  // All by document index. Before there are positions, their buffers hold other numbers: see below.
  let mainSizes: UnsafeMutableBufferPointer<Double>
  let crossSizes: UnsafeMutableBufferPointer<Double>
  let mainPositions: UnsafeMutableBufferPointer<Double>
  let crossPositions: UnsafeMutableBufferPointer<Double>

  // What is known to be absent, so that loops need not look at each item for it.
  let isReordered: Bool
  let hasBreaks: Bool
  let hasMainMargins: Bool
  let hasCrossMargins: Bool
  let hasAutoMargins: Bool
  let hasOwnAlignments: Bool
  let hasBaselines: Bool

  /// Whether a line's items are neighbours in memory, and those behind them free for use until their
  /// own line is resolved: an item that was measured early has its guide there.
  let hasLanes: Bool

  /// Whether a line's items are neighbours in memory with nothing but the container's gap between them.
  let isEvenlySpaced: Bool

  /// The gap between neighbours, unless they bring their own.
  let mainGap: Double

  var lines: [FlexLine] = []
  var balance = BalanceScratch()
  var mainSize = 0.0
  var crossSize = 0.0

  init(
    container: FlexContainer, main: MainColumns, cross: CrossColumns, buffers: FrameBuffers
  ) {
    self.container = container
    self.main = main
    self.cross = cross
    sequence = buffers.sequence
    mainSizes = buffers.mainSizes
    crossSizes = buffers.crossSizes
    mainPositions = buffers.mainPositions
    crossPositions = buffers.crossPositions
    isReordered = !buffers.sequence.isEmpty
    hasBreaks = !main.breaks.isEmpty
    hasMainMargins = !main.marginStart.isEmpty || !main.marginEnd.isEmpty
    hasCrossMargins = !cross.marginStart.isEmpty || !cross.marginEnd.isEmpty
    hasAutoMargins = !cross.autoMargins.isEmpty
    hasOwnAlignments = !cross.alignSelf.isEmpty
    hasBaselines = container.alignItems.isBaseline || hasOwnAlignments
    hasLanes = !isReordered && !container.refitsOversizeItems
    isEvenlySpaced = !isReordered && !hasBreaks && !hasMainMargins && main.gapBefore.isEmpty
    mainGap = sanitizedOffset(container.mainGap)
  }

  /// The number of items.
  var count: Int { mainSizes.count }

  mutating func run(host: inout some FlexHost) -> ContainerSizes {
    resolveHypotheticalSizes()  // §9.2, 3
    breakIntoLines()  // §9.3, 5
    refitOversizeItems(&host)
    resolveMainSize()  // §9.3, 4
    for index in lines.indices {
      resolveFlexibleLengths(ofLine: index)  // §9.3, 6 and §9.7
      if host.measuresItems || !takeDepths(ofLine: index) {
        measureItems(ofLine: index, &host)  // §9.4, 7
        resolveDepth(ofLine: index)  // §9.4, 8
      }
      justifyItems(ofLine: index)  // §9.5, 12
    }
    if container.hugsLines { hugLines() }
    distributeLines(&host)  // §9.4, 9 and §9.6, 15 and 16
    for index in lines.indices {
      alignItems(ofLine: index)  // §9.4, 11 and §9.6, 13 and 14
    }
    reflect()
    return ContainerSizes(main: mainSize, cross: crossSize, longestLine: longestLine)
  }

  /// The document index of the item at a place of the sequence.
  @inline(__always)
  mutating func item(at place: Int) -> Int {
    isReordered ? sequence[place] : place
  }

  /// Where the last step of four items ends that a line needs; nil if it cannot be done in steps.
  ///
  /// The items behind the line are read too, and what their own line has not written yet is overwritten.
  @inline(__always)
  func endOfLanes(_ line: FlexLine) -> Int? {
    let (first, end) = (Int(line.first), Int(line.end))
    let last = first + (end - first + laneCount - 1) / laneCount * laneCount
    return hasLanes && last <= count ? last : nil
  }

  /// The item's outer size along its line.
  @inline(__always)
  mutating func outerMain(_ item: Int) -> Double {
    hasMainMargins ? mainSizes[item] + main.margins(item) : mainSizes[item]
  }

  /// The space between the item at a place of the sequence and the one before it in its line.
  @inline(__always)
  mutating func gap(before place: Int) -> Double {
    if hasBreaks, main.breaks[item(at: place)].contains(.marker) { return 0 }
    return main.gapBefore.isEmpty ? mainGap : sanitizedOffset(main.gapBefore[place])
  }

  /// The items of a line without its break marker.
  mutating func participants(of line: FlexLine) -> Int {
    guard hasBreaks, let last = line.items.last else { return line.items.count }
    return line.items.count - (main.breaks[item(at: last)].contains(.marker) ? 1 : 0)
  }
}

// MARK: - What the position buffers hold before there are positions
//
//      step                   mainPositions           crossPositions
//      §9.7, flexing          flexStarts or slacks    weights
//      §9.4, 7, measuring                             guides
//      §9.5, justifying       positions               guides
//      §9.6, aligning         positions               positions

extension FlexPass {
  /// The sizes that items' shares of their line's rest are added to.
  var flexStarts: UnsafeMutableBufferPointer<Double> { mainPositions }

  /// What items' maxima leave to them.
  var slacks: UnsafeMutableBufferPointer<Double> { mainPositions }

  /// By what items share their line's rest.
  var weights: UnsafeMutableBufferPointer<Double> { crossPositions }

  /// The distances from items' cross starts to the guides of their alignments.
  var guides: UnsafeMutableBufferPointer<Double> { crossPositions }
}

// MARK: - Steps that are too short for a file of their own

extension FlexPass {
  /// §9.2, 3: the flex base sizes within the items' limits.
  mutating func resolveHypotheticalSizes() {
    let mainSizes = mainSizes
    let (own, minimum, maximum) = (main.main, main.minimum, main.maximum)
    if !main.basis.isEmpty {
      for item in 0..<count { mainSizes[item] = main.clamp(main.base(item), item) }
    } else if minimum.isEmpty, maximum.isEmpty {
      for item in 0..<count { mainSizes[item] = sanitizedSize(own[item]) }
    } else {
      for item in 0..<count {
        mainSizes[item] = sanitizedSize(
          sanitizedSize(own[item]), from: minimum[item], to: maximum[item])
      }
    }
  }

  /// The length of the longest line, at least 0.
  var longestLine: Double { lines.reduce(0) { max($0, $1.length) } }

  /// §9.3, 4: the container's length, which may depend on its lines.
  mutating func resolveMainSize() {
    let known = sanitizedLimit(container.mainSize)
    mainSize =
      known < .infinity
      ? known
      : clamped(longestLine, sanitizedSize(container.minMain), sanitizedLimit(container.maxMain))
    if container.growsWithOversizeLines, longestLine > tolerantLimit(mainSize) {
      var least = 0.0
      for line in lines { least = max(least, leastLength(of: line)) }
      if least > tolerantLimit(mainSize) { mainSize = least }
    }
  }

  /// Ends the container with its longest line and justifies the lines again, in that length.
  mutating func hugLines() {
    if longestLine >= mainSize { return }
    mainSize = longestLine
    for index in lines.indices { justifyItems(ofLine: index) }
  }

  /// A line's length if all that may shrink did.
  private mutating func leastLength(of line: FlexLine) -> Double {
    if main.shrink.isEmpty { return line.length }
    var length = line.length
    for place in line.items {
      let item = item(at: place)
      if sanitizedSize(main.shrink[item]) > 0 { length += main.clamp(0, item) - mainSizes[item] }
    }
    return length
  }

  /// Turns flex-relative positions into physical ones.
  mutating func reflect() {
    if container.flipsMain {
      for item in 0..<count {
        mainPositions[item] = mainSize - mainPositions[item] - mainSizes[item]
      }
    }
    if container.flipsCross {
      for item in 0..<count {
        crossPositions[item] = crossSize - crossPositions[item] - crossSizes[item]
      }
      for index in lines.indices {
        lines[index].crossPosition =
          crossSize - lines[index].crossPosition - lines[index].crossSize
      }
    }
  }
}

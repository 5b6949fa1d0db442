// CSS Flexible Box Layout Level 1, §9.2 and §9.3: the lengths of items before they flex, and of the container; and
// the conversion of positions at the end of a pass.

extension FlexPass {
  /// Sets each item's hypothetical main size (CSS Flexbox §9.2, step 3).
  ///
  /// It is the flex base size, within the item's minimum and maximum.
  mutating func resolveHypotheticalSizes() {
    if growsNeighbors { return resolveSizesOfGrowingItems() }
    let (mainSizes, main, properties) = (mainSizes, main, properties)
    for item in mainSizes.indices {
      mainSizes[item] = main.clamp(properties.base(item, own: main.size[item]), item)
    }
    if knowsCrossSizes { crossSizes.update(repeating: .nan) }
  }

  var longestLine: Double {
    part.whole?.longestLine ?? lines.reduce(0) { max($0, $1.length) }
  }

  /// Sets the container's length, which may depend on the longest line.
  ///
  /// This is step 4 of CSS Flexbox §9.3.
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

  /// Returns a line's length with all shrinkable items at their minimum.
  private mutating func leastLength(of line: FlexLine) -> Double {
    if properties.shrink.isEmpty { return line.length }
    var length = line.length
    for place in line.items {
      let item = item(at: place)
      if isProportional(item) { continue }
      if sanitizedSize(properties.shrink[item]) > 0 {
        length += main.clamp(0, item) - mainSizes[item]
      }
    }
    return length
  }

  /// Shortens the container to its longest line.
  ///
  /// Then stretches the items of lines that are justified by `stretch`.
  mutating func hugLines() {
    mainSize = min(mainSize, longestLine)
    eachLine { $0.stretchItems(of: &$1) }
  }

  /// Converts positions in flex directions to distances from the left and top.
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

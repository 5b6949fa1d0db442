// Lines of a prefix, one after another, until the limit is exceeded.
//
// In:  a pass over the prefix; the limit.
// Out: the lines within the limit, and the first line beyond it.

/// The places of a prefix that lines were filled with.
struct LimitFilling {
  /// The end of the lines within the limit.
  var fitting = 0
  /// The last place that was examined; the end of the prefix if the lines hold all of it.
  var examined = 0
}

/// The items that lines are filled with.
enum LimitItems {
  /// Items whose sizes are known.
  case measured
  /// Items that are measured as the lines come to them.
  case unmeasured
}

extension FlexPass {
  /// Fills lines of `search` with items up to its limit.
  mutating func fillLines(of search: inout LimitSearch, with items: LimitItems) -> LimitFilling {
    var filling = LimitFilling()
    search.lines.removeAll(keepingCapacity: true)
    while filling.fitting < count, search.lines.count < search.limit.lines {
      var (line, examined) =
        hasProportions
        ? proportionalLine(from: filling.fitting)
        : fillLine(from: filling.fitting) { if items == .unmeasured { $0.measure($1) } }
      if search.depth < .infinity {
        resolveDepth(of: &line)
        if let last = search.lines.last {
          line.crossPosition =
            last.crossPosition + last.crossSize + lineGap(between: last, and: line)
        }
      }
      search.lines.append(line)
      filling.examined = max(filling.examined, examined)
      if line.crossPosition + line.crossSize > search.depth { break }
      filling.fitting = Int(line.end)
    }
    return filling
  }

  /// Fills a line of measured items with proportions, and resolves their sizes.
  private mutating func proportionalLine(from first: Int) -> (line: FlexLine, examined: Int) {
    var line = fillProportionalLine(from: first)
    line.length = fillProportionally(line, within: breakLimit) ?? line.length
    // The next item was examined, and those after it that avoid a break.
    var examined = Int(line.end)
    while hasBreaks, examined < count {
      examined += 1
      if examined < count,
        properties.breaks[item(at: examined)].isDisjoint(with: [.avoidBefore, .marker])
      {
        break
      }
    }
    return (line, examined)
  }

  /// Resolves a line's depth; a single item that is longer than the container is measured at the container's length.
  private mutating func resolveDepth(of line: inout FlexLine) {
    let item = item(at: line.items.lowerBound)
    // Measured items have their own length here, within their limits.
    let isSingle = participants(in: line.items) == 1
    let own = (cross: crossSizes[item], guide: guides[item])
    if isSingle, isOversize(item, length: mainSizes[item], own: mainSizes[item]) {
      record(measureOversize(item), of: item)
    }
    line.crossSize = crossExtents(of: line).crossSize
    // On a line with other items, it keeps its own size.
    (crossSizes[item], guides[item]) = own
  }
}

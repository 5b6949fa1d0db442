// The lines of a prefix of the ranking, one after another, until the limit is exceeded.
//
// In:  a `FlexPass` over the prefix; the limit.
// Out: the lines within the limit, and the first line beyond it.

/// How many items of a prefix were put into lines, and how many were examined for that.
struct LimitFilling {
  /// The number of items, in the order of the lines, in lines within the limit.
  var fitting = 0
  /// The position of the last item that was examined; the number of items if all were put into lines.
  var examined = 0
}

/// Whether the items that lines are filled with have been measured.
enum LimitItems {
  /// The sizes of all items are known.
  case measured
  /// Each item is measured when a line is filled with it.
  case unmeasured
}

extension FlexPass {
  /// Fills the lines of `search` with items, until its limit is exceeded or all items are in lines.
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
    // The next item was examined, too, and the items after it that avoid a break.
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

  /// Resolves a line's depth; if its single item is longer than the container, the item is measured at the
  /// container's length.
  private mutating func resolveDepth(of line: inout FlexLine) {
    let item = item(at: line.items.lowerBound)
    // Measured items have their own length here, within their limits.
    let isSingle = participants(in: line.items) == 1
    let own = (cross: crossSizes[item], guide: guides[item])
    if isSingle, isOversize(item, length: mainSizes[item], own: mainSizes[item]) {
      record(measureOversize(item), of: item)
    }
    line.crossSize = crossExtents(of: line).crossSize
    // The own size is restored, since another prefix may put the item on a line with others.
    (crossSizes[item], guides[item]) = own
  }
}

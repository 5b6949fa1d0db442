// The lines of a prefix of the ranking, one after another, until the limit is exceeded.
//
// In:  a `FlexPass` over the prefix; the limit.
// Out: the lines within the limit, and the first line beyond it.

/// The result of `fillLines`, which fills lines until the limit is exceeded.
struct LimitFilling {
  /// The number of items on lines within the limit.
  ///
  /// These items are the first ones when sorted by `order`.
  var fitting = 0
  /// The index of the last item that was examined to find where the lines end.
  ///
  /// The index counts items sorted by `order`. Often this item is the first that does not fit. If
  /// all items are on lines, this is the number of items.
  var examined = 0
}

/// Whether items have been measured before they are put into lines.
enum LimitItems {
  /// The sizes of all items are known.
  case measured
  /// Each item is measured when it is put into a line.
  case unmeasured
}

extension FlexPass {
  /// Puts items on lines until the limit of `search` is exceeded.
  ///
  /// The lines are then in `search.lines`.
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

  /// Fills one line with items, and sizes those with an aspect ratio.
  ///
  /// Returns the line and the index of the last item that was examined.
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

  /// Sets a line's cross size.
  ///
  /// A single item that is longer than the container is measured again.
  private mutating func resolveDepth(of line: inout FlexLine) {
    // It is measured at the container's length.
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

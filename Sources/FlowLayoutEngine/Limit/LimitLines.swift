// The lines of a prefix of the ranking, one after another, until the limit is exceeded.
//
// In:  a `FlexPass` over the prefix; the limit.
// Out: the lines within the limit, and the first line beyond it.

/// The result of `fillLines`: the number of items on lines within the limit, and the index of the
/// last item that was examined.
struct LimitFilling {
  /// The number of items on lines within the limit; these items come first in the order of the
  /// lines.
  var fitting = 0
  /// The index, in the order of the lines, of the last item that was examined to find the end of a
  /// line, even if the item does not fit; the number of items if all were put into lines.
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
  /// Fills `search.lines` with items, until the limit of `search` is exceeded or all items are on
  /// lines.
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

  /// Fills one line with measured items, from index `first` in the order of the lines, and sizes
  /// the items that have an aspect ratio; returns the line and the index of the last examined item.
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
  /// If the line is a single item that is longer than the container, the item is measured at the
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

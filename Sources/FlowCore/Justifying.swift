// §9.5: the items of a line along it.
//
// In:  a line with its final length; its items' sizes, margins and gaps.
// Out: the positions along the line.

extension FlexPass {
  func justifyItems(ofLine index: Int) {
    let line = lines[index]
    let free = mainSize - line.length
    let autoEdges = free > 0 ? autoMargins(along: line) : 0
    let autoMargin = autoEdges > 0 ? free / Double(autoEdges) : 0
    let share =
      autoEdges > 0
      ? (before: 0, between: 0)
      : container.justification(isLast: index == lines.count - 1)
        .share(of: free, among: max(1, participants(of: line)), reversed: container.reversesMain)
    var position = share.before
    for place in line.items {
      let item = item(at: place)
      let gap = place > line.items.lowerBound ? gap(before: place) + share.between : 0
      let edges = autoMargin > 0 ? cross.autoMargins[item] : []
      position +=
        gap + offset(main.marginStart[item]) + (edges.contains(.mainStart) ? autoMargin : 0)
      mainPositions[item] = position
      position += mainSizes[item] + offset(main.marginEnd[item])
      position += edges.contains(.mainEnd) ? autoMargin : 0
    }
    moveMarker(of: line, by: -share.between)
  }

  /// How many edges of a line's items take a share of what is left of it.
  private func autoMargins(along line: FlexLine) -> Int {
    if cross.autoMargins.isEmpty { return 0 }
    var edges = 0
    for place in line.items {
      let own = cross.autoMargins[item(at: place)]
      edges += (own.contains(.mainStart) ? 1 : 0) + (own.contains(.mainEnd) ? 1 : 0)
    }
    return edges
  }

  /// Takes back the share that the loop above gave to a line's break marker.
  private func moveMarker(of line: FlexLine, by distance: Double) {
    if main.breaks.isEmpty || line.items.count < 2 { return }
    let last = item(at: line.items.upperBound - 1)
    if main.breaks[last].contains(.marker) { mainPositions[last] += distance }
  }
}

import FlowLayoutEngine

/// A case's item as the engine wants it: its content box, with everything around it as margin.
struct ItemAdapter {
  let item: Item
  let container: ContainerAdapter

  /// Padding and border.
  let insets: Sides
  /// Margins; those that are `auto` are 0 here.
  let margins: Sides

  init(_ item: Item, in container: ContainerAdapter) {
    self.item = item
    self.container = container
    insets = item.box.insets(of: container.width)
    margins = item.box.margins(of: container.width)
  }

  var isRow: Bool { container.isRow }

  // MARK: Sizes that the style gives, of the content box

  func size(_ property: String) -> Double? {
    let isHorizontal = property.hasSuffix("idth")
    return item.box.contentSize(
      property, of: isHorizontal ? container.width : container.height,
      insets: isHorizontal ? insets.horizontal : insets.vertical)
  }

  var mainProperty: String { isRow ? "width" : "height" }
  var crossProperty: String { isRow ? "height" : "width" }
  var specifiedMain: Double? { size(mainProperty) }
  var specifiedCross: Double? { size(crossProperty) }
  var minCross: Double { size(isRow ? "minHeight" : "minWidth") ?? 0 }
  var maxCross: Double { size(isRow ? "maxHeight" : "maxWidth") ?? .infinity }
  var maxMain: Double { size(isRow ? "maxWidth" : "maxHeight") ?? .infinity }

  func clampCross(_ cross: Double) -> Double { max(minCross, min(maxCross, cross)) }

  /// The distance from the content box's cross start to the guide of the item's alignment.
  func guide(atMain main: Double) -> Double {
    let cross = clampCross(cross(atMain: main))
    guard isRow else { return edgeGuide(cross) }
    let last = Keywords.alignment(alignSelf)?.safe == FlexAlignment.lastBaseline.safe
    var fromTop = cross + insets.bottom
    if let text = item.text {
      let lines = last ? text.lines(atWidth: main) : 1
      fromTop = text.ascent + Double(lines - 1) * text.lineHeight
    } else if let baseline = item.baseline {
      fromTop = LayoutUnit.truncate(baseline)
    }
    // Content that is cut off cannot be aligned by.
    if item.box.scrolls { fromTop = max(-insets.top, min(cross + insets.bottom, fromTop)) }
    return container.isCrossReversed ? cross - fromTop : fromTop
  }

  /// The guide of items in a column: their left border edge.
  private func edgeGuide(_ cross: Double) -> Double {
    container.crossStart == .left ? -insets.left : cross + insets.left
  }

  /// The keyword of `align-self` with the container's and the item's own direction put in.
  var alignSelf: String {
    let own = item.box.keyword("alignSelf", default: "auto")
    let (position, isSafe) = Keywords.split(own == "auto" ? container.alignItems : own)
    let direction = item.box.keyword("direction", default: container.isRightToLeft ? "rtl" : "ltr")
    let isTurned = !isRow && (direction == "rtl") != container.isRightToLeft
    let resolved =
      switch position {
      case "self-start": isTurned ? "end" : "start"
      case "self-end": isTurned ? "start" : "end"
      default: position
      }
    return (isSafe ? "safe " : "") + resolved
  }

  var alignment: FlexAlignment {
    Keywords.alignment(alignSelf) ?? (stretches ? .stretch : .flexStart)
  }

  // MARK: Edges

  var autoEdges: FlexEdges {
    var edges: FlexEdges = []
    if isAuto(container.mainStart) { edges.insert(.mainStart) }
    if isAuto(container.mainStart.opposite) { edges.insert(.mainEnd) }
    if isAuto(container.crossStart) { edges.insert(.crossStart) }
    if isAuto(container.crossStart.opposite) { edges.insert(.crossEnd) }
    return edges
  }

  private func isAuto(_ side: Side) -> Bool {
    item.box["margin\(side.name)"] == .keyword("auto")
  }

  /// The margin, border and padding of one side.
  func outside(_ side: Side) -> Double { (insets + margins)[side] }
}

import FlowCore

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

  private var isRow: Bool { container.isRow }

  // MARK: Sizes that the style gives, of the content box

  private func size(_ property: String) -> Double? {
    let isHorizontal = property.hasSuffix("idth")
    return item.box.contentSize(
      property, of: isHorizontal ? container.width : container.height,
      insets: isHorizontal ? insets.horizontal : insets.vertical)
  }

  private var mainProperty: String { isRow ? "width" : "height" }
  private var crossProperty: String { isRow ? "height" : "width" }
  private var specifiedMain: Double? { size(mainProperty) }
  private var specifiedCross: Double? { size(crossProperty) }
  var minCross: Double { size(isRow ? "minHeight" : "minWidth") ?? 0 }
  var maxCross: Double { size(isRow ? "maxHeight" : "maxWidth") ?? .infinity }
  var maxMain: Double { size(isRow ? "maxWidth" : "maxHeight") ?? .infinity }

  private func clampCross(_ cross: Double) -> Double { max(minCross, min(maxCross, cross)) }

  // MARK: Along the line

  /// §9.2, 3: the flex base size.
  var base: Double {
    switch item.box["flexBasis"] {
    case nil, .keyword("auto")?: return specifiedMain ?? contentMain
    case .keyword?: return contentMain
    default: break
    }
    let base = isRow ? container.width : container.height
    let insets = isRow ? insets.horizontal : insets.vertical
    return item.box.contentSize("flexBasis", of: base, insets: insets) ?? contentMain
  }

  /// The size along the line that the content asks for.
  private var contentMain: Double {
    if let ratio, let cross = definiteCross ?? ratioCross(ratio) {
      return ratio.main(forCross: clampCross(cross))
    }
    if let text = item.text {
      return isRow ? text.maxContent : text.height(atWidth: clampCross(definiteCross ?? fitWidth))
    }
    return (isRow ? item.content?.width : item.content?.height) ?? 0
  }

  /// §4.5: the minimum size along the line, automatic or not.
  var minMain: Double {
    let property = isRow ? "minWidth" : "minHeight"
    if !item.box.isAuto(property), let minimum = size(property) { return minimum }
    if !item.box.isAuto(property) || item.box.scrolls { return 0 }
    var content = isRow ? item.text?.minContent ?? contentMain : contentMain
    if let ratio {
      content = min(max(content, ratio.main(forCross: minCross)), ratio.main(forCross: maxCross))
    }
    content = min(content, maxMain)
    if let specifiedMain { content = min(content, min(specifiedMain, maxMain)) }
    return content
  }

  // MARK: Across the line

  /// Whether the item is as deep as its line.
  var stretches: Bool {
    Keywords.alignment(alignSelf) == nil && item.box.isAuto(crossProperty)
      && autoEdges.isDisjoint(with: [.crossStart, .crossEnd])
  }

  /// The size across the line, if it is known before the line is.
  private var definiteCross: Double? {
    if let specifiedCross { return specifiedCross }
    let depth = isRow ? container.height : container.width
    guard let depth, container.isSingleLine, stretches else { return nil }
    return max(0, depth - outsideCross)
  }

  /// The size across the line before the line is known, with a size along it.
  func cross(atMain main: Double) -> Double {
    if let specifiedCross { return specifiedCross }
    if let ratio { return ratio.cross(forMain: main) }
    if let text = item.text { return isRow ? text.height(atWidth: main) : fitWidth }
    return (isRow ? item.content?.height : item.content?.width) ?? 0
  }

  /// The width of text in a column: as it likes, but no longer than the container.
  private var fitWidth: Double {
    guard let text = item.text else { return item.content?.width ?? 0 }
    return max(text.minContent, min(text.maxContent, container.width - outsideCross))
  }

  /// The width of a column's item that has a ratio but no width: as its content likes, but no longer
  /// than its largest height allows.
  private func ratioCross(_ ratio: ContentRatio) -> Double? {
    isRow ? nil : min(fitWidth, ratio.cross(forMain: maxMain))
  }

  private var outsideCross: Double {
    isRow ? insets.vertical + margins.vertical : insets.horizontal + margins.horizontal
  }

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

  // MARK: Aspect ratio

  /// The ratio of an item that has no size of its own across its line.
  private var ratio: ContentRatio? {
    guard case .number(let ratio)? = item.box["aspectRatio"], ratio > 0 else { return nil }
    return ContentRatio(
      ratio: isRow ? ratio : 1 / ratio,
      mainInsets: isRow ? insets.horizontal : insets.vertical,
      crossInsets: isRow ? insets.vertical : insets.horizontal,
      isBorderBox: item.box.isBorderBox)
  }
}

/// `aspect-ratio`, which rules the box that `box-sizing` names.
private struct ContentRatio {
  /// Main by cross.
  let ratio: Double
  let mainInsets: Double
  let crossInsets: Double
  let isBorderBox: Bool

  func main(forCross cross: Double) -> Double {
    isBorderBox ? max(0, (cross + crossInsets) * ratio - mainInsets) : cross * ratio
  }

  func cross(forMain main: Double) -> Double {
    isBorderBox ? max(0, (main + mainInsets) / ratio - crossInsets) : main / ratio
  }
}

import FlowLayoutEngine

/// A case's container as the engine wants it.
struct ContainerAdapter {
  let isRow: Bool
  let isRightToLeft: Bool
  let isMainReversed: Bool
  let isCrossReversed: Bool
  let isSingleLine: Bool

  /// Padding and border.
  let insets: Sides

  /// The content box, as far as it is definite before layout.
  let width: Double
  let height: Double?

  /// The width that a line of a column has for its items before it is known.
  let widthOfLine: Double

  /// `align-items`, for items that do not say otherwise.
  let alignItems: String

  /// The engine's container.
  let container: FlexContainer

  init(_ subject: FlexboxCase) {
    let box = subject.container
    let direction = box.keyword("flexDirection", default: "row")
    let wrap = box.keyword("flexWrap", default: "nowrap")
    isRow = direction.hasPrefix("row")
    isMainReversed = direction.hasSuffix("-reverse")
    isCrossReversed = wrap.hasPrefix("wrap-reverse")
    isSingleLine = wrap == "nowrap"
    isRightToLeft = box.keyword("direction", default: "ltr") == "rtl"
    alignItems = box.keyword("alignItems", default: "normal")
    insets = box.insets(of: subject.containingBlock.width)

    let limits = Limits(box, in: subject.containingBlock, insets: insets)
    let automaticWidth = max(0, LayoutUnit.truncate(subject.size.width) - insets.horizontal)
    let block = subject.containingBlock
    width =
      subject.hasAutoWidth
      ? automaticWidth
      : limits.clampWidth(
        box.contentSize("width", of: block.width, insets: insets.horizontal) ?? automaticWidth)
    height = box.contentSize("height", of: block.height, insets: insets.vertical)
      .map(limits.clampHeight)

    var container = FlexContainer()
    container.axis = isRow ? .row : .column
    container.mainSize = isRow ? width : height
    container.crossSize = isRow ? height : width
    if isRow {
      (container.minCross, container.maxCross) = (limits.minHeight, limits.maxHeight)
    } else {
      (container.minMain, container.maxMain) = (limits.minHeight, limits.maxHeight)
    }
    let columnGap = box.length("columnGap", of: width) ?? 0
    let rowGap = box.length("rowGap", of: height) ?? 0
    container.mainGap = isRow ? columnGap : rowGap
    container.crossGap = isRow ? rowGap : columnGap
    container.wrap = isSingleLine ? .nowrap : wrap.hasSuffix("balance") ? .balance : .wrap
    container.minLines = Int(box.number("flexLineCount", default: 1))
    let lines = container.wrap == .balance ? Double(max(1, container.minLines)) : 1
    let room = width - (lines - 1) * columnGap
    // Below 0 the browser's division wraps around.
    widthOfLine = room < 0 ? .infinity : LayoutUnit.truncate(room / lines)
    container.reversesMain = isMainReversed
    container.reversesCross = isCrossReversed
    container.isRightToLeft = isRightToLeft
    container.justifyContent = Keywords.distribution(
      box.keyword("justifyContent", default: "normal"), normal: .flexStart)
    container.alignContent = Keywords.distribution(
      box.keyword("alignContent", default: "normal"), normal: .stretch)
    self.container = container
  }

  /// The physical side where the first item goes.
  var mainStart: Side {
    isRow ? (isMainReversed != isRightToLeft ? .right : .left) : isMainReversed ? .bottom : .top
  }

  /// The physical side where the first line goes.
  var crossStart: Side {
    isRow ? (isCrossReversed ? .bottom : .top) : isCrossReversed != isRightToLeft ? .right : .left
  }
}

/// The container's own limits, without padding and border.
private struct Limits {
  let minWidth: Double
  let maxWidth: Double
  let minHeight: Double
  let maxHeight: Double

  init(_ box: Box, in block: Extent, insets: Sides) {
    func limit(_ property: String, _ base: Double, _ insets: Double) -> Double? {
      box.contentSize(property, of: base, insets: insets)
    }
    minWidth = limit("minWidth", block.width, insets.horizontal) ?? 0
    maxWidth = limit("maxWidth", block.width, insets.horizontal) ?? .infinity
    minHeight = limit("minHeight", block.height, insets.vertical) ?? 0
    maxHeight = limit("maxHeight", block.height, insets.vertical) ?? .infinity
  }

  func clampWidth(_ width: Double) -> Double { max(minWidth, min(maxWidth, width)) }
  func clampHeight(_ height: Double) -> Double { max(minHeight, min(maxHeight, height)) }
}

/// One side of a box.
enum Side {
  case left
  case top
  case right
  case bottom

  var name: String {
    switch self {
    case .left: "Left"
    case .top: "Top"
    case .right: "Right"
    case .bottom: "Bottom"
    }
  }

  var opposite: Side {
    switch self {
    case .left: .right
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    }
  }
}

extension Sides {
  subscript(side: Side) -> Double {
    switch side {
    case .left: left
    case .top: top
    case .right: right
    case .bottom: bottom
    }
  }
}

/// CSS keywords as the engine's values.
enum Keywords {
  /// `justify-content` and `align-content`; Chromium knows no `last baseline` of lines.
  static func distribution(_ keyword: String, normal: FlexDistribution) -> FlexDistribution {
    let (position, isSafe) = split(keyword)
    let value: FlexDistribution =
      switch position {
      case "start": .start
      case "end": .end
      case "flex-start", "baseline", "first baseline": .flexStart
      case "flex-end": .flexEnd
      case "center": .center
      case "left": .left
      case "right": .right
      case "space-between": .spaceBetween
      case "space-around": .spaceAround
      case "space-evenly": .spaceEvenly
      default: normal
      }
    return isSafe ? value.safe : value
  }

  /// `align-self`, with `self-start` and `self-end` already resolved; nil for stretch.
  static func alignment(_ keyword: String) -> FlexAlignment? {
    let (position, isSafe) = split(keyword)
    let value: FlexAlignment? =
      switch position {
      case "start": .start
      case "end": .end
      case "flex-start": .flexStart
      case "flex-end": .flexEnd
      case "center": .center
      case "baseline", "first baseline": .baseline
      case "last baseline": .lastBaseline
      default: nil
      }
    return isSafe ? value?.safe : value
  }

  /// Takes the overflow keyword off.
  static func split(_ keyword: String) -> (position: String, isSafe: Bool) {
    if keyword.hasPrefix("safe ") { return (String(keyword.dropFirst(5)), true) }
    if keyword.hasPrefix("unsafe ") { return (String(keyword.dropFirst(7)), false) }
    return (keyword, false)
  }
}

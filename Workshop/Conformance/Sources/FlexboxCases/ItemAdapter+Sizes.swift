// How long and how deep an item is before its line is resolved, as Chromium sees it.

import FlowLayoutEngine

extension ItemAdapter {
  // MARK: Along the line

  /// §9.2, 3: the flex base size.
  var base: Double {
    switch item.box["flexBasis"] {
    case nil, .keyword("auto")?: return specifiedMain ?? contentMain()
    case .keyword?: return contentMain()
    default: break
    }
    let base = isRow ? container.width : container.height
    let insets = isRow ? insets.horizontal : insets.vertical
    return item.box.contentSize("flexBasis", of: base, insets: insets) ?? contentMain()
  }

  /// The size along the line that the content asks for: at most, or at least.
  private func contentMain(_ content: FixedText.Content = .maximal) -> Double {
    guard let ratio else { return ownMain(content) }
    if !isRow { return ratio.main(forCross: inlineSize) }
    return definiteCross.map { ratio.main(forCross: clampCross($0)) } ?? ownMain(content)
  }

  /// The same without regard to a ratio, but within what that makes of the limits across the line.
  private func ownMain(_ content: FixedText.Content) -> Double {
    let length =
      isRow
      ? contentWidth(content)
      : item.text?.height(atWidth: inlineSize) ?? item.content?.height ?? 0
    guard let ratio, !isRow || definiteCross == nil else { return length }
    return max(ratio.main(forCross: minCross), min(ratio.main(forCross: maxCross), length))
  }

  /// §4.5: the minimum size along the line, automatic or not.
  var minMain: Double {
    let property = isRow ? "minWidth" : "minHeight"
    if !item.box.isAuto(property) || item.box.scrolls { return size(property) ?? 0 }
    // A percentage of nothing definite is as long as the content, too.
    let specified = specifiedMain ?? (item.box.isAuto(mainProperty) ? .infinity : contentMain())
    // Whatever a ratio says, the content fits in.
    let content = max(contentMain(.minimal), ownMain(.minimal))
    return min(content, maxMain, specified)
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
    guard let ratio else { return ownCross(atMain: main) }
    let minimum = isRow ? "minHeight" : "minWidth"
    let growsWithContent =
      item.box.isAuto(crossProperty) && item.box.isAuto(minimum) && !item.box.scrolls
    if !growsWithContent { return ratio.cross(forMain: main) }
    if isRow { return max(ratio.cross(forMain: main), ownCross(atMain: main)) }
    let limit = specifiedMain == nil ? ratio.cross(forMain: maxMain) : .infinity
    return max(ratio.cross(forMain: main), min(contentWidth(.minimal), limit))
  }

  /// The same without regard to a ratio.
  private func ownCross(atMain main: Double) -> Double {
    if isRow { return item.text?.height(atWidth: main) ?? item.content?.height ?? 0 }
    return fitWidth(in: container.widthOfLine)
  }
}

// MARK: - Widths

extension ItemAdapter {
  private func contentWidth(_ content: FixedText.Content) -> Double {
    item.text?.width(content) ?? item.content?.width ?? 0
  }

  /// The width in a column: as the content likes, but no longer than the room for it.
  private func fitWidth(in room: Double) -> Double {
    max(contentWidth(.minimal), min(contentWidth(.maximal), room - outsideCross))
  }

  /// The width in a column before the item's height is known.
  private var inlineSize: Double {
    if let definiteCross { return clampCross(definiteCross) }
    guard let ratio else { return clampCross(fitWidth(in: container.widthOfLine)) }
    // Limits of the height are limits of the width, within the width's own.
    let lower = max(minCross, min(maxCross, ratio.cross(forMain: size("minHeight") ?? 0)))
    let upper = min(maxCross, max(minCross, ratio.cross(forMain: maxMain)))
    return max(lower, min(upper, fitWidth(in: container.widthOfLine)))
  }

  /// Lays text in a column out again: once its line is as wide as it gets, Chromium lets it have that width.
  func refit(_ frame: inout Frame, toLine width: Double) {
    if isRow || container.isSingleLine || specifiedCross != nil || ratio != nil || stretches {
      return
    }
    let growth = clampCross(fitWidth(in: width)) + insets.horizontal - frame.width
    frame.width += growth
    frame.x -= growth * shareOfFreeWidth
  }

  /// The part of what is left of a line's width that is at the item's left, in a column.
  private var shareOfFreeWidth: Double {
    let atCrossStart = container.crossStart == .left ? 0.0 : 1
    let isTurned = container.isRightToLeft
    switch autoEdges.intersection([.crossStart, .crossEnd]) {
    case [.crossStart, .crossEnd]: return 0.5
    case .crossStart: return 1 - atCrossStart
    case .crossEnd: return atCrossStart
    default: break
    }
    switch Keywords.split(alignSelf).position {
    case "start": return isTurned ? 1 : 0
    case "end": return isTurned ? 0 : 1
    case "flex-end": return 1 - atCrossStart
    case "center": return 0.5
    // Left edges are aligned.
    case "baseline", "first baseline", "last baseline": return 0
    default: return atCrossStart
    }
  }

  private var outsideCross: Double {
    isRow ? insets.vertical + margins.vertical : insets.horizontal + margins.horizontal
  }
}

// MARK: - Aspect ratio

extension ItemAdapter {
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

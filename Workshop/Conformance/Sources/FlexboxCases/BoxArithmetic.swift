// Questions of CSS before a flex container lays out: padding, borders, box-sizing and percentages. The engine knows
// none of them; it lays out content boxes whose margins hold the rest.

/// The rounding of the browser that measured the cases.
enum LayoutUnit {
  /// Truncates a length to the browser's unit, 1/64 px, as it stores authored lengths.
  static func truncate(_ length: Double) -> Double {
    let limit = Double(Int32.max) / 64
    let stored = Double(Float(length))
    return max(-limit, min(limit, (stored * 64).rounded(.towardZero) / 64))
  }
}

extension Extent {
  var truncated: Extent {
    Extent(width: LayoutUnit.truncate(width), height: LayoutUnit.truncate(height))
  }
}

/// Four numbers around a box.
struct Sides: Equatable {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  var horizontal: Double { left + right }
  var vertical: Double { top + bottom }

  static func + (a: Sides, b: Sides) -> Sides {
    Sides(
      left: a.left + b.left, top: a.top + b.top, right: a.right + b.right,
      bottom: a.bottom + b.bottom)
  }
}

extension Box {
  /// A length; nil for keywords, for a missing property, and for a percentage of nothing definite.
  func length(_ property: String, of base: Double?) -> Double? {
    switch self[property] {
    case .number(let number)?: return LayoutUnit.truncate(number)
    case .percent(let percent)?: return base.map { LayoutUnit.truncate($0 * percent / 100) }
    default: return nil
    }
  }

  /// A size without padding and border.
  func contentSize(_ property: String, of base: Double?, insets: Double) -> Double? {
    guard let length = length(property, of: base) else { return nil }
    return isBorderBox ? max(0, length - insets) : length
  }

  var isBorderBox: Bool { keyword("boxSizing", default: "content-box") == "border-box" }

  /// Whether a property has its initial `auto`, and not a percentage that computes to it.
  func isAuto(_ property: String) -> Bool {
    self[property] == nil || self[property] == .keyword("auto")
  }

  /// Padding and borders; their percentages, like those of margins, refer to a width.
  func insets(of width: Double?) -> Sides {
    let padding = sides(of: width) { "padding\($0)" }
    var border = Sides()
    border.left = borderWidth("borderLeftWidth")
    border.top = borderWidth("borderTopWidth")
    border.right = borderWidth("borderRightWidth")
    border.bottom = borderWidth("borderBottomWidth")
    return padding + border
  }

  func margins(of width: Double?) -> Sides { sides(of: width) { "margin\($0)" } }

  private func sides(of width: Double?, _ property: (String) -> String) -> Sides {
    Sides(
      left: length(property("Left"), of: width) ?? 0, top: length(property("Top"), of: width) ?? 0,
      right: length(property("Right"), of: width) ?? 0,
      bottom: length(property("Bottom"), of: width) ?? 0)
  }

  /// Borders are whole device pixels, at least one.
  private func borderWidth(_ property: String) -> Double {
    let width = number(property, default: 0)
    return width > 0 ? max(1, width.rounded(.down)) : 0
  }

  /// Whether content that overflows is cut off, which ends the automatic minimum size.
  var scrolls: Bool {
    ["hidden", "scroll", "auto"].contains(keyword("overflowX", default: "visible"))
      || ["hidden", "scroll", "auto"].contains(keyword("overflowY", default: "visible"))
  }
}

extension Box {
  /// The offset of `position: relative`.
  func relativeOffset(in block: (width: Double, height: Double?), isRightToLeft: Bool) -> Extent {
    guard keyword("position", default: "static") == "relative" else {
      return Extent(width: 0, height: 0)
    }
    let left = length("left", of: block.width)
    let right = length("right", of: block.width).map { -$0 }
    let top = length("top", of: block.height)
    let bottom = length("bottom", of: block.height).map { -$0 }
    return Extent(
      width: (isRightToLeft ? right ?? left : left ?? right) ?? 0, height: top ?? bottom ?? 0)
  }
}

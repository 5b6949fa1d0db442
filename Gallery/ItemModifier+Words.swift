#if canImport(SwiftUI)

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ItemModifier {
  /// The purpose of the modifier, in a few words.
  public var title: String {
    switch self {
    case .grow: "Grow"
    case .shrink: "Shrink"
    case .basis: "Start from another length"
    case .order: "Change the order"
    case .alignment: "Align across the line"
    case .lineBreaks: "Break before or after a view"
    case .noBreak: "Keep views together"
    case .fullLine: "Fill a line"
    case .lineBreakView: "End a line with a view"
    case .spacer: "Push views apart"
    case .balanced: "Balance lines"
    case .maxItemsPerLine: "Limit the views of a line"
    }
  }

  /// The effect of the modifier, in a sentence.
  public var summary: String {
    switch self {
    case .grow: "The box takes the rest of its line."
    case .shrink:
      "The box starts from 400 points, and is shortened to its line instead of sticking out."
    case .basis: "Boxes on a line that start from the same length and grow alike are equal."
    case .order: "The box comes after those of a lower order; above, the same boxes without it."
    case .alignment: "Each box has its own place across the line: start, center, end, or all of it."
    case .lineBreaks: "A line begins before B, and another after C."
    case .noBreak: "The box never begins a line: the one before it comes along."
    case .fullLine: "The box has a line to itself."
    case .lineBreakView: "A view without a size ends the line."
    case .spacer: "A spacer takes the rest of the line."
    case .balanced: "The lines are about equally long; above, the same boxes without it."
    case .maxItemsPerLine: "No line has more than two views."
    }
  }

  /// The modifier in Swift.
  public var swift: String {
    switch self {
    case .grow: "B.flowGrow()"
    case .shrink: "B.flowBasis(400).flowShrink()"
    case .basis: "box.flowBasis(60).flowGrow()"
    case .order: "A.flowOrder(1)"
    case .alignment:
      """
      B.flowItemAlignment(.start)
      C.flowItemAlignment(.center)
      D.flowItemAlignment(.end)
      E.flowItemAlignment(.stretch)
      """
    case .lineBreaks: "B.flowBreak(.before)\nC.flowBreak(.after)"
    case .noBreak: "F.flowBreak(.avoidBefore)"
    case .fullLine: "B.flowFullLine()"
    case .lineBreakView: "A\nLineBreak()\nB"
    case .spacer: "A\nSpacer()\nB"
    case .balanced, .maxItemsPerLine: "\(flow) { boxes }"
    }
  }

  /// The flow around the boxes, as it is written before its braces.
  public var flow: String {
    switch self {
    case .balanced: "FlowLayout(wrapping: .balanced)"
    case .maxItemsPerLine: "FlowLayout(maxItemsPerLine: 2)"
    default: "FlowLayout"
    }
  }

  /// The rules that say the same in CSS; nil where CSS has none.
  public var css: String? {
    switch self {
    case .grow: ".b { flex-grow: 1 }"
    case .shrink: ".b { flex: 0 1 400px }"
    case .basis: ".box { flex: 1 0 60px }"
    case .order: ".a { order: 1 }"
    case .alignment:
      """
      .b { align-self: flex-start }
      .c { align-self: center }
      .d { align-self: flex-end }
      .e { align-self: stretch }
      """
    case .lineBreaks: ".b { break-before: always }\n.c { break-after: always }"
    case .noBreak: ".f { break-before: avoid }"
    case .fullLine: ".b { flex: 0 0 100% }"
    case .lineBreakView: ".break { flex-basis: 100% }"
    case .spacer: ".b { margin-inline-start: auto }"
    case .balanced: ".flow { flex-wrap: balance }"
    case .maxItemsPerLine: nil
    }
  }
}
#endif

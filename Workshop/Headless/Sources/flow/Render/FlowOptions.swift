import ToolInput

/// The options of `FlowLayout` and `VFlowLayout`, in the words of the command line.
struct FlowOptions: Equatable {
  /// The direction of lines, and with that which of the two layouts.
  enum Axis: String, CaseIterable {
    case rows
    case columns
  }

  /// How items share a line's length.
  enum Alignment: String, CaseIterable {
    case leading
    case top
    case center
    case trailing
    case bottom
    case spaceBetween = "space-between"
    case spaceAround = "space-around"
    case spaceEvenly = "space-evenly"
    case stretch
  }

  /// Where items stand in their row.
  enum VerticalGuide: String, CaseIterable {
    case top
    case center
    case bottom
    case firstTextBaseline = "first-text-baseline"
    case lastTextBaseline = "last-text-baseline"
  }

  /// Where items stand in their column.
  enum HorizontalGuide: String, CaseIterable {
    case leading
    case center
    case trailing
  }

  /// How items are divided into lines.
  enum Wrapping: String, CaseIterable {
    case greedy
    case balanced
  }

  /// Which item of a strip goes to which line.
  enum Order: String, CaseIterable {
    case lineByLine = "line-by-line"
    case acrossLines = "across-lines"
  }

  var axis = Axis.rows
  /// The offered width; nil by default, as only rows are offered one.
  var width: Double?
  /// The offered height; nil by default, as only columns are offered one.
  var height: Double?
  /// Where lines wrap without an offer; nil where there is one.
  var idealLength: Double?
  /// Nil is the platform's own.
  var horizontalSpacing: Double? = 8
  /// Nil is the platform's own.
  var verticalSpacing: Double? = 8
  /// Nil is the beginning of the line, which has another name in columns.
  var alignment: Alignment?
  var lastLine: Alignment?
  var verticalAlignment: VerticalGuide?
  var horizontalAlignment: HorizontalGuide?
  var stretchesItems = false
  var wrapping = Wrapping.greedy
  var minLines: Int?
  var maxItemsPerLine: Int?
  var hugsLines: Bool?
  var targetRowHeight: Double?
  var rowHeightLimits: ClosedRange<Double>?
  var targetColumnWidth: Double?
  var columnWidthLimits: ClosedRange<Double>?
  /// The lines of a strip; nil for lines that wrap.
  var lines: Int?
  /// The order of a strip's items; nil by default, as only strips have one.
  var order: Order?

  static let standardWidth = 375.0
  static let standardHeight = 240.0
}

extension FlowOptions {
  /// The length of lines that the flow is offered; nil where it wraps at its ideal length.
  var offeredLength: Double? {
    if idealLength != nil || lines != nil { return nil }
    switch axis {
    case .rows: return width ?? Self.standardWidth
    case .columns: return height ?? Self.standardHeight
    }
  }

  /// The target depth of lines of items with proportions.
  var targetDepth: Double? { axis == .rows ? targetRowHeight : targetColumnWidth }

  /// Refuses options that contradict each other or would change nothing.
  func check() throws(Failure) {
    for (isGiven, problem) in misplaced + useless + uselessInStrip where isGiven {
      throw Failure(.usage, problem)
    }
    try check("--alignment", alignment)
    try check("--last-line", lastLine)
  }

  private typealias Problem = (isGiven: Bool, problem: String)

  /// The problems of options that belong to the other axis.
  private var misplaced: [Problem] {
    switch axis {
    case .rows:
      [
        (height != nil, "--height: rows are as long as --width; --axis columns has a height"),
        (horizontalAlignment != nil, "--horizontal-alignment: rows have --vertical-alignment"),
        (targetColumnWidth != nil, "--target-column-width: rows have --target-row-height"),
        (columnWidthLimits != nil, "--column-width-limits: rows have --row-height-limits"),
      ]
    case .columns:
      [
        (width != nil, "--width: columns are as long as --height"),
        (verticalAlignment != nil, "--vertical-alignment: columns have --horizontal-alignment"),
        (targetRowHeight != nil, "--target-row-height: columns have --target-column-width"),
        (rowHeightLimits != nil, "--row-height-limits: columns have --column-width-limits"),
      ]
    }
  }

  private var useless: [Problem] {
    [
      (
        idealLength != nil && (width != nil || height != nil),
        "--ideal-length: it is for a flow that is offered no length; leave out --width and --height"
      ),
      (
        minLines != nil && wrapping == .greedy,
        "--min-lines: only --wrapping balanced makes more lines than are needed"
      ),
      (
        rowHeightLimits != nil && targetRowHeight == nil,
        "--row-height-limits: only rows with a --target-row-height have limits"
      ),
      (
        columnWidthLimits != nil && targetColumnWidth == nil,
        "--column-width-limits: only columns with a --target-column-width have limits"
      ),
      (order != nil && lines == nil, "--order: only a strip has one; say its --lines, too"),
    ]
  }

  private var uselessInStrip: [Problem] {
    if lines == nil { return [] }
    return [
      (
        width != nil || height != nil || idealLength != nil,
        "--lines: a strip is as long as its lines; leave out --width, --height and --ideal-length"
      ),
      (
        wrapping == .balanced || maxItemsPerLine != nil,
        "--lines: a strip does not wrap; leave out --wrapping and --max-items-per-line"
      ),
      (
        targetDepth != nil,
        "--lines: items of a strip have sizes of their own; leave out "
          + (axis == .rows ? "--target-row-height" : "--target-column-width")
      ),
    ]
  }

  private func check(_ option: String, _ word: Alignment?) throws(Failure) {
    guard let word, !word.isWord(of: axis) else { return }
    let words = Alignment.allCases.filter { $0.isWord(of: axis) }.map(\.rawValue)
    throw Failure(
      .usage, "\(option): \(axis.rawValue) have no '\(word.rawValue)', use \(words.alternatives)")
  }
}

extension FlowOptions.Alignment {
  /// Whether lines on that axis have such an end, or share in such a way.
  fileprivate func isWord(of axis: FlowOptions.Axis) -> Bool {
    switch self {
    case .leading, .trailing: axis == .rows
    case .top, .bottom: axis == .columns
    case .center, .spaceBetween, .spaceAround, .spaceEvenly, .stretch: true
    }
  }
}

/// The options of a container: sizes, gaps, and the alignment of items and lines.
///
///     var container = FlexContainer(mainSize: 320, mainGap: 8, crossGap: 8)
///     container.justifyContent = .center
///
/// Names follow CSS Flexible Box Layout Level 1. All lengths are in one unit, such as points. Sizes
/// do not include padding and borders.
public struct FlexContainer: Equatable, Sendable {
  /// The length that lines may fill; nil for the length of the longest line.
  ///
  /// nil, infinity and NaN all mean "no limit". Then lines break only where an item asks for a
  /// break, or at `maxMain`. A negative size counts as 0: each item that has a length gets a line
  /// of its own.
  public var mainSize: Double?

  /// The smallest length of a container without `mainSize`.
  public var minMain = 0.0

  /// The largest length of a container without `mainSize`; lines break at this length.
  ///
  /// A value below `minMain` counts as `minMain`, NaN as infinity.
  public var maxMain = Double.infinity

  /// The container's size across its lines; nil for the sum of lines and gaps.
  ///
  /// Infinity and NaN count as nil.
  public var crossSize: Double?

  /// The smallest cross size of a container without `crossSize`.
  public var minCross = 0.0

  /// The largest cross size of a container without `crossSize`.
  ///
  /// A value below `minCross` counts as `minCross`, NaN as infinity.
  public var maxCross = Double.infinity

  /// The space between neighbors in a line.
  ///
  /// Negative gaps make neighbors overlap. NaN counts as 0, and a gap beyond ±2¹⁰⁰ as ±2¹⁰⁰.
  public var mainGap: Double

  /// The space between neighboring lines.
  ///
  /// Negative gaps make lines overlap. NaN counts as 0, and a gap beyond ±2¹⁰⁰ as ±2¹⁰⁰.
  public var crossGap: Double

  /// The separator in the gaps between neighbors; nil for none.
  package var separator: FlexSeparator?

  /// Whether and how items break into lines (CSS `flex-wrap`).
  public var wrap: FlexWrap = .wrap

  /// The minimum number of lines with `.balance` (CSS `flex-line-count`).
  ///
  /// A number below 1 counts as 1. The minimum applies to the items between two forced breaks.
  /// There are never more lines than items.
  ///
  /// To make enough lines, lines are limited to a shorter length. For some numbers of equal items,
  /// no length makes exactly `minLines` lines. For example, 5 items wrap into 3 lines of up to 2
  /// items, or into 5 lines of 1 item, but not into 4 lines. Items that exactly fill a line then
  /// count as 1/64 longer, as in Chromium. So there may be more than `minLines` lines, and now and
  /// then fewer.
  public var minLines = 1

  /// The maximum number of items in a line; nil for no limit.
  ///
  /// A number below 1 counts as 1.
  public var maxItemsPerLine: Int?

  /// The rule for lines of items with an aspect ratio, such as photos.
  ///
  /// nil ignores aspect ratios: all items are laid out by their own sizes.
  public var proportions: FlexProportions?

  /// The direction of lines: rows or columns.
  ///
  /// `isRightToLeft` mirrors horizontal positions: items in a row, or columns in the container.
  public var axis: FlexAxis = .row

  /// Whether items follow each other against the writing direction (`row-reverse`, `column-reverse`).
  public var reversesMain = false

  /// Whether lines follow each other against the writing direction (`wrap-reverse`).
  public var reversesCross = false

  /// Whether the writing direction is right to left, which mirrors the result.
  ///
  /// Hosts that mirror a layout by themselves, as SwiftUI does, leave this false.
  public var isRightToLeft = false

  /// The distribution of a line's free space (CSS `justify-content`).
  ///
  /// The free space is the container's length minus the line's length. Without `mainSize`, the
  /// container is as long as its longest line, within `minMain` and `maxMain`.
  public var justifyContent: FlexDistribution = .flexStart

  /// The distribution of the last line's free space; nil for `justifyContent`.
  public var justifyLastLine: FlexDistribution?

  /// The alignment of items across their lines (CSS `align-items`).
  public var alignItems: FlexAlignment = .flexStart

  /// The distribution of the free cross size among lines (CSS `align-content`).
  ///
  /// It has no effect with `.nowrap`.
  public var alignContent: FlexDistribution = .flexStart

  /// Whether an item longer than the container is measured at the container's length.
  ///
  /// The measured size replaces both sizes of the item: text wraps or truncates instead of
  /// overflowing. In CSS, `flex-shrink` does this. An item with a `basis` has the length of its
  /// basis, and gets shorter only by its `shrink`.
  public var refitsOversizeItems = false

  /// Whether a container with a `mainSize` grows to its longest line.
  ///
  /// Lines still break at `mainSize`. If a line overflows, the container gets the longest line's
  /// length. So no item is placed before the container's start. In CSS, `min-width: min-content`
  /// does this.
  public var growsWithOversizeLines = false

  /// Whether a container with a `mainSize` shrinks to its longest line.
  ///
  /// Lines still break at `mainSize`, and flexible items fill their lines up to it. The container
  /// then gets the longest line's length, if that is shorter. `justifyContent` distributes space
  /// and stretches items within this length. In CSS, a container of `width: fit-content` does this.
  public var hugsLines = false

  /// Makes a container that wraps its items into lines, as CSS `flex-wrap: wrap` does.
  ///
  /// - Parameters:
  ///   - mainSize: The length that lines may fill; nil for no limit.
  ///   - mainGap: The space between neighbors in a line.
  ///   - crossGap: The space between neighboring lines.
  public init(mainSize: Double? = nil, mainGap: Double = 0, crossGap: Double = 0) {
    self.mainSize = mainSize
    self.mainGap = mainGap
    self.crossGap = crossGap
  }
}

/// The direction of lines.
public enum FlexAxis: Sendable {
  /// Lines run along the text: main is horizontal.
  case row
  /// Lines run down the page: main is vertical.
  case column
}

/// Whether and how items break into lines (CSS `flex-wrap`).
public enum FlexWrap: Sendable {
  /// One line, with the container's cross size.
  ///
  /// Forced breaks and `maxItemsPerLine` have no effect.
  case nowrap
  /// Each line takes as many items as fit.
  case wrap
  /// As many lines as `wrap` makes, their lengths as even as possible.
  ///
  /// The lines have the smallest sum of squares of free space. In a tie, later lines take fewer
  /// items. In a container of length 0, each item has a line of its own. Source: CSS Flexible Box
  /// Layout Level 2, with the rules of Chromium.
  case balance
}

extension FlexContainer {
  /// Whether items follow each other from right to left, or upward in columns.
  var flipsMain: Bool { reversesMain != (isRightToLeft && axis == .row) }

  /// Whether rows follow each other upward, or columns from right to left.
  var flipsCross: Bool { reversesCross != (isRightToLeft && axis == .column) }

  /// Whether the container has none of the options that rule out all fast paths.
  ///
  /// A fast path lays out simple items with less work. `FlexSolver.placeAtOnce` checks more
  /// conditions.
  var hasPlainLines: Bool {
    minMain == 0 && maxMain == .infinity && crossSize == nil && minCross == 0
      && maxCross == .infinity && maxItemsPerLine == nil && !reversesMain && !reversesCross
      && !isRightToLeft && separator == nil
  }

  var breakLimit: Double {
    let known = sanitizedLimit(mainSize)
    return known < .infinity ? known : max(sanitizedLimit(maxMain), sanitizedSize(minMain))
  }

  /// Returns the container's main size if its longest line has the length `length`.
  func mainSize(around length: Double) -> Double {
    let known = sanitizedLimit(mainSize)
    return known < .infinity
      ? known : clamped(length, sanitizedSize(minMain), sanitizedLimit(maxMain))
  }

  /// Returns the container's cross size if all lines and gaps together take `content`.
  func crossSize(around content: Double) -> Double {
    let known = sanitizedLimit(crossSize)
    return known < .infinity
      ? known : clamped(max(0, content), sanitizedSize(minCross), sanitizedLimit(maxCross))
  }

  /// Whether some items stretch along their line.
  ///
  /// True if `justifyContent` or `justifyLastLine` is `stretch`.
  var stretchesItems: Bool {
    justifyContent.keyword == .stretch || justifyLastLine?.keyword == .stretch
  }

  /// Whether each line's free space comes after its last item, if the container is not reversed.
  var startsLines: Bool {
    justifyContent.isStart && justifyLastLine?.isStart ?? true
  }

  /// Returns the distribution of a line's free space.
  ///
  /// In rows, `start` and `end` replace `left` and `right`.
  func justification(isLast: Bool) -> FlexDistribution {
    let rule = isLast ? justifyLastLine ?? justifyContent : justifyContent
    let isLeft = rule.keyword == .left
    guard axis == .row, isLeft || rule.keyword == .right else { return rule }
    return FlexDistribution(keyword: isLeft == isRightToLeft ? .end : .start, isSafe: rule.isSafe)
  }
}

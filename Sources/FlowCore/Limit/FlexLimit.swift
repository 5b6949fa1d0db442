/// How much of a container is shown: so many lines, or as many as a depth holds.
///
///     items.main.append(30)  // the indicator stands for all that are not shown: "+3"
///     let run = solver.run(of: items, in: container, within: FlexLimit(lines: 2))
///     solver.solve(items, in: container, showing: run, into: &frames)
///
/// What is shown is the longest run of items, from the first of the sequence on, that together with
/// the indicator stays within the limit. The indicator is the last item in document order. It goes where
/// the next item of the sequence would go, in the room of its own size. If everything stays within the
/// limit without it, it is not shown. Break markers alone are not worth showing it.
///
/// Without `priorities` the first items are shown. With them, the most important ones are, wherever they
/// are in the sequence:
///
///     limit.priorities = [0, 2, 1, 2]  // hides the first item, then the third, the fourth, the second
///
/// In CSS, `line-clamp` does this to the lines of a text; for boxes there is nothing.
public struct FlexLimit: Equatable, Sendable {
  /// The most lines; less than 1 shows the indicator alone.
  public var lines: Int

  /// The depth that all lines and the gaps between them must stay within.
  ///
  /// A line is as deep as its items are by themselves, or at the container's length if they are longer:
  /// what grows, shrinks or stretches may become deeper than it counts here. NaN counts as infinity,
  /// negative as 0; a depth that not even the indicator stays within shows it alone.
  public var cross: Double

  /// Whether the last item is the indicator; otherwise it is one like the others.
  ///
  /// It is no separator and no break marker, and does not avoid a break; its `order` does not count.
  public var hasIndicator: Bool

  /// How important each element is, one number an element; empty if all are alike.
  ///
  /// Elements are ranked by falling priority, those of equal priority by the place of their first item in
  /// the sequence. What is shown is the longest beginning of this ranking that stays within the limit,
  /// laid out in the order of the sequence, together with the indicator if it leaves anything out. So an
  /// element that does not fit hides all that rank behind it, shorter ones too; and equal priorities show
  /// what there is to show without any. NaN counts as 0.
  ///
  /// Infinity pins an element: it is hidden only where the limit does not hold it beside the pinned ones
  /// before it and the indicator, be it because it is too long or because too many are pinned.
  ///
  /// Traps if there are fewer numbers than elements.
  public var priorities: [Double] = []

  /// The element that each item is part of, one number an item; empty if each item is one by itself.
  ///
  /// The items of an element are shown or hidden together, break markers among them too. A separator
  /// belongs to none, nor does the indicator: their numbers do not count. Traps if the column does not
  /// hold one number an item, or a number that is not one of 0 to below the number of items.
  public var elements: [Int] = []

  /// Whether there are more elements than those of the items, behind all of them and less important.
  ///
  /// A host that makes its items only when they can be shown asks with the most important ones; see
  /// `mostImportant(_:of:)`. Then there is always something to hide, and `FlexRun.needsMore` tells whether
  /// elements that are not there yet might be shown, too.
  public var hasMore = false

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - lines: The most lines.
  ///   - cross: The depth that all lines must stay within.
  ///   - hasIndicator: Whether the last item is the indicator.
  public init(lines: Int = .max, cross: Double = .infinity, hasIndicator: Bool = true) {
    self.lines = lines
    self.cross = cross
    self.hasIndicator = hasIndicator
  }
}

extension FlexLimit {
  /// Whether what is shown is not a run of the sequence: some elements are more important than others, or
  /// have other elements' items between theirs.
  func hasRanking(of items: FlexItems) -> Bool {
    let count = items.count - (hasIndicator && items.count > 0 ? 1 : 0)
    if elements.isEmpty { return !Self.areEqual(priorities.prefix(count)) }
    return !Self.areEqual(priorities) || mixesElements(of: items, count)
  }

  private func mixesElements(of items: FlexItems, _ count: Int) -> Bool {
    let order = items.order.isEmpty ? nil : items.sequenceOfAll(hasIndicator: hasIndicator)
    var isKnown = Array(repeating: false, count: items.count)
    var last: Int?
    for place in 0..<count {
      let item = order?[place] ?? place
      if !items.breaks.isEmpty, items.breaks[item].contains(.separator) { continue }
      if elements[item] == last { continue }
      if isKnown[elements[item]] { return true }
      isKnown[elements[item]] = true
      last = elements[item]
    }
    return false
  }

  /// Traps where a column does not fit the items.
  func checkColumns(of items: FlexItems) {
    let count = items.count
    precondition(
      elements.isEmpty || elements.count == count,
      "FlexLimit.elements must be empty or hold one number an item")
    precondition(
      elements.allSatisfy { $0 >= 0 && $0 < count },
      "FlexLimit.elements must hold numbers from 0 to below the number of items")
    let needed = elements.max().map { $0 + 1 } ?? count - (hasIndicator ? 1 : 0)
    precondition(
      priorities.isEmpty || priorities.count >= needed,
      "FlexLimit.priorities must be empty or hold one number an element")
  }
}

/// The items of a container that are shown: the first ones of its sequence or the most important ones, and
/// perhaps the indicator.
public struct FlexRun: Equatable, Sendable {
  /// How many items of the sequence are shown, separators between them counted, the indicator not.
  public var count: Int

  /// The document indices of the items that are shown, in the order of their lines, separators between them
  /// counted, the indicator not; nil for the first `count` of the sequence.
  ///
  /// It is nil unless some priority differs from another and something is hidden.
  public internal(set) var items: [Int]?

  /// Whether all items fit, and more of them might: there are others, as `FlexLimit.hasMore` says.
  public internal(set) var needsMore = false

  /// Whether the indicator is shown behind them.
  public var showsIndicator: Bool

  /// Whether the last item is the indicator, and so none of the sequence.
  public let hasIndicator: Bool

  /// The most lines that balanced wrapping may make of them.
  public var mostLines: Int

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - count: How many items of the sequence are shown; as many as there are if there are fewer.
  ///   - showsIndicator: Whether the indicator is shown behind them, or nil if there is none and the last
  ///     item is one of the sequence.
  ///   - mostLines: The most lines that balanced wrapping may make of them.
  public init(count: Int, showsIndicator: Bool?, mostLines: Int = .max) {
    self.count = count
    self.showsIndicator = showsIndicator ?? false
    self.mostLines = mostLines
    hasIndicator = showsIndicator != nil
  }
}

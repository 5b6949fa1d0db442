/// A limit on what a container shows: a number of lines, or the lines that fit in a size across them.
///
///     items.append(FlexItem(main: 30, cross: 20))  // the indicator: "+3", for all that are hidden
///     let run = solver.run(of: items, in: container, within: FlexLimit(lines: 2))
///     solver.solve(items, in: container, showing: run, into: &frames)
///
/// A limit shows as many leading items of the sequence as fit together with the indicator. The indicator is
/// the last item in document order; in the lines it goes where the next item would. No indicator is shown
/// when everything fits, nor where only break markers are hidden.
///
/// With `priorities`, the most important items are shown instead, wherever they are in the sequence:
///
///     limit.priorities = [0, 2, 1, 2]  // hides the first item, then the third, the fourth, the second
///
/// In CSS, `line-clamp` does this to the lines of a text; nothing does it to boxes.
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
  /// It is no break marker, and does not avoid a break; its `order` does not count.
  public var hasIndicator: Bool

  /// The priority of each element; empty if all are equal.
  ///
  /// Elements are ranked by falling priority, and those of equal priority by the place of their first item in
  /// the sequence. A limit shows the longest beginning of this ranking that fits, laid out in the order of
  /// the sequence, with the indicator if anything is hidden. An element that does not fit therefore hides
  /// all that rank behind it, even shorter ones. Equal priorities show exactly what no priorities do. NaN
  /// counts as 0.
  ///
  /// An element whose priority is infinite is pinned: it is hidden only if it does not fit beside the
  /// indicator and the pinned elements before it, because it is too long or too many are pinned.
  ///
  /// Traps if there are fewer priorities than elements.
  public var priorities: [Double] = []

  /// The element that each item is part of; empty if each item is an element of its own.
  ///
  /// The items of an element are shown or hidden together, its break markers too. The indicator
  /// belongs to no element, whatever its number. Traps if there is not one number for each item,
  /// or if a number is negative or not below the number of items.
  public var elements: [Int] = []

  /// Whether there are more elements, less important than those given and behind them in the sequence if
  /// they are equally important.
  ///
  /// For hosts that make items only when they can be shown: they make the most important elements first, see
  /// `mostImportant(_:of:)`, and make more if the answer is `FlexRun.needsMore`. Since something is always
  /// hidden, the indicator is always shown.
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

  /// The most important elements: those that a limit shows before all others.
  ///
  ///     FlexLimit.mostImportant(2, of: [0, 2, 1, 2])  // [1, 3]
  ///
  /// A host that makes its items only when they can be shown makes these first.
  ///
  /// - Parameters:
  ///   - count: How many; negative counts as 0.
  ///   - priorities: One number an element, in the order of the sequence; NaN counts as 0.
  /// - Returns: Their indices, ascending; all of them if there are no more than `count`.
  /// - Complexity: O(*n* log *count*), O(*n*) if all are equally important.
  public static func mostImportant(_ count: Int, of priorities: [Double]) -> [Int] {
    if count >= priorities.count { return Array(priorities.indices) }
    var chosen = Array(0..<max(0, count))
    if chosen.isEmpty || areEqual(priorities[...]) { return chosen }
    // Of two elements the one to leave out first.
    func goes(_ a: Int, before b: Int) -> Bool {
      let (first, second) = (known(priorities[a]), known(priorities[b]))
      return first != second ? first < second : a > b
    }
    chosen.withUnsafeMutableBufferPointer { heap in
      heap.makeHeap(by: goes)
      for element in count..<priorities.count where goes(heap[0], before: element) {
        heap.sift(element, from: 0, by: goes)
      }
    }
    var isChosen = Array(repeating: false, count: priorities.count)
    for element in chosen { isChosen[element] = true }
    return isChosen.indices.filter { isChosen[$0] }
  }

  static func areEqual(_ priorities: ArraySlice<Double>) -> Bool {
    guard let first = priorities.first else { return true }
    return priorities.allSatisfy { known($0) == known(first) }
  }

  /// A priority, NaN counting as 0.
  static func known(_ priority: Double) -> Double { priority.isNaN ? 0 : priority }
}

/// A limit on the lines or the cross size of a container.
///
///     items.append(FlexItem(main: 30, cross: 20))  // the indicator: "+3", for all hidden items
///     let run = solver.run(of: items, in: container, within: FlexLimit(lines: 2))
///     solver.solve(items, in: container, showing: run, into: &frames)
///
/// A limit shows the first items when sorted by `order`, as many as fit. It hides the others. An
/// indicator can stand for the hidden items, and must fit, too. It is the last item in document
/// order; on the lines, it follows the last shown item. No indicator appears when everything fits,
/// or when only break markers are hidden.
///
/// With `priorities`, the most important items are shown instead, wherever they are:
///
///     limit.priorities = [0, 2, 1, 2]  // hides item 0 first, then items 2, 3 and 1
///
/// In CSS, `line-clamp` limits the lines of a text; CSS has no equivalent for boxes.
public struct FlexLimit: Equatable, Sendable {
  /// The maximum number of lines.
  ///
  /// With a number below 1, only the indicator of hidden items is shown.
  public var lines: Int

  /// The maximum cross size of all shown lines together, including gaps.
  ///
  /// Each item counts with its cross size before it grows, shrinks or stretches, which may later
  /// make its line larger. An item with an aspect ratio counts with the cross size that its line
  /// gives it. With `FlexContainer.refitsOversizeItems`, an item that is alone on its line, longer
  /// than the container and without a `basis` counts with its cross size at the container's length.
  ///
  /// NaN counts as infinity, negative numbers as 0. If even the indicator has a larger cross size,
  /// it is shown alone and exceeds the maximum.
  public var cross: Double

  /// Whether the last item is the indicator of hidden items, such as "+3".
  ///
  /// The indicator cannot be a break marker or avoid a break. Its `order` has no effect.
  public var hasIndicator: Bool

  /// The priority of each element; empty if all priorities are equal.
  ///
  /// An element is an item or, with `elements`, a group of items. Elements are ranked by priority,
  /// the highest first. Of two with equal priority, the one whose first item is earlier on the
  /// lines ranks higher. A limit shows the top of this ranking, as many elements as fit. The
  /// indicator is added if anything is hidden. The shown items keep their order on the lines.
  ///
  /// An element that does not fit hides all elements ranked after it, even shorter ones. If all
  /// priorities are equal, a limit shows the same items as without priorities. NaN counts as 0.
  ///
  /// An element of infinite priority is pinned. It is hidden only if it does not fit beside the
  /// indicator and the pinned elements before it.
  ///
  /// Traps if there are fewer priorities than elements.
  public var priorities: [Double] = []

  /// The element of each item, as a number; empty if each item is its own element.
  ///
  /// For example, `[0, 1, 1]` makes the second and the third item one element. The items of an
  /// element, including its break markers, are shown or hidden together. The indicator belongs to
  /// no element: its number has no effect, but must be valid, too.
  ///
  /// Traps if a nonempty array does not have one number for each item. Traps if a number is
  /// negative, or not below the number of items.
  public var elements: [Int] = []

  /// Whether there are more elements, for which no items have been made yet.
  ///
  /// All of these are less important than the elements with items. A host sets this to true if it
  /// makes items only when they can be shown. It first makes the items of the most important
  /// elements (see `mostImportant(_:of:)`), and makes more items if `FlexRun.needsMore` is true.
  /// Since elements without items are hidden, the indicator is always shown, if there is one.
  public var hasMore = false

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - lines: The maximum number of lines.
  ///   - cross: The maximum cross size of all shown lines together, including gaps.
  ///   - hasIndicator: Whether the last item is the indicator of hidden items, such as "+3".
  public init(lines: Int = .max, cross: Double = .infinity, hasIndicator: Bool = true) {
    self.lines = lines
    self.cross = cross
    self.hasIndicator = hasIndicator
  }
}

extension FlexLimit {
  /// Traps if `elements` or `priorities` have the wrong length or invalid values.
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

  /// Returns the most important elements, which a limit shows first.
  ///
  ///     FlexLimit.mostImportant(2, of: [0, 2, 1, 2])  // [1, 3]
  ///
  /// A host that makes its items only when they can be shown starts with these elements.
  ///
  /// - Parameters:
  ///   - count: The number of elements to find; negative counts as 0.
  ///   - priorities: The priority of each element; NaN counts as 0. Of two elements with the same
  ///     priority, the first is more important.
  /// - Returns: The indices of the elements in `priorities`, ascending; all indices if there are no
  ///   more than `count`.
  /// - Complexity: O(*n* log *count*), O(*n*) if all elements are equally important.
  public static func mostImportant(_ count: Int, of priorities: [Double]) -> [Int] {
    if count >= priorities.count { return Array(priorities.indices) }
    var chosen = Array(0..<max(0, count))
    if chosen.isEmpty || areEqual(priorities[...]) { return chosen }
    // The heap begins with the least important element, which is replaced first.
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

  /// Returns a priority, with NaN replaced by 0.
  static func known(_ priority: Double) -> Double { priority.isNaN ? 0 : priority }
}

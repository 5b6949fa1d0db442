// The engine's view of `FlexItems`: a pointer a column, with the numbers cleaned on their way in.

/// One column: its values, or one initial value for all items.
struct Column<Value> {
  let values: UnsafePointer<Value>?
  let initial: Value

  /// The values from the one of a place on.
  init(_ values: UnsafeBufferPointer<Value>, from first: Int = 0, initial: Value) {
    self.values = values.isEmpty ? nil : values.baseAddress.map { $0 + first }
    self.initial = initial
  }

  var isEmpty: Bool { values == nil }

  @inline(__always)
  subscript(index: Int) -> Value {
    if let values { return values[index] }
    return initial
  }
}

/// The columns that decide an item's size and place along its line.
struct MainColumns {
  let main: Column<Double>
  let basis: Column<Double>
  let grow: Column<Double>
  let shrink: Column<Double>
  let aspectRatio: Column<Double?>
  let minimum: Column<Double>
  let maximum: Column<Double>
  let marginStart: Column<Double>
  let marginEnd: Column<Double>
  var gapBefore: Column<Double>
  let breaks: Column<FlexBreaks>

  /// The flex base size.
  @inline(__always)
  func base(_ item: Int) -> Double { base(item, own: main[item]) }

  /// The flex base size of an item that is by itself of a length.
  @inline(__always)
  func base(_ item: Int, own: Double) -> Double {
    if basis.isEmpty { return sanitizedSize(own) }
    return sanitizedSize(basis[item].isNaN ? own : basis[item])
  }

  @inline(__always)
  func clamp(_ length: Double, _ item: Int) -> Double {
    sanitizedSize(length, from: minimum[item], to: maximum[item])
  }

  /// Both margins.
  @inline(__always)
  func margins(_ item: Int) -> Double {
    if marginStart.isEmpty, marginEnd.isEmpty { return 0 }
    return sanitizedOffset(marginStart[item]) + sanitizedOffset(marginEnd[item])
  }
}

/// The columns that decide an item's size and place across its line.
struct CrossColumns {
  let cross: Column<Double>
  let minimum: Column<Double>
  let maximum: Column<Double>
  let marginStart: Column<Double>
  let marginEnd: Column<Double>
  let guides: Column<Double>
  let lastGuides: Column<Double>
  let autoMargins: Column<FlexEdges>
  let alignSelf: Column<FlexAlignment>

  @inline(__always)
  func clamp(_ length: Double, _ item: Int) -> Double {
    if minimum.isEmpty, maximum.isEmpty { return sanitizedSize(length) }
    return clamped(
      sanitizedSize(length), sanitizedSize(minimum[item]), sanitizedLimit(maximum[item]))
  }

  /// Both margins.
  @inline(__always)
  func margins(_ item: Int) -> Double {
    if marginStart.isEmpty, marginEnd.isEmpty { return 0 }
    return sanitizedOffset(marginStart[item]) + sanitizedOffset(marginEnd[item])
  }
}

extension FlexItems {
  /// Calls `body` with pointers to all columns, from the values of an item on.
  func withColumns(from first: Int, _ body: (MainColumns, CrossColumns) -> Void) {
    withFour(main, cross, [], []) { main, cross, _, _ in
      let sizes = (Column(main, from: first, initial: 0), Column(cross, from: first, initial: 0))
      func columns(_ wishes: borrowing FlexWishes) {
        wishes.withMainColumns(sizes.0, from: first) { main in
          wishes.withCrossColumns(sizes.1, from: first) { cross in body(main, cross) }
        }
      }
      wishes.isEmpty ? columns(.none) : columns(wishes[0])
    }
  }
}

extension FlexWishes {
  fileprivate func withMainColumns(
    _ main: Column<Double>, from first: Int, _ body: (MainColumns) -> Void
  ) {
    let initial = FlexItem.initial
    withFive(basis, grow, shrink, aspectRatio, breaks) {
      basis, grow, shrink, ratios, breaks in
      withFive(minMain, maxMain, marginMainStart, marginMainEnd, gapBefore) {
        body(
          MainColumns(
            main: main,
            basis: Column(basis, from: first, initial: initial.basis),
            grow: Column(grow, from: first, initial: initial.grow),
            shrink: Column(shrink, from: first, initial: initial.shrink),
            aspectRatio: Column(ratios, from: first, initial: initial.aspectRatio),
            minimum: Column($0, from: first, initial: initial.minMain),
            maximum: Column($1, from: first, initial: initial.maxMain),
            marginStart: Column($2, from: first, initial: initial.marginMainStart),
            marginEnd: Column($3, from: first, initial: initial.marginMainEnd),
            gapBefore: Column($4, from: first, initial: initial.gapBefore),
            breaks: Column(breaks, from: first, initial: initial.breaks)))
      }
    }
  }

  fileprivate func withCrossColumns(
    _ cross: Column<Double>, from first: Int, _ body: (CrossColumns) -> Void
  ) {
    let initial = FlexItem.initial
    withFour(minCross, maxCross, marginCrossStart, marginCrossEnd) {
      minimum, maximum, start, end in
      withFour(guides, lastGuides, autoMargins, alignSelf) {
        body(
          CrossColumns(
            cross: cross,
            minimum: Column(minimum, from: first, initial: initial.minCross),
            maximum: Column(maximum, from: first, initial: initial.maxCross),
            marginStart: Column(start, from: first, initial: initial.marginCrossStart),
            marginEnd: Column(end, from: first, initial: initial.marginCrossEnd),
            guides: Column($0, from: first, initial: initial.guide),
            lastGuides: Column($1, from: first, initial: initial.lastGuide),
            autoMargins: Column($2, from: first, initial: initial.autoMargins),
            alignSelf: Column($3, from: first, initial: initial.alignSelf)))
      }
    }
  }
}

/// Calls `body` with pointers to four arrays.
func withFour<A, B, C, D, Result>(
  _ a: [A], _ b: [B], _ c: [C], _ d: [D],
  _ body: (
    UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>, UnsafeBufferPointer<D>
  ) -> Result
) -> Result {
  a.withUnsafeBufferPointer { a in
    b.withUnsafeBufferPointer { b in
      c.withUnsafeBufferPointer { c in
        d.withUnsafeBufferPointer { d in body(a, b, c, d) }
      }
    }
  }
}

/// Calls `body` with pointers to five arrays.
private func withFive<A, B, C, D, E>(
  _ a: [A], _ b: [B], _ c: [C], _ d: [D], _ e: [E],
  _ body: (
    UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>, UnsafeBufferPointer<D>,
    UnsafeBufferPointer<E>
  ) -> Void
) {
  withFour(a, b, c, d) { a, b, c, d in
    e.withUnsafeBufferPointer { e in body(a, b, c, d, e) }
  }
}

extension Array where Element: Numeric {
  /// Gives the array as many elements, of any value, keeping its memory.
  mutating func resize(to count: Int) {
    if self.count == count { return }
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(0, count: count))
  }
}

extension Range<Int> {
  /// The first number that meets a condition, which all behind it meet, too; the upper bound if there is
  /// none.
  package func partitioningPoint(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The numbers from 0 to before a count, sorted; those that are equal stay as they are.
///
/// The standard library would bring a sort of its own, of two kilobytes, for each order.
///
/// - Complexity: O(*n* log *n*), O(*n*) if nothing has to move.
@inline(never)
package func sortedIndices(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var (sorted, merged, width) = (Array(0..<count), [Int](), 1)
  if !sorted.dropFirst().contains(where: { precedes($0, $0 - 1) }) { return sorted }
  while width < count {
    merged.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: count, by: 2 * width) {
      let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
      if middle == end || !precedes(sorted[middle], sorted[middle - 1]) {
        merged.append(contentsOf: sorted[start..<end])
        continue
      }
      var (left, right) = (start, middle)
      while merged.count < end {
        let takesRight = left == middle || right < end && precedes(sorted[right], sorted[left])
        merged.append(sorted[takesRight ? right : left])
        if takesRight { right += 1 } else { left += 1 }
      }
    }
    swap(&sorted, &merged)
    width *= 2
  }
  return sorted
}

extension Array {
  /// The index of the first element that meets a condition, which all behind it meet, too; `count` if
  /// there is none.
  func partitioningIndex(where isMet: (Element) -> Bool) -> Int {
    indices.partitioningPoint { isMet(self[$0]) }
  }
}

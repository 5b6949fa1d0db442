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
    clamped(sanitizedSize(length), sanitizedSize(minimum[item]), sanitizedLimit(maximum[item]))
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
  func withColumns<Result>(
    from first: Int, _ body: (MainColumns, CrossColumns) -> Result
  ) -> Result {
    let initial = FlexItem.initial
    return withFive(main, basis, grow, shrink, aspectRatio) { main, basis, grow, shrink, ratios in
      withSix(minMain, maxMain, marginMainStart, marginMainEnd, gapBefore, breaks) {
        let mainColumns = MainColumns(
          main: Column(main, from: first, initial: initial.main),
          basis: Column(basis, from: first, initial: initial.basis),
          grow: Column(grow, from: first, initial: initial.grow),
          shrink: Column(shrink, from: first, initial: initial.shrink),
          aspectRatio: Column(ratios, from: first, initial: initial.aspectRatio),
          minimum: Column($0, from: first, initial: initial.minMain),
          maximum: Column($1, from: first, initial: initial.maxMain),
          marginStart: Column($2, from: first, initial: initial.marginMainStart),
          marginEnd: Column($3, from: first, initial: initial.marginMainEnd),
          gapBefore: Column($4, from: first, initial: initial.gapBefore),
          breaks: Column($5, from: first, initial: initial.breaks))
        return withCrossColumns(from: first) { body(mainColumns, $0) }
      }
    }
  }

  private func withCrossColumns<Result>(
    from first: Int, _ body: (CrossColumns) -> Result
  ) -> Result {
    let initial = FlexItem.initial
    return withFive(cross, minCross, maxCross, guides, alignSelf) {
      cross, minimum, maximum, guides, align in
      withFour(marginCrossStart, marginCrossEnd, lastGuides, autoMargins) {
        body(
          CrossColumns(
            cross: Column(cross, from: first, initial: initial.cross),
            minimum: Column(minimum, from: first, initial: initial.minCross),
            maximum: Column(maximum, from: first, initial: initial.maxCross),
            marginStart: Column($0, from: first, initial: initial.marginCrossStart),
            marginEnd: Column($1, from: first, initial: initial.marginCrossEnd),
            guides: Column(guides, from: first, initial: initial.guide),
            lastGuides: Column($2, from: first, initial: initial.lastGuide),
            autoMargins: Column($3, from: first, initial: initial.autoMargins),
            alignSelf: Column(align, from: first, initial: initial.alignSelf)))
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
private func withFive<A, B, C, D, E, Result>(
  _ a: [A], _ b: [B], _ c: [C], _ d: [D], _ e: [E],
  _ body: (
    UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>, UnsafeBufferPointer<D>,
    UnsafeBufferPointer<E>
  ) -> Result
) -> Result {
  withFour(a, b, c, d) { a, b, c, d in
    e.withUnsafeBufferPointer { e in body(a, b, c, d, e) }
  }
}

/// Calls `body` with pointers to six arrays.
private func withSix<A, B, C, D, E, F, Result>(
  _ a: [A], _ b: [B], _ c: [C], _ d: [D], _ e: [E], _ f: [F],
  _ body: (
    UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>, UnsafeBufferPointer<D>,
    UnsafeBufferPointer<E>, UnsafeBufferPointer<F>
  ) -> Result
) -> Result {
  withFive(a, b, c, d, e) { a, b, c, d, e in
    f.withUnsafeBufferPointer { f in body(a, b, c, d, e, f) }
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

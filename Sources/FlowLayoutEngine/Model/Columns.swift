// The engine's view of `FlexItems`: a pointer to each property array, a "column". Invalid numbers are
// replaced where they are read.

/// The values of one property for all items, read through a pointer to the property's array.
///
/// If that array is empty, the value of each item is `initial`.
struct Column<Value> {
  let values: UnsafePointer<Value>?
  let initial: Value

  /// Makes a column that starts at the index `first` of `values`.
  ///
  /// Index 0 of the column is then `values[first]`. If `values` is empty, each item's value is
  /// `initial`.
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

/// The sizes, size limits and margins of all items, along one axis.
struct AxisColumns {
  let size: Column<Double>
  let minimum: Column<Double>
  let maximum: Column<Double>
  let marginStart: Column<Double>
  let marginEnd: Column<Double>

  var hasLimits: Bool { !minimum.isEmpty || !maximum.isEmpty }
  var hasMargins: Bool { !marginStart.isEmpty || !marginEnd.isEmpty }

  @inline(__always)
  func clamp(_ size: Double, _ item: Int) -> Double {
    sanitizedSize(size, from: minimum[item], to: maximum[item])
  }

  /// Returns the item's own size, clamped to its minimum and maximum.
  @inline(__always)
  func ownSize(_ item: Int) -> Double { clamp(sanitizedSize(size[item]), item) }

  @inline(__always)
  func margins(_ item: Int) -> Double {
    if !hasMargins { return 0 }
    return sanitizedOffset(marginStart[item]) + sanitizedOffset(marginEnd[item])
  }
}

/// The values of all properties of items other than sizes, size limits, margins and `order`.
///
/// Sizes, size limits and margins are in `AxisColumns`.
struct PropertyColumns {
  let basis: Column<Double>
  let grow: Column<Double>
  let shrink: Column<Double>
  let aspectRatio: Column<Double?>
  let breaks: Column<FlexBreaks>
  var gapBefore: Column<Double>
  let guides: Column<Double>
  let lastGuides: Column<Double>
  let autoMargins: Column<FlexEdges>
  let alignSelf: Column<FlexAlignment>

  /// Returns an item's length before growing and shrinking.
  ///
  /// This is its `basis` or, if that is NaN, its own length `own`.
  @inline(__always)
  func base(_ item: Int, own: Double) -> Double {
    if basis.isEmpty { return sanitizedSize(own) }
    return sanitizedSize(basis[item].isNaN ? own : basis[item])
  }
}

extension FlexItems {
  /// Calls `body` with pointers to all property arrays except `order`, from item `first` on.
  ///
  /// The arguments are the main axis, the cross axis, and all other arrays.
  func withColumns(from first: Int, _ body: (AxisColumns, AxisColumns, PropertyColumns) -> Void) {
    func columns(_ properties: borrowing ItemProperties) {
      withFive(
        main, properties.minMain, properties.maxMain, properties.marginMainStart,
        properties.marginMainEnd
      ) {
        let main = AxisColumns($0, $1, $2, $3, $4, from: first)
        withFive(
          cross, properties.minCross, properties.maxCross, properties.marginCrossStart,
          properties.marginCrossEnd
        ) {
          let cross = AxisColumns($0, $1, $2, $3, $4, from: first)
          properties.withColumns(from: first) { body(main, cross, $0) }
        }
      }
    }
    properties.isEmpty ? columns(.none) : columns(properties.value)
  }
}

extension AxisColumns {
  fileprivate init(
    _ size: UnsafeBufferPointer<Double>, _ minimum: UnsafeBufferPointer<Double>,
    _ maximum: UnsafeBufferPointer<Double>, _ marginStart: UnsafeBufferPointer<Double>,
    _ marginEnd: UnsafeBufferPointer<Double>, from first: Int
  ) {
    self.size = Column(size, from: first, initial: 0)
    self.minimum = Column(minimum, from: first, initial: 0)
    self.maximum = Column(maximum, from: first, initial: .infinity)
    self.marginStart = Column(marginStart, from: first, initial: 0)
    self.marginEnd = Column(marginEnd, from: first, initial: 0)
  }
}

extension ItemProperties {
  /// Calls `body` with pointers to the arrays in `PropertyColumns`, from the item `first` on.
  fileprivate func withColumns(from first: Int, _ body: (PropertyColumns) -> Void) {
    let initial = FlexItem.initial
    withFive(basis, grow, shrink, aspectRatio, breaks) { basis, grow, shrink, ratios, breaks in
      withFive(gapBefore, guides, lastGuides, autoMargins, alignSelf) {
        body(
          PropertyColumns(
            basis: Column(basis, from: first, initial: initial.basis),
            grow: Column(grow, from: first, initial: initial.grow),
            shrink: Column(shrink, from: first, initial: initial.shrink),
            aspectRatio: Column(ratios, from: first, initial: initial.aspectRatio),
            breaks: Column(breaks, from: first, initial: initial.breaks),
            gapBefore: Column($0, from: first, initial: initial.gapBefore),
            guides: Column($1, from: first, initial: initial.guide),
            lastGuides: Column($2, from: first, initial: initial.lastGuide),
            autoMargins: Column($3, from: first, initial: initial.autoMargins),
            alignSelf: Column($4, from: first, initial: initial.alignSelf)))
      }
    }
  }
}

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
  /// Sets the number of elements without freeing memory.
  ///
  /// The elements then have arbitrary values.
  mutating func resize(to count: Int) {
    if self.count == count { return }
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(0, count: count))
  }
}

// The one list of property arrays, the "columns" of `FlexItems`. Reading, replacing, comparing and moving
// items are visitors that go through this list: a new property is declared in `FlexItem`, `ItemProperties`
// and `FlexItems`, and gets a line here.

/// An operation on each property array ("column") of `FlexItems`.
protocol ColumnVisitor {
  /// Applies the operation to one property array.
  ///
  /// - Parameters:
  ///   - column: The array of one property.
  ///   - other: The array of that property in other items.
  ///   - value: The value of that property in a single item.
  ///   - initial: The initial value of that property, which an empty array stands for.
  mutating func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value)
}

extension ItemProperties {
  /// Calls `visitor` with each property array.
  ///
  /// The visitor also gets the property's array in `other` and its value in `item`.
  @inline(__always)
  mutating func visitColumns(
    beside other: ItemProperties = .none, _ item: inout FlexItem,
    _ visitor: inout some ColumnVisitor
  ) {
    let initial = FlexItem.initial
    visitor.visit(&basis, other.basis, &item.basis, initial.basis)
    visitor.visit(&grow, other.grow, &item.grow, initial.grow)
    visitor.visit(&shrink, other.shrink, &item.shrink, initial.shrink)
    visitor.visit(&aspectRatio, other.aspectRatio, &item.aspectRatio, initial.aspectRatio)
    visitor.visit(&minMain, other.minMain, &item.minMain, initial.minMain)
    visitor.visit(&maxMain, other.maxMain, &item.maxMain, initial.maxMain)
    visitor.visit(&minCross, other.minCross, &item.minCross, initial.minCross)
    visitor.visit(&maxCross, other.maxCross, &item.maxCross, initial.maxCross)
    visitor.visit(
      &marginMainStart, other.marginMainStart, &item.marginMainStart, initial.marginMainStart)
    visitor.visit(&marginMainEnd, other.marginMainEnd, &item.marginMainEnd, initial.marginMainEnd)
    visitor.visit(
      &marginCrossStart, other.marginCrossStart, &item.marginCrossStart, initial.marginCrossStart)
    visitor.visit(
      &marginCrossEnd, other.marginCrossEnd, &item.marginCrossEnd, initial.marginCrossEnd)
    visitor.visit(&autoMargins, other.autoMargins, &item.autoMargins, initial.autoMargins)
    visitor.visit(&alignSelf, other.alignSelf, &item.alignSelf, initial.alignSelf)
    visitor.visit(&guides, other.guides, &item.guide, initial.guide)
    visitor.visit(&lastGuides, other.lastGuides, &item.lastGuide, initial.lastGuide)
    visitor.visit(&order, other.order, &item.order, initial.order)
    visitor.visit(&gapBefore, other.gapBefore, &item.gapBefore, initial.gapBefore)
    visitor.visit(&breaks, other.breaks, &item.breaks, initial.breaks)
  }
}

extension FlexItems {
  /// Calls `visitor`, which may change the arrays, with each property array, sizes first.
  ///
  /// The visitor also gets the property's array in `other` and its value in `item`. Without `item`,
  /// that is the initial value.
  mutating func changeColumns(
    beside other: FlexItems = FlexItems(), bringing item: FlexItem? = nil,
    _ visitor: inout some ColumnVisitor
  ) {
    let initial = FlexItem.initial
    var value = item ?? initial
    visitor.visit(&main, other.main, &value.main, initial.main)
    visitor.visit(&cross, other.cross, &value.cross, initial.cross)
    if properties.isEmpty, other.properties.isEmpty, item == nil { return }
    // Moved out of the box: an array with a second owner would copy itself when it changes.
    var columns = properties.take() ?? ItemProperties()
    columns.visitColumns(beside: other.properties.value(or: .none), &value, &visitor)
    if !columns.isEmpty { properties.put(columns) }
  }

  /// Calls `visitor` with each property array other than sizes, without changing it.
  ///
  /// The visitor also gets the property's value in `item`.
  @inline(__always)
  private func readProperties(_ item: inout FlexItem, _ visitor: inout some ColumnVisitor) {
    // Visits in place: a copy, which the visitor could change, would cost more than the visit.
    properties.withPointer {
      UnsafeMutablePointer(mutating: $0).pointee.visitColumns(&item, &visitor)
    }
  }
}

// MARK: - Splicing

extension FlexItems {
  /// Replaces the items of `range` with `rows`, a slice of other items.
  mutating func splice(_ range: Range<Int>, with rows: Slice<FlexItems>) {
    splice(Splice(range: range, count: count, new: rows.indices), from: rows.base, nil)
  }

  /// Replaces a range of items with one item.
  mutating func splice(_ range: Range<Int>, with item: FlexItem) {
    splice(Splice(range: range, count: count, new: 0..<1), from: FlexItems(), item)
  }

  private mutating func splice(_ splice: Splice, from other: FlexItems, _ item: FlexItem?) {
    var splice = splice
    changeColumns(beside: other, bringing: item, &splice)
    // Even if all sizes are 0, `main` and `cross` hold a value for each item.
    if main.isEmpty { main.append(contentsOf: repeatElement(0, count: splice.new.count)) }
    if cross.isEmpty { cross.append(contentsOf: repeatElement(0, count: count)) }
  }
}

/// Replaces a range of values in each property array.
///
/// The new values are copied from the same property's array of other items. If that is empty, they
/// are all the same value.
private struct Splice: ColumnVisitor {
  let range: Range<Int>
  /// The number of items before the splice.
  let count: Int
  /// The indices of the new values in the array that they are copied from.
  ///
  /// If one value is repeated instead, only the number of indices matters.
  let new: Range<Int>

  @inline(never)
  func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value
  ) {
    if column.isEmpty {
      if other.isEmpty, isSame(value, initial) { return }
      column.append(contentsOf: repeatElement(initial, count: count))
    }
    if other.isEmpty {
      column.replaceSubrange(range, with: repeatElement(value, count: new.count))
    } else {
      column.replaceSubrange(range, with: other[new])
    }
  }
}

// MARK: - Reading

extension FlexItems {
  /// Returns the item at an index, gathered from all property arrays.
  func row(_ index: Int) -> FlexItem {
    var item = FlexItem(main: main[index], cross: cross.isEmpty ? 0 : cross[index])
    var reader = RowReader(index: index)
    readProperties(&item, &reader)
    return item
  }

  /// Whether the items have only sizes, guides and breaks.
  var areFixed: Bool { columnsBesideGuides == (breaks.isEmpty ? 0 : 1) }

  /// Whether the items have aspect ratios, but otherwise only sizes and guides.
  var haveOnlyProportions: Bool { columnsBesideGuides == 1 && !aspectRatio.isEmpty }

  /// The number of nonempty property arrays, apart from sizes and guides.
  private var columnsBesideGuides: Int {
    if properties.isEmpty { return 0 }
    let guides = (guides.isEmpty ? 0 : 1) + (lastGuides.isEmpty ? 0 : 1)
    return survey.columns - guides
  }

  /// Traps unless each property array has one value for each item.
  ///
  /// Arrays other than sizes may also be empty.
  func checkColumns() {
    precondition(count <= Int(Int32.max), "FlexItems holds at most 2147483647 items")
    precondition(cross.count == count, "FlexItems needs as many cross sizes as main sizes")
    if properties.isEmpty { return }
    precondition(
      survey.areComplete, "each column of FlexItems must be empty or hold one value an item")
  }

  private var survey: Survey {
    var (item, survey) = (FlexItem.initial, Survey(count: count))
    readProperties(&item, &survey)
    return survey
  }
}

extension ItemProperties {
  /// Whether all property arrays are empty.
  fileprivate var isEmpty: Bool {
    mutating get {
      var (item, survey) = (FlexItem.initial, Survey(count: 0))
      visitColumns(&item, &survey)
      return survey.columns == 0
    }
  }
}

/// Reads the values of the item at `index` from the property arrays.
private struct RowReader: ColumnVisitor {
  let index: Int

  @inline(__always)
  func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value
  ) {
    if !column.isEmpty { value = column[index] }
  }
}

/// Counts the property arrays with values, and checks their lengths.
private struct Survey: ColumnVisitor {
  /// The number of values that each array should have.
  let count: Int
  /// The number of nonempty property arrays.
  var columns = 0
  /// Whether each property array is empty or has one value for each item.
  var areComplete = true

  @inline(__always)
  mutating func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value
  ) {
    if column.isEmpty { return }
    columns += 1
    areComplete = areComplete && column.count == count
  }
}

// MARK: - Comparing

extension FlexItems: Equatable {
  /// Whether all items are equal.
  ///
  /// An empty property array counts as initial values, and NaN equals NaN.
  public static func == (a: FlexItems, b: FlexItems) -> Bool {
    if a.count != b.count { return false }
    var (columns, comparison) = (a, Comparison())
    columns.changeColumns(beside: b, &comparison)
    return comparison.areSame
  }
}

extension FlexItem: Equatable {
  /// Whether all properties are equal; NaN equals NaN.
  public static func == (a: FlexItem, b: FlexItem) -> Bool {
    FlexItems(repeating: a, count: 1) == FlexItems(repeating: b, count: 1)
  }
}

/// Compares each property array with the same property's array of other items.
private struct Comparison: ColumnVisitor {
  var areSame = true

  @inline(never)
  mutating func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value
  ) {
    guard areSame else { return }
    if column.isEmpty || other.isEmpty {
      let values = column.isEmpty ? other : column
      areSame = values.allSatisfy { isSame($0, initial) }
    } else {
      areSame = column.elementsEqual(other, by: isSame)
    }
  }
}

/// Whether two values are equal, or both NaN.
private func isSame<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
  a == b || (a != a && b != b)
}

// The one list of columns. Whatever is done to all of them, slicing, joining, comparing, replacing, is a
// visitor that goes through it: a new column is declared in `FlexItem`, `FlexWishes` and `FlexItems` and gets a
// line here.

/// Something that is done to one column after the other.
protocol ColumnVisitor {
  /// Does it to one column.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - other: The same column of other items.
  ///   - value: The same property of an item.
  ///   - initial: What an empty column stands for.
  mutating func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value)
}

extension FlexWishes {
  /// Shows all columns to a visitor, beside those of other items and the properties of an item.
  @inline(__always)
  mutating func visitColumns(
    beside other: FlexWishes = .none, _ item: inout FlexItem, _ visitor: inout some ColumnVisitor
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
  /// Lets a visitor change all columns, sizes first; those in the box only if there is one, or an item may
  /// bring one.
  mutating func changeColumns(
    beside other: FlexItems = FlexItems(), bringing item: FlexItem? = nil,
    _ visitor: inout some ColumnVisitor
  ) {
    let initial = FlexItem.initial
    var value = item ?? initial
    visitor.visit(&main, other.main, &value.main, initial.main)
    visitor.visit(&cross, other.cross, &value.cross, initial.cross)
    if wishes.isEmpty, other.wishes.isEmpty, item == nil { return }
    // Taken out: while a box held them, too, each column would copy itself.
    var columns = wishes.popLast() ?? FlexWishes()
    columns.visitColumns(beside: other.wishes.first ?? .none, &value, &visitor)
    if !columns.isEmpty { wishes.append(columns) }
  }

  /// Shows the columns in the box to a visitor that changes none of them.
  @inline(__always)
  private func readWishes(_ item: inout FlexItem, _ visitor: inout some ColumnVisitor) {
    // A copy, which the visitor could change, would cost more than looking at all columns does.
    wishes.withUnsafeBufferPointer {
      guard !$0.isEmpty, let box = $0.baseAddress else { return }
      UnsafeMutablePointer(mutating: box).pointee.visitColumns(&item, &visitor)
    }
  }
}

// MARK: - Splicing

extension FlexItems {
  /// Puts rows of other items in the place of some.
  mutating func splice(_ range: Range<Int>, with rows: Slice<FlexItems>) {
    splice(Splice(range: range, count: count, new: rows.indices), from: rows.base, nil)
  }

  /// Puts an item in the place of some.
  mutating func splice(_ range: Range<Int>, with item: FlexItem) {
    splice(Splice(range: range, count: count, new: 0..<1), from: FlexItems(), item)
  }

  private mutating func splice(_ splice: Splice, from other: FlexItems, _ item: FlexItem?) {
    var splice = splice
    changeColumns(beside: other, bringing: item, &splice)
    // Sizes are written out even where an empty column would say the same.
    if main.isEmpty { main.append(contentsOf: repeatElement(0, count: splice.new.count)) }
    if cross.isEmpty { cross.append(contentsOf: repeatElement(0, count: count)) }
  }
}

/// Puts new values in the place of some: those of the other column or, if that is empty, the item's.
private struct Splice: ColumnVisitor {
  let range: Range<Int>
  /// The number of values before the change.
  let count: Int
  /// Which of the other column's values come.
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
  /// The item at an index.
  func row(_ index: Int) -> FlexItem {
    var item = FlexItem(main: main[index], cross: cross.isEmpty ? 0 : cross[index])
    var reader = RowReader(index: index)
    readWishes(&item, &reader)
    return item
  }

  /// Whether the items have nothing but sizes, guides for a container that aligns them all, and what they ask of
  /// breaks.
  var areFixed: Bool { columnsBesideGuides == (breaks.isEmpty ? 0 : 1) }

  /// Whether they have proportions besides, and nothing else.
  var haveOnlyProportions: Bool { columnsBesideGuides == 1 && !aspectRatio.isEmpty }

  /// The number of columns that are neither sizes nor guides.
  private var columnsBesideGuides: Int {
    if wishes.isEmpty { return 0 }
    let guides = (guides.isEmpty ? 0 : 1) + (lastGuides.isEmpty ? 0 : 1)
    return survey.columns - guides
  }

  /// Traps where a column does not fit the number of items.
  func checkColumns() {
    precondition(count <= Int(Int32.max), "FlexItems holds at most 2147483647 items")
    precondition(cross.count == count, "FlexItems needs as many cross sizes as main sizes")
    if wishes.isEmpty { return }
    precondition(
      survey.areComplete, "each column of FlexItems must be empty or hold one value an item")
  }

  private var survey: Survey {
    var (item, survey) = (FlexItem.initial, Survey(count: count))
    readWishes(&item, &survey)
    return survey
  }
}

extension FlexWishes {
  /// Whether no item asks for anything.
  fileprivate var isEmpty: Bool {
    mutating get {
      var (item, survey) = (FlexItem.initial, Survey(count: 0))
      visitColumns(&item, &survey)
      return survey.columns == 0
    }
  }
}

/// Takes one item's values out of the columns.
private struct RowReader: ColumnVisitor {
  let index: Int

  @inline(__always)
  func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value
  ) {
    if !column.isEmpty { value = column[index] }
  }
}

/// Looks which columns there are.
private struct Survey: ColumnVisitor {
  /// The number of values that a column should have.
  let count: Int
  /// The number of columns.
  var columns = 0
  /// Whether each has a value for each item.
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
  /// Whether the rows of both are equal, whichever columns are written out.
  public static func == (a: FlexItems, b: FlexItems) -> Bool {
    if a.count != b.count { return false }
    var (columns, comparison) = (a, Comparison())
    columns.changeColumns(beside: b, &comparison)
    return comparison.areSame
  }
}

extension FlexItem: Equatable {
  /// Whether both ask for the same; NaN equals NaN.
  public static func == (a: FlexItem, b: FlexItem) -> Bool {
    FlexItems(repeating: a, count: 1) == FlexItems(repeating: b, count: 1)
  }
}

/// Compares a column with the other one.
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

/// Whether two values are the same; NaN is a value like others here.
private func isSame<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
  a == b || (a != a && b != b)
}

import FlowLayoutEngine
import TestSupport
import Testing

/// Items as a collection that stores columns: an array of the same items is the oracle of every operation.
@Suite("Items as a collection")
struct FlexItemsTests {
  @Test(
    "an item taken from a collection has the values set for it, and initial values of properties that are not set"
  )
  func rows() {
    var items = FlexItems(main: [60, 40], cross: [20, 24])
    items.grow = [0, 1]
    items.guides = [15, .nan]
    #expect(items[1].main == 40 && items[1].cross == 24 && items[1].grow == 1)
    #expect(items[0].guide == 15 && items[1].guide.isNaN)
    #expect(items[1].shrink == 0 && items[1].maxMain == .infinity && items[1].alignSelf == .auto)
    #expect(items[1].basis.isNaN && items[1].gapBefore.isNaN && items[1].breaks == [])
    #expect(FlexItem(main: 1, cross: 2).order == 0 && items[1].order == 0)
    expectEqual(FlexItems(main: [1], cross: [])[0].cross, 0)
    #expect(FlexItems(main: [1], cross: [2]).basis.isEmpty)
  }

  @Test(
    "a collection of items stores a property's values from the first item whose value is not the initial one"
  )
  func columns() {
    var items = FlexItems()
    items.append(FlexItem(main: 10, cross: 5))
    #expect(items.main == [10] && items.cross == [5] && items.grow.isEmpty)
    items.append(FlexItem(main: 60, cross: 20, grow: 1))
    #expect(items.main == [10, 60] && items.grow == [0, 1] && items.shrink.isEmpty)
    items[0].maxMain = 30
    expectEqual(items.maxMain, [30, .infinity])
    items.insert(FlexItem(main: 0, cross: 0), at: 1)
    #expect(items.main == [10, 0, 60] && items.grow == [0, 0, 1])
  }

  @Test("a collection of items stores lengths and depths of 0 like any others")
  func zeroSizes() {
    var items = FlexItems()
    items.append(FlexItem(main: 0, cross: 0))
    items.append(contentsOf: [FlexItem(main: 0, cross: 3)])
    #expect(items.main == [0, 0] && items.cross == [0, 3])
    expectEqual(FlexItems(repeating: FlexItem(main: 0, cross: 0), count: 2).cross, [0, 0])
    expectEqual(solve(items, FlexContainer(mainSize: 10)).crossSize, 3)
  }

  @Test(
    "replacing a range of a collection of items gives the same items as in an array",
    arguments: 0..<tried(10))
  func replacing(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed))
    for _ in 0..<200 {
      let (old, new) = (drawer.problem().items, drawer.problem().items)
      let (range, slice) = (
        drawer.source.range(in: old.count), new[drawer.source.range(in: new.count)]
      )
      var rows = Array(old)
      rows.replaceSubrange(range, with: Array(slice))
      var items = old
      switch drawer.source.pick([0, 1, 2]) {
      case 0: items.replaceSubrange(range, with: slice)
      case 1: items.replaceSubrange(range, with: FlexItems(slice))
      default: items.replaceSubrange(range, with: Array(slice))
      }
      #expect(Array(items) == rows, "\(range) of \(old) by \(slice)")
      expectWellFormed(items)
    }
  }

  @Test(
    "joining, slicing, inserting, removing and reversing a collection of items gives the same items as an array",
    arguments: 0..<tried(10))
  func operations(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed))
    for _ in 0..<100 {
      let (a, b) = (drawer.problem().items, drawer.problem().items)
      let range = drawer.source.range(in: a.count)
      expectEqual(Array(a + b), Array(a) + Array(b))
      expectEqual(Array(FlexItems(a[range])), Array(Array(a)[range]))
      var (items, rows) = (a, Array(a))
      items.insert(contentsOf: b, at: range.lowerBound)
      rows.insert(contentsOf: b, at: range.lowerBound)
      expectEqual(Array(items), rows)
      items.removeSubrange(range)
      rows.removeSubrange(range)
      expectEqual(Array(items), rows)
      items.reverse()
      expectEqual(Array(items), rows.reversed())
      expectWellFormed(items)
    }
  }

  @Test("setting one item of a collection changes that item and no other", arguments: 0..<5)
  func setting(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed))
    for _ in 0..<200 {
      var items = drawer.problem().items
      guard let item = items.indices.randomElement(using: &drawer.source),
        let new = drawer.problem().items.randomElement(using: &drawer.source)
      else { continue }
      var rows = Array(items)
      (items[item], rows[item]) = (new, new)
      expectEqual(Array(items), rows)
      expectWellFormed(items)
    }
  }

  @Test("an item has every property that a collection of items stores")
  func completeness() {
    var drawer = ProblemDrawer(SeededGenerator(3))
    var carried: Set<String> = []
    for _ in 0..<300 {
      let items = drawer.problem().items
      // Rows alone remember: a column that they leave out would be empty.
      for (name, column) in FlexItems(Array(items)).namedColumns where "\(column)" != "[]" {
        carried.insert(name)
      }
    }
    var items = FlexItems(main: [1], cross: [1])
    items.grow = [1]
    #expect(carried == Set(items.namedColumns.map(\.name)) && carried.count > 20)
  }

  @Test(
    "two item collections are equal if their items are, even if only one of them stores default values"
  )
  func equality() {
    let plain = FlexItems(main: [1, 2], cross: [3, 4])
    var full = plain
    full.grow = [0, 0]
    full.basis = [.nan, .nan]
    full.maxCross = [.infinity, .infinity]
    #expect(full == plain && plain == full && full == full)
    full.grow = [0, 1]
    #expect(full != plain && plain != full)
    #expect(plain != FlexItems(main: [1], cross: [3]))
    var other = full
    other.grow = [1, 0]
    #expect(full != other)
  }

  @Test(
    "two item collections are equal only if all their items are, and two items only if all their properties are",
    arguments: 0..<5)
  func inequality(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed))
    for _ in 0..<200 {
      let (a, b) = (drawer.problem().items, drawer.problem().items)
      expectEqual(a, a)
      #expect((a == b) == a.elementsEqual(b), "\(a) and \(b)")
      for (one, other) in zip(a, b) {
        #expect(one == one && (one == other) == ("\(one)" == "\(other)"))
      }
    }
  }

  #if compiler(>=6.2) && (os(macOS) || os(Linux))
  @Test(
    "reading or setting an item of a collection at an index out of range traps", arguments: [-1, 2])
  func bounds(index: Int) async {
    await #expect(processExitsWith: .failure) { [index = index as Int] in
      _ = FlexItems(main: [1, 2], cross: [3, 4])[index]
    }
    await #expect(processExitsWith: .failure) { [index = index as Int] in
      var items = FlexItems(main: [1, 2], cross: [3, 4])
      items[index] = FlexItem(main: 1, cross: 1)
    }
  }
  #endif

  /// Each column is empty or holds a value an item.
  private func expectWellFormed(_ items: FlexItems) {
    for (name, column) in items.namedColumns {
      let count = Mirror(reflecting: column).children.count
      #expect(count == items.count || count == 0, "\(name): \(items)")
    }
  }
}

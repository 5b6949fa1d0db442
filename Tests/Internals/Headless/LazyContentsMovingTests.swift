import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// The lines around a dragged element, and how a lazy flow follows the drag.
@Suite("Moved items of lazy flows")
struct LazyContentsMovingTests {
  private func contents(
    _ widths: [Double], of count: Int? = nil, isDeclared: Bool = false, isStrip: Bool = false
  ) -> LazyContents {
    let rules = FlowLayout().rules
    return .known(
      widths.map { CGSize(width: $0, height: 20) }, of: count,
      isStrip ? rules.asStrip(2, .shortestFirst) : rules, isDeclared: isDeclared)
  }

  @Test(
    "moving an item in a lazy flow or strip orders the items' sizes as in data with that item moved",
    arguments: [true, false], [true, false])
  func order(isDeclared: Bool, isStrip: Bool) {
    let widths = (0..<9).map { Double(10 + 7 * $0) }
    for source in 0..<10 {
      for place in 0..<10 {
        var moved = contents(widths, isDeclared: isDeclared, isStrip: isStrip)
        moved.moveItem(DataMove(from: source, to: place))
        var order = widths
        // Beyond the items there is nothing to move, and nowhere to move to.
        if source < 9, place < 9 { order.insert(order.remove(at: source), at: place) }
        #expect(moved.items.memory.items.main == order, "\(source) to \(place)")
        moved.checkInvariants("\(source) to \(place)")
      }
    }
  }

  @Test(
    "in a lazy flow, a move from or to an index behind the measured items changes no measured size")
  func known() {
    for (source, place) in [(4, 0), (0, 4), (5, 1), (1, 5), (6, 6), (9, 4)] {
      var moved = contents([10, 20, 30, 40], of: 8)
      moved.moveItem(DataMove(from: source, to: place))
      #expect(moved.items.memory.items.main == [10, 20, 30, 40], "\(source) to \(place)")
    }
  }

  @Test(
    "moving items of a lazy flow leaves items that are not measured yet unmeasured, wherever they are moved"
  )
  func between() {
    var moved = contents([10, 20, 30, 40], of: 8)
    moved.apply(ItemMoves(first: 1, origins: [nil, 1, 2]))
    expectEqual(moved.items.memory.unmeasured, [1])
    moved.moveItem(DataMove(from: 1, to: 3))
    expectEqual(moved.items.memory.unmeasured, [3])
    expectEqual(moved.items.memory.items.main, [10, 20, 30, 25])
    moved.moveItem(DataMove(from: 0, to: 3))
    expectEqual(moved.items.memory.unmeasured, [2])
    moved.apply(ItemMoves(first: 0, origins: [nil, 0, 1, 2, 3]))
    expectEqual(moved.items.memory.unmeasured, [0, 3])
    moved.checkInvariants()
  }

  @Test(
    "an item moved in a lazy flow keeps the spacing and the wrapped size that were measured for it")
  func told() {
    var moved = LazyContents(FlowLayout(spacing: nil).rules, isDeclared: false)
    moved.setItems(SectionItems(3))
    let spacings = [20, 30, 60].map { ViewSpacing(top: $0, leading: 0, bottom: $0, trailing: $0) }
    moved.measure(
      FlexItems(main: [10, 300, 30], cross: [20, 20, 20]), length: 100, spacings: spacings)
    moved.learn([(1, .init(main: 100, measurement: FlexMeasurement(main: 90, cross: 60)))])
    moved.moveItem(DataMove(from: 2, to: 0))
    let memory = moved.items.memory
    expectEqual(memory.items.gapBefore.dropFirst(), [60, 20])
    expectEqual(memory.answers.mapValues { $0.map(\.measurement.cross) }, [2: [60]])
    expectEqual(moved.size(100), CGSize(width: 100, height: 140))
  }

  @Test(
    "a lazy flow shows a dragged element at its drop index, and after a change of data at its index in the data"
  )
  @MainActor func follow() {
    let numbers = NumbersModel<[Int]>()
    numbers.update(NumbersModel.measured([10, 20, 30, 40, 50]))
    numbers.learn(first: 5, of: [10, 20, 30, 40, 50])
    let model = numbers.model
    model.follow(DraggedElement(DataMove(from: 1, to: 3)))
    let version = numbers.version
    model.follow(DraggedElement(DataMove(from: 1, to: 3)))
    #expect(numbers.known == [10, 30, 40, 20, 50] && numbers.version == version)
    model.follow(DraggedElement(DataMove(from: 1, to: 0)))
    #expect(numbers.known == [20, 10, 30, 40, 50] && numbers.version != version)
    // Another element without a drop in between.
    model.follow(DraggedElement(DataMove(from: 4, to: 1)))
    expectEqual(numbers.known, [10, 50, 20, 30, 40])
    let held = numbers.version
    numbers.update(NumbersModel.measured([10, 20, 30, 40]))
    #expect(numbers.known == [10, 20, 30, 40] && numbers.version != held)
  }

  @Test(
    "when a drag goes on to another drop index, a lazy flow breaks again only lines around the two indices"
  )
  @MainActor func steps() throws {
    let widths = Array(10..<60)
    let numbers = NumbersModel<[Int]>()
    numbers.update(NumbersModel.measured(widths))
    numbers.learn(first: 50, of: widths)
    for place in [40, 41, 39] {
      numbers.model.follow(DraggedElement(DataMove(from: 0, to: place)))
      var order = widths
      order.insert(order.remove(at: 0), at: place)
      expectEqual(numbers.known, order.map(Double.init))
      let index = numbers.contents { ($0.lines as? WrappedLines)?.recent.latest?.index }
      let first = try #require(index).brokenItems.lowerBound
      #expect(place == 40 ? first == 0 : first > 30, "\(first) at \(place)")
    }
  }

  @Test("drop indices in a lazy flow count an item too long for a line with its wrapped height")
  func wrapped() throws {
    var all = contents([40, 300, 40])
    let measurement = FlexMeasurement(main: 90, cross: 60)
    all.learn([(1, ItemMemory.Answer(main: 100, measurement: measurement))])
    let lines = try #require(all.dropFrames(around: 1, isMirrored: false))
    expectEqual((0..<3).flatMap(lines.centers).map(\.y), [10, 58, 106])
    // Where others are tried, too, it is as deep: behind it, the first one would lie at 78.
    let drop = lines.items?.trial(of: 0)
    expectEqual(drop?.offset(at: CGPoint(x: 20, y: 40)), 0)
    expectEqual(drop?.offset(at: CGPoint(x: 20, y: 50)), 1)
  }

  @Test("drop indices in a lazy flow count the spacing between lines that views prefer")
  func distances() throws {
    var contents = LazyContents(FlowLayout(verticalSpacing: nil).rules, isDeclared: false)
    contents.setItems(SectionItems(3))
    let spacings = [0, 0, 60].map { (bottom: CGFloat) in
      ViewSpacing(top: 0, leading: 0, bottom: bottom, trailing: 0)
    }
    contents.measure(
      FlexItems(main: [80, 80, 80], cross: [20, 20, 20]), length: 100, spacings: spacings)
    contents.place(100)
    // The last one would lie at 10, 30 or 50, and the others 60 behind it.
    var drop = try #require(contents.dropFrames(around: 1, isMirrored: false)).items?.trial(
      of: 2)
    expectEqual([19, 21, 39, 41].map { drop?.offset(at: CGPoint(x: 40, y: $0)) }, [0, 1, 1, 2])
    // The first one behind it would lie at 110, and at 30 between the others.
    drop = try #require(contents.dropFrames(around: 1, isMirrored: false)).items?.trial(of: 0)
    expectEqual([19, 21, 69, 71].map { drop?.offset(at: CGPoint(x: 40, y: $0)) }, [0, 1, 1, 2])
  }

  @Test(
    "drags and arrow keys find elements of a lazy flow at their shown frames while one of them is dragged",
    arguments: [true, false], [true, false])
  func dragged(isDeclared: Bool, isStrip: Bool) throws {
    let widths = (0..<12).map { Double(20 + 3 * $0) }
    for move in [DataMove(from: 1, to: 4), DataMove(from: 5, to: 0), DataMove(from: 11, to: 1)] {
      var all = contents(widths, isDeclared: isDeclared, isStrip: isStrip)
      all.drag(move)
      all.place(100)
      let lines = all.hitFrames(isMirrored: false)
      expectEqual(lines.seen.map(\.element).sorted(), Array(0..<12))
      for (element, frame) in lines.seen {
        expectEqual(frame.width, CGFloat(widths[element]))
        expectEqual(lines.element(at: CGPoint(x: frame.midX, y: frame.midY)), element)
        let near = try #require(all.dropFrames(around: element, isMirrored: false))
        expectEqual(near.frame(ofElement: element), frame)
      }
    }
  }
}

import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a lazy flow knows of the lines around an element that is moved by hand, and how it follows the hand.
@Suite("Moved items of lazy flows")
struct LazyContentsMovingTests {
  /// Items of a lazy flow of which the first few are measured, or all are declared.
  private func contents(
    _ widths: [Double], of count: Int? = nil, isDeclared: Bool,
    _ layout: FlowLayout = FlowLayout()
  ) -> LazyContents {
    var contents = LazyContents(layout.rules, isDeclared: isDeclared)
    if isDeclared {
      var sizes = DeclaredSizes(capacity: widths.count)
      for width in widths { sizes.append(CGSize(width: width, height: 20)) }
      contents.declare(sizes)
    } else {
      contents.setItems(SectionItems(count ?? widths.count))
      contents.learn(
        LazyReading(
          items: Array(widths.indices),
          columns: FlexItems(main: widths, cross: widths.map { _ in 20 }), spacings: [],
          answers: widths.map { _ in [] }), LazySlice(length: 100))
    }
    return contents
  }

  /// The items of each line that is a hundred points long.
  private func lines(_ contents: inout LazyContents) -> [[Double]] {
    let index = contents.lines(100).index
    return (0..<index.lineCount).map { line in
      index.items(ofLines: line..<line + 1).map { index.items.main[$0] }
    }
  }

  @Test("an item that is moved takes its place on the lines, as if the data were in that order")
  func order() {
    let widths = (0..<9).map { Double(10 + 7 * $0) }
    for isDeclared in [true, false] {
      for hasLines in [true, false] {
        for source in 0..<10 {
          for place in 0..<10 {
            var moved = contents(widths, isDeclared: isDeclared)
            if hasLines { _ = moved.lines(100) }
            moved.moveItem(from: source, to: place)
            var order = widths
            // Beyond the items there is nothing to move, and nowhere to move to.
            if source < 9, place < 9 { order.insert(order.remove(at: source), at: place) }
            #expect(moved.memory.items.main == order, "\(source) to \(place)")
            var fresh = contents(order, isDeclared: isDeclared)
            #expect(lines(&moved) == lines(&fresh), "\(source) to \(place)")
          }
        }
      }
    }
  }

  @Test("items behind those that are measured stay where they are, and none moves there")
  func known() {
    for (source, place) in [(4, 0), (0, 4), (5, 1), (1, 5), (6, 6), (9, 4)] {
      var moved = contents([10, 20, 30, 40], of: 8, isDeclared: false)
      moved.moveItem(from: source, to: place)
      #expect(moved.memory.items.main == [10, 20, 30, 40], "\(source) to \(place)")
    }
    var moved = contents([10, 20, 30, 40], of: 8, isDeclared: false)
    moved.moveItem(from: 3, to: 0)
    #expect(moved.memory.items.main == [40, 10, 20, 30] && moved.memory.holes.isEmpty)
  }

  @Test("what came in between and is not measured yet is still what it was where it is moved to")
  func between() {
    var moved = contents([10, 20, 30, 40], of: 8, isDeclared: false)
    moved.move(from: 1, [nil, 1, 2])
    #expect(moved.memory.holes == [1])
    moved.moveItem(from: 1, to: 3)
    #expect(moved.memory.holes == [3])
    #expect(moved.memory.items.main == [10, 20, 30, 25])
    moved.moveItem(from: 0, to: 3)
    #expect(moved.memory.holes == [2])
  }

  @Test(
    "what is held stands where it would be dropped, and where it was when it is not held any more")
  func follow() {
    let numbers = NumbersModel<[Int]>()
    numbers.update(NumbersModel.measured([10, 20, 30, 40, 50]))
    numbers.learn(first: 5, of: [10, 20, 30, 40, 50])
    let model = numbers.model
    model.follow(DraggedElement(DataMove(from: 1, to: 3)))
    #expect(numbers.known == [10, 30, 40, 20, 50])
    let version = numbers.version
    model.follow(DraggedElement(DataMove(from: 1, to: 3)))
    #expect(numbers.known == [10, 30, 40, 20, 50] && numbers.version == version)
    model.follow(DraggedElement(DataMove(from: 1, to: 0)))
    #expect(numbers.known == [20, 10, 30, 40, 50] && numbers.version != version)
    model.follow(DraggedElement(DataMove(from: 4, to: 2)))
    #expect(numbers.known == [10, 20, 50, 30, 40])
    model.follow(nil)
    #expect(numbers.known == [10, 20, 30, 40, 50])
    model.follow(nil)
    #expect(numbers.known == [10, 20, 30, 40, 50])
  }

  @Test("of the lines around an item, those before and behind its own are known")
  func near() throws {
    // Two on each of five lines.
    var all = contents(Array(repeating: 40, count: 10), isDeclared: true)
    #expect(all.handLines(around: 0, isMirrored: false) == nil)
    _ = all.lines(100)
    let known = (0..<10).map {
      all.handLines(around: $0, isMirrored: false)?.frames.seen.map(\.element)
    }
    let wanted = [0..<4, 0..<4, 0..<6, 0..<6, 2..<8, 2..<8, 4..<10, 4..<10, 6..<10, 6..<10]
    #expect(known == wanted.map { Array($0) })
    #expect(all.handLines(around: 10, isMirrored: false) == nil)
    #expect(all.handLines(around: 11, isMirrored: false) == nil)
    let lines = try #require(all.handLines(around: 5, isMirrored: true))
    #expect(lines.frames.isMirrored && lines.frames.seen.map(\.element) == Array(2..<8))
    #expect(lines.frames.point(ofElement: 5, linesOn: -1) == CGPoint(x: 68, y: 38))
    #expect(lines.frames.point(ofElement: 5, linesOn: 1) == CGPoint(x: 68, y: 94))
    let centers = (2..<8).flatMap { lines.frames.centers(ofElement: $0) }
    #expect(centers.map(\.x) == [20, 68, 20, 68, 20, 68])
    #expect(centers.map(\.y) == [38, 38, 66, 66, 94, 94])
    // Seen from the right edge of 100.
    #expect(lines.frames.frame(ofElement: 4) == CGRect(x: 60, y: 56, width: 40, height: 20))
    let single = contents([40], isDeclared: true)
    #expect(single.handLines(around: 0, isMirrored: false) == nil)
  }

  /// The centers of the elements that are known of lines.
  private func centers(_ lines: HandLines) -> [CGPoint] {
    lines.frames.seen.flatMap { lines.frames.centers(ofElement: $0.element) }
  }

  @Test("declared items that grow with their line stay as deep as they are declared")
  func grown() throws {
    var layout = FlowLayout(spacing: 10)
    layout.alignment = .stretch
    var all = contents([20, 20, 80, 50], isDeclared: true, layout)
    _ = all.lines(100)
    let lines = try #require(all.handLines(around: 0, isMirrored: false))
    #expect(lines.frames.seen.map(\.element) == [0, 1, 2])
    #expect(centers(lines).map(\.x) == [22.5, 77.5, 50])
    #expect(centers(lines).map(\.y) == [10, 10, 40])
  }

  @Test("an item that is too long for a line is where it wraps")
  func wrapped() throws {
    var all = contents([40, 300, 40], isDeclared: false)
    _ = all.lines(100)
    let measurement = FlexMeasurement(main: 90, cross: 60)
    all.learn([(1, ItemMemory.Answer(main: 100, measurement: measurement))])
    let lines = try #require(all.handLines(around: 1, isMirrored: false))
    #expect(centers(lines).map(\.x) == [20, 45, 20])
    #expect(centers(lines).map(\.y) == [10, 58, 106])
    // Where others are tried, too, it is as deep: behind it, the first one would lie at 78.
    let drop = lines.items?.trial(of: 0)
    #expect(drop?.place(at: CGPoint(x: 20, y: 40)) == 0)
    #expect(drop?.place(at: CGPoint(x: 20, y: 50)) == 1)
  }

  @Test("distances that views ask for between lines are known to those who move them")
  func distances() throws {
    var contents = LazyContents(FlowLayout(verticalSpacing: nil).rules, isDeclared: false)
    contents.setItems(SectionItems(3))
    let spacings = [0, 0, 60].map { (bottom: CGFloat) in
      ViewSpacing(top: 0, leading: 0, bottom: bottom, trailing: 0)
    }
    contents.learn(
      LazyReading(
        items: [0, 1, 2], columns: FlexItems(main: [80, 80, 80], cross: [20, 20, 20]),
        spacings: spacings, answers: [[], [], []]), LazySlice(length: 100))
    _ = contents.lines(100)
    // The last one would lie at 10, 30 or 50, and the others 60 behind it.
    var drop = try #require(contents.handLines(around: 1, isMirrored: false)).items?.trial(of: 2)
    #expect([19, 21, 39, 41].map { drop?.place(at: CGPoint(x: 40, y: $0)) } == [0, 1, 1, 2])
    // The first one behind it would lie at 110, and at 30 between the others.
    drop = try #require(contents.handLines(around: 1, isMirrored: false)).items?.trial(of: 0)
    #expect([19, 21, 69, 71].map { drop?.place(at: CGPoint(x: 40, y: $0)) } == [0, 1, 1, 2])
  }
}

// MARK: - What hands and arrow keys find

extension LazyContentsMovingTests {
  /// The elements that hands and arrow keys know of.
  private func shown(_ contents: LazyContents) -> [Int] {
    contents.handLines(around: nil, isMirrored: false)?.frames.seen.map(\.element) ?? []
  }

  @Test("hands hit the views near what is visible, where they are")
  func hits() throws {
    // Two on each of a hundred lines, one every 28 points.
    var all = contents(Array(repeating: 40, count: 200), isDeclared: true)
    _ = all.slice(.page(280, at: 1400), length: 100)
    let lines = try #require(all.handLines(around: nil, isMirrored: false))
    #expect(lines.frames.element(at: CGPoint(x: 50, y: 1401)) == 101)
    #expect(lines.frames.element(at: CGPoint(x: 10, y: 1671)) == 118)
    #expect(lines.frames.element(at: CGPoint(x: 44, y: 1401)) == nil)
    #expect(lines.frames.element(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(lines.frames.frame(ofElement: 100) == CGRect(x: 0, y: 1400, width: 40, height: 20))
    #expect(Set(100..<120).isSubset(of: shown(all)))
    let mirrored = try #require(all.handLines(around: nil, isMirrored: true))
    #expect(mirrored.frames.element(at: CGPoint(x: 50, y: 1401)) == 101)
    #expect(mirrored.frames.element(at: CGPoint(x: 95, y: 1401)) == 100)
  }

  @Test("of views that overlap the one in front is hit, which comes later")
  func overlap() throws {
    let layout = FlowLayout(horizontalSpacing: -10, verticalSpacing: 0)
    var all = contents([40, 40], isDeclared: true, layout)
    _ = all.slice(.page(280, at: 0), length: 100)
    let lines = try #require(all.handLines(around: nil, isMirrored: false))
    #expect(
      [29, 31, 39, 41].map { lines.frames.element(at: CGPoint(x: $0, y: 10)) } == [0, 1, 1, 1])
  }

  @Test("views of lines that may still change wait: neither hands nor arrow keys go there")
  func waiting() {
    // Two on a line; more may come to the last one.
    var contents = contents([40, 40, 40], of: 10, isDeclared: false)
    let slice = contents.slice(.page(280, at: 0), length: 100)
    #expect(slice.indices.contains(2) && shown(contents) == [0, 1])
  }

  @Test("outside of a scroll view, where all views exist, hands and arrow keys know them all")
  func withoutWindow() {
    for isDeclared in [true, false] {
      var all = contents(Array(repeating: 40, count: 10), isDeclared: isDeclared)
      #expect(all.slice(nil, length: 100).indices == Array(0..<10))
      _ = all.size(100)
      #expect(shown(all) == Array(0..<10))
      var strip = self.strip(Array(repeating: 40, count: 10), 2, isDeclared: isDeclared)
      #expect(strip.slice(nil, length: 100).indices == Array(0..<10))
      #expect(shown(strip).sorted() == Array(0..<10))
    }
  }

  @Test("arrow keys know the view that has the focus, wherever it is")
  func focused() {
    var all = contents(Array(repeating: 40, count: 200), isDeclared: true)
    _ = all.slice(.page(280, at: 1400), length: 100, focused: 3)
    #expect(shown(all).contains(3))
  }

  /// A strip of which all items are known.
  private func strip(
    _ widths: [Double], _ lines: Int, _ order: FlexStripOrder = .shortestFirst, isDeclared: Bool
  ) -> LazyContents {
    let rules = StripLines.rules(lines, order)
    var contents = LazyContents(rules, isDeclared: isDeclared)
    if isDeclared {
      var sizes = DeclaredSizes(capacity: widths.count)
      for width in widths { sizes.append(CGSize(width: width, height: 20)) }
      contents.declare(sizes)
    } else {
      contents.setItems(SectionItems(widths.count))
      contents.measure(FlexItems(main: widths, cross: widths.map { _ in 20 }), length: 0)
    }
    return contents
  }

  @Test("hands hit the views of a strip where they are", arguments: [true, false])
  func stripHits(isDeclared: Bool) throws {
    // Two lines of ten, one every 48 points.
    var strip = strip(Array(repeating: 40, count: 20), 2, isDeclared: isDeclared)
    _ = strip.slice(.page(96, at: 192, .columns), length: 0)
    let lines = try #require(strip.handLines(around: nil, isMirrored: false))
    #expect(lines.frames.element(at: CGPoint(x: 200, y: 10)) == 8)
    #expect(lines.frames.element(at: CGPoint(x: 200, y: 30)) == 9)
    #expect(lines.frames.element(at: CGPoint(x: 235, y: 10)) == nil)
    #expect(lines.frames.element(at: CGPoint(x: 200, y: 22)) == nil)
    #expect(lines.frames.frame(ofElement: 9) == CGRect(x: 192, y: 24, width: 40, height: 20))
  }
}

// MARK: - While something is held

extension LazyContentsMovingTests {
  @Test("hands and arrow keys find elements where they stand while one of them is held")
  func heldOrder() throws {
    let widths = (0..<12).map { Double(20 + 3 * $0) }
    for isDeclared in [true, false] {
      for isStrip in [true, false] {
        for move in [DataMove(from: 1, to: 4), DataMove(from: 5, to: 0)] {
          var all =
            isStrip
            ? strip(widths, 2, isDeclared: isDeclared)
            : contents(widths, isDeclared: isDeclared)
          all.moveItem(from: move.from, to: move.to)
          _ = all.slice(nil, length: 100)
          _ = all.size(100)
          let lines = try #require(all.handLines(around: nil, moving: move, isMirrored: false))
          #expect(lines.frames.seen.map(\.element).sorted() == Array(0..<12))
          for (element, frame) in lines.frames.seen {
            #expect(frame.width == CGFloat(widths[element]))
            #expect(lines.frames.element(at: CGPoint(x: frame.midX, y: frame.midY)) == element)
            let near = try #require(
              all.handLines(around: element, moving: move, isMirrored: false))
            #expect(near.frames.frame(ofElement: element) == frame)
          }
        }
      }
    }
  }

  @Test("an element that is held on the second line of a strip would be dropped among all others")
  func heldStrip() throws {
    // Two lines of six, one every 48 points; the last one is held at the start of its line.
    let move = DataMove(from: 11, to: 1)
    for isDeclared in [true, false] {
      var all = strip(Array(repeating: 40, count: 12), 2, isDeclared: isDeclared)
      all.moveItem(from: 11, to: 1)
      let lines = try #require(all.handLines(around: 11, moving: move, isMirrored: false))
      let drop = try #require(lines.items?.trial(of: 11))
      let places = (0..<6).map { drop.place(at: CGPoint(x: 20 + 48 * $0, y: 34)) }
      #expect(places == [1, 3, 5, 7, 9, 11])
    }
  }
}

extension LazyContentsMovingTests {
  @Test("hands find mirrored views in the room where they were placed last")
  func mirroredRoom() throws {
    for isStrip in [true, false] {
      var all =
        isStrip ? strip([40, 40], 1, isDeclared: false) : contents([40, 40], isDeclared: false)
      let slice = all.slice(nil, length: 100)
      _ = all.places(of: [0, 1], in: CGSize(width: 500, height: 20), slice)
      let lines = try #require(all.handLines(around: nil, isMirrored: true))
      #expect(
        lines.frames.frame(ofElement: 0)?.minX == 460
          && lines.frames.frame(ofElement: 1)?.minX == 412)
    }
  }
}

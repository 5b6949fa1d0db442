import FlowCore
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// An element that is moved between sections goes where one would put it by hand in arrays of arrays.
@Suite("Laws of moves between sections")
struct SectionMovesLawsTests {
  @Test(
    "an element that is held in another section stands there, and in its own again when it is not",
    arguments: [true, false])
  func moves(isDeclared: Bool) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let sections = DrawnSections(&generator)
      let contents = sections.contents(isDeclared: isDeclared)
      for element in 0..<sections.count {
        for place in sections.places(of: element) {
          var moved = contents
          let move = DataMove(from: element, to: place.element, section: place.section)
          moved.moveItem(move, becoming: sections.items.holding(move))
          #expect(
            moved.isSame(as: sections.moving(element, to: place).contents(isDeclared: isDeclared)),
            "\(element) to \(place) in \(sections)")
          moved.moveItem(
            DataMove(from: place.element, to: element), becoming: sections.items)
          #expect(moved.isSame(as: contents), "\(element) to \(place) and back in \(sections)")
        }
      }
    }
  }

  @Test(
    "an element that leaves for another container is missed, and one that comes is there",
    arguments: [true, false])
  func exchange(isDeclared: Bool) {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<60 {
      let sections = DrawnSections(&generator)
      for element in 0..<sections.count {
        var contents = sections.contents(isDeclared: isDeclared)
        let departure = DataMove(from: element, to: DataMove.elsewhere)
        contents.moveItem(departure, becoming: sections.items.holding(departure))
        let rest = sections.removing(element)
        #expect(contents.isSame(as: rest.contents(isDeclared: isDeclared)), "\(sections)")
        for place in sections.places(of: element) {
          var reached = contents
          let arrival = DataMove(
            from: DataMove.elsewhere, to: place.element, section: place.section)
          reached.moveItem(arrival, becoming: rest.items.holding(arrival))
          let wanted = sections.moving(element, to: place).contents(isDeclared: isDeclared)
          #expect(reached.isSame(as: wanted), "\(element) to \(place) in \(sections)")
        }
      }
    }
  }

  @Test(
    "it is dropped where it would lie nearest, of all places in all sections",
    arguments: [true, false])
  func nearest(isDeclared: Bool) throws {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<60 {
      let sections = DrawnSections(&generator)
      let contents = sections.contents(isDeclared: isDeclared)
      for element in 0..<sections.count {
        let centers = try sections.places(of: element).map { place in
          let moved = sections.moving(element, to: place).contents(isDeclared: isDeclared)
          let lines = try #require(moved.handLines(around: place.element, isMirrored: false))
          return (place, try #require(lines.centers(ofElement: place.element).first))
        }
        let lines = try #require(contents.handLines(around: element, isMirrored: false))
        let drop = try #require(lines.drop(of: element))
        for _ in 0..<4 {
          let hand = CGPoint(x: generator.length(-50...200), y: generator.length(-50...600))
          func distance(_ center: CGPoint) -> CGFloat {
            hypot(center.x - hand.x, center.y - hand.y)
          }
          let least = try #require(centers.map { distance($0.1) }.min())
          let found = drop.place(at: hand)
          // One that is alone in the only section has no other place.
          if centers.count == 1, found == nil { continue }
          let center = centers.first { $0.0 == found }?.1
          #expect(
            center.map(distance).map { abs($0 - least) < 1e-6 } == true,
            "\(element) at \(hand), not \(String(describing: found)), in \(sections)")
        }
      }
    }
  }

  @Test("a step goes on into the next section, even an empty one, and back the same way")
  func steps() {
    let items = LazyItems(sections: [0, 2, 2, 3], hasHeaders: true, hasFooters: false)
    #expect(items.place(ofElement: 0, movedBy: -1) == nil)
    #expect(items.place(ofElement: 0, movedBy: 1) == DataPlace(element: 1, section: 0))
    #expect(items.place(ofElement: 1, movedBy: 1) == DataPlace(element: 1, section: 1))
    #expect(items.place(ofElement: 2, movedBy: -1) == DataPlace(element: 2, section: 1))
    #expect(items.place(ofElement: 2, movedBy: 1) == nil)
  }
}

/// A list of a binding's elements by section.
@MainActor private final class Albums {
  struct Album: Identifiable, Equatable {
    let id: Int
    var numbers: [Number]
  }
  struct Number: Identifiable, Equatable { let id: Int }

  var albums: [Album]
  var writes = 0

  init(_ counts: [Int]) {
    var next = 0
    albums = counts.enumerated().map { index, count in
      defer { next += count }
      return Album(id: index, numbers: (next..<next + count).map { Number(id: $0) })
    }
  }

  var ids: [[Int]] { albums.map { $0.numbers.map(\.id) } }

  var binding: Binding<[Album]> {
    Binding {
      self.albums
    } set: {
      self.albums = $0
      self.writes += 1
    }
  }

  /// All elements, and how they are moved.
  func joined(
    _ actions: FlowEditActions<Binding<[Number]>> = .move
  ) -> (JoinedElements<Binding<[Album]>, Binding<[Number]>>, FlowMoves?) {
    let all = JoinedElements(binding, \.numbers)
    return (all, all.moves(actions))
  }
}

/// What a binding of sections writes.
@MainActor @Suite("Moves in a binding of sections")
struct SectionBindingTests {
  @Test("an element leaves its section and comes to another one in one change of the data")
  func once() throws {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<200 {
      let counts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Int.random(in: 0...4, using: &generator)
      }
      let owner = Albums(counts)
      let (all, moves) = owner.joined()
      guard let element = all.indices.randomElement(using: &generator) else { continue }
      let source = try #require(owner.ids.firstIndex { $0.contains(element) })
      var wanted = owner.ids
      wanted[source].removeAll { $0 == element }
      let section = Int.random(in: counts.indices, using: &generator)
      let place = Int.random(in: 0...wanted[section].count, using: &generator)
      let first = wanted[..<section].map(\.count).reduce(0, +)
      wanted[section].insert(element, at: place)
      moves?.perform(DataMove(from: element, to: first + place, section: section))
      #expect(owner.ids == wanted && owner.writes == 1)
    }
  }

  @Test("elements leave for other flows and come from there, each by its section")
  func exchange() throws {
    let owner = Albums([2, 0, 1])
    let exchange = try #require(owner.joined().1?.exchange)
    exchange.remove(1)
    #expect(owner.ids == [[0], [], [2]])
    exchange.insert(Albums.Number(id: 9), DataPlace(element: 1, section: 1))
    #expect(owner.ids == [[0], [9], [2]])
    exchange.insert(Albums.Number(id: 8), DataPlace(element: 3, section: 2))
    #expect(owner.ids == [[0], [9], [2, 8]] && owner.writes == 3)
    #expect(exchange.accepts(Albums.Number(id: 1)) && !exchange.accepts("text"))
    // A place may have been found among more.
    exchange.insert(Albums.Number(id: 7), DataPlace(element: 50, section: 9))
    #expect(owner.ids == [[0], [9], [2, 8, 7]])
  }

  @Test("limits of an element are those of its own section, and what has limits does not leave it")
  func limits() throws {
    let owner = Albums([3, 2])
    let moves = try #require(owner.joined(.move(section: { $0.id == 0 ? nil : 1 })).1)
    #expect(moves.exchange == nil && !moves.crossesSections)
    let ask = try #require(moves.limits?())
    #expect((0..<5).map(ask) == [nil, 1..<3, 1..<3, 3..<5, 3..<5])
  }

  @Test("moves that do not know sections stay within them")
  func flat() throws {
    let moves = FlowMoves(perform: { _, _ in }, animation: nil, within: { $0 == 1 ? nil : 0..<9 })
      .within(LazyItems(sections: [0, 2, 5], hasHeaders: true, hasFooters: false))
    let ask = try #require(moves.limits?())
    #expect((0..<5).map(ask) == [0..<2, nil, 2..<5, 2..<5, 2..<5])
  }

  @Test("what a binding has no more is what it was, as long as its views are there")
  func gone() {
    let owner = Albums([2, 1])
    let all = owner.joined().0
    owner.albums = [Albums([1]).albums[0]]
    #expect(all.map(\.wrappedValue.id) == [0, 1, 2])
    #expect(all.section(1).wrappedValue.id == 1)
  }

  @Test("other sections of as many elements in the same order are other data")
  func order() {
    let owner = Albums([2, 1])
    let contents = FlowContents(data: owner.joined().0, id: \.id) { _ in Color.red }
    let before = contents.order()
    owner.albums = Albums([1, 2]).albums
    #expect(contents.order() != before && contents.countNow() == 3)
    owner.albums = []
    #expect(contents.countNow() == 0 && contents.value(0) == nil)
  }
}

/// Sections of sizes, each with a header or a footer of its own depth, or none.
private struct DrawnSections: CustomStringConvertible {
  var sizes: [[CGSize]]
  let hasHeaders: Bool
  let hasFooters: Bool

  init(_ generator: inout SeededGenerator) {
    // Multiples of 1/64: sums are exact.
    sizes = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        CGSize(width: generator.length(10...100), height: generator.length(10...60))
      }
    }
    hasHeaders = Bool.random(using: &generator)
    // Without a line between them, sections are on the same lines.
    hasFooters = !hasHeaders || Bool.random(using: &generator)
  }

  var count: Int { sizes.map(\.count).reduce(0, +) }

  var items: LazyItems {
    var firsts = [0]
    for section in sizes { firsts.append(firsts[firsts.count - 1] + section.count) }
    return LazyItems(sections: firsts, hasHeaders: hasHeaders, hasFooters: hasFooters)
  }

  var description: String { "\(sizes), headers: \(hasHeaders), footers: \(hasFooters)" }

  func removing(_ element: Int) -> Self {
    var other = self
    let section = items.section(ofElement: element)
    other.sizes[section].remove(at: element - items.elements(ofSection: section).lowerBound)
    return other
  }

  func moving(_ element: Int, to place: DataPlace) -> Self {
    var other = removing(element)
    let start = other.items.elements(ofSection: place.section).lowerBound
    other.sizes[place.section].insert(sizes.joined().map { $0 }[element], at: place.element - start)
    return other
  }

  /// All places that an element may have.
  func places(of element: Int) -> [DataPlace] {
    let others = removing(element).items
    return sizes.indices.flatMap { section in
      let range = others.elements(ofSection: section)
      return (range.lowerBound...range.upperBound).map { DataPlace(element: $0, section: section) }
    }
  }

  /// A lazy flow that knows all of it, on lines of 160.
  func contents(isDeclared: Bool) -> LazyContents {
    let elements = sizes.joined().map { $0 }
    let columns = FlexItems(
      (0..<items.count).map { item -> FlexItem in
        switch items[item] {
        case .element(let element):
          FlexItem(main: Double(elements[element].width), cross: Double(elements[element].height))
        case .header: FlexItem.ofFullLine(20)
        default: FlexItem.ofFullLine(12)
        }
      })
    let depths = columns.cross
    var contents = LazyContents(FlowLayout(spacing: 6).rules, isDeclared: isDeclared)
    if isDeclared {
      let columns = FlexItems(
        main: elements.map { Double($0.width) }, cross: elements.map { Double($0.height) })
      contents.declare(columns, items)
      contents.learn(
        (0..<items.count).filter { items.element(ofItem: $0) == nil }.map {
          (item: $0, depth: depths[$0])
        }, LazySlice(length: 160))
    } else {
      contents.setItems(items)
      contents.measure(columns, length: 160)
    }
    _ = contents.lines(160)
    return contents
  }
}

extension LazyContents {
  /// Whether both know the same items, and break the same lines.
  fileprivate func isSame(as other: LazyContents) -> Bool {
    var (one, other) = (self, other)
    let (lines, others) = (one.lines(160).index, other.lines(160).index)
    return items == other.items && memory.items.main == other.memory.items.main
      && memory.items.cross == other.memory.items.cross && lines.lineCount == others.lineCount
      && (0..<lines.lineCount).allSatisfy { line in
        lines.items(ofLines: line..<line + 1) == others.items(ofLines: line..<line + 1)
          && lines.position(ofLine: line) == others.position(ofLine: line)
      }
  }
}

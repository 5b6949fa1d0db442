import FlowCore
import SwiftUI
import Testing

@testable import FlowUI

/// Where an element is dropped among lines that a layout has left: items of a depth of 20, without distances.
@Suite("Lines that an element is dropped in")
struct MovingLinesTests {
  /// Lines of items of these lengths, as a layout leaves them.
  private func room(
    _ lengths: [Double], limit: CGFloat = 100, depth: Double = 20, elements: [Int?]? = nil,
    known: Range<Int>? = nil, spacings: [ViewSpacing] = [], axis: FlowAxis = .rows,
    isMirrored: Bool = false
  ) -> MovingLines {
    let rules = FlowLayout(horizontalSpacing: 0, verticalSpacing: spacings.isEmpty ? 0 : nil)._rules
    let items = FlexItems(main: lengths, cross: lengths.map { _ in depth })
    let host = MovingHost(items: items, fits: [:], spacings: spacings, crossAxis: axis.crossAxis)
    let container = rules.container(limit: limit, alignsByGuides: false)
    let frames = frames(items, limit: limit)
    let known = known ?? items.indices
    return MovingLines(
      items: items, container: container, elements: elements, known: known,
      centers: known.map {
        (frames.mainPositions[$0] + lengths[$0] / 2, frames.crossPositions[$0] + depth / 2)
      },
      lines: known.map { item in frames.lines.firstIndex { $0.items.contains(item) } ?? -1 },
      host: host, axis: axis, isMirrored: isMirrored)
  }

  private func frames(_ items: FlexItems, limit: CGFloat) -> FlexFrames {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    let rules = FlowLayout(spacing: 0)._rules
    solver.solve(
      items, in: rules.container(limit: limit, alignsByGuides: false), into: &frames)
    return frames
  }

  private func place(of element: Int, at center: CGPoint, in room: MovingLines) -> Int? {
    var drop = MovingDrop(of: element, in: room)
    return drop?.place(at: center)
  }

  @Test("the views of an element are where the layout has put them, if it is known where")
  func centers() {
    let rows = room([40, 40, 40, 40])
    #expect(rows.centers(ofElement: 0) == [CGPoint(x: 20, y: 10)])
    #expect(rows.centers(ofElement: 3) == [CGPoint(x: 60, y: 30)])
    #expect(rows.centers(ofElement: 4) == [])
    #expect(rows.centers(ofElement: -1) == [])
    let columns = room([40, 40, 40, 40], axis: .columns)
    #expect(columns.centers(ofElement: 3) == [CGPoint(x: 30, y: 60)])
    let nearby = room([40, 40, 40, 40], known: 2..<4)
    #expect(nearby.centers(ofElement: 1) == [])
    #expect(nearby.centers(ofElement: 2) == [CGPoint(x: 20, y: 30)])
    let pairs = room([20, 20, 20, 20], elements: [0, 0, nil, 1])
    #expect(pairs.centers(ofElement: 0) == [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    #expect(pairs.centers(ofElement: 1) == [CGPoint(x: 70, y: 10)])
    #expect(pairs.centers(ofElement: 2) == [])
  }

  @Test("the line before or after an element's is found, as far along it as the element is")
  func otherLines() {
    let all = room([40, 40, 40, 40, 40, 40])
    #expect(all.point(ofElement: 3, linesOn: 1) == CGPoint(x: 60, y: 50))
    #expect(all.point(ofElement: 3, linesOn: -1) == CGPoint(x: 60, y: 10))
    #expect(all.point(ofElement: 0, linesOn: -1) == nil)
    #expect(all.point(ofElement: 5, linesOn: 1) == nil)
    #expect(all.point(ofElement: 6, linesOn: -1) == nil)
    let nearby = room([40, 40, 40, 40, 40, 40], known: 2..<6)
    #expect(nearby.point(ofElement: 3, linesOn: 1) == CGPoint(x: 60, y: 50))
    #expect(nearby.point(ofElement: 4, linesOn: -1) == CGPoint(x: 20, y: 30))
    #expect(nearby.point(ofElement: 2, linesOn: -1) == nil)
    #expect(nearby.point(ofElement: 0, linesOn: 1) == nil)
  }

  @Test("places found in one room count in another if all but the order is the same")
  func rooms() {
    let own = room([40, 40, 30])
    #expect(own.isRoom(of: room([30, 40, 40])))
    #expect(!own.isRoom(of: room([40, 40, 30], limit: 99)))
    #expect(!own.isRoom(of: room([40, 40, 30], axis: .columns)))
    #expect(!own.isRoom(of: room([40, 40, 30], isMirrored: true)))
    #expect(!own.isRoom(of: room([40, 40])))
  }

  @Test("an element is dropped where it would lie nearest to where it is held")
  func nearest() {
    let rows = room([40, 40, 40, 40])
    for (x, y, expected) in [(0, 0, 0), (39, 10, 0), (41, 10, 1), (20, 21, 2), (99, 99, 3)]
      as [(CGFloat, CGFloat, Int)]
    {
      for element in 0..<4 {
        #expect(place(of: element, at: CGPoint(x: x, y: y), in: rows) == expected, "\(x), \(y)")
      }
    }
    #expect(place(of: 0, at: CGPoint(x: CGFloat.nan, y: 0), in: rows) == nil)
    let columns = room([40, 40, 40, 40], axis: .columns)
    #expect(place(of: 0, at: CGPoint(x: 21, y: 20), in: columns) == 2)
  }

  @Test("what is not shown cannot be lifted")
  func absent() {
    #expect(MovingDrop(of: 2, in: room([40, 40])) == nil)
    #expect(MovingDrop(of: -1, in: room([40, 40])) == nil)
    #expect(MovingDrop(of: 1, in: room([40, 40], elements: [0, 2])) == nil)
    #expect(place(of: 2, at: .zero, in: room([40, 40], elements: [0, 2])) == 0)
  }

  @Test("between two views of one element is before it")
  func pairs() {
    // Lifted is the second element: its first view stands for it among the others' at 10, 30, 50, 70 and 90.
    let pairs = room([20, 20, 20, 20, 20, 20], limit: 200, elements: [0, 0, 1, 1, 2, 2])
    for (x, expected) in [(10, 0), (30, 0), (50, 1), (70, 1), (90, 2)] as [(CGFloat, Int)] {
      #expect(place(of: 1, at: CGPoint(x: x, y: 10), in: pairs) == expected, "\(x)")
    }
    for (x, expected) in [(10, 0), (30, 0), (50, 1), (70, 1), (90, 2)] as [(CGFloat, Int)] {
      #expect(place(of: 0, at: CGPoint(x: x, y: 10), in: pairs) == expected, "\(x)")
      #expect(place(of: 2, at: CGPoint(x: x, y: 10), in: pairs) == expected, "\(x)")
    }
  }

  @Test("the first view of an element stands for it, and the others go with it")
  func firstViews() {
    // The 40 of the second element among 10, 10, 30 and 30: centers at 20, 30, 40, 70 and 100.
    let pairs = room([10, 10, 40, 20, 30, 30], limit: 200, elements: [0, 0, 1, 1, 2, 2])
    for (x, expected) in [(34, 0), (36, 1), (84, 1), (86, 2), (130, 2)] as [(CGFloat, Int)] {
      #expect(place(of: 1, at: CGPoint(x: x, y: 10), in: pairs) == expected, "\(x)")
    }
  }

  @Test("among three views of one element the nearer end of it counts")
  func triples() {
    let triples = room([20, 20, 20, 20, 20, 20], limit: 200, elements: [0, 0, 0, 1, 1, 1])
    for (x, expected) in [(10, 0), (30, 0), (50, 1), (70, 1)] as [(CGFloat, Int)] {
      #expect(place(of: 0, at: CGPoint(x: x, y: 10), in: triples) == expected, "\(x)")
      #expect(place(of: 1, at: CGPoint(x: x, y: 10), in: triples) == expected, "\(x)")
    }
    let three = room(
      Array(repeating: 20, count: 9), limit: 200, elements: [0, 0, 0, 1, 1, 1, 2, 2, 2])
    for (x, expected) in [(10, 0), (30, 0), (50, 1), (70, 1), (90, 1), (110, 2), (130, 2)]
      as [(CGFloat, Int)]
    {
      for element in 0..<3 {
        #expect(place(of: element, at: CGPoint(x: x, y: 10), in: three) == expected, "\(x)")
      }
    }
  }

  @Test("hidden elements stay on their side of an element that is dropped where it was")
  func hiddenBeside() {
    // Shown are every other of seven, at 20, 60, 100 and 140.
    let shown = room([40, 40, 40, 40], limit: 200, elements: [0, 2, 4, 6])
    for (rank, element) in [0, 2, 4, 6].enumerated() {
      let center = CGPoint(x: CGFloat(rank) * 40 + 20, y: 10)
      #expect(place(of: element, at: center, in: shown) == element)
    }
    // Elsewhere it comes to lie directly before the next one that is shown, or behind the last one.
    for (x, expected) in [(60, 3), (100, 5), (140, 6)] as [(CGFloat, Int)] {
      #expect(place(of: 0, at: CGPoint(x: x, y: 10), in: shown) == expected)
    }
    for (x, expected) in [(20, 0), (60, 2), (100, 4)] as [(CGFloat, Int)] {
      #expect(place(of: 6, at: CGPoint(x: x, y: 10), in: shown) == expected)
    }
  }

  @Test("an element that is alone has no other place")
  func alone() {
    #expect(place(of: 0, at: CGPoint(x: 70, y: 10), in: room([20, 20], elements: [0, 0])) == nil)
  }

  @Test("the platform's distances between lines are those of the views that are tried there")
  func distances() {
    // One item of 4 a line; the last two want no distance, so 8 lie between the others only.
    let spacings = [ViewSpacing(), .init(), .init(), .init(), .zero, .zero]
    let pairs = room(
      [20, 20, 20, 20, 20, 20], limit: 20, depth: 4, elements: [0, 0, 1, 1, 2, 2],
      spacings: spacings)
    // The first view among the second to fifth of the others: centers at 2, 14, 26, 22 and 26.
    for (y, expected) in [(2, 0), (14, 0), (22, 1), (26, 1), (40, 1)] as [(CGFloat, Int)] {
      #expect(place(of: 0, at: CGPoint(x: 10, y: y), in: pairs) == expected, "\(y)")
    }
  }
}

/// What views answer that are tried in other orders.
@Suite("Answers for views that are tried in other orders")
struct MovingHostTests {
  private func host(guides: [Double] = [], spacings: [ViewSpacing] = []) -> MovingHost {
    var items = FlexItems(main: [10, 20, 30], cross: [1, 2, 3])
    items.guides = guides
    return MovingHost(
      items: items, fits: [1: FlexMeasurement(main: 15, cross: 7, guide: 5)], spacings: spacings,
      crossAxis: .vertical)
  }

  /// Lines of one item each.
  private var lines: [FlexLine] {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(
      FlexItems(main: [10, 20, 30], cross: [1, 2, 3]), in: FlexContainer(mainSize: 10),
      into: &frames)
    return frames.lines
  }

  @Test("a view is as deep as when it was laid out, and as long as is asked")
  func sizes() {
    var host = host()
    #expect((0..<3).map { host.measure(item: $0, main: 15).cross } == [1, 7, 3])
    #expect((0..<3).map { host.measure(item: $0, main: 15).main } == [15, 15, 15])
    host.willTry([2, 0, 1])
    #expect((0..<3).map { host.measure(item: $0, main: 15).cross } == [3, 1, 7])
  }

  @Test("a view's guide is where it was when it was laid out, at its far edge without one")
  func guides() {
    var host = host(guides: [4, 6, 8])
    #expect((0..<3).map { host.measure(item: $0, main: 15).guide } == [4, 5, 8])
    host.willTry([2, 0, 1])
    #expect((0..<3).map { host.measure(item: $0, main: 15).guide } == [8, 4, 5])
    #expect(self.host().measure(item: 0, main: 15).guide.isNaN)
    #expect(self.host().measure(item: 1, main: 15).guide == 5)
  }

  @Test("distances between lines are those of the views that stand on them in the order tried")
  func distances() {
    let twenty = ViewSpacing(top: 20, leading: 20, bottom: 20, trailing: 20)
    var host = host(spacings: [.zero, ViewSpacing(), twenty])
    func gaps() -> [Double?] {
      [host.gap(between: lines[0], and: lines[1]), host.gap(between: lines[1], and: lines[2])]
    }
    #expect(gaps() == [0, 20])
    host.willTry([2, 0, 1])
    #expect(gaps() == [20, 0])
    host.willTry([1, 2, 0])
    #expect(gaps() == [20, 20])
    // Some are not laid out.
    host.willLayOut([2, 0, 1])
    #expect(gaps() == [0, 20])
    host.willTry([])
    #expect(gaps() == [0, 20])
    host.willLayOut([2, 0, 1])
    #expect(gaps() == [20, 0])
    #expect(self.host().gap(between: lines[0], and: lines[1]) == nil)
  }
}

/// An element that is held, away from where it was lifted.
@Suite("Where a held element is")
struct MovingHoldTests {
  private func hold(by translation: CGSize) -> MovingHold {
    var hold = MovingHold(
      element: 1, place: 2, centers: [CGPoint(x: 20, y: 10), CGPoint(x: 60, y: 10)])
    hold.translation = translation
    return hold
  }

  @Test(
    "its views follow the hand and what is scrolled, mirrored where views run from right to left")
  func centers() {
    let hold = hold(by: CGSize(width: 7, height: 5))
    #expect(hold.center(ofView: 0, isMirrored: false) == CGPoint(x: 27, y: 15))
    #expect(hold.center(ofView: 1, isMirrored: false) == CGPoint(x: 67, y: 15))
    #expect(hold.center(ofView: 0, isMirrored: true) == CGPoint(x: 13, y: 15))
    let scrolled = CGSize(width: 100, height: 30)
    #expect(
      hold.center(ofView: 0, isMirrored: false, scrolled: scrolled) == CGPoint(x: 127, y: 45))
    #expect(
      hold.center(ofView: 0, isMirrored: true, scrolled: scrolled) == CGPoint(x: -87, y: 45))
  }

  @Test("there is no place for a view that came later, nor one without end")
  func nowhere() {
    #expect(hold(by: .zero).center(ofView: 2, isMirrored: false) == nil)
    for endless in [CGFloat.infinity, -.infinity, .nan] {
      let width = hold(by: CGSize(width: endless, height: 0))
      #expect(width.center(ofView: 0, isMirrored: false) == nil)
      let height = hold(by: CGSize(width: 0, height: endless))
      #expect(height.center(ofView: 0, isMirrored: false) == nil)
    }
  }
}

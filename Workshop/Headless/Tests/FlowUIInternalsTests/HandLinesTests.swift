import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Where an element is dropped among lines that a layout has left: items of a depth of 20, without distances.
@Suite("Lines for a hand")
struct HandLinesTests {
  /// Lines of items of these lengths, as a layout leaves them.
  private func room(
    _ lengths: [Double], limit: CGFloat = 100, depth: Double = 20, elements: [Int?]? = nil,
    known: Range<Int>? = nil, spacings: [ViewSpacing] = [], axis: FlowAxis = .rows,
    move: DataMove? = nil, isMirrored: Bool = false
  ) -> HandLines {
    let between: CGFloat? = spacings.isEmpty ? 0 : nil
    let rules =
      axis == .rows
      ? FlowLayout(horizontalSpacing: 0, verticalSpacing: between).rules
      : VFlowLayout(horizontalSpacing: between, verticalSpacing: 0).rules
    var memory = ItemMemory()
    memory.items = FlexItems(main: lengths, cross: lengths.map { _ in depth })
    memory.spacings = spacings
    let frames = frames(memory.items, limit: limit)
    let known = known ?? memory.items.indices
    let views = known.map { item in
      (
        element: elements.map { $0[item] } ?? item,
        frame: frames.frame(of: item, in: memory.items),
        line: frames.lines.firstIndex { $0.items.contains(item) } ?? -1
      )
    }
    return HandLines(
      views, axis, width: axis == .rows ? limit : CGFloat(frames.crossSize),
      isMirrored: isMirrored,
      items: DropItems(
        memory, rules.container(limit: limit, alignsByGuides: false), rules, elements: elements,
        move: move),
      length: limit, longest: CGFloat(frames.mainSize))
  }

  private func frames(_ items: FlexItems, limit: CGFloat) -> FlexFrames {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    let rules = FlowLayout(spacing: 0).rules
    solver.solve(
      items, in: rules.container(limit: limit, alignsByGuides: false), into: &frames)
    return frames
  }

  private func place(of element: Int, at center: CGPoint, in room: HandLines) -> Int? {
    room.items?.trial(of: element)?.place(at: center)
  }

  @Test("the element is hit whose view is there")
  func hits() {
    let rows = room([40, 40, 40, 40])
    for (x, y, element) in [
      (0, 0, 0), (39, 19, 0), (40, 0, 1), (60, 30, 3), (90, 10, nil), (-1, 0, nil), (0, 40, nil),
    ] as [(CGFloat, CGFloat, Int?)] {
      #expect(rows.element(at: CGPoint(x: x, y: y)) == element, "\(x), \(y)")
    }
    let columns = room([40, 40, 40, 40], axis: .columns)
    #expect(columns.element(at: CGPoint(x: 10, y: 60)) == 1)
    #expect(columns.element(at: CGPoint(x: 30, y: 20)) == 2)
    // An item that belongs to no element is not hit.
    let pairs = room([20, 20, 20, 20], elements: [5, nil, 5, 7])
    #expect(
      [10, 30, 50, 70].map { pairs.element(at: CGPoint(x: $0, y: 10)) } == [5, nil, 5, 7])
    let nearby = room([40, 40, 40, 40], known: 2..<4)
    #expect(nearby.element(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(nearby.element(at: CGPoint(x: 10, y: 30)) == 2)
  }

  @Test("a chip held between separators stays where it is held, not where it was lifted")
  func held() {
    let rows = room(
      [20, 5, 20, 5, 20], elements: [1, nil, 0, nil, 2], move: DataMove(from: 1, to: 0))
    #expect([10, 35, 60].map { place(of: 1, at: CGPoint(x: $0, y: 10), in: rows) } == [0, 1, 2])
  }

  @Test("where a container is mirrored, its views are hit and framed where they are seen")
  func mirrored() {
    let rows = room([40, 40, 40, 40], isMirrored: true)
    #expect(rows.element(at: CGPoint(x: 99, y: 10)) == 0)
    #expect(rows.element(at: CGPoint(x: 40, y: 30)) == 3)
    #expect(rows.element(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(rows.frame(ofElement: 0) == CGRect(x: 60, y: 0, width: 40, height: 20))
    #expect(rows.seen.map(\.frame.minX) == [60, 20, 60, 20])
    // Drops are found in the container as it is laid out from left to right.
    #expect(rows.centers(ofElement: 0) == [CGPoint(x: 20, y: 10)])
    let columns = room([40, 40, 40, 40], axis: .columns, isMirrored: true)
    #expect(columns.element(at: CGPoint(x: 30, y: 20)) == 0)
    #expect(columns.frame(ofElement: 3) == CGRect(x: 0, y: 40, width: 20, height: 40))
  }

  @Test("the frame of an element is that of its first view")
  func frames() {
    let pairs = room([20, 30, 20, 20], elements: [4, 4, nil, 1])
    #expect(pairs.frame(ofElement: 4) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(pairs.frame(ofElement: 1) == CGRect(x: 70, y: 0, width: 20, height: 20))
    #expect(pairs.frame(ofElement: 0) == nil)
    let nearby = room([40, 40, 40, 40], known: 2..<4)
    #expect(
      nearby.frame(ofElement: 1) == nil && nearby.seen.map(\.element) == [2, 3])
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

  @Test("a hidden element cannot be lifted")
  func absent() {
    func isLifted(_ element: Int, _ elements: [Int?]? = nil) -> Bool {
      room([40, 40], elements: elements).items?.trial(of: element) != nil
    }
    #expect(!isLifted(2) && !isLifted(-1) && !isLifted(1, [0, 2]))
    #expect(isLifted(0) && isLifted(1) && isLifted(2, [0, 2]))
    #expect(place(of: 2, at: .zero, in: room([40, 40], elements: [0, 2])) == 0)
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
}

/// An element that is held, away from where it was lifted.
@Suite("Where a held element is")
struct HoldTests {
  private func hold(by translation: CGSize) -> DraggedElement {
    DraggedElement(
      element: 1, place: 1,
      frames: [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 0, width: 40, height: 20),
      ],
      translation: translation)
  }

  @Test("there is no place for a view that came later, nor one without end")
  func nowhere() {
    #expect(hold(by: .zero).center(ofView: 2) == nil)
    for endless in [CGFloat.infinity, -.infinity, .nan] {
      #expect(hold(by: CGSize(width: endless, height: 0)).center(ofView: 0) == nil)
      #expect(hold(by: CGSize(width: 0, height: endless)).center(ofView: 0) == nil)
    }
  }
}

/// One element at another place.
@Suite("Moves in the data")
struct DataMoveTests {
  @Test("places and sources are each other's inverse, and those of the data with one element moved")
  func inverse() {
    for (from, to) in (0..<7).flatMap({ from in (0..<7).map { (from, $0) } }) {
      let move = DataMove(from: from, to: to)
      var order = Array(0..<7)
      order.insert(order.remove(at: from), at: to)
      #expect((0..<7).map(move.source) == order, "\(from) to \(to)")
      #expect((0..<7).map { move.place(of: move.source(of: $0)) } == Array(0..<7))
      #expect((0..<7).map { move.source(of: move.place(of: $0)) } == Array(0..<7))
      // Nothing else moves, however many there are.
      #expect(move.source(of: 7) == 7 && move.place(of: 100) == 100)
    }
  }
}

#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// Drop indices among lines that a layout has left: items of a depth of 20, without spacing.
@Suite("Element frames for drags")
struct ElementFramesTests {
  /// Lines of items of these lengths, as a layout leaves them.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func room(
    _ lengths: [Double], limit: CGFloat = 100, elements: [Int?]? = nil, known: Range<Int>? = nil,
    axis: FlowAxis = .rows, move: DataMove? = nil, isMirrored: Bool = false
  ) -> ElementFrames {
    let rules = axis == .rows ? FlowLayout(spacing: 0).rules : VFlowLayout(spacing: 0).rules
    var memory = ItemMemory()
    memory.items = FlexItems(main: lengths, cross: lengths.map { _ in 20 })
    let container = rules.container(limit: limit, alignsByGuides: false)
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(memory.items, in: container, into: &frames)
    let known = known ?? memory.items.indices
    let views = known.map { item in
      (
        element: elements.map { $0[item] } ?? item,
        frame: frames.frame(of: item, in: memory.items),
        line: frames.lines.firstIndex { $0.items.contains(item) } ?? -1
      )
    }
    return ElementFrames(
      views, axis, width: axis == .rows ? limit : CGFloat(frames.crossSize),
      isMirrored: isMirrored,
      items: DropItems(
        memory, container, rules, elements: elements, move: move, length: limit,
        longest: CGFloat(frames.mainSize)))
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func place(of element: Int, at center: CGPoint, in room: ElementFrames) -> Int? {
    room.items?.trial(of: element)?.offset(at: center)
  }

  @Test("a point in a flow hits the element whose frame contains the point")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func hits() {
    let rows = room([40, 40, 40, 40])
    for (x, y, element) in [
      (0, 0, 0), (39, 19, 0), (40, 0, 1), (60, 30, 3), (90, 10, nil), (-1, 0, nil), (0, 40, nil),
    ] as [(CGFloat, CGFloat, Int?)] {
      #expect(rows.element(at: CGPoint(x: x, y: y)) == element, "\(x), \(y)")
    }
    let columns = room([40, 40, 40, 40], axis: .columns)
    expectEqual(columns.element(at: CGPoint(x: 10, y: 60)), 1)
    expectEqual(columns.element(at: CGPoint(x: 30, y: 20)), 2)
    // An item that belongs to no element is not hit; the frame of an element is that of its first view.
    let pairs = room([20, 20, 20, 20], elements: [5, nil, 5, 7])
    expectEqual(
      [10, 30, 50, 70].map { pairs.element(at: CGPoint(x: $0, y: 10)) }, [5, nil, 5, 7])
    expectEqual([5, 7, 0].map { pairs.frame(ofElement: $0)?.minX }, [0, 60, nil])
    let nearby = room([40, 40, 40, 40], known: 2..<4)
    expectEqual(nearby.element(at: CGPoint(x: 10, y: 10)), nil)
    expectEqual(nearby.element(at: CGPoint(x: 10, y: 30)), 2)
  }

  @Test(
    "a drop from outside a flow goes to the nearest line, of two the first, and behind an element past its middle"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func drops() {
    for (axis, x, y, place) in [
      (.rows, 10, 20, 0), (.rows, 10, 20.5, 2), (.rows, 20, 10, 1), (.columns, 20, 10, 0),
      (.columns, 20.5, 10, 2), (.columns, 10, 20, 1),
    ] as [(FlowAxis, CGFloat, CGFloat, Int)] {
      let room = room([40, 40, 40, 40], axis: axis)
      #expect(room.offset(ofDropAt: CGPoint(x: x, y: y)) == place, "\(axis): \(x), \(y)")
    }
  }

  @Test(
    "a chip dragged between separators gets the drop index under the finger, not the index it is lifted from"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func held() {
    let rows = room(
      [20, 5, 20, 5, 20], elements: [1, nil, 0, nil, 2], move: DataMove(from: 1, to: 0))
    expectEqual([10, 35, 60].map { place(of: 1, at: CGPoint(x: $0, y: 10), in: rows) }, [0, 1, 2])
    let plain = room([20, 20, 20], move: DataMove(from: 1, to: 0))
    expectEqual(
      [10, 30, 50].map { place(of: 1, at: CGPoint(x: $0, y: 10), in: plain) }, [0, 1, 2])
  }

  @Test(
    "in a container from right to left, elements are hit and have their frames where they are shown"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func mirrored() {
    let rows = room([40, 40, 40, 40], isMirrored: true)
    expectEqual(rows.element(at: CGPoint(x: 99, y: 10)), 0)
    expectEqual(rows.element(at: CGPoint(x: 40, y: 30)), 3)
    expectEqual(rows.element(at: CGPoint(x: 10, y: 10)), nil)
    expectEqual(rows.frame(ofElement: 0), CGRect(x: 60, y: 0, width: 40, height: 20))
    expectEqual(rows.seen.map(\.frame.minX), [60, 20, 60, 20])
    // Drops are found in the container as it is laid out from left to right.
    expectEqual(rows.centers(ofElement: 0), [CGPoint(x: 20, y: 10)])
    let columns = room([40, 40, 40, 40], axis: .columns, isMirrored: true)
    expectEqual(columns.element(at: CGPoint(x: 30, y: 20)), 0)
    expectEqual(columns.frame(ofElement: 3), CGRect(x: 0, y: 40, width: 20, height: 40))
  }

  @Test(
    "moving an element by one line aims at its position along the other line, and at none beyond the last line"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func otherLines() {
    let all = room([40, 40, 40, 40, 40, 40])
    expectEqual(all.point(ofElement: 3, linesOn: 1), CGPoint(x: 60, y: 50))
    expectEqual(all.point(ofElement: 3, linesOn: -1), CGPoint(x: 60, y: 10))
    expectEqual(all.point(ofElement: 0, linesOn: -1), nil)
    expectEqual(all.point(ofElement: 5, linesOn: 1), nil)
    expectEqual(all.point(ofElement: 6, linesOn: -1), nil)
  }

  @Test("an element without a shown view cannot be lifted for a drag")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func absent() {
    func isLifted(_ element: Int, _ elements: [Int?]? = nil) -> Bool {
      room([40, 40], elements: elements).items?.trial(of: element) != nil
    }
    #expect(!isLifted(2) && !isLifted(-1) && !isLifted(1, [0, 2]))
    #expect(isLifted(0) && isLifted(1) && isLifted(2, [0, 2]))
    expectEqual(place(of: 2, at: .zero, in: room([40, 40], elements: [0, 2])), 0)
  }

  @Test(
    "an element dropped between the three views of another element goes to the nearer end of these views"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func triples() {
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

  @Test(
    "a dragged element gives no center for a view added during the drag, or if its translation is not finite"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func nowhere() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    var held = DraggedElement(element: 1, dropIndex: 1, frames: [frame, frame])
    #expect(held.center(ofView: 1) == CGPoint(x: 20, y: 10) && held.center(ofView: 2) == nil)
    for endless in [CGFloat.infinity, -.infinity, .nan] {
      held.translation = CGSize(width: endless, height: 0)
      expectEqual(held.center(ofView: 0), nil)
      held.translation = CGSize(width: 0, height: endless)
      expectEqual(held.center(ofView: 0), nil)
    }
  }
}

/// A data move takes one element to another index.
@Suite("Moves in the data")
struct DataMoveTests {
  @Test(
    "a move's old-to-new and new-to-old index maps are inverse, and agree with moving one array element"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func inverse() {
    for (from, to) in (0..<7).flatMap({ from in (0..<7).map { (from, $0) } }) {
      let move = DataMove(from: from, to: to)
      var order = Array(0..<7)
      order.insert(order.remove(at: from), at: to)
      #expect((0..<7).map(move.source) == order, "\(from) to \(to)")
      expectEqual((0..<7).map { move.offset(of: move.source(of: $0)) }, Array(0..<7))
      expectEqual((0..<7).map { move.source(of: move.offset(of: $0)) }, Array(0..<7))
      // Nothing else moves, however many there are.
      #expect(move.source(of: 7) == 7 && move.offset(of: 100) == 100)
    }
  }
}
#endif

import FlowCore
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Movers of two to four flows without views, against every place in every flow.
@MainActor @Suite("Laws of what is held over several flows")
struct MoveGroupLawsTests {
  @Test(
    "1,000 drawn drags go to the nearest place of all, while data change, and write once or never")
  func drags() {
    var random = SeededGenerator(seed: 33)
    var (across, interrupted) = (0, 0)
    for drag in 0..<1000 {
      let board = DrawnBoard(&random)
      guard let source = board.flows.first(where: { !$0.numbers.isEmpty }) else { continue }
      let element = Int.random(in: source.numbers.indices, using: &random)
      guard let frame = source.frame(of: element) else { continue }
      #expect(source.mover.lift(at: CGPoint(x: frame.midX, y: frame.midY)))
      var point = CGPoint.zero
      for _ in 0..<5 {
        point = CGPoint(
          x: .random(in: -50...800, using: &random), y: .random(in: -50...200, using: &random))
        source.mover.move(to: CGPoint(x: point.x - source.left, y: point.y))
      }
      let name: Comment = "drag \(drag)"
      let nearest = board.nearest(for: element, of: source, to: point)
      #expect(abs(board.distance(source, to: point) - nearest) < 1e-6, name)
      let holders = board.flows.filter { $0.hold != nil }
      #expect(holders.contains { $0 === source } && holders.count <= 2, name)
      var isLeft = true
      if Bool.random(using: &random), let changed = board.flows.randomElement(using: &random) {
        changed.numbers.append(1000)
        changed.update()
        if holders.contains(where: { $0 === changed }) { isLeft = false }
        for flow in board.flows { flow.mover.endIfChanged() }
      }
      let all = board.flows.map(\.numbers)
      source.mover.drop()
      source.mover.release()
      #expect(board.flows.allSatisfy { $0.hold == nil }, name)
      #expect(board.flows.flatMap(\.numbers).sorted() == all.joined().sorted(), name)
      let written = zip(board.flows, all).filter { $0.numbers != $1 }.count
      if !isLeft { #expect(written == 0, name) }
      (across, interrupted) = (across + (written == 2 ? 1 : 0), interrupted + (isLeft ? 0 : 1))
    }
    #expect(across > 300 && interrupted > 100)
  }
}

/// Two hands that hold something over a third flow.
@MainActor @Suite("Two hands over a group")
struct TwoHandsTests {
  @Test("a flow that another hand holds something over takes no second element")
  func third() {
    let group = FlowMoveGroup()
    let flows = [[50, 50], [150, 150], [250, 260, 270]].enumerated().map { column, numbers in
      DrawnFlow(numbers, left: CGFloat(column * 200), in: group)
    }
    for (flow, x) in [(flows[0], 425), (flows[1], 490)] as [(DrawnFlow, CGFloat)] {
      #expect(flow.mover.lift(at: CGPoint(x: 25, y: 10)))
      flow.mover.move(to: CGPoint(x: x - flow.left, y: 50))
    }
    #expect(flows[0].mover.receiver === flows[2].mover)
    #expect(flows[1].mover.receiver !== flows[2].mover)
    let place = flows[2].hold?.place.element
    flows[0].mover.drop()
    #expect(flows[2].numbers.firstIndex(of: 50) == place && flows[0].numbers == [50])
    flows[1].mover.drop()
    #expect(flows.flatMap(\.numbers).sorted() == [50, 50, 150, 150, 250, 260, 270])
    #expect(flows.allSatisfy { $0.hold == nil })
  }
}

/// Flows side by side, each 100 wide.
@MainActor private struct DrawnBoard {
  let group = FlowMoveGroup()
  let flows: [DrawnFlow]

  init(_ random: inout SeededGenerator) {
    var flows: [DrawnFlow] = []
    for column in 0..<Int.random(in: 2...4, using: &random) {
      let numbers = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        100 * column + Int.random(in: 10...90, using: &random)
      }
      flows.append(DrawnFlow(numbers, left: CGFloat(column * 200), in: group))
    }
    self.flows = flows
  }

  /// The least distance between a point and where an element would lie, of every place in every flow.
  func nearest(for element: Int, of source: DrawnFlow, to point: CGPoint) -> Double {
    let number = source.numbers[element]
    var distances: [(isInside: Bool, distance: Double)] = []
    for flow in flows {
      var others = flow.numbers
      if flow === source { others.remove(at: element) }
      let isInside = flow.bounds.contains(point)
      if others.isEmpty, flow !== source {
        distances.append((isInside, distance(point, flow.bounds.nearest(to: point))))
        continue
      }
      for place in 0...others.count {
        var all = others
        all.insert(number, at: place)
        let frame = DrawnFlow.frames(all)[place].offsetBy(dx: flow.left, dy: 0)
        distances.append((isInside, distance(point, CGPoint(x: frame.midX, y: frame.midY))))
      }
    }
    let inside = distances.filter(\.isInside)
    return (inside.isEmpty ? distances : inside).map(\.distance).min() ?? .nan
  }

  /// The distance between a point and where what is held would be dropped.
  func distance(_ source: DrawnFlow, to point: CGPoint) -> Double {
    guard let hold = source.hold else { return .nan }
    let flow = flows.first { $0.mover === source.mover.receiver } ?? source
    var all = source.numbers
    let number = all.remove(at: hold.element)
    if flow !== source { all = flow.numbers }
    if all.isEmpty, flow !== source { return distance(point, flow.bounds.nearest(to: point)) }
    let place = flow.hold?.place.element ?? 0
    all.insert(number, at: place)
    let frame = DrawnFlow.frames(all)[place].offsetBy(dx: flow.left, dy: 0)
    return distance(point, CGPoint(x: frame.midX, y: frame.midY))
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    Double(hypot(a.x - b.x, a.y - b.y))
  }
}

/// Numbers, each as long as its last two digits say, on lines of 100.
@MainActor private final class DrawnFlow {
  private let data: NumbersBox
  let mover = Mover()
  let left: CGFloat
  private var state: Hold?
  private var version = 0

  var numbers: [Int] {
    get { data.numbers }
    set { data.numbers = newValue }
  }

  var hold: Hold? { mover.current(state).held }
  var bounds: CGRect { CGRect(x: left, y: 0, width: 100, height: 150) }

  init(_ numbers: [Int], left: CGFloat, in group: FlowMoveGroup) {
    (data, self.left) = (NumbersBox(numbers), left)
    update()
    mover.group = group
    mover.turn(to: bounds)
    group.note(mover)
  }

  func update() {
    version += 1
    var moves = FlowMoves(
      perform: { self.numbers.move(fromOffsets: $0, toOffset: $1) }, animation: nil, within: nil)
    moves.exchange = FlowExchange(
      { (_: Int) in true }, { self.numbers.remove(at: $0) }, { self.numbers.insert($0, at: $1) })
    mover.update(
      moves, Binding(get: { self.state }, set: { self.state = $0 }), version: version,
      FlowContents(data: data, id: \.self, content: { _ in Color.red }),
      lines: { _ in [self.lines] })
  }

  func frame(of element: Int) -> CGRect? { lines.frame(ofElement: element) }

  /// Where numbers lie, one after the other.
  static func frames(_ numbers: [Int]) -> [CGRect] {
    var (x, y) = (CGFloat(0), CGFloat(0))
    return numbers.map { number in
      let width = CGFloat(number % 100)
      if x > 0, x + width > 100 { (x, y) = (0, y + 20) }
      defer { x += width }
      return CGRect(x: x, y: y, width: width, height: 20)
    }
  }

  private var lines: HandLines {
    let rules = FlowLayout(spacing: 0).rules
    var memory = ItemMemory()
    memory.items = FlexItems(
      main: numbers.map { Double($0 % 100) }, cross: numbers.map { _ in 20 })
    let frames = Self.frames(numbers)
    return HandLines(
      memory: memory, container: rules.container(limit: 100, alignsByGuides: false), rules,
      elements: nil, known: memory.items.indices,
      frames: frames.map {
        FlexFrame(
          mainPosition: Double($0.minX), crossPosition: Double($0.minY),
          mainSize: Double($0.width), crossSize: 20)
      },
      lines: frames.map { Int($0.minY / 20) }, length: 100, longest: 100, width: 100,
      isMirrored: false)
  }
}

extension CGRect {
  fileprivate func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}

import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// How opaque each row is while a change of a limited flow is animated.
@MainActor @Suite("Visibility in animated changes")
struct VisibilityTests {
  /// A state of a limited flow of boxes, each of a width and a height by its identifier.
  struct State {
    var ids: [Int] = []
    var lines: Int? = 2
    var isExpanded = false
    var width: CGFloat = 130
    var urgent: Set<Int> = []
    var hasPriorities = false
    var hasIndicator = false
  }

  private let room = CGRect(0, 0, 400, 20_000)

  private func host(_ state: Remote<State>, widths: [CGFloat]) -> HeadlessHost {
    HeadlessHost(size: room.size) {
      Driven(state) { state in
        let flow = Flow(state.ids, id: \.self, layout: FlowLayout(spacing: 0)) { id in
          Text("\(id)").fixedSize().frame(
            width: widths[id % widths.count], height: 20 + CGFloat(id))
        }
        .maxLines(state.lines, isExpanded: state.isExpanded)
        .priority(state.hasPriorities ? { state.urgent.contains($0) ? 1 : 0 } : nil)
        (state.hasIndicator
          ? flow.maxLines(state.lines, isExpanded: state.isExpanded) { More($0, 30) } : flow)
          .frame(width: state.width, alignment: .topLeading)
          .frame(width: room.width, height: room.height, alignment: .topLeading)
      }
    }
  }

  /// Returns how much of each number is seen within the host; none that is not seen is among them.
  private func opacities(_ host: HeadlessHost) -> [Int: Double] {
    var opacities: [Int: Double] = [:]
    for item in host.displayList where item.frame.intersects(room) && item.color.opacity > 0 {
      guard case .text(let lines, _) = item.content, let text = lines.first?.text,
        let id = Int(text), !text.hasPrefix("+")
      else { continue }
      opacities[id] = max(opacities[id] ?? 0, item.color.opacity)
    }
    return opacities
  }

  @Test(
    "an element that a limited flow hides stays unseen while an animated removal moves its neighbors up"
  )
  func removal() throws {
    let state = Remote(State(ids: Array(0...5)))
    let host = host(state, widths: [30, 100, 30, 30, 30, 100])
    try host.settle()
    expectEqual(Set(opacities(host).keys), [0, 1, 2, 3, 4])
    state.animate(to: State(ids: Array(1...5)))
    host.advance(by: 0.5)
    let half = opacities(host)
    expectEqual(half[5], nil)
    for row in 1...4 { expectEqual(half[row], 1) }
    expectEqual(half[0], 0.5)
  }

  @Test(
    "a shown element of a limited flow stays opaque while another is inserted before it in an animation"
  )
  func insertion() throws {
    let state = Remote(State(ids: Array(0...4)))
    let host = host(state, widths: [100, 20, 20, 60, 60, 60, 60, 60, 60, 20])
    try host.settle()
    expectEqual(Set(opacities(host).keys), [0, 1, 2, 3])
    state.animate(to: State(ids: [9] + Array(0...4)))
    host.advance(by: 0.5)
    let half = opacities(host)
    expectEqual(half[3], 1)
    expectEqual(half[9], 0.5)
  }

  @Test(
    "an element inserted where a limited flow hides it is not seen, and fades in near its frame once shown"
  )
  func insertedAndHidden() throws {
    let state = Remote(State(ids: [0, 1], lines: 1, width: 100))
    let host = host(state, widths: [50])
    try host.settle()
    state.animate(to: State(ids: [0, 1, 2], lines: 1, width: 100))
    for _ in 0..<4 {
      expectEqual(opacities(host), [0: 1, 1: 1])
      host.advance(by: 0.2)
    }
    // While the first change goes on the row is shown: it fades in near where it is.
    state.animate(to: State(ids: [0, 1, 2], lines: 2, width: 100))
    host.advance(by: 0.5)
    expectEqual(opacities(host)[2], 0.5)
  }

  /// Returns the rows that are seen at any time while one state changes into the next before it is reached.
  private func rowsSeen(
    in states: [State], width: CGFloat
  ) throws -> Set<Int> {
    let state = Remote(states[0])
    let host = host(state, widths: [width])
    try host.settle()
    var seen = Set(opacities(host).keys)
    for next in states.dropFirst() {
      withAnimation(.linear(duration: 1)) { state.set(next) }
      for _ in 0..<4 {
        host.advance(by: 0.13)
        seen.formUnion(opacities(host).keys)
      }
    }
    for _ in 0..<10 {
      host.advance(by: 0.13)
      seen.formUnion(opacities(host).keys)
    }
    return seen
  }

  @Test(
    "an element that a limited flow hides, removed and inserted again in animations, is never seen")
  func leavingAndComingBack() throws {
    let (all, fewer) = (
      State(ids: [0, 1, 2], lines: 1, width: 100), State(ids: [0, 1], lines: 1, width: 100)
    )
    expectEqual(try rowsSeen(in: [all, fewer, all], width: 50), [0, 1])
  }

  @Test(
    "hidden elements are never seen while a limited flow that becomes much wider makes their views again"
  )
  func madeAgain() throws {
    let states = [50, 200].map { State(ids: Array(0..<40), lines: 3, width: $0) }
    expectEqual(try rowsSeen(in: states, width: 25), Set(0..<24))
  }

  private func drawnState(after old: State, _ random: inout SeededGenerator) -> State {
    var state = old
    for _ in 0..<random.number(1...2) {
      switch random.number(0...9) {
      case 0, 1: state.ids.insert(random.number(60...79), at: random.number(0...state.ids.count))
      case 2...4:
        if state.ids.isEmpty { continue }
        let id = state.ids.remove(at: random.number(0...state.ids.count - 1))
        if random.toss() { state.ids.insert(id, at: random.number(0...state.ids.count)) }
      case 5: state.ids.reverse()
      case 6: state.lines = random.one(in: 4) ? nil : random.number(0...3)
      case 7: state.isExpanded.toggle()
      case 8: state.width = random.whole(60...300)
      default: state.urgent = Set((0..<5).map { _ in random.number(0...20) })
      }
    }
    var seen: Set<Int> = []
    state.ids.removeAll { !seen.insert($0).inserted }
    return state
  }

  @Test(
    "in random animations of limited flows, elements shown in all states never fade, hidden ones are unseen",
    // A row of the last one loses its views in one change, and gets them again in the next.
    arguments: Array(0..<tried(400)) + [3776] as [UInt64])
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let widths = (0..<80).map { _ in random.whole(10...70) }
    let count = random.one(in: 5) ? random.number(30...50) : random.number(0...12)
    var state = State(ids: Array(0..<count))
    (state.hasPriorities, state.hasIndicator) = (random.one(in: 3), random.toss())
    state.width = random.whole(60...300)
    state.lines = random.number(1...3)
    let animations: [Animation] = [
      .linear(duration: 1), .easeInOut(duration: 1), .spring(duration: 1), .snappy(duration: 1),
    ]
    let animation = random.pick(animations)
    var states = [state]
    // Often one change is on its way when the next one comes, which may take it back.
    for index in 0..<random.number(1...3) {
      states.append(
        index > 0 && random.toss()
          ? states[index - 1] : drawnState(after: states[index], &random))
    }
    // The oracle: the same states without an animation.
    let settled = try states.map { state in
      let plain = self.host(Remote(state), widths: widths)
      try plain.settle()
      return Set(opacities(plain).keys)
    }
    let always = settled.dropFirst().reduce(settled[0]) { $0.intersection($1) }
    let sometimes = settled.dropFirst().reduce(settled[0]) { $0.union($1) }
    let remote = Remote(state)
    let host = self.host(remote, widths: widths)
    try host.settle()
    for state in states.dropFirst() {
      withAnimation(animation) { remote.set(state) }
      for _ in 0..<random.number(3...8) {
        let now = opacities(host)
        let dips = always.filter { now[$0] ?? 0 < 1 - 1e-9 }
        let ghosts = Set(now.filter { $0.value > 1e-9 }.keys).subtracting(sometimes)
        #expect(dips.isEmpty && ghosts.isEmpty, "\(dips) dip, \(ghosts) are seen")
        host.advance(by: 0.13)
      }
    }
    host.advance(by: 5)
    try host.settle()
    expectEqual(Set(opacities(host).keys), settled.last ?? [])
  }
}

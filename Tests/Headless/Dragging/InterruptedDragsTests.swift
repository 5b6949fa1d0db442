import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Drags with interruptions end with no element dragged, and write the data at the drop or not at all.
@MainActor @Suite("Laws of interrupted drags")
struct InterruptedDragsTests {
  @Test(
    "random drags in a flow or strip, interrupted at random, leave no element dragged and write data at most once",
    arguments: 0..<50)
  func drags(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for drag in 0..<tried(20) {
      let page = DrawnPage(&random)
      let interruption = random.any(Interruption.self)
      let name: Comment = "seed \(seed), drag \(drag): \(interruption) in \(page.kind)"
      try page.drag(&random, interruption, name)
      try page.dragAgain(&random, name)
    }
  }

  @Test(
    "a call, a system gesture, or disabling or removing its flow ends a drag and changes no data")
  func calls() throws {
    for interruption in [Interruption.call, .cancel, .gone, .disabled] {
      var random = SeededGenerator(seed: 3)
      for kind in PageKind.allCases {
        let page = DrawnPage(&random, kind)
        let order = page.chips.order
        try page.drag(&random, interruption, "\(interruption) in \(kind)")
        #expect(page.chips.order == order && page.chips.writes == 0)
      }
    }
  }
}

/// An event between a lift and a drop.
private enum Interruption: CaseIterable {
  case none, secondFinger, escape, call, cancel, change, removal, rotation, scroll, gone, disabled

  /// Whether nothing is written that was held when it came.
  var endsDrag: Bool {
    switch self {
    case .escape, .call, .cancel, .change, .removal, .gone, .disabled: true
    case .none, .secondFinger, .rotation, .scroll: false
    }
  }
}

private enum PageKind: CaseIterable {
  case flow, declared, measured, declaredStrip, measuredStrip
}

/// A page of chips, and what happens to it.
@MainActor private struct DrawnPage {
  let kind: PageKind
  let chips: MovedChips
  let size: CGSize
  let host: HeadlessHost

  init(_ random: inout SeededGenerator, _ kind: PageKind? = nil) {
    let kind = kind ?? random.any()
    let chips = MovedChips(MovedChip.drawn(2...40, &random))
    size = CGSize(random.real(160...400), 300)
    (self.kind, self.chips) = (kind, chips)
    host = HeadlessHost(size.width, 300, random.direction()) {
      InterruptedPage(chips: chips, kind: kind)
    }
    host.rest()
  }

  /// Lifts a chip that can be seen as a whole, if there is one, and moves it about.
  private func lift(_ random: inout SeededGenerator, _ name: Comment) throws -> (
    id: Int, touch: HeadlessHost.Touch
  )? {
    let page = CGRect(0, 30, size.width, size.height - 30)
    let visible = chips.order.filter { host.frame(of: "\($0)").map(page.contains) == true }
    guard let id = visible.randomElement(using: &random) else { return nil }
    let touch = try host.hold(id, by: 6, 3, steps: 2)
    #expect(host.held == ["\(id)"], name)
    wander(touch, &random)
    return (id, touch)
  }

  private func wander(_ touch: HeadlessHost.Touch, _ random: inout SeededGenerator) {
    touch.move(
      to: random.point(-50...size.width + 50, 20...size.height + 20),
      steps: random.number(1...5), frame: 0.05)
  }

  /// Lifts a chip, moves it about, is interrupted, goes on, and lets go.
  func drag(
    _ random: inout SeededGenerator, _ interruption: Interruption, _ name: Comment
  ) throws {
    guard let (id, touch) = try lift(&random, name) else { return }
    let second = try interrupt(interruption, touch, id, &random)
    let (order, writes) = (chips.order, chips.writes)
    wander(touch, &random)
    if random.toss() { touch.lift() } else { touch.cancel() }
    second?.lift()
    host.rest()
    #expect(host.held.isEmpty, name)
    #expect(chips.order.sorted() == order.sorted(), name)
    #expect(chips.writes - writes <= 1, name)
    if interruption.endsDrag { #expect(chips.order == order && chips.writes == writes, name) }
  }

  /// Interrupts a drag; returns the second finger, if that is the interruption.
  private func interrupt(
    _ interruption: Interruption, _ touch: HeadlessHost.Touch, _ id: Int,
    _ random: inout SeededGenerator
  ) throws -> HeadlessHost.Touch? {
    switch interruption {
    case .none: break
    case .secondFinger:
      let second = host.touch(at: CGPoint(size.width / 2, 100))
      second.move(by: CGSize(20, 10), steps: 3)
      return second
    case .escape: expectEqual(host.press(.escape), .handled)
    case .call: try host.tap("call")
    case .cancel: touch.cancel()
    case .change:
      chips.all.insert(MovedChip(id: 99, size: CGSize(30, 20)), at: 0)
      try host.tap("changed")
    case .removal:
      chips.all.removeAll { $0.id == id }
      try host.tap("changed")
    case .rotation: host.resize(size.transposed)
    case .scroll: try host.scroll("scroll", to: random.point(0...200, 0...200))
    case .gone: try host.tap("gone")
    case .disabled: try host.tap("disabled")
    }
    return nil
  }

  /// Lifts, and drops, as if nothing had been.
  func dragAgain(_ random: inout SeededGenerator, _ name: Comment) throws {
    host.resize(size)
    try host.tap("back")
    host.rest()
    let (order, writes) = (chips.order, chips.writes)
    guard let (_, touch) = try lift(&random, name) else { return }
    touch.lift()
    host.rest()
    #expect(host.held.isEmpty && chips.order.sorted() == order.sorted(), name)
    #expect(chips.writes - writes == (chips.order == order ? 0 : 1), name)
  }
}

/// A flow of chips, below buttons for what comes between.
private struct InterruptedPage: View {
  let chips: MovedChips
  let kind: PageKind
  @State private var phase = ScenePhase.active
  @State private var isShown = true
  @State private var isDisabled = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Button("Call") { phase = .inactive }.named("call")
        Button("Back") { (phase, isShown, isDisabled) = (.active, true, false) }.named("back")
        Button("Off") { isDisabled = true }.named("disabled")
        Button("Gone") { isShown = false }.named("gone")
      }
      .frame(height: 20).zIndex(1)
      ChipsOwner(chips: chips) { binding in
        if isShown {
          ScrollView(isStrip ? .horizontal : .vertical) { flow(binding).disabled(isDisabled) }
            .named("scroll")
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .environment(\.liftsByPointer, true)
    .environment(\.scenePhase, phase)
  }

  private var isStrip: Bool { kind == .declaredStrip || kind == .measuredStrip }
  private var isMeasured: Bool { kind == .measured || kind == .measuredStrip }

  @ViewBuilder private func flow(_ binding: Binding<[MovedChip]>) -> some View {
    if kind == .flow {
      Flow(binding, editActions: .move) { MovedChipView($0.wrappedValue) }
    } else {
      if isStrip {
        LazyStrip(binding, lines: 3, editActions: .move) { MovedChipView($0.wrappedValue) }
          .itemSizes(\.size, .acrossLines, if: !isMeasured)
      } else {
        LazyFlow(binding, editActions: .move) { MovedChipView($0.wrappedValue) }
          .itemSizes(\.size, if: !isMeasured)
      }
    }
  }
}

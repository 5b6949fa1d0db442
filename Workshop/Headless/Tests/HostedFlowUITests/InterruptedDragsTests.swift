import FlowUI
import SwiftUI
import TestSupport
import Testing

/// Drags that something comes between: whatever it is, nothing stays held, and the data is written at the drop or not at
/// all.
@MainActor @Suite("Laws of interrupted drags")
struct InterruptedDragsTests {
  @Test(
    "drawn drags with drawn interruptions leave nothing held, and write data once or never",
    arguments: 0..<50)
  func drags(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for drag in 0..<tried(20) {
      let page = DrawnPage(&random)
      let interruption = Interruption.allCases.randomElement(using: &random) ?? .none
      let name: Comment = "seed \(seed), drag \(drag): \(interruption) in \(page.kind)"
      try page.drag(&random, interruption, name)
      try page.dragAgain(&random, name)
    }
  }

  @Test(
    "a call, a system gesture and a flow that goes away end a drag with everything where it was")
  func calls() throws {
    for interruption in [Interruption.call, .cancel, .gone] {
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

/// What comes between a lift and a drop.
private enum Interruption: CaseIterable {
  case none, secondFinger, escape, call, cancel, change, removal, rotation, scroll, gone

  /// Whether nothing is written that was held when it came.
  var endsDrag: Bool {
    switch self {
    case .escape, .call, .cancel, .change, .removal, .gone: true
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
    let kind = kind ?? PageKind.allCases.randomElement(using: &random) ?? .flow
    let chips = MovedChips(
      (0..<Int.random(in: 2...40, using: &random)).map {
        MovedChip(
          id: $0,
          size: CGSize(
            width: .random(in: 10...130, using: &random),
            height: .random(in: 10...30, using: &random)))
      })
    size = CGSize(width: .random(in: 160...400, using: &random), height: 300)
    (self.kind, self.chips) = (kind, chips)
    host = HeadlessHost(
      size: size, layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft
    ) {
      InterruptedPage(chips: chips, kind: kind)
    }
    host.rest()
  }

  /// A chip that can be seen as a whole.
  private func visible(_ random: inout SeededGenerator) -> String? {
    chips.order.filter {
      guard let frame = host.frame(of: "\($0)") else { return false }
      return CGRect(x: 0, y: 30, width: size.width, height: size.height - 30).contains(frame)
    }.randomElement(using: &random).map { "\($0)" }
  }

  private func wander(_ touch: HeadlessHost.Touch, _ random: inout SeededGenerator) {
    touch.move(
      to: CGPoint(
        x: .random(in: -50...size.width + 50, using: &random),
        y: .random(in: 20...size.height + 20, using: &random)),
      steps: .random(in: 1...5, using: &random), frame: 0.05)
  }

  private var held: [String] {
    host.accessibilityTree.filter { $0.label == "held" }.compactMap(\.identifier)
  }

  /// Lifts a chip, moves it about, is interrupted, goes on, and lets go.
  func drag(
    _ random: inout SeededGenerator, _ interruption: Interruption, _ name: Comment
  ) throws {
    guard let id = visible(&random) else { return }
    let touch = try host.touch(id)
    touch.move(by: CGSize(width: 6, height: 3), steps: 2)
    #expect(held == [id], name)
    wander(touch, &random)
    var second: HeadlessHost.Touch?
    try interrupt(interruption, touch, Int(id), &random, &second)
    let (order, writes) = (chips.order, chips.writes)
    wander(touch, &random)
    if Bool.random(using: &random) { touch.lift() } else { touch.cancel() }
    second?.lift()
    host.rest()
    #expect(held.isEmpty, name)
    #expect(chips.order.sorted() == order.sorted(), name)
    #expect(chips.writes - writes <= 1, name)
    if interruption.endsDrag { #expect(chips.order == order && chips.writes == writes, name) }
  }

  private func interrupt(
    _ interruption: Interruption, _ touch: HeadlessHost.Touch, _ id: Int?,
    _ random: inout SeededGenerator, _ second: inout HeadlessHost.Touch?
  ) throws {
    switch interruption {
    case .none: break
    case .secondFinger:
      second = host.touch(at: CGPoint(x: size.width / 2, y: 100))
      second?.move(by: CGSize(width: 20, height: 10), steps: 3)
    case .escape: #expect(host.press(.escape) == .handled)
    case .call: try host.tap("call")
    case .cancel: touch.cancel()
    case .change:
      chips.all.insert(MovedChip(id: 99, size: CGSize(width: 30, height: 20)), at: 0)
      try host.tap("changed")
    case .removal:
      chips.all.removeAll { $0.id == id }
      try host.tap("changed")
    case .rotation: host.resize(CGSize(width: size.height, height: size.width))
    case .scroll:
      try host.scroll(
        "scroll",
        to: CGPoint(
          x: .random(in: 0...200, using: &random), y: .random(in: 0...200, using: &random)))
    case .gone: try host.tap("gone")
    }
  }

  /// Lifts, and drops, as if nothing had been.
  func dragAgain(_ random: inout SeededGenerator, _ name: Comment) throws {
    host.resize(size)
    try host.tap("back")
    host.rest()
    guard let id = visible(&random) else { return }
    let (order, writes) = (chips.order, chips.writes)
    let touch = try host.touch(id)
    touch.move(by: CGSize(width: 6, height: 3), steps: 2)
    #expect(held == [id], name)
    wander(touch, &random)
    touch.lift()
    host.rest()
    #expect(held.isEmpty && chips.order.sorted() == order.sorted(), name)
    #expect(chips.writes - writes == (chips.order == order ? 0 : 1), name)
  }
}

/// A flow of chips, below buttons for what comes between.
private struct InterruptedPage: View {
  let chips: MovedChips
  let kind: PageKind
  @State private var phase = ScenePhase.active
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Button("Call") { phase = .inactive }.accessibilityIdentifier("call")
        Button("Back") { (phase, isShown) = (.active, true) }.accessibilityIdentifier("back")
        Button("Gone") { isShown = false }.accessibilityIdentifier("gone")
      }
      .frame(height: 20)
      .zIndex(1)
      ChipsOwner(chips: chips) { binding in
        if isShown {
          ScrollView(isStrip ? .horizontal : .vertical) { flow(binding) }
            .accessibilityIdentifier("scroll")
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .environment(\.liftsByPointer, true)
    .environment(\.scenePhase, phase)
  }

  private var isStrip: Bool { kind == .declaredStrip || kind == .measuredStrip }

  @ViewBuilder private func flow(_ binding: Binding<[MovedChip]>) -> some View {
    if kind == .flow {
      Flow(binding, editActions: .move) { $chip in InterruptedChip(chip: chip) }
    } else {
      LazyFlow(
        binding,
        sizes: kind == .measured || kind == .measuredStrip
          ? .measured : .declared { $0.wrappedValue.size },
        lines: isStrip ? 3 : nil, editActions: .move
      ) { $chip in
        InterruptedChip(chip: chip)
      }
    }
  }
}

private struct InterruptedChip: View {
  let chip: MovedChip
  @Environment(\.isLiftedInFlow) private var isLifted

  var body: some View {
    Color.red
      .frame(width: chip.size.width, height: chip.size.height)
      .accessibilityLabel(isLifted ? "held" : "at rest")
      .accessibilityIdentifier("\(chip.id)")
  }
}

import SwiftUI
import Testing

@testable import FlowLayoutUI

/// The kinds of container whose elements the system drags.
enum DraggedKind: CaseIterable {
  case flow, declared, measured, declaredStrip, measuredStrip, waterfall

  var isStrip: Bool { self == .declaredStrip || self == .measuredStrip }
}

/// A page of chips that the system drags, as on iPhone and iPad, and where each can be seen.
@MainActor final class SystemPage {
  let kind: DraggedKind
  let chips: MovedChips
  let host: HeadlessHost
  let notes: SystemNotes

  /// The pictures that the system draws.
  var hands: [SystemHand] = []

  init(
    _ kind: DraggedKind, _ chips: MovedChips, width: CGFloat = 300,
    _ direction: LayoutDirection = .leftToRight
  ) {
    let notes = SystemNotes()
    (self.kind, self.chips, self.notes) = (kind, chips, notes)
    host = HeadlessHost(width, 500, direction) {
      SystemFlow(kind: kind, chips: chips, notes: notes)
    }
    host.rest()
  }

  var mover: Mover { notes.mover }

  /// The chips that have been told that they are dragged.
  var lifted: [Int] { notes.lifted.filter(chips.order.contains).sorted() }

  /// The frame of a chip's row, where the flow draws it; nil if it is out of sight or does not exist.
  func row(_ id: Int) -> CGRect? {
    guard let frame = host.frame(of: "\(id)"), frame.maxY > -10_000 else { return nil }
    let origin = host.frame(of: "flow")?.origin ?? .zero
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The frames at which a chip can be seen: as a row of its flow, and as pictures.
  func seen(_ id: Int) -> [CGRect] {
    [row(id)].compactMap { $0 } + hands.filter { $0.id == id }.compactMap(\.picture)
  }

  /// Touches the middle of a chip, or of the frame that it is animated to, and holds it; nil if nothing is lifted there.
  func hold(_ id: Int) -> SystemHand? {
    guard row(id) != nil, let index = chips.order.firstIndex(of: id),
      let frame = mover.container.hitFrames()?.frame(ofElement: index),
      let session = mover.systemDrag(at: frame.middle)
    else { return nil }
    let hand = SystemHand(self, session, id)
    hands.append(hand)
    return hand
  }

  /// Lets time pass, in which pictures arrive and animations end.
  func wait(_ seconds: Double) {
    var rest = seconds
    while rest > 1e-9 {
      let step = min(rest, 1.0 / 60)
      host.advance(by: step)
      for hand in hands { hand.advance(by: step) }
      hands.removeAll { $0.isOver }
      rest -= step
    }
  }

  /// Takes the flow out of its window, or brings it back.
  func show(_ isShown: Bool) throws {
    if !isShown { mover.leave() }
    try host.tap(isShown ? "back" : "gone")
    wait(0.1)
  }

  /// Changes the chips, as other code does.
  func change(_ change: (inout [MovedChip]) -> Void) throws {
    change(&chips.all)
    try host.tap("changed")
    wait(0.1)
  }
}

/// What rows have been told, and the mover that they are moved by.
@MainActor final class SystemNotes {
  var mover = Mover()
  var lifted: Set<Int> = []
  let counts = ViewCounts()
}

/// A finger by which the system drags: makes UIKit's calls in UIKit's order, and draws as it does.
///
///     asked for items → asked for a preview → (animates the lift) → begins → moves … →
///       performs the drop → asked for a preview → animates → arrives → ends
///       is canceled → asked for a preview → animates → arrives → ends
@MainActor final class SystemHand {
  let id: Int
  let session: SystemDragSession

  /// The frame at which the system draws the element, in the flow; nil if it does not.
  private(set) var picture: CGRect?

  /// The frame that was asked for in the turn in which the finger was lifted.
  private(set) var askedFrame: CGRect?

  private(set) var isOver = false
  private unowned let page: SystemPage
  private var tasks: [(due: Double, action: () -> Void)] = []
  private var now = 0.0

  init(_ page: SystemPage, _ session: SystemDragSession, _ id: Int) {
    (self.page, self.session, self.id) = (page, session, id)
    picture = session.touched.frame
    session.onScreen = { [weak self] in self?.draw($0) }
  }

  private func draw(_ effect: SystemDrag.Effect) {
    switch effect {
    case .awaitArrival: after(0.4) { $0.react(to: .arrived) }
    case .awaitLayout: after(2.0 / 60) { $0.lookAgain() }
    case .retarget: if picture != nil { picture = session.landingFrame }
    case .hidePicture: picture = nil
    default: break
    }
  }

  private func after(_ seconds: Double, _ call: @escaping (SystemDragSession) -> Void) {
    tasks.append((now + seconds, { [session] in call(session) }))
  }

  func advance(by seconds: Double) {
    now += seconds
    let due = tasks.filter { $0.due <= now + 1e-9 }
    tasks.removeAll { $0.due <= now + 1e-9 }
    for task in due { task.action() }
    if !due.isEmpty { page.host.advance(by: 0) }
  }

  // MARK: The system's calls

  /// Begins to drag, or only looks.
  func begin() { session.react(to: .began(session.touched.point)) }

  /// Moves to a point of the flow, which is shown.
  func move(to point: CGPoint) {
    session.move(to: point)
    if let size = picture?.size {
      picture = CGRect(point.x - size.width / 2, point.y - size.height / 2, size.width, size.height)
    }
    page.wait(1.0 / 60)
  }

  func move(by width: CGFloat, _ height: CGFloat = 0, steps: Int = 4) {
    let start = session.touched.point
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(start.x + width * share, start.y + height * share))
    }
  }

  /// Leaves the window, or goes over another view that takes drops.
  func leave() {
    session.react(to: .left)
    page.wait(1.0 / 60)
  }

  /// Lifts the finger where it is: over the flow, if that takes a drop, or elsewhere.
  func lift() {
    if session.drag.takesDrop { session.drop() } else { session.cancel() }
    askedFrame = session.landingFrame
    // A picture that has not moved goes back into its row at once.
    if picture != nil { picture = session.drag == .over ? nil : askedFrame }
    after(1) { [weak self] in self?.end($0) }
  }

  /// Lifts the finger over another view, which takes the element.
  func liftElsewhere() {
    leave()
    after(0.5) { [weak self] in self?.end($0) }
  }

  /// Ends the session without a movement, as a menu that is closed does.
  func end() { end(session) }

  private func end(_ session: SystemDragSession) {
    session.react(to: .ended)
    (picture, isOver) = (nil, true)
  }
}

/// A container of chips, below buttons for what comes between.
private struct SystemFlow: View {
  let kind: DraggedKind
  let chips: MovedChips
  let notes: SystemNotes
  @State private var isShown = true

  init(kind: DraggedKind, chips: MovedChips, notes: SystemNotes) {
    (self.kind, self.chips, self.notes) = (kind, chips, notes)
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Button("Back") { isShown = true }.named("back")
        Button("Gone") { isShown = false }.named("gone")
      }
      .frame(height: 20)
      ChipsOwner(chips: chips) { binding in
        if isShown {
          ScrollView(kind.isStrip ? .horizontal : .vertical) {
            container(binding.wrappedValue) {
              binding.wrappedValue.move(fromOffsets: $0, toOffset: $1)
            }
            .named("flow")
            .frame(maxWidth: kind == .flow ? .infinity : nil, alignment: .leading)
          }
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  @ViewBuilder private func container(
    _ all: [MovedChip], _ move: @escaping (IndexSet, Int) -> Void
  ) -> some View {
    switch kind {
    case .flow: Flow(all) { SystemChip(chip: $0, notes: notes) }.onMove(perform: move)
    case .declared:
      LazyFlow(all) { SystemChip(chip: $0, notes: notes) }
        .itemSizes(\.size)
        .onMove(perform: move)
    case .measured:
      LazyFlow(all) { SystemChip(chip: $0, notes: notes) }.onMove(perform: move)
    case .declaredStrip:
      LazyStrip(all, lines: 3) { SystemChip(chip: $0, notes: notes) }
        .itemSizes(\.size)
        .onMove(perform: move)
    case .measuredStrip:
      LazyStrip(all, lines: 3) { SystemChip(chip: $0, notes: notes) }.onMove(perform: move)
    case .waterfall:
      LazyWaterfall(all, columns: .fixed(3)) { SystemChip(chip: $0, notes: notes, isCard: true) }
        .onMove(perform: move)
    }
  }
}

/// A chip that notes the mover around it, and whether it is dragged.
private struct SystemChip: View {
  let chip: MovedChip
  let notes: SystemNotes
  var isCard = false
  @Environment(\.isLiftedInFlow) private var isLifted
  @Environment(\.flowRow) private var row

  init(chip: MovedChip, notes: SystemNotes, isCard: Bool = false) {
    (self.chip, self.notes, self.isCard) = (chip, notes, isCard)
  }

  var body: some View {
    notes.counts.bodies += 1
    if let mover = row?.mover as? Mover { notes.mover = mover }
    if isLifted { notes.lifted.insert(chip.id) } else { notes.lifted.remove(chip.id) }
    return Color.gray
      .frame(width: isCard ? nil : chip.size.width, height: chip.size.height)
      .named(chip.id)
  }
}

import FlowLayoutUI
import SwiftUI
import Testing

/// Chips that are dragged among separators, between elements of several views, and at the limits.
@MainActor @Suite("Moving elements at the edges")
struct MovingEdgesTests {
  private let three = MovedChips(count: 3)

  @Test(
    "a pointer lifts a chip of a flow once the pointer has moved by 4 points",
    arguments: [3.5, 4], [0, 2])
  func pointerDistance(distance: CGFloat, chip: Int) throws {
    let host = three.host(200, 100)
    let touch = try host.hold(chip, by: distance, steps: 1)
    expectEqual(host.chipFrame(chip).minX, CGFloat(48 * chip) + (distance < 4 ? 0 : distance))
    touch.lift()
  }

  @Test("a dragged chip of a flow is drawn above the other chips until it is dropped")
  func drawnAbove() throws {
    let host = three.host(200, 100)
    func drawn() -> [String] { host.frames.compactMap(\.identifier).filter { Int($0) != nil } }
    expectEqual(drawn(), ["0", "1", "2"])
    let touch = try host.hold(0, by: 10, steps: 1)
    expectEqual(drawn(), ["1", "2", "0"])
    touch.lift()
    host.rest()
    expectEqual(drawn(), ["0", "1", "2"])
  }

  @Test("a view that an element of a flow gains while it is dragged follows the finger with it")
  func gainedView() throws {
    struct BadgedChip: View {
      let chip: MovedChip
      @Environment(\.isLiftedInFlow) private var isLifted

      var body: some View {
        MovedChipView(chip)
        if isLifted { Color.red.frame(width: 10, height: 10).named("badge") }
      }
    }
    let host = three.host(200, 100) { all, move in
      Flow(all) { BadgedChip(chip: $0) }.onMove(perform: move)
    }
    let touch = try host.hold(0, by: 30, steps: 3)
    let badge = try #require(host.frame(of: "badge"))
    expectEqual([badge.midX, badge.midY], [50, 10])
    expectEqual(host.chipFrame(0).midX, 50)
    touch.lift()
    host.rest()
    expectEqual(host.frame(of: "badge"), nil)
  }

  @Test(
    "a flow is drawn above views beside it while a chip is dragged, but not above views with a zIndex"
  )
  func flowDrawnAbove() throws {
    let host = three.host(200, 100) { all, move in
      VStack(spacing: 0) {
        Flow(all) { MovedChipView($0) }.onMove(perform: move)
        Color.red.frame(width: 10, height: 10).named("beside")
        Color.red.frame(width: 10, height: 10).named("raised").zIndex(1)
      }
    }
    func drawn() -> [String] {
      host.frames.map(\.identifier).filter { ["0", "beside", "raised"].contains($0) }
    }
    expectEqual(drawn(), ["0", "beside", "raised"])
    let touch = try host.hold(0, by: 10, steps: 1)
    expectEqual(drawn(), ["beside", "0", "raised"])
    touch.cancel()
  }

  @Test(
    "a flow handles the escape key only while a chip is dragged, and adds nothing to the focus order for it"
  )
  func escape() throws {
    let host = three.host(200, 100)
    expectEqual(host.press(.escape), .ignored)
    let touch = try host.hold(0, by: 10, steps: 1)
    expectEqual(host.focusOrder, ["changed", "1", "2"])
    #expect(host.press(.escape) == .handled && host.press(.escape) == .ignored)
    touch.cancel()
  }

  @Test("a view outside of a flow, or not dragged inside of one, reads false from isLiftedInFlow")
  func notLifted() {
    struct Reader: View {
      @Environment(\.isLiftedInFlow) private var isLifted
      var body: some View { Text(isLifted ? "lifted" : "at rest") }
    }
    let host = HeadlessHost(200, 100) {
      Reader()
      FlowLayout { Reader() }
      Flow(0..<1, id: \.self) { _ in Reader() }
    }
    expectEqual(host.readTexts, ["at rest", "at rest", "at rest"])
  }

  @Test(
    "option-arrow keys in a right-to-left flow move a chip in the direction to which they point")
  func mirroredKeys() throws {
    let chips = MovedChips(count: 4)
    let host = chips.host(140, 300, .rightToLeft)
    host.pressTab(times: 2)
    expectEqual(host.focusedIdentifier, "0")
    for (key, order) in [
      (KeyEquivalent.leftArrow, [1, 0, 2, 3]), (.rightArrow, [0, 1, 2, 3]),
      (.downArrow, [1, 2, 3, 0]),
    ] {
      host.pressOption(key)
      expectEqual(chips.order, order)
    }
  }

  @Test(
    "in a flow of columns, option-up and option-down move an element in its column, and option-right to the next"
  )
  func columnKeys() throws {
    let chips = MovedChips(count: 4)
    let host = chips.host(300, 80) { all, move in
      Flow(all, layout: VFlowLayout()) { MovedChipView($0) }.onMove(perform: move)
    }
    host.pressTab()
    expectEqual(host.focusedIdentifier, "0")
    // Three of 20 with gaps of 8 a column: the fourth is beside the first one.
    for (key, order) in [
      (KeyEquivalent.downArrow, [1, 0, 2, 3]), (.upArrow, [0, 1, 2, 3]),
      (.rightArrow, [1, 2, 3, 0]),
    ] {
      host.pressOption(key)
      expectEqual(chips.order, order)
    }
  }

  @Test(
    "chips of a flow with item separators go to where they are dropped, on their line and on another",
    arguments: [
      // 40, and 20 for a dot and its gaps: three chips in a line of 160.
      (CGSize(60, 0), [1, 0, 2, 3, 4, 5]), (CGSize(120, 0), [1, 2, 0, 3, 4, 5]),
      (CGSize(0, 28), [1, 2, 3, 0, 4, 5]), (CGSize(120, 28), [1, 2, 3, 4, 5, 0]),
    ])
  func separators(distance: CGSize, order: [Int]) throws {
    let chips = MovedChips(count: 6)
    let host = chips.host(170, 100) { all, move in
      Flow(all, content: { MovedChipView($0) })
        .itemSeparator { Color.red.frame(width: 4, height: 20) }
        .onMove(perform: move)
    }
    try host.drag(0, by: distance.width, distance.height)
    expectEqual(chips.order, order)
    expectEqual(host.frame(of: "0")?.origin, CGPoint(distance.width, distance.height))
  }

  @Test(
    "an element of a flow is dropped before or after all views of another one, whichever end is nearer",
    arguments: [
      (30, [0, 1, 2]), (56, [1, 0, 2]), (114, [1, 0, 2]), (140, [1, 2, 0]), (300, [1, 2, 0]),
    ] as [(CGFloat, [Int])])
  func severalViews(distance: CGFloat, order: [Int]) throws {
    // Three views of 20 each: the first of the held one would be the second, third, … of those that are kept.
    let chips = MovedChips(widths: [20, 20, 20])
    let host = chips.host(400, 100) { all, move in
      Flow(all) {
        MovedChipView($0)
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 20, height: 20)
      }
      .onMove(perform: move)
    }
    try host.drag(0, by: distance)
    expectEqual(chips.order, order)
  }

  @Test(
    "drop indices in a flow with platform spacing count the spacing that chips have in the new order",
    arguments: [(false, nil), (true, nil), (false, 6)] as [(Bool, Int?)], [false, true])
  func platformSpacing(kind: (isLazy: Bool, maxLines: Int?), isAlong: Bool) throws {
    let (isLazy, maxLines) = kind
    // In a line or one a line, none of them is 8 points from chip 3, which asks for no distance.
    let size = isAlong ? CGSize(4, 20) : CGSize(100, 4)
    let chips = MovedChips(MovedChip.sized(Array(repeating: size, count: 7)))
    let layout =
      isAlong
      ? FlowLayout(horizontalSpacing: nil, verticalSpacing: 8)
      : FlowLayout(verticalSpacing: nil)
    func tight(_ chip: MovedChip) -> some View {
      Block(size.width, size.height, spacing: chip.id == 3 ? .zero : nil, color: .red)
        .named(chip.id)
    }
    let host = chips.host(140, 200) { all, move in
      if isLazy {
        ScrollView { LazyFlow(all, layout: layout) { tight($0) }.onMove(perform: move) }
      } else {
        Flow(all, layout: layout) { tight($0) }.maxLines(maxLines).onMove(perform: move)
      }
    }
    try host.settle()
    try host.drag(0, by: isAlong ? 20 : 0, isAlong ? 0 : 20)
    expectEqual(chips.order, [1, 2, 3, 0, 4, 5, 6])
  }

  @Test("a lazy flow with no edit actions lifts no element")
  func noActions() throws {
    let host = HeadlessHost(200, 100) {
      ScrollView {
        LazyFlow(three.binding, editActions: []) { MovedChipView($0.wrappedValue) }
          .itemSizes(\.size)
      }
      .environment(\.liftsByPointer, true)
    }
    try host.drag(0, by: 60)
    expectEqual(three.writes, 0)
    #expect(host.accessibilityTree.allSatisfy { $0.actions.isEmpty })
  }

  @Test(
    "a text field behind movable tags adds typed tags and stays last, and no tag is moved behind the field"
  )
  func typedTags() throws {
    let host = HeadlessHost(300, 120) { TypedTags().environment(\.liftsByPointer, true) }
    func order() -> String {
      let shown = host.frames.filter { $0.identifier.count == 1 }
      return shown.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        .map(\.identifier).joined()
    }
    func type(_ text: String) throws {
      try host.tap("…")
      try host.type(text + "\n")
    }
    func drag(_ id: String, by distance: CGFloat) throws {
      let middle = try #require(host.frame(of: id)).middle
      try host.drag(id, to: CGPoint(middle.x + distance, middle.y))
    }
    expectEqual(order(), "AB…")
    try type("c")
    expectEqual(order(), "ABc…")
    try drag("c", by: -100)
    expectEqual(order(), "cAB…")
    // The field cannot be lifted, and no tag passes it.
    try drag("…", by: -150)
    expectEqual(order(), "cAB…")
    try drag("c", by: 280)
    expectEqual(order(), "ABc…")
    try type("d")
    expectEqual(order(), "ABcd…")
  }

  @Test(
    "in a flow, the other chips make room for the dragged one with the animation of the flow's binding"
  )
  func animatedBinding() throws {
    let host = HeadlessHost(200, 100) {
      ChipsOwner(chips: three) { binding in
        Flow(binding.animation(.linear(duration: 100)), editActions: .move) {
          MovedChipView($0.wrappedValue)
        }
        .environment(\.liftsByPointer, true).named("flow")
      }
    }
    let touch = try host.hold(0, by: 60)
    host.advance(by: 50)
    // Half of the way from 48 to 0.
    #expect(abs(host.chipFrame(1).minX - 24) < 1)
    touch.cancel()
  }

  @Test("the overflow indicator of a limited flow counts the chips that are hidden during a drag")
  func hiddenWhileHeld() throws {
    // 60 and 30 in the first line, 60 and the indicator in the second. Held first, the last one leaves no room
    // for 60 beside it, nor for 30 and the indicator beside that.
    let chips = MovedChips(widths: [60, 30, 60, 30, 30])
    let host = chips.host(100, 100) { all, move in
      Flow(all) {
        MovedChipView($0)
      }
      .maxLines(2) {
        Color.red.frame(width: 30, height: 20).named("hidden: \($0.hidden.map(\.id))")
      }
      .onMove(perform: move)
    }
    try host.settle()
    #expect(host.frame(of: "hidden: [3, 4]") != nil)
    let touch = try host.hold(2, by: 0, -28)
    host.rest()
    #expect(host.frame(of: "hidden: [1, 3, 4]") != nil)
    expectEqual(host.readTexts.filter { !$0.isEmpty }.sorted(), ["0", "held"])
    touch.lift()
    host.rest()
    expectEqual(chips.order, [2, 0, 1, 3, 4])
  }
}

/// Tags that are typed into a field behind them, and moved.
private struct TypedTags: View {
  struct Tag: Identifiable {
    let id: Int
    var name: String
    var isField = false
  }

  @State private var tags = [
    Tag(id: 1, name: "A"), Tag(id: 2, name: "B"), Tag(id: 0, name: "", isField: true),
  ]

  var body: some View {
    Flow($tags, editActions: .move) { $tag in
      if tag.isField {
        TextField("Add a tag", text: $tag.name).onSubmit { add() }
          .frame(width: 60, height: 20).named("…")
      } else {
        Color.red.frame(width: 40, height: 20).named(tag.name)
      }
    }
    .moveDisabled { (tag: Tag) in tag.isField }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func add() {
    let field = tags.count - 1
    tags.insert(Tag(id: tags.count, name: tags[field].name), at: field)
    tags[field + 1].name = ""
  }
}

// MARK: - Changes before the next update

extension MovingEdgesTests {
  @Test(
    "in a flow with edit actions, a chip is lifted only by its move handle, or anywhere if it has none"
  )
  func handles() throws {
    let chips = MovedChips(MovedChip.row([40, 40, 40]))
    let editing = Editing()
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      EditedHandles(chips: chips, editing: editing)
    }
    func drag(_ id: String) throws -> [Int] {
      try host.tap("changed")
      let touch = try host.touch(id)
      touch.move(by: CGSize(width: 60, height: 0), steps: 4)
      touch.lift()
      host.rest()
      return chips.order
    }
    #expect(try drag("handle 0") == [0, 1, 2] && host.gestureCount == 0)
    editing.isOn = true
    expectEqual(try drag("0"), [0, 1, 2])
    expectEqual(try drag("handle 0"), [1, 0, 2])
    (editing.isOn, editing.hasHandles) = (false, false)
    expectEqual(try drag("0"), [1, 0, 2])
    editing.isOn = true
    expectEqual(try drag("1"), [0, 1, 2])
    editing.hasHandles = true
    expectEqual(try drag("0"), [0, 1, 2])
  }

  @Test(
    "a finger on a chip's move handle lifts the chip at once, and elsewhere on the chip never lifts it"
  )
  func handledByFinger() throws {
    let (chips, editing) = (MovedChips(count: 3), Editing())
    editing.isOn = true
    let host = HeadlessHost(200, 100) {
      EditedHandles(chips: chips, editing: editing, byPointer: false)
    }
    let finger = try host.touch("handle 0")
    expectEqual(host.press(.escape), .handled)
    finger.lift()
    host.rest()
    let other = try host.touch("0")
    other.hold(0.4)
    other.move(by: CGSize(60, 0), steps: 4)
    other.lift()
    host.rest()
    expectEqual(chips.writes, 0)
    let canceled = try host.touch("handle 0")
    canceled.move(by: CGSize(50, 0), steps: 4)
    canceled.cancel()
    host.rest()
    expectEqual(chips.writes, 0)
    for order in [[1, 0, 2], [1, 2, 0]] {
      let finger = try host.touch("handle 0")
      finger.move(by: CGSize(50, 0), steps: 4)
      finger.lift()
      host.rest()
      expectEqual(chips.order, order)
    }
  }

  @Test(
    "a move handle has no gesture outside of a flow, or in a flow whose elements cannot be moved")
  func idleHandles() {
    let host = HeadlessHost(200, 100) {
      Color.red.flowMoveHandle()
      Flow(three.all) { MovedChipView($0).flowMoveHandle() }
    }
    expectEqual(host.gestureCount, 0)
  }

  @Test(
    "arrow keys reach only the remaining elements after data is shortened and before the flow updates"
  )
  func fewer() throws {
    for isLazy in [false, true] {
      let chips = MovedChips(MovedChip.row([40, 40, 40, 40]))
      let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
        FocusedChips(chips: chips, isLazy: isLazy)
      }
      try host.settle()
      host.pressTab()
      #expect(host.press(.rightArrow) == .handled && host.focusedIdentifier == "1")
      // The flow is not updated yet.
      chips.all.removeLast(2)
      expectEqual(host.press(.rightArrow), .ignored)
      expectEqual(host.press(.leftArrow), .handled)
    }
  }
}

@MainActor private final class Editing {
  var isOn = false
  var hasHandles = true
}

/// Chips with a handle at their ends, which are moved if they are edited.
private struct EditedHandles: View {
  let chips: MovedChips
  let editing: Editing
  var byPointer = true

  var body: some View {
    ChipsOwner(chips: chips) { binding in
      Flow(binding, editActions: editing.isOn ? .move : []) { $chip in
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("\(chip.id)")
          if editing.hasHandles {
            Color.black.frame(width: 10).flowMoveHandle()
              .accessibilityIdentifier("handle \(chip.id)")
          }
        }
        .frame(width: chip.size.width, height: chip.size.height)
      }
      .environment(\.liftsByPointer, byPointer)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Chips whose owner does not tell that there are others.
private struct FocusedChips: View {
  let chips: MovedChips
  let isLazy: Bool
  @FocusState private var focused: Int?

  init(chips: MovedChips, isLazy: Bool) { (self.chips, self.isLazy) = (chips, isLazy) }

  var body: some View {
    Group {
      if isLazy {
        LazyFlow(chips.binding) { $chip in view(chip) }
      } else {
        Flow(chips.binding) { $chip in view(chip) }
      }
    }
    .flowFocusNavigation($focused)
  }

  private func view(_ chip: MovedChip) -> some View {
    MovedChipView(chip).focused($focused, equals: chip.id)
  }
}

import FlowLayoutUI
import SwiftUI

/// An element of a flow whose order a hand changes.
struct MovedChip: Identifiable, Equatable {
  let id: Int
  var size: CGSize

  static func row(_ widths: [CGFloat]) -> [MovedChip] { sized(widths.map { CGSize($0, 20) }) }

  static func sized(_ sizes: [CGSize]) -> [MovedChip] {
    sizes.enumerated().map { MovedChip(id: $0.offset, size: $0.element) }
  }

  static func drawn(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> [MovedChip] {
    sized((0..<random.number(count)).map { _ in random.realSize(10...130, 10...30) })
  }
}

/// The chips, and how often they have been written.
@MainActor final class MovedChips {
  var all: [MovedChip] { didSet { writes += 1 } }
  private(set) var writes = 0

  init(_ all: [MovedChip]) { self.all = all }

  /// Chips of these widths, all 20 high.
  convenience init(widths: [CGFloat]) { self.init(MovedChip.row(widths)) }

  /// As many of 40 × 20.
  convenience init(count: Int) { self.init(widths: Array(repeating: 40, count: count)) }

  var order: [Int] { all.map(\.id) }

  var binding: Binding<[MovedChip]> { Binding(get: { self.all }, set: { self.all = $0 }) }

  /// A flow of them, whose owner has bound them, in a space.
  func host(
    _ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection = .leftToRight,
    byPointer: Bool = true, layout: FlowLayout = FlowLayout(),
    actions: EditActions<[MovedChip]> = .move
  ) -> HeadlessHost {
    HeadlessHost(width, height, direction) {
      EditedFlow(chips: self, layout: layout, byPointer: byPointer, actions: actions)
    }
  }

  /// A flow of them, whose owner moves them in its data, in a space.
  func host(
    _ width: CGFloat, _ height: CGFloat,
    @ViewBuilder moving content:
      @escaping ([MovedChip], @escaping (IndexSet, Int) -> Void) -> some View
  ) -> HeadlessHost {
    HeadlessHost(width, height) { MovedFlow(chips: self, content: content) }
  }
}

/// A flow of chips whose order a hand changes.
struct EditedFlow: View {
  let chips: MovedChips
  var layout = FlowLayout()
  var byPointer = false
  var actions: EditActions<[MovedChip]> = .move

  var body: some View {
    ChipsOwner(chips: chips) { binding in
      Flow(binding, editActions: actions, layout: layout) { MovedChipView($0.wrappedValue) }
        .environment(\.liftsByPointer, byPointer)
        .named("flow")
        // A flow that is only as wide as its rows would move with them.
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// A lazy flow of chips in a scroll view, which owns them as an app does.
struct EditedLazyFlow: View {
  let chips: MovedChips
  var layout = FlowLayout()
  var isDeclared = true
  /// How much comes after the flow.
  var footer: CGFloat = 0
  var counts: ViewCounts?
  var scroll: HandScroll?

  var body: some View {
    ChipsOwner(chips: chips) { binding in
      ScrollView {
        LazyFlow(binding, editActions: .move, layout: layout) {
          MovedChipView($0.wrappedValue, counts)
        }
        .itemSizes(\.size, if: isDeclared)
        .named("flow")
        if footer > 0 { Color.clear.frame(height: footer) }
      }
      .named("scroll")
    }
    .environment(\.liftsByPointer, true)
    .environment(\.scrollsForDrag, scrollsForDrag)
  }

  private var scrollsForDrag: (@MainActor (CGSize) -> Void)? {
    guard let scroll else { return nil }
    return { scroll.scroll(by: $0) }
  }
}

/// The scroll view of a host that a hand scrolls, as the platform's own is.
@MainActor final class HandScroll {
  weak var host: HeadlessHost?

  func scroll(by offset: CGSize) {
    guard let host, let origin = try? host.visibleRect(of: "scroll").origin else { return }
    try? host.scroll(
      "scroll", to: CGPoint(origin.x + offset.width, origin.y + offset.height))
    // Shown at once, as the platform does it.
    _ = try? host.visibleRect(of: "scroll")
  }
}

/// An owner of chips as in an app, below a button that says that other code has changed them.
struct ChipsOwner<Content: View>: View {
  let chips: MovedChips
  @ViewBuilder let content: (Binding<[MovedChip]>) -> Content

  /// Another number where the chips were changed.
  @State private var changes = 0

  var body: some View {
    let binding = Binding(
      get: { chips.all },
      set: {
        chips.all = $0
        changes += 1
      })
    VStack(spacing: 0) {
      Button("Changed") { changes += 1 }.frame(height: 10).named("changed").zIndex(1)
      content(binding)
      Color.clear.frame(height: CGFloat(changes % 2))
    }
  }
}

/// A flow of chips whose owner moves them in its data; a pointer lifts them at once.
private struct MovedFlow<Content: View>: View {
  let chips: MovedChips
  let content: ([MovedChip], @escaping (IndexSet, Int) -> Void) -> Content

  /// Another number where the chips were moved.
  @State private var changes = 0

  init(
    chips: MovedChips,
    content: @escaping ([MovedChip], @escaping (IndexSet, Int) -> Void) -> Content
  ) {
    (self.chips, self.content) = (chips, content)
  }

  var body: some View {
    content(chips.all) { source, destination in
      chips.all.move(fromOffsets: source, toOffset: destination)
      changes += 1
    }
    .environment(\.liftsByPointer, true)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .overlay { Color.clear.frame(width: CGFloat(changes % 2)).allowsHitTesting(false) }
  }
}

struct MovedChipView: View {
  let chip: MovedChip
  let counts: ViewCounts?
  @Environment(\.isLiftedInFlow) private var isLifted

  init(_ chip: MovedChip, _ counts: ViewCounts? = nil) {
    (self.chip, self.counts) = (chip, counts)
  }

  var body: some View {
    counts?.bodies += 1
    return Color(white: isLifted ? 0 : 0.5).frame(chip.size)
      .focusable()
      .accessibilityLabel(isLifted ? "held" : "\(chip.id)")
      .named(chip.id)
  }
}

extension HeadlessHost {
  /// The frames of chips in the coordinates of their flow.
  func chipFrames(_ ids: [Int]) -> [CGRect] {
    let origin = frame(of: "flow")?.origin ?? .zero
    let frames = Dictionary(frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
    return ids.map { (frames["\($0)"] ?? .null).offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  func chipFrame(_ id: Int) -> CGRect { chipFrames([id])[0] }

  /// Lets all animations come to their end.
  func rest() { advance(by: 5) }

  /// The elements that are held.
  var held: [String] {
    accessibilityTree.filter { $0.label == "held" }.compactMap(\.identifier)
  }

  /// Returns the names of an element's accessibility actions.
  func actions(of id: some CustomStringConvertible) -> [String] {
    accessibilityTree.first { $0.identifier == id.description }?.actions ?? []
  }

  /// Moves an element to a point, and drops it there.
  func drag(_ id: String, to point: CGPoint) throws { drop(try touch(id), at: point) }

  private func drop(_ touch: HeadlessHost.Touch, at point: CGPoint) {
    touch.move(to: point, steps: 8)
    touch.lift()
    rest()
  }

  /// Moves a chip by a distance, and drops it there.
  func drag(_ id: Int, by width: CGFloat, _ height: CGFloat = 0, steps: Int = 4) throws {
    let touch = try touch("\(id)")
    touch.move(by: CGSize(width, height), steps: steps)
    touch.lift()
    rest()
  }

  /// Lifts a chip and moves it by a distance.
  func hold(
    _ id: Int, by width: CGFloat, _ height: CGFloat = 0, steps: Int = 4
  ) throws -> HeadlessHost.Touch {
    let touch = try touch("\(id)")
    touch.move(by: CGSize(width, height), steps: steps)
    return touch
  }

  /// Presses keys with the option key, which moves what has the focus.
  func pressOption(_ key: KeyEquivalent) { press(key, modifiers: .option) }

  func pressTab(times: Int) { for _ in 0..<times { pressTab() } }
}

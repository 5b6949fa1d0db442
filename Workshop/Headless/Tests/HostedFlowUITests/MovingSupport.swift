import FlowCore
import FlowUI
import SwiftUI
import Testing

/// An element of a flow whose order a hand changes.
struct MovedChip: Identifiable, Equatable {
  let id: Int
  var size: CGSize

  static func row(_ widths: [CGFloat]) -> [MovedChip] {
    widths.enumerated().map {
      MovedChip(id: $0.offset, size: CGSize(width: $0.element, height: 20))
    }
  }
}

/// The chips, and how often they have been written.
@MainActor final class MovedChips {
  var all: [MovedChip] { didSet { writes += 1 } }
  private(set) var writes = 0

  init(_ all: [MovedChip]) { self.all = all }

  var order: [Int] { all.map(\.id) }

  var binding: Binding<[MovedChip]> { Binding(get: { self.all }, set: { self.all = $0 }) }
}

/// A flow of chips whose order a hand changes.
struct EditedFlow: View {
  let chips: MovedChips
  var layout = FlowLayout()
  var byPointer = false
  var actions: FlowEditActions<Binding<[MovedChip]>> = .move

  var body: some View {
    ChipsOwner(chips: chips) { binding in
      Flow(binding, layout: layout, editActions: actions) { $chip in
        MovedChipView(chip: chip)
      }
      .environment(\.liftsByPointer, byPointer)
      .accessibilityIdentifier("flow")
      // A flow that is only as wide as its rows would move with them.
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// What owns chips as an app does, below a button that says that somebody else has changed them.
struct ChipsOwner<Content: View>: View {
  let chips: MovedChips
  @ViewBuilder let content: (Binding<[MovedChip]>) -> Content

  /// Another number where the chips were changed.
  @State private var changes = 0

  var body: some View {
    let binding = Binding {
      chips.all
    } set: {
      chips.all = $0
      changes += 1
    }
    VStack(spacing: 0) {
      Button("Changed") { changes += 1 }.frame(height: 10).accessibilityIdentifier("changed")
        .zIndex(1)
      content(binding)
      Color.clear.frame(height: CGFloat(changes % 2))
    }
  }
}

/// A flow of chips whose owner moves them in its data; a pointer lifts them at once.
struct MovedFlow<Content: View>: View {
  let chips: MovedChips
  @ViewBuilder let content: (@escaping (IndexSet, Int) -> Void) -> Content

  /// Another number where the chips were moved.
  @State private var changes = 0

  init(
    chips: MovedChips,
    @ViewBuilder content: @escaping (@escaping (IndexSet, Int) -> Void) -> Content
  ) {
    (self.chips, self.content) = (chips, content)
  }

  var body: some View {
    content { source, destination in
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
  @Environment(\.isLiftedInFlow) private var isLifted

  var body: some View {
    Color(white: isLifted ? 0 : 0.5)
      .frame(width: chip.size.width, height: chip.size.height)
      .focusable()
      .accessibilityLabel("\(chip.id)")
      .accessibilityIdentifier("\(chip.id)")
  }
}

extension HeadlessHost {
  /// The frames of chips in the coordinates of their flow.
  func chipFrames(_ ids: [Int]) -> [CGRect] {
    let origin = frame(of: "flow")?.origin ?? .zero
    let frames = Dictionary(frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
    return ids.map { id in
      (frames["\(id)"] ?? .null).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Lets all animations come to their end.
  func rest() { advance(by: 5) }
}

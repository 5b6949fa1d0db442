#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
import SwiftUI

/// Hides the field that has the focus, and looks who has it then.
@available(iOS 17.0, macOS 14.0, *)
struct PassedFocusProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var texts = ["0", "1", "2", "3", "more"]
  @State private var isNarrow = false
  @FocusState private var focused: Int?

  var body: some View {
    Flow(0..<4, id: \.self) { number in
      field(number)
    }
    .maxLines(1) { _ in
      field(4)
    }
    .overflowPlaceholder {
      Color.clear.frame(width: 50, height: 20)
    }
    .frame(width: isNarrow ? 130 : 260, alignment: .leading)
    .onChange(of: focused) { old, new in
      if new == 3 { isNarrow = true }
      if isNarrow, new != 3 {
        tell(new == 4, new == 4 ? "The indicator has it." : "It is lost.")
      }
    }
  }

  private func field(_ number: Int) -> some View {
    TextField("", text: $texts[number])
      .frame(width: 50)
      .focused($focused, equals: number)
      .accessibilityIdentifier("field \(number)")
  }
}

/// Looks whether a chip with the focus gets an arrow key, and where the focus goes.
@available(iOS 17.0, macOS 14.0, *)
struct ArrowProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var isHeard = false
  @FocusState private var focused: Int?

  var body: some View {
    Flow(0..<9, id: \.self, layout: FlowLayout(spacing: 8)) { number in
      Text("\(number)")
        .frame(width: 60, height: 32)
        .background(Capsule().fill(.blue.opacity(focused == number ? 0.5 : 0.15)))
        .focusable()
        .focused($focused, equals: number)
        .onTapGesture { focused = number }
        .onKeyPress(.downArrow) {
          isHeard = true
          return .ignored
        }
        .accessibilityIdentifier("\(number)")
    }
    .frame(width: 200, alignment: .leading)
    .flowFocusNavigation($focused)
    .onChange(of: focused) { old, new in
      guard let old, let new else { return }
      let heard = isHeard ? "The chip got the key" : "The chip got no key"
      tell(isHeard && new == old + 3, "\(heard); the focus went from \(old) to \(new).")
      isHeard = false
    }
  }
}

/// A chip that its author hid among others of a flow with a limit.
@available(iOS 17.0, macOS 14.0, *)
struct HiddenProbe: View {
  let tell: DeviceQuestion.Tell

  var body: some View {
    SeenProbe(tell: tell, yes: "2 was left out", no: "2 was read") {
      Flow(1..<9, id: \.self) { number in
        ProbeChip("\(number)").accessibilityHidden(number == 2)
      }
      .maxLines(1) { more in
        ProbeChip("+\(more.count)")
      }
    }
  }
}

#if canImport(Darwin)
/// Notes what VoiceOver stops at.
@available(iOS 17.0, macOS 14.0, *)
struct SpokenProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var spoken: [Int] = []
  /// A number, or less than 0 for the indicator: minus how many it counts.
  @AccessibilityFocusState private var read: Int?

  var body: some View {
    Flow(0..<30, id: \.self) { number in
      ProbeChip("\(number)").accessibilityFocused($read, equals: number)
    }
    .maxLines(1) { more in
      ProbeChip("+\(more.count)").accessibilityFocused($read, equals: -more.count)
    }
    .overflowPlaceholder {
      ProbeChip("+30")
    }
    .onChange(of: read) { _, new in
      guard let new else { return }
      if new >= 0 {
        spoken = new == 0 ? [0] : spoken + [new]
      } else {
        tell(spoken == Array(0..<30 + new), "Read: \(spoken), then +\(-new).")
      }
    }
  }
}
#endif
#endif

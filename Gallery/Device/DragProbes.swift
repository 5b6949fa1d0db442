#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
import SwiftUI

/// Waits for two moves, and tells how soon the second one came after the first.
@available(iOS 17.0, macOS 14.0, *)
struct TwiceProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var tags = (1...9).map { "Tag \($0)" }
  @State private var moves: [Date] = []

  var body: some View {
    SeenProbe(tell: tell, yes: "Both moved", no: "The second did not move") {
      Flow($tags, id: \.self, editActions: .move) { $tag in ProbeChip(tag) }
    }
    .onChange(of: tags) {
      if let last = moves.last {
        let seconds = Date().timeIntervalSince(last)
        tell(true, "The second was dropped \(Int(seconds * 1000)) ms after the first.")
      }
      moves.append(Date())
    }
  }
}

/// Takes the flow away right after a drop, as a push does, and brings it back.
@available(iOS 17.0, macOS 14.0, *)
struct GoneProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var tags = ["One", "Two", "Three", "Four"]
  @State private var isShown = true
  @State private var moves = 0

  var body: some View {
    SeenProbe(tell: tell, yes: "It moved", no: "It does not move any more") {
      if isShown {
        Flow($tags, id: \.self, editActions: .move) { $tag in ProbeChip(tag) }
      } else {
        Color.clear.frame(height: 30)
      }
    }
    .onChange(of: tags) {
      moves += 1
      if moves > 1 { tell(true, "A chip was moved after the flow was gone.") } else { leave() }
    }
  }

  private func leave() {
    Task {
      try? await Task.sleep(nanoseconds: 300_000_000)
      isShown = false
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      isShown = true
    }
  }
}

#if canImport(Darwin)
/// Compares the value of a slider in a chip with the order of the chips.
@available(iOS 17.0, macOS 14.0, *)
struct SliderProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var tags = ["One", "slider", "Two", "Three"]
  @State private var value = 0.5

  var body: some View {
    Flow($tags, id: \.self, editActions: .move) { $tag in
      if tag == "slider" {
        Slider(value: $value).frame(width: 160).padding(8).background(
          Capsule().fill(.gray.opacity(0.2)))
      } else {
        ProbeChip(tag)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onChange(of: value) { tell(true, "The slider moved to \(Int(value * 100)) %.") }
    .onChange(of: tags) { tell(false, "A chip was moved.") }
  }
}
#endif

/// A capsule without a border, of which only the word is opaque.
@available(iOS 17.0, macOS 14.0, *)
struct BareChip: View {
  let tag: String

  var body: some View {
    Text(tag)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Capsule().fill(.blue.opacity(0.15)))
      .accessibilityIdentifier(tag)
  }
}

/// A chip with a symbol that counts its taps.
@available(iOS 17.0, macOS 14.0, *)
struct CountingChip: View {
  let tag: String
  @State private var taps = 0

  init(tag: String) { self.tag = tag }

  var body: some View {
    HStack {
      Image(systemName: "star")
      ProbeChip("\(tag) \(taps)")
    }
    .onTapGesture { taps += 1 }
  }
}
#endif

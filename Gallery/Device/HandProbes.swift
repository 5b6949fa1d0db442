#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
import SwiftUI

/// Waits until a chip has been tapped, a menu used and a chip moved.
@available(iOS 17.0, macOS 14.0, *)
struct TogetherProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var tags = ["One", "Two", "Three", "Four"]
  @State private var done: Set<String> = []

  var body: some View {
    Flow($tags, id: \.self, editActions: .move) { $tag in
      chip(tag).onTapGesture { note("tap") }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onChange(of: tags) { note("move") }
  }

  @ViewBuilder private func chip(_ tag: String) -> some View {
    #if canImport(Darwin)
    ProbeChip(tag).contextMenu { Button("Pick") { note("menu") } }
    #else
    ProbeChip(tag)
    #endif
  }

  private func note(_ deed: String) {
    done.insert(deed)
    let deeds = ["tap", "menu", "move"].map { "\($0): \(done.contains($0) ? "yes" : "not yet")" }
    tell(done.count == deeds.count, deeds.joined(separator: ", "))
  }
}

/// Compares where the chips are with the data.
@available(iOS 17.0, macOS 14.0, *)
struct DropProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var tags = (0..<16).map { "Tag \($0 * $0)" }
  @State private var frames: [String: CGRect] = [:]
  @State private var isMoved = false

  var body: some View {
    Flow($tags, id: \.self, editActions: .move) { $tag in
      ProbeChip(tag)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named("flow"))
        } action: {
          frames[tag] = $0
          compare()
        }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .coordinateSpace(.named("flow"))
    .onChange(of: tags) {
      isMoved = true
      compare()
    }
  }

  private func compare() {
    let seen = tags.sorted { one, other in
      guard let one = frames[one], let other = frames[other] else { return false }
      return one.minY == other.minY ? one.minX < other.minX : one.minY < other.minY
    }
    if isMoved { tell(seen == tags, seen == tags ? "Seen as stored." : "Seen: \(seen).") }
  }
}

/// Counts how often a tap presses an indicator, of which there are two: one is not seen.
@available(iOS 17.0, macOS 14.0, *)
struct ListRowProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var presses: [Date] = []

  var body: some View {
    List(0..<1, id: \.self) { _ in
      Flow(0..<30, id: \.self) { number in
        ProbeChip("\(number)")
      }
      .maxLines(1) { more in
        Button("+\(more.count)") { press() }.accessibilityIdentifier("more")
      }
    }
    .frame(height: 140)
  }

  private func press() {
    presses = presses.filter { $0.timeIntervalSinceNow > -0.3 } + [Date()]
    tell(presses.count == 1, "\(presses.count) at once.")
  }
}

/// Says whether a person's action on another view has moved a chip.
@available(iOS 17.0, macOS 14.0, *)
struct BarProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var tags = (1...60).map { "Tag \($0)" }

  var body: some View {
    ScrollView {
      Flow($tags, id: \.self, editActions: .move) { $tag in ProbeChip(tag) }
    }
    .frame(height: 200)
    .overlay(alignment: .bottom) {
      Text("A bar")
        .frame(maxWidth: .infinity, minHeight: 80)
        .background(Color.white.opacity(0.9))
        .gesture(LongPressGesture().onEnded { _ in tell(true, "The bar was held.") })
        .accessibilityIdentifier("bar")
    }
    .onChange(of: tags) { tell(false, "A chip was moved.") }
  }
}

/// Chips that a person moves, or tries to.
@available(iOS 17.0, macOS 14.0, *)
struct MovedProbe<Chip: View>: View {
  let tell: DeviceQuestion.Tell
  let yes: String
  let no: String
  let isDisabled: Bool
  let chip: (String) -> Chip
  @State private var tags = ["One", "Two", "Three", "Four"]

  init(
    tell: @escaping DeviceQuestion.Tell, yes: String, no: String, isDisabled: Bool = false,
    @ViewBuilder chip: @escaping (String) -> Chip
  ) {
    (self.tell, self.yes, self.no) = (tell, yes, no)
    (self.isDisabled, self.chip) = (isDisabled, chip)
  }

  var body: some View {
    SeenProbe(tell: tell, yes: yes, no: no) {
      Flow($tags, id: \.self, editActions: .move) { $tag in chip(tag) }.disabled(isDisabled)
    }
    .onChange(of: tags) { if isDisabled { tell(false, "A chip was moved.") } }
  }
}

/// Compares a text with the same text after a person has gone back by a word.
@available(iOS 17.0, macOS 14.0, *)
struct WordProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var tags = ["One", "Two", "field"]
  @State private var text = "one two"

  var body: some View {
    Flow($tags, id: \.self, editActions: .move) { $tag in
      if tag == "field" {
        TextField("", text: $text).frame(width: 160).accessibilityIdentifier("field")
      } else {
        ProbeChip(tag)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onChange(of: text) { tell(text == "one xtwo", "The text is “\(text)”.") }
    .onChange(of: tags) { tell(false, "A chip was moved.") }
  }
}

/// A chip with a menu, out of which it can be dragged.
@available(iOS 17.0, macOS 14.0, *)
struct MenuChip: View {
  let tag: String

  var body: some View {
    #if canImport(Darwin)
    ProbeChip(tag).contextMenu { Button("Pick") {} }
    #else
    ProbeChip(tag)
    #endif
  }
}

/// A view, and two buttons by which a person says whether it looked or sounded right.
@available(iOS 17.0, macOS 14.0, *)
struct SeenProbe<Content: View>: View {
  let tell: DeviceQuestion.Tell
  let yes: String
  let no: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      HStack {
        Button(yes) { tell(true, "\(yes).") }
        Button(no) { tell(false, "\(no).") }
      }
    }
  }
}
#endif

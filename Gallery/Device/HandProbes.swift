#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowUI
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
#endif

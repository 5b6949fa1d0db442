import FlowGallery
import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("The gallery")
struct GalleryTests {
  /// The texts and symbols that a host draws, with their frames.
  private func marks(_ host: HeadlessHost) -> [(name: String, frame: CGRect)] {
    host.displayList.compactMap { item in
      switch item.content {
      case .text(let lines, _): (lines.map(\.text).joined(separator: "\n"), item.frame)
      case .symbol(let name, _): (name, item.frame)
      default: nil
      }
    }
  }
  @Test func probe() throws {
    let host = HeadlessHost(size: CGSize(width: 320, height: 640)) { SuggestionPickerView() }
    print("P", host.size)
    for f in host.frames { print("P", f) }
    try host.tap("Exercise 💪")
    for f in host.frames { print("P", f) }
    for m in marks(host) { print("P", m) }
  }
}

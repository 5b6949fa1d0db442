import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("The published views")
struct PublishedViewsTests {
  private func host(_ width: CGFloat, @ViewBuilder _ content: () -> some View) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 600), content: content)
  }

  /// The texts and symbols on show, with their frames.
  private func marks(_ host: HeadlessHost) -> [(name: String, frame: CGRect)] {
    host.displayList.compactMap { item in
      switch item.content {
      case .text(let lines, _): (lines.map(\.text).joined(separator: " "), item.frame)
      case .symbol(let name, _): (name, item.frame)
      default: nil
      }
    }
  }

  /// The names of what is on show, line by line: what is in the middle at one height.
  private func lines(_ host: HeadlessHost) -> [[String]] {
    var lines: [(middle: CGFloat, names: [String])] = []
    for mark in marks(host) {
      if let last = lines.indices.last, abs(lines[last].middle - mark.frame.midY) < 2 {
        lines[last].names.append(mark.name)
      } else {
        lines.append((mark.frame.midY, [mark.name]))
      }
    }
    return lines.map(\.names)
  }

  @Test("the tag cloud")
  func tagCloud() {
    let host = host(320) { TagCloudView() }
    expectEqual(host.size, CGSize(width: 297, height: 144))
    expectEqual(
      lines(host),
      [
        ["Swift", "SwiftUI", "iOS Development"], ["Xcode", "UIKit", "Combine"],
        ["Async/Await", "Core Data"],
      ])
    // A tag is its text, 12 points at both sides; 8 points lie between two.
    let frames = marks(host).map(\.frame)
    expectEqual(frames[1].minX - frames[0].maxX, CGFloat(12 + 8 + 12))
    expectEqual(frames[3].minY - frames[0].maxY, CGFloat(8 + 8 + 8))
  }

  @Test("the picker selects, deselects and makes room")
  func picker() throws {
    let host = host(270) { SuggestionPickerView() }
    let unselected = [
      ["Morning routine ☀️", "Exercise 💪"], ["Read a book 📚", "Drink water 💧"],
      ["Meditation 🧘", "Call a friend 📞"], ["Learn something new 🧠"],
    ]
    expectEqual(lines(host), unselected)
    let exercise = try #require(marks(host).first { $0.name == "Exercise 💪" }).frame
    try host.tap(at: CGPoint(x: exercise.midX, y: exercise.midY))
    finish(host)
    expectEqual(
      lines(host),
      [
        ["Morning routine ☀️"], ["Exercise 💪", "checkmark", "Read a book 📚"],
        ["Drink water 💧", "Meditation 🧘"], ["Call a friend 📞"], ["Learn something new 🧠"],
      ])
    let selected = try #require(marks(host).first { $0.name == "Exercise 💪" }).frame
    try host.tap(at: CGPoint(x: selected.midX, y: selected.midY))
    finish(host)
    expectEqual(lines(host), unselected)
  }

  /// Lets the spring come to rest.
  private func finish(_ host: HeadlessHost) { host.advance(by: 5) }

  @Test(
    "the aligned flow",
    arguments: [
      (FlowAlignment.leading, [CGFloat(0), 41, 0]), (.center, [16.5, 57.5, 37]),
      (.trailing, [33, 74, 74]),
    ])
  func aligned(alignment: FlowAlignment, xs: [CGFloat]) {
    let host = host(120) { AlignedView(alignment: alignment) }
    let left = (120 - host.size.width) / 2
    expectEqual(marks(host).map { $0.frame.minX - left }, xs)
    expectEqual(host.size, CGSize(width: alignment == .leading ? 87 : 120, height: 40))
  }

  @Test("the recipe's preview")
  func recipe() throws {
    let host = host(320) { FlowLayout_Previews.previews }
    expectEqual(try host.settle(), 1)
    expectEqual(host.size, CGSize(width: 320, height: 307))
    expectEqual(
      lines(host),
      [
        ["Some long item here"], ["And then some longer one", "Short"],
        ["Items", "Here", "And", "A"], ["Few", "More"], ["And then a very very very long one"],
      ])
    // Item by item: its own padding of 16, and 4 points around it.
    let frames = marks(host).map(\.frame)
    expectEqual(frames[0].minX, CGFloat(16 + 4 + 16))
    expectEqual(frames[2].minX - frames[1].maxX, CGFloat(16 + 4 + 4 + 16))
  }
}

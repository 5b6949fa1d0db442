import SwiftUI

@MainActor extension HeadlessHost {
  /// The texts that can be seen, and where.
  var seen: [(text: String, frame: CGRect)] {
    displayList.compactMap { item in
      guard item.color.opacity > 0, case .text(let lines, _) = item.content else { return nil }
      return (lines.map(\.text).joined(separator: " "), item.frame)
    }
  }

  /// The texts that can be seen.
  var seenTexts: [String] { seen.map(\.text) }

  /// The texts that assistive technologies read.
  var readTexts: [String] { accessibilityTree.map(\.label) }

  /// The frames of all that can be seen, in drawing order.
  var seenFrames: [CGRect] { displayList.filter { $0.color.opacity > 0 }.map(\.frame) }

  /// The visible views and their frames, the texts that are read, and the views that can have the focus.
  var picture: [String] {
    seen.map { "\($0.text) \($0.frame)" } + seenFrames.map { "\($0)" } + readTexts + focusOrder
  }

  /// How much of a text can be seen.
  func opacity(of text: String) -> Double? {
    displayList.first { item in
      if case .text(let lines, _) = item.content { lines.map(\.text) == [text] } else { false }
    }?.color.opacity
  }
}

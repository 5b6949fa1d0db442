import FlowLayoutUI
import SwiftUI

/// A box of a size that can be tapped, read and found by its name, and shows itself in its color.
struct Chip: View {
  let name: String
  let width: CGFloat
  let height: CGFloat
  let action: @MainActor () -> Void

  init(
    _ name: some CustomStringConvertible, _ width: CGFloat = 40, _ height: CGFloat = 20,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.name = name.description
    self.width = width
    self.height = height
    self.action = action
  }

  var body: some View {
    Button(action: action) { Text(name).frame(width: width, height: height) }
      .buttonStyle(.plain)
      .named(name)
  }
}

/// Counts what is hidden.
struct More: View {
  let text: String
  let width: CGFloat
  let height: CGFloat

  init(_ more: FlowOverflow<some Any>, _ width: CGFloat = 40, _ height: CGFloat = 20) {
    text = more.isExpanded ? "less" : "+\(more.count)"
    (self.width, self.height) = (width, height)
  }

  var body: some View { Text(verbatim: text).frame(width: width, height: height) }
}

/// A dot between views.
struct Dot: View {
  var width: CGFloat = 4
  var height: CGFloat = 20
  var body: some View { Text("·").frame(width: width, height: height) }
}

/// A line between lines.
struct Rule: View {
  var isUpright = false
  var body: some View {
    Color.red.frame(width: isUpright ? 2 : nil, height: isUpright ? nil : 2).named("rule")
  }
}

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

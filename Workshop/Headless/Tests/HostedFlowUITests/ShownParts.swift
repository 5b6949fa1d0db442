import FlowUI
import SwiftUI

/// A box of a size that can be tapped, read and found by its name, and shows itself in its color.
struct Chip: View {
  let name: String
  var width: CGFloat = 40
  var height: CGFloat = 20
  var action: @MainActor () -> Void = {}

  init(
    _ name: String, _ width: CGFloat = 40, _ height: CGFloat = 20,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.action = action
  }

  var body: some View {
    Button(action: action) { Text(name).frame(width: width, height: height) }
      .buttonStyle(.plain)
      .accessibilityIdentifier(name)
  }
}

/// Numbered chips with dots of 4 points between them and rules of 2 between their lines.
struct SeparatedChips: View {
  let count: Int
  var layout = FlowLayout()
  var maxLines: Int?

  var body: some View {
    Flow(0..<count, id: \.self, layout: layout, maxLines: maxLines) { index in
      Chip("\(index)")
    } overflow: { more in
      Text("+\(more.count)").frame(width: 40, height: 20)
    } itemSeparator: {
      Text("·").frame(width: 4, height: 20)
    } lineSeparator: {
      Color.red.frame(height: 2)
    }
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

  /// What is read aloud.
  var readTexts: [String] { accessibilityTree.map(\.label) }
}

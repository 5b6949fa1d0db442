import FlowGallery
import SwiftUI
import Testing

/// A recipe of the gallery, on a screen.
@MainActor func recipe(
  _ name: String, width: CGFloat = 375, direction: LayoutDirection = .leftToRight
) throws -> HeadlessHost {
  let entry = try #require(GalleryCatalog.entries.first { $0.name == "recipe-\(name)" })
  return HeadlessHost(size: CGSize(width, 800), layoutDirection: direction) {
    entry.view().named("recipe")
  }
}

extension HeadlessHost {
  typealias Shown = (text: String, frame: CGRect)

  /// The texts on show, in drawing order.
  var texts: [Shown] {
    displayList.compactMap { item in
      guard case .text(let lines, _) = item.content else { return nil }
      return (lines.map(\.text).joined(separator: " "), item.frame)
    }
  }

  var symbols: [Shown] {
    displayList.compactMap { item in
      guard case .symbol(let name, _) = item.content else { return nil }
      return (name, item.frame)
    }
  }

  /// The texts, row by row.
  var textRows: [[Shown]] {
    var rows: [[Shown]] = []
    for text in texts {
      if let last = rows.last?.last, abs(last.frame.midY - text.frame.midY) < 1 {
        rows[rows.count - 1].append(text)
      } else {
        rows.append([text])
      }
    }
    return rows
  }

  var selectedLabels: [String] {
    accessibilityTree.filter { $0.traits.contains(.isSelected) }.map(\.label)
  }

  /// Taps the middle of a text.
  func tap(text: String) throws {
    let frame = try #require(texts.first { $0.text == text }?.frame, "there is no \(text)")
    try tap(at: CGPoint(frame.midX, frame.midY))
  }
}

import Foundation

extension Arrangement {
  /// The wrapped lines for a terminal, under a line that names the width and what came of it.
  func terminalText(_ options: RenderOptions) -> String {
    let lineCount = items.last?.line ?? 0
    let size = "\(Double(size.width).shortest) × \(Double(size.height).shortest)"
    var text = "\(options.width.shortest) points wide: \(counted(items.count, "item")) on "
    text += "\(counted(lineCount, "line")), \(size)\n"
    var start = items.startIndex
    while start < items.endIndex {
      let end = items[start...].firstIndex { $0.line != items[start].line } ?? items.endIndex
      text += row(items[start..<end], options) + "\n"
      start = end
    }
    return text
  }

  /// One line of the flow: its items as they stand from left to right, indented as far as the first is.
  private func row(_ line: ArraySlice<Item>, _ options: RenderOptions) -> String {
    let placed = options.direction == .ltr ? Array(line) : line.reversed()
    let pointsPerColumn = 8.0
    let indent = Int((min(max(placed[0].frame.minX, 0), 1000) / pointsPerColumn).rounded())
    let words = placed.map { item in
      options.style == .plain ? item.text.printable : "[\(item.text.printable)]"
    }
    return String(repeating: " ", count: 2 + indent) + words.joined(separator: " ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

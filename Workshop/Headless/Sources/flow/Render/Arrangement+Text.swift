import Foundation
import ToolInput

extension Arrangement {
  /// A sketch of the flow for a terminal, under a line that says what was offered and what came of it.
  func terminalText(_ options: RenderOptions) -> String {
    let blocks = lines.map { line in
      line.map { item in
        let text = item.text.printable
        return Block(frame: item.frame, texts: [options.style == .plain ? text : "[\(text)]"])
      }
    }
    let sketch =
      switch options.flow.axis {
      case .rows: blocks.flatMap(Self.sideBySide)
      case .columns: Self.sideBySide(blocks.map(Block.init(stacking:)))
      }
    let all = [heading(options.flow, lineCount: blocks.count)] + sketch.map { "  \($0)" }
    return all.joined(separator: "\n") + "\n"
  }

  private func heading(_ options: FlowOptions, lineCount: Int) -> String {
    let (side, lines) =
      switch options.axis {
      case .rows: ("wide", "on \(counted(lineCount, "line"))")
      case .columns: ("high", "in \(counted(lineCount, "column"))")
      }
    let offer =
      if options.lines != nil {
        "scrolled along"
      } else if let length = options.offeredLength {
        "\(length.shortest) points \(side)"
      } else {
        "ideally \((options.idealLength ?? 0).shortest) points \(side)"
      }
    let size = "\(Double(size.width).shortest) × \(Double(size.height).shortest)"
    return "\(offer): \(counted(items.count, "item")) \(lines), \(size)"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The lines of blocks as they stand from left to right, about as far apart as they are.
  private static func sideBySide(_ blocks: [Block]) -> [String] {
    var rows = [String](repeating: "", count: blocks.map(\.texts.count).max() ?? 0)
    var ends = rows.map { _ in 0 }
    var column = 0
    var edge: CGFloat = 0
    for (index, block) in blocks.sorted(by: { $0.frame.minX < $1.frame.minX }).enumerated() {
      column += max(index == 0 ? 0 : 1, columns(block.frame.minX - edge))
      for (row, text) in block.texts.enumerated() {
        rows[row] += String(repeating: " ", count: column - ends[row]) + text
        ends[row] = column + text.terminalWidth
      }
      column = max(column, ends.max() ?? 0)
      edge = block.frame.maxX
    }
    return rows
  }

  /// How many columns of a terminal stand for a distance, at most as many as anybody scrolls over.
  private static func columns(_ points: CGFloat) -> Int {
    let pointsPerColumn: CGFloat = 8
    return Int((min(max(points, 0), 1000) / pointsPerColumn).rounded())
  }
}

/// Texts that stand below each other, and the place of all of them in the flow.
private struct Block {
  let frame: CGRect
  let texts: [String]
}

extension Block {
  init(stacking blocks: [Block]) {
    frame = blocks.map(\.frame).reduce(blocks[0].frame) { $0.union($1) }
    texts = blocks.flatMap(\.texts)
  }
}

extension String {
  /// The columns that a terminal gives the text: two for East Asian characters and emoji, else one.
  fileprivate var terminalWidth: Int {
    reduce(0) { width, character in
      let isWide = character.unicodeScalars.contains { scalar in
        scalar.properties.isEmojiPresentation
          || Self.wideScalars.contains { $0.contains(scalar.value) }
      }
      return width + (isWide ? 2 : 1)
    }
  }

  /// The blocks of wide and full-width characters (Unicode Standard Annex #11).
  private static let wideScalars: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

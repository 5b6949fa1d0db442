import Foundation

/// A flow as it was laid out: its size and where each item is in it.
struct Arrangement {
  struct Item: Equatable {
    let text: String
    /// The number of the line, from 1.
    let line: Int
    /// In points, relative to the flow.
    let frame: CGRect
  }

  let size: CGSize
  let items: [Item]

  /// Numbers the lines that items stand on.
  ///
  /// Lines are read off the frames of top-aligned items: the next item is on the same line if it stands as
  /// high and begins one spacing after the last one ended, in the direction of the line.
  ///
  /// - Parameters:
  ///   - size: the flow's size.
  ///   - texts: the items in order.
  ///   - frames: a frame for each item, relative to the flow.
  ///   - spacing: the distance between items of a line.
  ///   - direction: which way lines run.
  init(
    size: CGSize, texts: [String], frames: [CGRect], spacing: Double,
    direction: Direction
  ) {
    var line = 0
    var last: CGRect?
    let items = zip(texts, frames).map { text, frame in
      let isSameLine = last.map { Self.continues($0, frame, spacing, direction) } ?? false
      if !isSameLine { line += 1 }
      last = frame
      return Item(text: text, line: line, frame: frame)
    }
    self.size = size
    self.items = items
  }

  private static func continues(
    _ last: CGRect, _ next: CGRect, _ spacing: Double, _ direction: Direction
  ) -> Bool {
    let gap =
      switch direction {
      case .ltr: next.minX - last.maxX
      case .rtl: last.minX - next.maxX
      }
    // Sums of lengths carry rounding errors that grow with the lengths.
    let tolerance = 1e-6 * max(1, abs(next.minX), abs(next.maxX), abs(next.minY))
    return abs(gap - spacing) <= tolerance && abs(next.minY - last.minY) <= tolerance
  }
}

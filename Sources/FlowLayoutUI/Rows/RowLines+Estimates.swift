#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines {
  /// Estimates how many elements need views to fill `space`.
  ///
  /// The result is at least twice as many as have views now, but no more than all.
  func wantedCount(_ lines: FlowArrangement, in space: FlowSpace) -> Int {
    let (frames, parts) = (lines.frames, items.parts)
    guard let main = lines.limit ?? rules.idealLength, main.isFinite else { return parts.total }
    let count = Double(frames.lines.count)
    guard let last = frames.lines.last else { return parts.total }
    // The share of the maximum lines, or of the cross size, that the views fill without the
    // overflow indicator.
    let indicator = items.indicator.map { items.memory.items.main[$0] } ?? 0
    let filled = count - 1 + min(1, max(0, (last.length - indicator) / Double(main)))
    var share = 0.0
    if let maxLines = limits.maxLines { share = filled / Double(max(1, maxLines)) }
    if let depth = space.cross, depth > 0 {
      share = max(share, filled / count * frames.crossSize / Double(depth))
    }
    // At least 1/32, so that lines of views without a length do not create all views at once.
    let enough = Double(parts.made.count) * 1.1 / max(share, 1 / 32)
    return min(parts.total, max(2 * parts.made.count, Int(enough)))
  }

  /// Increases the cross size of `lines` to an estimate for when all needed views exist.
  ///
  /// A row of a `List` then keeps its height when these views are created. Without `maxLines`,
  /// nothing changes.
  func makeRoomForMore(_ lines: inout FlowArrangement, in space: FlowSpace) {
    // A `List` measures its row with this flow both before and after the views are created.
    let (frames, parts) = (lines.frames, items.parts)
    guard let maxLines = limits.maxLines, let main = lines.limit ?? rules.idealLength,
      main > 0, main.isFinite, let first = frames.lines.first, let last = frames.lines.last,
      parts.made.count > 0
    else { return }
    let filled = Double(frames.lines.count - 1) + min(1, last.length / Double(main))
    let all = (filled * Double(parts.total) / Double(parts.made.count)).rounded(.up)
    // The last line may hold the overflow indicator alone.
    let pitch =
      frames.lines.count > 1
      ? frames.lines[1].crossPosition - first.crossPosition
      : first.crossSize + sanitizedLength(rules.crossSpacing ?? FlowRules.defaultSpacing)
    let depth = (min(all, Double(maxLines)) - 1) * max(0, pitch) + first.crossSize
    let cross = max(rules.axis.cross(of: lines.size), CGFloat(depth))
    lines.size = rules.axis.size(
      main: rules.axis.main(of: lines.size), cross: min(cross, space.cross ?? cross))
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// The expected picture of a strip that is read across its lines.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ObviousStrip: Layout {
  let lines: Int
  let isRows: Bool
  let gap: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(subviews).reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, frame) in zip(subviews, frames(subviews)) {
      view.place(
        at: CGPoint(bounds.minX + frame.minX, bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }

  private func frames(_ subviews: Subviews) -> [CGRect] {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    if isRows { return frames(sizes, gap) }
    return frames(sizes.map(\.transposed), gap.transposed).map {
      CGRect(origin: CGPoint($0.minY, $0.minX), size: $0.size.transposed)
    }
  }

  private func frames(_ sizes: [CGSize], _ gap: CGSize) -> [CGRect] {
    let count = min(max(1, lines), sizes.count)
    var ends = Array(repeating: CGFloat(0), count: count)
    var depths = ends
    var places: [(line: Int, start: CGFloat)] = []
    for (index, size) in sizes.enumerated() {
      let line = earliest(ends, index)
      let isFirst = !places.contains { $0.line == line }
      let start = isFirst ? 0 : ends[line] + gap.width
      places.append((line, start))
      ends[line] = start + size.width
      depths[line] = max(depths[line], size.height)
    }
    return zip(places, sizes).map { place, size in
      var above: CGFloat = 0
      for depth in depths[..<place.line] { above += depth + gap.height }
      return CGRect(origin: CGPoint(place.start, above), size: size)
    }
  }

  private func earliest(_ ends: [CGFloat], _ index: Int) -> Int {
    if index < ends.count { return index }
    // Ends that differ by noise are equal.
    let earliest = ends.min() ?? 0
    return ends.firstIndex { $0 <= earliest + 1e-9 * max(1, abs(earliest)) } ?? 0
  }
}
#endif

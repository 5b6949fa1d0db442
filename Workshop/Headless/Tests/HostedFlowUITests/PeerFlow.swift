import SwiftUI

/// A limited flow as others have written it, to show that the tests find what is wrong with it.
///
/// Its indicator is measured among the views, with the number that was found last, and always takes room.
/// What is hidden is laid out far away. The number is told by a task after the layout, or, if it is
/// `prompt`, by geometry in the same update.
struct PeerFlow<Content: View>: View {
  let names: [String]
  let maxLines: Int
  var isPrompt = false
  var indicatorWidth: (Int) -> CGFloat = { _ in 40 }
  let content: (String) -> Content
  @State private var hidden = 0

  var body: some View {
    PeerLayout(maxLines: maxLines, hidden: isPrompt ? nil : $hidden) {
      ForEach(names, id: \.self) { content($0) }
      Text("+\(hidden)").frame(width: indicatorWidth(hidden), height: 20)
      Color.clear.onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: { count in
        if isPrompt { hidden = count }
      }
    }
  }
}

private struct PeerLayout: Layout {
  let maxLines: Int
  let hidden: Binding<Int>?

  /// The lines of the longest run that fits with the indicator, as subviews' indices.
  private func lines(_ subviews: Subviews, _ width: CGFloat) -> [[Int]] {
    let count = subviews.count - 2
    for shown in stride(from: count, through: 0, by: -1) {
      let lines = wrap(Array(0..<shown) + [count], subviews, width)
      if lines.count <= maxLines { return lines }
    }
    return [[count]]
  }

  private func wrap(_ indices: [Int], _ subviews: Subviews, _ width: CGFloat) -> [[Int]] {
    var lines: [[Int]] = [[]]
    var x: CGFloat = 0
    for index in indices {
      let length = subviews[index].sizeThatFits(.unspecified).width
      if x > 0, x + length > width {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append(index)
      x += length + 8
    }
    return lines
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews, proposal.width ?? .infinity)
    return CGSize(width: proposal.width ?? 0, height: CGFloat(lines.count * 28 - 8))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let lines = lines(subviews, bounds.width)
    let count = subviews.count - 1 - lines.joined().count
    for index in subviews.indices.dropLast() {
      subviews[index].place(at: CGPoint(x: 1_000_000, y: 1_000_000), proposal: .zero)
    }
    for (row, line) in lines.enumerated() {
      var x = bounds.minX
      for index in line {
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.minY + CGFloat(row * 28)), proposal: .unspecified)
        x += subviews[index].sizeThatFits(.unspecified).width + 8
      }
    }
    subviews[subviews.count - 1].place(
      at: bounds.origin, proposal: ProposedViewSize(width: CGFloat(count), height: 1))
    if let hidden { Task { @MainActor in hidden.wrappedValue = count } }
  }
}

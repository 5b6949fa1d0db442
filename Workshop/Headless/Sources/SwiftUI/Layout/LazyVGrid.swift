/// Apple: `public struct GridItem : Sendable`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct GridItem: Sendable {
  /// Apple: `public enum Size : Sendable`.
  public enum Size: Sendable {
    /// One column of this width.
    case fixed(CGFloat)
    /// One column that takes its share, between the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into one column's share.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Apple: `public var size: GridItem.Size`.
  public var size: GridItem.Size
  /// The distance to the next column; nil is 8 points.
  ///
  /// Apple: `public var spacing: CGFloat?`.
  public var spacing: CGFloat?

  /// Apple: `public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment:
  /// Alignment? = nil)`.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil) {
    (self.size, self.spacing) = (size, spacing)
  }
}

/// A grid of columns that grows down; here all its views are made at once.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(tags) { TagView($0) } }
///
/// Fixed columns come first; of what is left each other description in turn takes its share, within its
/// limits. Each view is proposed its column's width and no height; a row is as tall as its tallest view.
///
/// Apple: `public struct LazyVGrid<Content> : View where Content : View`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LazyVGrid<Content> where Content: View {
  private let layout: ColumnsLayout
  private let alignment: HorizontalAlignment
  private let content: Content

  /// Apple: `nonisolated public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? =
  /// nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = ColumnsLayout(items: columns, spacing: spacing)
    self.alignment = alignment
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node {
    ListNode(self, context) { view in
      [
        LayoutView(layout: view.layout, content: view.content)
          .frame(
            maxWidth: .infinity,
            alignment: Alignment(horizontal: view.alignment, vertical: .center))
      ]
    }
  }
}

private struct ColumnsLayout: Layout {
  var items: [GridItem]
  var spacing: CGFloat?

  private typealias Column = (x: CGFloat, width: CGFloat)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let columns = columns(in: proposal.width)
    let heights = rowHeights(subviews, columns)
    return CGSize(
      width: columns.last.map { $0.x + $0.width } ?? 0,
      height: heights.reduce(0, +) + gap * CGFloat(max(0, heights.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = columns(in: proposal.width)
    var y = bounds.minY
    for (row, height) in rowHeights(subviews, columns).enumerated() {
      for (column, subview) in zip(columns, subviews.dropFirst(row * columns.count)) {
        subview.place(
          at: CGPoint(x: bounds.minX + column.x + column.width / 2, y: y + height / 2),
          anchor: .center, proposal: ProposedViewSize(width: column.width, height: nil))
      }
      y += height + gap
    }
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.standard }

  private func rowHeights(_ subviews: Subviews, _ columns: [Column]) -> [CGFloat] {
    if columns.isEmpty { return [] }
    return stride(from: 0, to: subviews.count, by: columns.count).map { start in
      zip(columns, subviews.dropFirst(start)).reduce(0) { height, cell in
        let proposal = ProposedViewSize(width: cell.0.width, height: nil)
        return max(height, cell.1.sizeThatFits(proposal).height)
      }
    }
  }

  /// The columns in a width; without one, each takes its least.
  private func columns(in width: CGFloat?) -> [Column] {
    let gaps = items.map { $0.spacing ?? ViewSpacing.standard }
    var remaining = (width ?? 0) - gaps.dropLast().reduce(0, +)
    var flexible = CGFloat(items.count)
    for case .fixed(let width) in items.map(\.size) {
      remaining -= max(0, width)
      flexible -= 1
    }
    var columns: [Column] = []
    var x: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      let share = max(0, remaining / max(1, flexible))
      let widths = widths(of: item.size, share: share, gap: gap)
      let isFixed = if case .fixed = item.size { true } else { false }
      if !isFixed {
        flexible -= 1
        remaining -= widths.reduce(-gap) { $0 + $1 + gap }
      }
      for width in widths {
        columns.append((x, width))
        x += width + gap
      }
    }
    return columns
  }

  /// The widths of the columns that one item makes of its share.
  private func widths(of size: GridItem.Size, share: CGFloat, gap: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let width): return [max(0, width)]
    case .flexible(let minimum, let maximum): return [max(minimum, min(share, maximum))]
    case .adaptive(let minimum, let maximum):
      // An endless share holds one column: nothing says how many it should hold.
      let fitting = share < .infinity ? (share + gap) / max(minimum + gap, .ulpOfOne) : 1
      let count = max(1, min(fitting, 10_000).rounded(.down))
      let width = (share - gap * (count - 1)) / count
      return Array(repeating: max(minimum, min(width, maximum)), count: Int(count))
    }
  }
}

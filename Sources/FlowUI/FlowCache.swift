#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What a flow remembers between layout passes: its views' sizes and its last four answers.
///
/// SwiftUI makes one for each flow on screen and hands it back on every call; there is nothing in it
/// to use.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowCache {
  private var items = FlexItems()
  private var solver = FlexSolver()
  private var rules: FlowRules

  /// The last answers, newest last.
  private var arrangements: [Arrangement] = []
  private static let rememberedArrangements = 4

  /// The lines for one length along them, and the size that was answered for it.
  private struct Arrangement {
    var limit: CGFloat?
    var frames = FlexFrames()
    var size = CGSize.zero
  }

  init(_ subviews: LayoutSubviews, _ rules: FlowRules) {
    self.rules = rules
    update(subviews, rules)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowCache {
  /// Measures the views anew, each once, and forgets what was answered for the old ones.
  mutating func update(_ subviews: LayoutSubviews, _ rules: FlowRules) {
    self.rules = rules
    arrangements.removeAll(keepingCapacity: true)
    items.main.removeAll(keepingCapacity: true)
    items.cross.removeAll(keepingCapacity: true)
    items.main.reserveCapacity(subviews.count)
    items.cross.reserveCapacity(subviews.count)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      items.main.append(Double(rules.axis.main(of: size)))
      items.cross.append(Double(rules.axis.cross(of: size)))
    }
  }

  mutating func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ rules: FlowRules
  ) -> CGSize {
    arrangement(for: rules.axis.main(of: proposal), rules).size
  }

  mutating func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ rules: FlowRules
  ) {
    let axis = rules.axis
    var arrangement = arrangement(for: axis.main(of: proposal), rules)
    let length = axis.main(of: bounds.size)
    // Hosts round bounds to pixels: that must not move the last item to another line. Bounds that
    // are really others are laid out for what they are.
    if abs(axis.main(of: arrangement.size) - length) > 1 {
      arrangement = self.arrangement(for: length, rules)
    }
    let frames = arrangement.frames
    for index in subviews.indices {
      let offset = axis.point(
        main: CGFloat(frames.mainPositions[index]), cross: CGFloat(frames.crossPositions[index]))
      subviews[index].place(
        at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y),
        proposal: .unspecified)
    }
  }

  /// The lines for a length: remembered ones, or new ones in the memory of the oldest.
  private mutating func arrangement(for limit: CGFloat?, _ rules: FlowRules) -> Arrangement {
    if rules != self.rules {
      self.rules = rules
      arrangements.removeAll(keepingCapacity: true)
    }
    if let known = arrangements.first(where: { $0.limit == limit }) { return known }
    var arrangement =
      arrangements.count < Self.rememberedArrangements
      ? Arrangement() : arrangements.removeFirst()
    arrangement.limit = limit
    solver.solve(items, in: rules.container(limit: limit), into: &arrangement.frames)
    arrangement.size = rules.size(of: arrangement.frames)
    arrangements.append(arrangement)
    return arrangement
  }
}
#endif

#if canImport(SwiftUI)
import FlowCore
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package typealias FlowCache = _FlowCache

/// The sizes and modifiers of a flow's views, and its latest arrangements, kept between layout passes.
///
/// Public only because the conformances to `Layout` are.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct _FlowCache {
  private var items = FlowItems()
  private var solver = FlexSolver()
  private var rules: FlowRules

  /// The last answers, in the order in which they were last asked for.
  private var arrangements: [FlowArrangement] = []
  private static let rememberedArrangements = 4

  /// The lengths along the lines that are answered from memory, the latest one last.
  package var rememberedLengths: [Double?] { arrangements.map { $0.limit.map(Double.init) } }
}

/// The lines for one length along them, and the size that was answered for it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowArrangement {
  var limit: CGFloat?
  var frames = FlexFrames()
  var size = CGSize.zero

  /// The length that each view was measured at, NaN for its ideal; empty if all have their ideal size.
  var measuredLengths: [Double] = []
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowCache {
  init(_ subviews: LayoutSubviews, _ rules: FlowRules) {
    self.rules = rules
    items.read(subviews, rules)
  }

  /// Measures the views anew, each once, and forgets what was answered for the old ones.
  mutating func update(_ subviews: LayoutSubviews, _ rules: FlowRules) {
    self.rules = rules
    items.read(subviews, rules)
    forgetArrangements()
  }

  mutating func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ rules: FlowRules
  ) -> CGSize {
    arrangements[arrange(subviews, limit: rules.axis.main(of: proposal), rules)].size
  }

  /// Places the views on the lines that were measured for the proposal.
  mutating func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ rules: FlowRules
  ) {
    let arrangement = arrangements[arrange(subviews, in: bounds, proposal, rules)]
    // Taken out, since what the cache holds would be copied for each call of the host.
    let (items, axis) = (items, rules.axis)
    let haveIdealSizes = arrangement.measuredLengths.isEmpty && !items.mayStretch(rules)
    for index in 0..<subviews.count {
      let origin = arrangement.origin(of: index, axis)
      subviews.view(index).place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: haveIdealSizes ? .unspecified : arrangement.proposal(of: index, items, rules))
    }
  }

  /// Where the views go, line by line, for those who ask about alignment.
  mutating func places(
    of subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ rules: FlowRules
  ) -> [[FlowPlace]] {
    let arrangement = arrangements[arrange(subviews, in: bounds, proposal, rules)]
    return arrangement.frames.lines.map { line in
      line.items.map { place in
        let index = items.item(at: place)
        let origin = arrangement.origin(of: index, rules.axis)
        return FlowPlace(
          origin: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
          dimensions: subviews.view(index).dimensions(
            in: arrangement.proposal(of: index, items, rules)))
      }
    }
  }
}

// MARK: Arrangements

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowCache {
  /// The index of the lines for bounds: those of the proposal, unless the bounds are really others.
  private mutating func arrange(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ rules: FlowRules
  ) -> Int {
    let axis = rules.axis
    let measured = arrange(subviews, limit: axis.main(of: proposal), rules)
    if axis.isRounded(bounds.size, from: arrangements[measured].size) { return measured }
    return arrange(subviews, limit: axis.main(of: bounds.size), rules)
  }

  /// The index of the lines for a length: remembered ones, or new ones in the oldest's memory.
  private mutating func arrange(
    _ subviews: LayoutSubviews, limit: CGFloat?, _ rules: FlowRules
  ) -> Int {
    if rules != self.rules {
      if rules.readsDifferently(from: self.rules) { items.read(subviews, rules) }
      self.rules = rules
      forgetArrangements()
    }
    if let known = arrangements.lastIndex(where: { $0.limit == limit }) {
      if known < arrangements.count - 1 { arrangements.append(arrangements.remove(at: known)) }
      return arrangements.count - 1
    }
    var arrangement =
      arrangements.count < Self.rememberedArrangements
      ? FlowArrangement() : arrangements.removeFirst()
    solve(&arrangement, subviews, limit: limit)
    arrangements.append(arrangement)
    return arrangements.count - 1
  }

  private mutating func solve(
    _ arrangement: inout FlowArrangement, _ subviews: LayoutSubviews, limit: CGFloat?
  ) {
    arrangement.limit = limit
    breakLines(&arrangement, subviews, limit: limit)
    var limit = limit
    // It ends: after the first time, only ever shorter lines are broken again.
    while let length = rules.steadyLength(arrangement.frames, limit: limit) {
      limit = length
      breakLines(&arrangement, subviews, limit: length)
    }
    arrangement.size = rules.size(of: arrangement.frames)
  }

  private mutating func breakLines(
    _ arrangement: inout FlowArrangement, _ subviews: LayoutSubviews, limit: CGFloat?
  ) {
    arrangement.measuredLengths.removeAll(keepingCapacity: true)
    var container = rules.container(limit: limit, alignsByGuides: items.hasGuides)
    container.refitsOversizeItems = items.hasItems(longerThan: limit ?? rules.idealLength)
    var host = FlowHost(subviews: subviews, rules: rules, items: items)
    // Swapped, not copied: a second owner would make the array copy itself.
    swap(&host.measuredLengths, &arrangement.measuredLengths)
    solver.solve(items.columns, in: container, host: &host, into: &arrangement.frames)
    swap(&host.measuredLengths, &arrangement.measuredLengths)
  }

  private mutating func forgetArrangements() {
    arrangements.removeAll(keepingCapacity: true)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowArrangement {
  /// Where a view goes, relative to the flow.
  func origin(of index: Int, _ axis: FlowAxis) -> CGPoint {
    axis.point(
      main: CGFloat(frames.mainPositions[index]), cross: CGFloat(frames.crossPositions[index]))
  }

  /// The proposal that a view was measured with; a stretched view is offered its place.
  func proposal(of index: Int, _ items: FlowItems, _ rules: FlowRules) -> ProposedViewSize {
    let measured = measuredLengths.isEmpty ? .nan : measuredLengths[index]
    let main = measured.isNaN ? nil : CGFloat(measured)
    guard rules.stretches(index, of: items.columns) else {
      return rules.axis.proposal(main: main, cross: nil)
    }
    return rules.axis.proposal(
      main: main ?? CGFloat(frames.mainSize(of: index, in: items.columns)),
      cross: CGFloat(frames.crossSize(of: index, in: items.columns)))
  }
}
#endif

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
  private(set) var items = FlowItems()
  private var solver = FlexSolver()
  private var rules: FlowRules

  /// The latest arrangements, by the length of their lines.
  private var arrangements = Recent<CGFloat?, FlowArrangement>(capacity: 4)

  /// The line lengths whose arrangements are remembered, the latest one last.
  package var rememberedLengths: [Double?] { arrangements.keys.map { $0.map(Double.init) } }
}

/// The lines of one length, and the flow's size with them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowArrangement {
  var frames = FlexFrames()
  var size = CGSize.zero

  /// The length that lines were broken at.
  var limit: CGFloat?

  /// The length that each view was measured at, NaN for its ideal; empty if all have their ideal size.
  var measuredLengths: [Double] = []
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowCache {
  init(_ subviews: LayoutSubviews, _ rules: FlowRules) {
    self.rules = rules
    items.read(subviews, rules)
  }

  /// Measures the views anew, each once, and forgets the arrangements of the old ones.
  mutating func update(_ subviews: LayoutSubviews, _ rules: FlowRules) {
    self.rules = rules
    items.read(subviews, rules)
    arrangements.forgetAll()
  }

  mutating func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ rules: FlowRules
  ) -> CGSize {
    let index = arrange(subviews, limit: rules.axis.main(of: proposal), rules)
    return arrangements[index].size
  }

  /// Places the views on the lines that were measured for the proposal.
  mutating func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ rules: FlowRules
  ) {
    let index = arrange(subviews, in: bounds, proposal, rules)
    let arrangement = arrangements[index]
    // Taken out, since what the cache holds would be copied for each call of the host.
    let (items, axis) = (items, rules.axis)
    let haveIdealSizes = arrangement.measuredLengths.isEmpty && items.keepIdealSizes(rules)
    for index in 0..<subviews.count {
      let origin = arrangement.origin(of: index, axis)
      subviews.view(index).place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: haveIdealSizes ? .unspecified : arrangement.proposal(of: index, items, rules))
    }
  }

  /// Returns where the views go, line by line.
  mutating func places(
    of subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ rules: FlowRules
  ) -> [[FlowPlace]] {
    let index = arrange(subviews, in: bounds, proposal, rules)
    let arrangement = arrangements[index]
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
  /// Returns the lines that the views stand on.
  mutating func arrangement(
    of subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ rules: FlowRules
  ) -> FlowArrangement {
    let index = arrange(subviews, in: bounds, proposal, rules)
    return arrangements[index]
  }

  /// Returns the index of the arrangement for the proposal, or for the bounds if these differ by more than
  /// rounding.
  private mutating func arrange(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ rules: FlowRules
  ) -> Int {
    let axis = rules.axis
    let measured = arrange(subviews, limit: axis.main(of: proposal), rules)
    if axis.isRounded(bounds.size, from: arrangements[measured].size) { return measured }
    return arrange(subviews, limit: axis.main(of: bounds.size), rules)
  }

  /// Returns the index of the arrangement for a line length: a remembered one, or a new one in the oldest's
  /// memory.
  private mutating func arrange(
    _ subviews: LayoutSubviews, limit: CGFloat?, _ rules: FlowRules
  ) -> Int {
    if rules != self.rules {
      if rules.readsDifferently(from: self.rules) { items.read(subviews, rules) }
      self.rules = rules
      arrangements.forgetAll()
    }
    if let known = arrangements.recall(limit) { return known }
    var arrangement = arrangements.makeRoom() ?? FlowArrangement()
    solve(&arrangement, subviews, limit: limit)
    return arrangements.remember(arrangement, for: limit)
  }

  private mutating func solve(
    _ arrangement: inout FlowArrangement, _ subviews: LayoutSubviews, limit: CGFloat?
  ) {
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
    arrangement.limit = limit
    var container = rules.container(limit: limit, alignsByGuides: items.hasGuides)
    container.refitsOversizeItems = items.hasItems(longerThan: limit ?? rules.idealLength)
    var host = FlowHost(subviews: subviews, rules: rules, items: items)
    // Swapped, not copied: a second owner would make the array copy itself.
    swap(&host.measuredLengths, &arrangement.measuredLengths)
    solver.solve(items.columns, in: container, host: &host, into: &arrangement.frames)
    swap(&host.measuredLengths, &arrangement.measuredLengths)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowArrangement {
  /// Where a view goes, relative to the flow.
  func origin(of index: Int, _ axis: FlowAxis) -> CGPoint {
    axis.point(
      main: CGFloat(frames.mainPositions[index]), cross: CGFloat(frames.crossPositions[index]))
  }

  /// The proposal that a view was measured with; one that is stretched or keeps its proportions is offered its
  /// place.
  func proposal(of index: Int, _ items: FlowItems, _ rules: FlowRules) -> ProposedViewSize {
    let measured = measuredLengths.isEmpty ? .nan : measuredLengths[index]
    let main = measured.isNaN ? nil : CGFloat(measured)
    let keepsProportions = items.keepsProportions(index)
    guard keepsProportions || rules.stretches(index, of: items.columns) else {
      return rules.axis.proposal(main: main, cross: nil)
    }
    return rules.axis.proposal(
      main: main ?? CGFloat(frames.mainSize(of: index, in: items.columns)),
      cross: CGFloat(frames.crossSize(of: index, in: items.columns)))
  }
}
#endif

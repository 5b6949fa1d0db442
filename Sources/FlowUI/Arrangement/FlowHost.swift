#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Answers the engine's questions with the views: how deep they are at another length, and how far
/// apart two lines stand.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowHost: FlexHost {
  let subviews: LayoutSubviews
  let rules: FlowRules
  let items: FlowItems

  /// The length that each view was measured at, NaN for its ideal; empty until one is measured.
  var measuredLengths: [Double] = []

  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    if measuredLengths.isEmpty {
      measuredLengths.append(contentsOf: repeatElement(.nan, count: subviews.count))
    }
    measuredLengths[item] = main
    let axis = rules.axis
    let dimensions = subviews.view(item).dimensions(
      in: axis.proposal(main: CGFloat(main), cross: nil))
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    return FlexMeasurement(
      main: length(axis.main(of: size)), cross: length(axis.cross(of: size)),
      guide: items.hasGuides ? rules.guide.position(in: dimensions) : .nan)
  }

  /// The platform's distance between two lines: the union of each one's views, facing each other.
  mutating func gap(between line: FlexLine, and next: FlexLine) -> Double? {
    let distance = spacing(of: line).distance(to: spacing(of: next), along: rules.axis.crossAxis)
    return Double(distance)
  }

  private func spacing(of line: FlexLine) -> ViewSpacing {
    var union = ViewSpacing()
    for place in line.items {
      let item = items.item(at: place)
      if !items.isLineBreak(item) { union.formUnion(subviews.view(item).spacing) }
    }
    return union
  }
}
#endif

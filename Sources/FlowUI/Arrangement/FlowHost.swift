#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Measures views and the distances between lines for the engine.
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
    let dimensions = subviews.view(item).dimensions(
      in: rules.axis.proposal(main: CGFloat(main), cross: nil))
    return rules.measurement(of: dimensions, withGuide: items.hasGuides)
  }

  /// The platform's distance between two lines: the union of each one's views, facing each other.
  mutating func gap(between line: FlexLine, and next: FlexLine) -> Double? {
    let distance = spacing(of: line.items.lazy.map(items.item))
      .distance(to: spacing(of: next.items.lazy.map(items.item)), along: rules.axis.crossAxis)
    return Double(distance)
  }

  /// The spacing that the views of a line together prefer.
  func spacing(of line: some Sequence<Int>) -> ViewSpacing {
    var union = ViewSpacing()
    for item in line where !items.isLineBreak(item) {
      union.formUnion(subviews.view(item).spacing)
    }
    return union
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// Returns a view's size and guide as the engine's numbers.
  func measurement(of dimensions: ViewDimensions, withGuide: Bool) -> FlexMeasurement {
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    return FlexMeasurement(
      main: sanitizedLength(axis.main(of: size)), cross: sanitizedLength(axis.cross(of: size)),
      guide: withGuide ? guide.position(in: dimensions) : .nan)
  }
}
#endif

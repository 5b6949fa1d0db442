#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Answers for views that are tried in other orders what they answered when they were laid out.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingHost: FlexDropHost {
  /// The views' own sizes and guides.
  let items: FlexItems

  /// What the items answered that were measured at a length that is not their own.
  let fits: [Int: FlexMeasurement]

  /// The spacing of each item; empty if the distance between lines is given.
  let spacings: [ViewSpacing]
  let crossAxis: Axis

  /// The index that each item had when one was lifted, and the items on the lines; empty for all in order.
  private var order: [Int] = []
  private var laidOut: [Int] = []

  init(
    items: FlexItems, fits: [Int: FlexMeasurement], spacings: [ViewSpacing], crossAxis: Axis
  ) {
    self.items = items
    self.fits = fits
    self.spacings = spacings
    self.crossAxis = crossAxis
  }

  mutating func willTry(_ order: [Int]) {
    self.order = order
    laidOut = []
  }

  mutating func willLayOut(_ items: [Int]) { laidOut = items }

  func measure(item: Int, main: Double) -> FlexMeasurement {
    let item = order.isEmpty ? item : order[item]
    if let known = fits[item] {
      return FlexMeasurement(main: main, cross: known.cross, guide: known.guide)
    }
    return FlexMeasurement(
      main: main, cross: items.cross[item],
      guide: items.guides.isEmpty ? .nan : items.guides[item])
  }

  func gap(between line: FlexLine, and next: FlexLine) -> Double? {
    if spacings.isEmpty { return nil }
    return Double(spacing(of: line).distance(to: spacing(of: next), along: crossAxis))
  }

  private func spacing(of line: FlexLine) -> ViewSpacing {
    var union = ViewSpacing()
    for place in line.items {
      let item = laidOut.isEmpty ? place : laidOut[place]
      union.formUnion(spacings[order.isEmpty ? item : order[item]])
    }
    return union
  }
}
#endif

#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Answers the engine's questions about items from memory, and notes where it had to guess.
///
/// Made for each call of the engine: no view is asked while lines are broken.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyHost: FlexHost {
  private let axis: FlowAxis
  private let fits: [Int: [KnownItems.Fit]]
  private let spacings: [ViewSpacing]

  /// The items whose answers were guesses, and the lengths that they were asked for.
  private(set) var guesses: [Int: Double] = [:]

  /// The lengths that were asked for, by item.
  private(set) var asked: [Int: Double] = [:]

  init(_ axis: FlowAxis, _ fits: [Int: [KnownItems.Fit]], _ spacings: [ViewSpacing]) {
    (self.axis, self.fits, self.spacings) = (axis, fits, spacings)
  }

  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    asked[item] = main
    if let known = fits[item]?.last(where: { $0.main == main }) { return known.measurement }
    guesses[item] = main
    return FlexMeasurement(main: main, cross: fits[item]?.last?.measurement.cross ?? 0)
  }

  func gap(between line: FlexLine, and next: FlexLine) -> Double? {
    Double(spacing(of: line).distance(to: spacing(of: next), along: axis.crossAxis))
  }

  private func spacing(of line: FlexLine) -> ViewSpacing {
    var union = ViewSpacing()
    for item in line.items where item < spacings.count { union.formUnion(spacings[item]) }
    return union
  }
}
#endif

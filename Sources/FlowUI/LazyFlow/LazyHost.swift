#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Answers the engine's questions about items most of whose views do not exist: from views that do, and
/// from memory.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyHost: FlexHost {
  let rules: FlowRules

  /// What items made of lengths that were not their own.
  var fits: [Int: Fit] = [:]

  /// The distances that measured views would like; kept where the platform's are asked for.
  var spacings: [ViewSpacing] = []

  /// The views that exist now, by item.
  var views: [Int: LayoutSubview] = [:]

  /// Which answers since this was emptied were guesses, by item.
  var guesses: [Int: Bool] = [:]

  /// The lengths that were asked for since this was emptied, by item.
  var asked: [Int: Double] = [:]

  /// A view's answer to a length.
  struct Fit {
    let main: Double
    let measurement: FlexMeasurement
  }

  init(_ rules: FlowRules, after other: LazyHost? = nil) {
    self.rules = rules
    fits = other?.fits ?? [:]
    spacings = other?.spacings ?? []
  }

  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    asked[item] = main
    if let view = views[item] {
      let dimensions = view.dimensions(in: rules.axis.proposal(main: CGFloat(main), cross: nil))
      let measurement = rules.measurement(of: dimensions, withGuide: true)
      fits[item] = Fit(main: main, measurement: measurement)
      guesses[item] = false
      return measurement
    }
    let fit = fits[item]
    guesses[item] = fit?.main != main
    if let fit, fit.main == main { return fit.measurement }
    return FlexMeasurement(main: main, cross: fit?.measurement.cross ?? 0)
  }

  func gap(between line: FlexLine, and next: FlexLine) -> Double? {
    Double(
      spacing(of: line).distance(to: spacing(of: next), along: rules.axis.crossAxis))
  }

  private func spacing(of line: FlexLine) -> ViewSpacing {
    var union = ViewSpacing()
    for item in line.items where item < spacings.count { union.formUnion(spacings[item]) }
    return union
  }
}
#endif

#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What the views say that exist: read before a lazy flow's contents are taken, since a view that is asked
/// may wait for another thread.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyReading {
  /// The items that the views are of.
  let items: [Int]

  /// Their sizes and what they ask for, in the order of `items`.
  var columns: FlexItems

  /// Their distances, if the platform's are asked for.
  let spacings: [ViewSpacing]

  /// What they make of the lengths that they were asked for before.
  let fits: [[KnownItems.Fit]]
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyReading {
  /// Reads views that made something of `lengths` before.
  init(_ views: LazyViews, _ lengths: [Int: [Double]], _ rules: FlowRules) {
    items = views.map(\.item)
    var ideal = rules
    ideal.mainSpacing = 0
    var reader = FlowItems()
    reader.read(views.map(\.view), ideal)
    columns = reader.columns
    columns.order = []
    spacings =
      rules.mainSpacing == nil || rules.crossSpacing == nil
      ? views.map { $0.view[FlowItemValue.LineBreak.self] ? ViewSpacing() : $0.view.spacing } : []
    fits = views.map { view, item in
      (lengths[item] ?? []).map { KnownItems.Fit(of: view, at: $0, rules) }
    }
  }
}

/// Views of a lazy flow and the items that they are of.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyViews = [(view: LayoutSubview, item: Int)]

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KnownItems.Fit {
  /// Asks a view what it makes of a length.
  init(of view: LayoutSubview, at main: Double, _ rules: FlowRules) {
    let dimensions = view.dimensions(in: rules.axis.proposal(main: CGFloat(main), cross: nil))
    self.init(main: main, measurement: rules.measurement(of: dimensions, withGuide: true))
  }
}
#endif

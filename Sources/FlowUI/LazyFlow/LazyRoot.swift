#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// What a ``LazyFlow`` is made of, whatever its data.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoot<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let contents: FlowContents<Data, ID, Content>
  let options: FlowOptions
  /// Reads the declared sizes of all elements; nil if there are none.
  let declared: ((Data) -> DeclaredSizes?)?
  let nearActions: [NearAction]

  @State private var model = LazyModel<Data, ID, Content>()
  @Environment(\.flowScrollTarget) private var target
  @Environment(\.sizeSurroundings) private var surroundings

  init(
    _ contents: FlowContents<Data, ID, Content>, _ rules: FlowRules,
    _ limits: FlowLimits = FlowLimits(), _ declared: ((Data) -> DeclaredSizes?)?,
    _ moves: FlowMoves? = nil, _ drops: [any FlowDropping] = [],
    _ nearActions: [NearAction] = []
  ) {
    precondition(
      contents.sections == nil || moves == nil && drops.isEmpty,
      "the elements of sections are neither moved nor joined by others")
    (self.contents, self.declared, self.nearActions) = (contents, declared, nearActions)
    // Nobody can be asked for the distance to what stands between views or behind them.
    let rules = contents.hasSeparators || !limits.isEmpty ? rules.declared : rules
    options = FlowOptions(rules, limits, moves, drops)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyRoot: View {
  var rules: FlowRules { options.rules }
  var limits: FlowLimits { options.limits }

  /// What the items of its lines are.
  var items: LazyItems {
    contents.sections?.items
      ?? LazyItems(
        contents.count, hasSeparators: contents.itemSeparator != nil,
        hasIndicator: limits.isExpanded && !limits.isEmpty)
  }

  /// How important each element is, if a limit hides the least important.
  var priorities: [Double] {
    limits.isEmpty ? [] : contents.priorities?() ?? []
  }

  var body: some View {
    let version = model.update(self, surroundings)
    LazyViewport(self, model, version: version, target: target ?? .constant(nil))
  }
}

extension EnvironmentValues {
  /// What views commonly read that changes their sizes: measured sizes are of one value.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  fileprivate var sizeSurroundings: [AnyHashable] {
    var values: [AnyHashable] = [
      dynamicTypeSize, legibilityWeight, font, lineLimit, lineSpacing, minimumScaleFactor,
      allowsTightening, textCase, imageScale, displayScale, horizontalSizeClass, verticalSizeClass,
      locale, calendar, timeZone,
    ]
    #if !os(tvOS)
    values.append(controlSize)
    #endif
    return values
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// What a ``LazyFlow`` is made of, whatever its data.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoot<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let contents: FlowContents<Data, ID, Content>
  let rules: FlowRules
  let limits: FlowLimits
  /// Reads the declared sizes of all elements; nil if there are none.
  let declared: ((Data) -> DeclaredSizes?)?
  let moves: FlowMoves?
  let nearActions: [NearAction]

  @State private var model = LazyModel<Data, ID, Content>()
  @Environment(\.flowScrollTarget) private var target
  private var surroundings = LazySurroundings()

  init(
    _ contents: FlowContents<Data, ID, Content>, _ rules: FlowRules,
    _ limits: FlowLimits = FlowLimits(), _ declared: ((Data) -> DeclaredSizes?)?,
    _ moves: FlowMoves? = nil,
    _ nearActions: [NearAction] = []
  ) {
    self.contents = contents
    self.limits = limits
    // Nobody can be asked for the distance to what stands between views or behind them.
    self.rules = contents.hasSeparators || !limits.isEmpty ? rules.declared : rules
    (self.declared, self.nearActions) = (declared, nearActions)
    self.moves = contents.sections.flatMap { moves?.within($0.items) } ?? moves
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyRoot: View {
  /// What the items of its lines are.
  var items: LazyItems {
    contents.sectionItems
      ?? LazyItems(
        contents.count, hasSeparators: contents.itemSeparator != nil,
        hasIndicator: limits.isExpanded && !limits.isEmpty)
  }

  /// How important each element is, if a limit hides the least important.
  var priorities: [Double] {
    limits.isEmpty ? [] : contents.priorities?() ?? []
  }

  var body: some View {
    let version = model.update(self, surroundings.values)
    LazyViewport(flow: self, model: model, version: version, target: target ?? .constant(nil))
  }
}

/// What is measured for all of its kind: separators and, in a flow of declared sizes, what stands before and behind the
/// elements of a section.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySampleViews {
  let contents: any RowSource
  let sections: FlowSections?
  let rules: FlowRules
  let limits: FlowLimits
  let isDeclared: Bool
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazySampleViews: View {
  var body: some View {
    Samples(contents: contents, rules: rules, limits: limits)
    if isDeclared, let sections, sections.firsts.count > 1 {
      sections.header?(0).hidden().layoutValue(key: RowPartKey.self, value: .header(0))
      sections.footer?(0).hidden().layoutValue(key: RowPartKey.self, value: .footer(0))
    }
  }
}
#endif

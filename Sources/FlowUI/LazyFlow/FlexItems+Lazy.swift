#if canImport(SwiftUI)
import FlowCore
import SwiftUI

// The columns of items that a lazy flow handles some at a time: those that views can ask for.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlexItems {
  /// Some of the items, with all they ask for but their order.
  func some(_ indices: some Sequence<Int>) -> FlexItems {
    func some<Value>(_ column: [Value]) -> [Value] {
      column.isEmpty ? [] : indices.map { column[$0] }
    }
    var items = FlexItems(main: some(main), cross: some(cross))
    items.basis = some(basis)
    items.grow = some(grow)
    items.shrink = some(shrink)
    items.alignSelf = some(alignSelf)
    items.guides = some(guides)
    items.gapBefore = some(gapBefore)
    items.breaks = some(breaks)
    return items
  }

  /// How long the items are on average.
  var averageMain: Double { main.reduce(0) { $0 + $1 / Double(count) } }

  /// The items and others behind them, without their gaps.
  func followed(by others: FlexItems) -> FlexItems {
    func joined<Value>(_ column: [Value], _ other: [Value], _ initial: Value) -> [Value] {
      if column.isEmpty, other.isEmpty { return [] }
      return (column.isEmpty ? main.map { _ in initial } : column)
        + (other.isEmpty ? others.main.map { _ in initial } : other)
    }
    var items = FlexItems(main: main + others.main, cross: cross + others.cross)
    items.basis = joined(basis, others.basis, .nan)
    items.grow = joined(grow, others.grow, 0)
    items.shrink = joined(shrink, others.shrink, 0)
    items.alignSelf = joined(alignSelf, others.alignSelf, .auto)
    items.guides = joined(guides, others.guides, .nan)
    items.breaks = joined(breaks, others.breaks, [])
    return items
  }

  /// Whether an item asks for the same as one of others, its gap aside.
  func isSame(_ item: Int, as other: Int, of others: FlexItems) -> Bool {
    func same<Value: Equatable>(_ column: [Value], _ others: [Value], _ initial: Value) -> Bool {
      if column.isEmpty, others.isEmpty { return true }
      let (a, b) = (
        column.isEmpty ? initial : column[item], others.isEmpty ? initial : others[other]
      )
      // NaN is a value like others here.
      return a == b || (a != a && b != b)
    }
    return same(main, others.main, 0) && same(cross, others.cross, 0)
      && same(basis, others.basis, .nan) && same(grow, others.grow, 0)
      && same(shrink, others.shrink, 0) && same(alignSelf, others.alignSelf, .auto)
      && same(guides, others.guides, .nan) && same(breaks, others.breaks, [])
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// The rules of a flow whose items have declared sizes: nobody can be asked for a distance.
  var declared: FlowRules {
    var rules = self
    rules.mainSpacing = mainSpacing ?? 8
    rules.crossSpacing = crossSpacing ?? 8
    return rules
  }

  /// The rules of a flow that measures its items as they come near: nothing may depend on those behind.
  var measured: FlowRules {
    var rules = self
    rules.wrapping = .greedy
    rules.hugsLines = false
    return rules
  }

  /// The guides of views that have none of their own.
  func defaultGuides(_ depths: [Double]) -> [Double] {
    switch guide.frameAlignment {
    case .flexStart: depths.map { _ in 0 }
    case .center: depths.map { $0 / 2 }
    default: depths.map { _ in .nan }
    }
  }
}
#endif

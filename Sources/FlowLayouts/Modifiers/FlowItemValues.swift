#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

// The requests of views to the flow around them, one layout value a modifier. Most views have none: one
// more value says where there is anything to read, so that they cost one look-up each.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package enum FlowItemValue {
  enum Grow: FlowItemValueKey {
    static let defaultValue = 0.0
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, Double> { \.flowItemValues.grow }
  }

  enum Shrink: FlowItemValueKey {
    static let defaultValue = 0.0
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, Double> { \.flowItemValues.shrink }
  }

  enum Basis: FlowItemValueKey {
    static let defaultValue: CGFloat? = nil
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, CGFloat?> { \.flowItemValues.basis }
  }

  enum AspectRatio: FlowItemValueKey {
    static let defaultValue: CGFloat? = nil
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, CGFloat?> { \.flowItemValues.aspectRatio }
  }

  enum Order: FlowItemValueKey {
    static let defaultValue = 0
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, Int> { \.flowItemValues.order }
  }

  enum Alignment: FlowItemValueKey {
    static let defaultValue: FlowItemAlignment? = nil
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, FlowItemAlignment?> {
      \.flowItemValues.alignment
    }
  }

  /// The breaks of one modifier among several around a view, counted from the outermost.
  enum Breaks<Outer>: FlowItemValueKey {
    static var defaultValue: FlexBreaks { [] }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, FlexBreaks> { \.flowItemValues.addedBreaks }
  }

  typealias First = Breaks<Never>
  typealias Second = Breaks<First>
  typealias Third = Breaks<Second>
  typealias Fourth = Breaks<Third>

  enum FullLine: FlowItemValueKey {
    static let defaultValue = false
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, Bool> { \.flowItemValues.isFullLine }
  }

  enum LineBreak: FlowItemValueKey {
    static let defaultValue = false
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, Bool> { \.flowItemValues.isLineBreak }
  }
}

/// The key of a modifier's value: a layout value, which is also a part of a container value.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol FlowItemValueKey: LayoutValueKey {
  /// The part, as a literal: one that is put together would be made anew for each view.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  static var field: WritableKeyPath<ContainerValues, Value> { get }
}

/// The place where the values of a view's modifiers are read.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
indirect enum FlowItemValueOrigin: Equatable, Sendable, LayoutValueKey {
  static let defaultValue = FlowItemValueOrigin.none

  case none
  /// In the view's layout values.
  case layoutValues
  /// Here: the view was taken out of another, and its layout values may have been lost on the way.
  case containerValues(FlowItemValues)
}

/// The values of a view's modifiers.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowItemValues: Equatable, Sendable {
  var grow = FlowItemValue.Grow.defaultValue
  var shrink = FlowItemValue.Shrink.defaultValue
  var basis = FlowItemValue.Basis.defaultValue
  var aspectRatio = FlowItemValue.AspectRatio.defaultValue
  var order = FlowItemValue.Order.defaultValue
  var alignment = FlowItemValue.Alignment.defaultValue
  var breaks: FlexBreaks = []
  var isFullLine = FlowItemValue.FullLine.defaultValue
  var isLineBreak = FlowItemValue.LineBreak.defaultValue

  /// The breaks, to which a value that is set is added.
  var addedBreaks: FlexBreaks {
    get { breaks }
    set { breaks.formUnion(newValue) }
  }

  /// Returns the values as the engine's: an item without a size.
  fileprivate func item(along axis: FlowAxis) -> FlexItem {
    var item = FlexItem(main: 0, cross: 0)
    (item.grow, item.shrink, item.order) = (grow, shrink, order)
    item.basis = basis.map { Double(max(0, $0)) } ?? .nan
    item.aspectRatio = aspectRatio.map { axis.ratio(ofWidthToHeight: $0) }
    item.alignSelf = alignment?.flexAlignment ?? .auto
    item.breaks = breaks
    if isFullLine { item.breaks.insert(.fullLine) }
    if isLineBreak { item.breaks.insert(.marker) }
    return item
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubview {
  /// Returns the view's modifiers as an item without a size; nil if it has none and is no spacer.
  package func itemStyle(along axis: FlowAxis) -> FlexItem? {
    let origin = self[FlowItemValueOrigin.self]
    let isSpacer = isSpacer(along: axis)
    // Most views have no modifiers of a flow: nothing is put together for them.
    if case .none = origin, !isSpacer { return nil }
    var style = itemValues(origin).item(along: axis)
    if isSpacer { style.grow = max(1, style.grow) }
    return style
  }

  private func itemValues(_ origin: FlowItemValueOrigin) -> FlowItemValues {
    switch origin {
    case .none: FlowItemValues()
    case .containerValues(let values): values
    case .layoutValues:
      FlowItemValues(
        grow: self[FlowItemValue.Grow.self], shrink: self[FlowItemValue.Shrink.self],
        basis: self[FlowItemValue.Basis.self], aspectRatio: self[FlowItemValue.AspectRatio.self],
        order: self[FlowItemValue.Order.self], alignment: self[FlowItemValue.Alignment.self],
        breaks: breaks,
        isFullLine: self[FlowItemValue.FullLine.self],
        isLineBreak: self[FlowItemValue.LineBreak.self])
    }
  }

  /// The breaks of all modifiers around the view.
  private var breaks: FlexBreaks {
    self[FlowItemValue.First.self].union(self[FlowItemValue.Second.self])
      .union(self[FlowItemValue.Third.self]).union(self[FlowItemValue.Fourth.self])
  }

  /// Whether the view is a bare spacer: it takes the rest of its line.
  ///
  /// A spacer has the lowest priority there is, but so may have a container without views: what tells
  /// them apart is that a spacer grows without end. Views of any other priority are not asked, so they
  /// cost no measurement.
  private func isSpacer(along axis: FlowAxis) -> Bool {
    priority == -.infinity
      && axis.main(of: sizeThatFits(axis.proposal(main: .infinity, cross: nil))) == .infinity
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Tells the flow around this view what one modifier asks for.
  ///
  /// A flow of any views takes them out of their container. SwiftUI does not promise that layout values come
  /// along, so each is a container value as well where there are such.
  nonisolated func flowItemValue<Key: FlowItemValueKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> some View {
    let view = layoutValue(key: key, value: value)
      .layoutValue(key: FlowItemValueOrigin.self, value: .layoutValues)
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
      return view.containerValue(Key.field, value)
    }
    return view
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension FlowItemValues: ContainerValueKey {
  static let defaultValue = FlowItemValues()
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ContainerValues {
  fileprivate var flowItemValues: FlowItemValues {
    get { self[FlowItemValues.self] }
    set { self[FlowItemValues.self] = newValue }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Tells the flow around this view what a subview asked of its container.
  nonisolated package func flowItemValues(from values: ContainerValues) -> some View {
    let own = values.flowItemValues
    return layoutValue(
      key: FlowItemValueOrigin.self,
      value: own == .defaultValue ? .none : .containerValues(own))
  }
}
#endif

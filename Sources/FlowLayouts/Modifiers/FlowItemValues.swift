#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

// One layout value for each modifier. Most views have no modifiers: `FlowItemValueOrigin` marks the views
// that have modifiers, so that all others cost a single look-up.

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

  enum Breaks: FlowItemValueKey {
    static let defaultValue: FlexBreaks = []
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    static var field: WritableKeyPath<ContainerValues, FlexBreaks> { \.flowItemValues.breaks }
  }

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

/// The key of a modifier's value.
///
/// The value is stored both as a layout value and in a container value.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol FlowItemValueKey: LayoutValueKey {
  /// The value's field in the container values.
  ///
  /// A literal key path: a composed one would be allocated for each view.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  static var field: WritableKeyPath<ContainerValues, Value> { get }
}

/// The source of a view's modifier values.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
indirect enum FlowItemValueOrigin: Equatable, Sendable, LayoutValueKey {
  static let defaultValue = FlowItemValueOrigin.none

  case none
  /// The values are read from the view's layout values.
  case layoutValues
  /// The values are a copy of the view's container values.
  ///
  /// `Flow` takes views out of their container, where their layout values may get lost.
  case containerValues(FlowItemValues)
}

/// The modifier values of a view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowItemValues: Equatable, Sendable {
  var grow = FlowItemValue.Grow.defaultValue
  var shrink = FlowItemValue.Shrink.defaultValue
  var basis = FlowItemValue.Basis.defaultValue
  var aspectRatio = FlowItemValue.AspectRatio.defaultValue
  var order = FlowItemValue.Order.defaultValue
  var alignment = FlowItemValue.Alignment.defaultValue
  var breaks = FlowItemValue.Breaks.defaultValue
  var isFullLine = FlowItemValue.FullLine.defaultValue
  var isLineBreak = FlowItemValue.LineBreak.defaultValue

  /// Returns an item of the engine with these values; its size is not used.
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
  /// Returns an item of the engine with the view's modifiers; its size is not used.
  ///
  /// Nil for a view without modifiers that is not a spacer.
  package func itemStyle(along axis: FlowAxis) -> FlexItem? {
    let origin = self[FlowItemValueOrigin.self]
    let isSpacer = isSpacer(along: axis)
    // Most views have no modifiers: no item is made for them.
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
        breaks: self[FlowItemValue.Breaks.self],
        isFullLine: self[FlowItemValue.FullLine.self],
        isLineBreak: self[FlowItemValue.LineBreak.self])
    }
  }

  /// Whether the view is a bare spacer, which takes the rest of its line.
  private func isSpacer(along axis: FlowAxis) -> Bool {
    // A spacer has the lowest priority, but so may an empty container. Of the two, only the spacer
    // grows to infinity. Views of any other priority are not asked, so they cost no measurement.
    priority == -.infinity
      && axis.main(of: sizeThatFits(axis.proposal(main: .infinity, cross: nil))) == .infinity
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets one modifier's value for the flow around this view.
  ///
  /// On systems that have container values, the value is also stored as one.
  nonisolated func flowItemValue<Key: FlowItemValueKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> some View {
    let view = layoutValue(key: key, value: value)
      .layoutValue(key: FlowItemValueOrigin.self, value: .layoutValues)
    // `Flow` takes views out of their container, where SwiftUI does not promise to keep layout
    // values.
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
  /// Sets the modifier values of a subview that was taken out of its container.
  nonisolated package func flowItemValues(from values: ContainerValues) -> some View {
    let own = values.flowItemValues
    return layoutValue(
      key: FlowItemValueOrigin.self,
      value: own == .defaultValue ? .none : .containerValues(own))
  }
}
#endif

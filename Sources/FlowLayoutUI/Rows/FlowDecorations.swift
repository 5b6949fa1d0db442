#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The separators and overflow indicator of a container, and the priorities of its elements.
///
/// Views are type-erased.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowDecorations {
  /// Makes the overflow indicator for the result of a layout.
  ///
  /// Nil if the container has no indicator. `total` is the number of all elements.
  var indicator: ((IndicatorUse, Placement, _ total: Int) -> AnyView)?
  /// Makes a hidden view that is measured instead of the overflow indicator.
  ///
  /// Nil if a hidden copy of the indicator is measured.
  var placeholder: (() -> AnyView)?
  var itemSeparator: FlowSeparator?
  var lineSeparator: FlowSeparator?
  /// Returns the priorities of the elements, in the order of the data.
  ///
  /// Nil if all are equal.
  var priorities: (() -> [Double])?

  var hasSeparators: Bool { itemSeparator != nil || lineSeparator != nil }
}

/// A separator between items or lines, as type-erased views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowSeparator {
  /// Makes a hidden separator, measured to find the size of all separators of its kind.
  ///
  /// The `RowPart` is the kind: between items, or between lines. The separator's content is in a
  /// stack along the axis.
  let sample: (RowPart, Axis) -> AnyView
  /// Makes copies of the separator, each in a stack along an axis.
  ///
  /// The `Int` is the number of copies. The axis is nil if the separator is a single view, which
  /// needs no stack.
  let copies: (Int, Axis?) -> AnyView

  init(_ part: @escaping () -> some View) {
    // The container's own modifiers come first, inside of one `AnyView`. An `AnyView` around each
    // separator, inside of these modifiers, would cost more.
    sample = { role, axis in
      switch axis {
      case .horizontal: Self.sample(part(), role, in: HStackLayout(spacing: 0))
      case .vertical: Self.sample(part(), role, in: VStackLayout(spacing: 0))
      }
    }
    copies = { count, axis in
      switch axis {
      case nil: Self.copies(part(), count)
      case .horizontal?: Self.copies(HStackLayout(spacing: 0) { part() }, count)
      case .vertical?: Self.copies(VStackLayout(spacing: 0) { part() }, count)
      }
    }
  }

  private static func sample(_ part: some View, _ role: RowPart, in stack: some Layout) -> AnyView {
    AnyView(
      SeparatorStackLayout(stack: stack) { part }.hidden().layoutValue(
        key: RowPart.self, value: role))
  }

  private static func copies(_ separator: some View, _ count: Int) -> AnyView {
    AnyView(ForEach(0..<count, id: \.self) { _ in separator })
  }
}

/// The purpose of an overflow indicator: to be measured or to be shown.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
indirect enum IndicatorUse {
  /// The indicator is hidden, and only measured.
  case measured
  /// The indicator is shown, in the space of the hidden copy that was measured.
  case shown(IndicatorLayout, FocusState<FocusTarget?>.Binding)

  /// Returns an indicator for this use, as a single view.
  func view(of indicator: some View) -> AnyView {
    // The container's own modifiers come first, inside of one `AnyView`. An `AnyView` around the
    // indicator, inside of these modifiers, would cost more.
    let stack = ZStack { indicator }
    switch self {
    case .measured:
      return AnyView(stack.hidden().layoutValue(key: RowPart.self, value: .indicator))
    case .shown(let layout, let focused):
      return AnyView(layout { stack.focused(focused, equals: .indicator) })
    }
  }

  /// Returns a function that makes the overflow indicator as an `AnyView`.
  ///
  /// The function's first argument says whether the indicator is measured or shown. Nil if the
  /// overflow indicator is an `EmptyView`.
  static func erased<Value, Indicator: View>(
    _ indicator: @escaping (Value) -> Indicator
  ) -> ((IndicatorUse, Value) -> AnyView)? {
    Indicator.self == EmptyView.self ? nil : { use, value in use.view(of: indicator(value)) }
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The separators, the indicator and the priorities of a container, without the type of its elements.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowDecorations {
  /// Makes the indicator of the elements that a placement hides, of `total`; nil without an indicator.
  var indicator: ((IndicatorUse, Placement, _ total: Int) -> AnyView)?
  /// Makes an unseen view as large as the indicator can get; nil if the indicator itself is measured.
  var placeholder: (() -> AnyView)?
  var itemSeparator: FlowSeparator?
  var lineSeparator: FlowSeparator?
  /// Returns the priorities of the elements; nil if all are equal.
  var priorities: (() -> [Double])?

  var hasSeparators: Bool { itemSeparator != nil || lineSeparator != nil }
}

/// A type-erased separator, whose type is erased once around all views that a container adds to it or to its
/// copies: an erased view inside of others would cost each container more.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowSeparator {
  /// Returns the unseen separator that is measured for all, in a stack along an axis.
  let sample: (RowPart, Axis) -> AnyView
  /// Returns a number of copies, each in a stack along an axis; without an axis, the separator is one view.
  let copies: (Int, Axis?) -> AnyView

  init(_ part: @escaping () -> some View) {
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

/// The use of an indicator, whose type is erased around the views that a container adds to it: an erased view
/// inside of others would cost each container more.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum IndicatorUse {
  /// It is measured unseen.
  case measured
  /// It is shown in the space of its unseen copy.
  case shown(IndicatorLayout, FocusState<FocusTarget?>.Binding)

  /// Returns a view for this use; it makes one view of any content.
  func view(of indicator: some View) -> AnyView {
    let stack = ZStack { indicator }
    switch self {
    case .measured:
      return AnyView(stack.hidden().layoutValue(key: RowPart.self, value: .indicator))
    case .shown(let layout, let focused):
      return AnyView(layout { stack.focused(focused, equals: .indicator) })
    }
  }

  /// Erases the type of an indicator in all its uses; nil for an `EmptyView`.
  static func erased<Value, Indicator: View>(
    _ indicator: @escaping (Value) -> Indicator
  ) -> ((IndicatorUse, Value) -> AnyView)? {
    Indicator.self == EmptyView.self ? nil : { use, value in use.view(of: indicator(value)) }
  }
}
#endif

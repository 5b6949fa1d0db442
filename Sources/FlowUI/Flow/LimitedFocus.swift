#if canImport(SwiftUI)
import SwiftUI

/// How the views of a flow say which of them has the focus, and where they are.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedFocus {
  /// The element that has the focus, by its place in the data; the indicator's is its own.
  let focused: FocusState<Int?>.Binding
  let map: FlowFocusMap?

  static var indicator: Int { -1 }

  init(focused: FocusState<Int?>.Binding, map: FlowFocusMap?, axis: FlowAxis) {
    self.focused = focused
    self.map = map
    map?.axisOfFlow = axis
  }

  /// Moves the focus to the indicator if it was on an element that is about to be hidden.
  func move(from element: Int?, to run: LimitedRun) {
    guard let element, element != Self.indicator, run.indicator != nil,
      !run.shown.contains(element)
    else { return }
    focused.wrappedValue = Self.indicator
  }
}

/// Notes which element has the focus, so that it is known when the element has just lost its view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedFocusNote {
  let focused: FocusState<Int?>.Binding
  let model: LimitedModel
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedFocusNote: ViewModifier {
  func body(content: Content) -> some View {
    let element = focused.wrappedValue
    model.focused.with { $0 = element }
    return content
  }
}
#endif

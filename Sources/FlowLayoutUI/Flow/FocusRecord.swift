#if canImport(SwiftUI)
import SwiftUI

/// A modifier that records in `model` which element has the focus.
///
/// If a limit hides the focused element, SwiftUI clears the focus. The record then tells the flow
/// to move the focus to the overflow indicator.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FocusRecord {
  let focused: FocusState<FocusTarget?>.Binding
  let model: FlowModel
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FocusRecord: ViewModifier {
  func body(content: Content) -> some View {
    // When the flow learns that the element is hidden, SwiftUI has already cleared the focus.
    var element: AnyHashable?
    if case .element(let id)? = focused.wrappedValue { element = id }
    model.focused.with { [element] in $0 = element }
    return content
  }
}
#endif

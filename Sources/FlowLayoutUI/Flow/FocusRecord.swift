#if canImport(SwiftUI)
import SwiftUI

/// Records the focused element in `model`.
///
/// If a limit hides that element, the overflow indicator can then get the focus.
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

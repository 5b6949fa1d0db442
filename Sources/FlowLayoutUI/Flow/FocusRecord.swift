#if canImport(SwiftUI)
import SwiftUI

/// Records the focused element in `model`, so that the indicator can get the focus when a limit hides
/// the element: SwiftUI has already cleared the focus when the flow learns of this.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FocusRecord {
  let focused: FocusState<FocusTarget?>.Binding
  let model: FlowModel
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FocusRecord: ViewModifier {
  func body(content: Content) -> some View {
    var element: AnyHashable?
    if case .element(let id)? = focused.wrappedValue { element = id }
    model.focused.with { [element] in $0 = element }
    return content
  }
}
#endif

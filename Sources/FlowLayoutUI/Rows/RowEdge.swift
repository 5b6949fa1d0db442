#if canImport(SwiftUI)
import SwiftUI

/// Disables a section's header or footer while its view is off screen.
///
/// A lazy container keeps a view off screen while later measurements may change its position. The
/// view is then hidden from assistive technologies, too.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowEdge {
  let item: ItemKind<Int>
  let isWaiting: Bool
  let context: RowContext
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowEdge: ViewModifier {
  func body(content: Content) -> some View {
    content.disabled(isWaiting).accessibility(isHidden: isWaiting, [])
      .moving(item, nil, context)
  }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowDropDestination {
  /// Creates a destination for items of a type.
  ///
  /// On tvOS and watchOS, which have no drag and drop, it takes no items.
  init<T: Transferable>(action: @escaping ([T], Int) -> Void) {
    #if os(tvOS) || os(watchOS)
    added = { content, _ in content }
    #else
    added = { content, index in
      AnyView(
        content.dropDestination(for: T.self) { items, point in
          action(items, index(point))
          return true
        })
    }
    #endif
  }
}
#endif

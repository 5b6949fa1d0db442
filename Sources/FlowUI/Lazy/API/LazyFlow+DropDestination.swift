#if canImport(SwiftUI)
public import SwiftUI

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Takes items that people drop on the flow, at a place in its data.
  ///
  ///     LazyFlow(names, id: \.self) { Chip($0).draggable($0) }
  ///       .dropDestination(for: String.self) { new, index in
  ///         names.insert(contentsOf: new, at: index)
  ///       }
  ///
  /// Everything is as in ``Flow/dropDestination(for:action:)``. A flow made of sections traps.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items.
  ///   - action: Puts the items into the data, before the element at an index.
  /// - Returns: A flow that takes items.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> LazyFlow {
    #if os(tvOS) || os(watchOS)
    return self
    #else
    var flow = self
    flow.drops.append(FlowDrop(action: action))
    return flow
    #endif
  }
}
#endif

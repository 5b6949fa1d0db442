#if canImport(SwiftUI)
public import SwiftUI

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow where Content: View {
  /// Takes items that people drop on the flow, at a place in its data.
  ///
  ///     Flow(done) { card in CardView(card).draggable(card.id) }
  ///       .dropDestination(for: String.self) { ids, index in
  ///         move(ids, to: $done, at: index)
  ///       }
  ///
  /// It is SwiftUI's own `dropDestination(for:action:isTargeted:)` with an index in place of a point, as that of a
  /// `ForEach` in a `List`: so flows take elements of other flows, lists and apps. On the line nearest to the point, the
  /// index is that of the first element whose middle is behind it, or one more than that of the last. For several
  /// types of items, use it several times.
  ///
  /// Leave it where it is: unlike other options, and like SwiftUI's modifier, it makes the views anew where it comes or
  /// goes while they are shown.
  ///
  /// The place to drop is the flow itself, which may be small or empty. Put SwiftUI's modifier on a view around it to
  /// take items that are dropped beside it.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items.
  ///   - action: Puts the items into the data. Its arguments are the items, and the index of the element before which
  ///     they come; the number of elements for the end.
  /// - Returns: A flow that takes items.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Flow {
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

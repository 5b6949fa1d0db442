#if canImport(SwiftUI)
public import SwiftUI

// Taking what is dragged from other flows, views and apps.

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Takes what people drop on the flow, and tells at which place in its data.
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
  /// The place to drop is the flow itself, which may be small or empty. Put SwiftUI's modifier on a view around it to
  /// take what is dropped beside it.
  ///
  /// A flow of any views, whose elements are not known, traps.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items.
  ///   - action: Puts the items into the data. Its arguments are the items, and the index of the element before which
  ///     they come; the number of elements for the end.
  /// - Returns: A flow that takes items.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Flow<Content> {
    #if os(tvOS) || os(watchOS)
    return self
    #else
    var flow = self
    flow.drops.append(FlowDrop(action: action))
    return flow
    #endif
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Takes what people drop on the flow, and tells at which place in its data.
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

/// Items of one type that a container takes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol FlowDropping {
  /// A view that takes them, at the index of the point where they are dropped.
  @MainActor func added(to content: AnyView, index: @escaping (CGPoint) -> Int) -> AnyView
}

#if !os(tvOS) && !os(watchOS)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct FlowDrop<T: Transferable>: FlowDropping {
  let action: ([T], Int) -> Void

  @MainActor func added(to content: AnyView, index: @escaping (CGPoint) -> Int) -> AnyView {
    let action = action
    return AnyView(
      content.dropDestination(for: T.self) { items, point in
        action(items, index(point))
        return true
      })
  }
}
#endif

/// Has a container take what is dropped on it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct DropDestinations: ViewModifier {
  let drops: [any FlowDropping]
  let mover: Mover

  @ViewBuilder func body(content: Content) -> some View {
    if drops.isEmpty {
      content
    } else {
      let mover = mover
      drops.reduce(AnyView(content)) { view, drop in
        drop.added(to: view) { mover.place(ofDropAt: $0) }
      }
    }
  }
}
#endif

#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// A binding of the identifier of the view that the enclosing scroll view is scrolled to.
  ///
  /// It is a binding so that a new identifier evaluates only the flow that reads it. Nil without
  /// `flowScrollPosition`.
  var flowScrollTarget: Binding<AnyHashable?>? {
    get { self[Inherited<Binding<AnyHashable?>>.self] }
    set { self[Inherited<Binding<AnyHashable?>>.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Binds the identifier of the view to which a scroll view is scrolled.
  ///
  ///     ScrollView { LazyFlow(people) { Chip($0) } }
  ///       .flowScrollPosition(id: $person)       // @State private var person: Person.ID?
  ///
  /// The modifier applies `scrollPosition(id:anchor:)`, and passes the identifier to the flows
  /// inside. A flow creates the view with this identifier, wherever it is. When the identifier
  /// changes, only the flow is evaluated again. The view that owns the state is not, nor are the
  /// views that the flow has already created.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view at the anchor.
  ///   - anchor: The point of the scroll view that the view is aligned with; nil for SwiftUI's
  ///     default.
  /// - Returns: The modified view.
  nonisolated public func flowScrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPosition(id: id, anchor: anchor)
      .environment(\.flowScrollTarget, id[dynamicMember: \.anyIdentifier])
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  /// Binds the position of a scroll view of lazy flows.
  ///
  ///     @State private var position = ScrollPosition(idType: Person.ID.self)
  ///
  ///     ScrollView { LazyFlow(people) { Chip($0) } }
  ///       .flowScrollPosition($position)         // position.scrollTo(id: person.id, anchor: .top)
  ///
  /// The modifier applies `scrollPosition(_:anchor:)`, and passes the position's identifier to the
  /// flows inside. A flow creates the view with this identifier, wherever it is. When the
  /// identifier changes, only the flow is evaluated again. The view that owns the state is not, nor
  /// are the views that the flow has already created.
  ///
  /// - Parameters:
  ///   - position: The position of the scroll view.
  ///   - anchor: The point of the scroll view that the view is aligned with; nil for SwiftUI's
  ///     default.
  /// - Returns: The modified view.
  nonisolated public func flowScrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPosition(position, anchor: anchor)
      .environment(\.flowScrollTarget, position[dynamicMember: \.anyIdentifier])
  }
}

// Key paths, so that SwiftUI tracks the bindings: with a closure, each change would evaluate the
// view that owns the state. The setters do nothing.

extension Optional where Wrapped: Hashable {
  fileprivate var anyIdentifier: AnyHashable? {
    get { map { AnyHashable($0) } }
    set {}
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPosition {
  fileprivate var anyIdentifier: AnyHashable? {
    get { viewID.map { AnyHashable($0) } }
    set {}
  }
}
#endif

#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Lets people move elements between the flows in this view.
  ///
  ///     HStack(alignment: .top) {
  ///       Flow($toDo, editActions: .move) { $card in CardView(card) }
  ///         .flowMoveTarget("To do")
  ///       Flow($done, editActions: .move) { $card in CardView(card) }
  ///         .flowMoveTarget("Done")
  ///     }
  ///     .flowMoveGroup()
  ///
  /// An element that is held goes to the flow that it is held over; between flows, to the one in which it would lie the
  /// nearest. That flow makes room for it, and its own closes the gap. At the drop, both change in one
  /// transaction: first the element is removed from its data, then it is inserted into the other. Whatever ends a drag,
  /// other elements in the data of either flow, too, leaves both as they were.
  ///
  /// Flows over bindings exchange elements of the same type; `.move(accepts:)` says which. Other flows
  /// do with ``Flow/onMoveBetweenFlows(accepts:remove:insert:)``. A flow whose elements have limits or sections keeps
  /// them, and takes no others. Identifiers should differ in all flows of a group.
  ///
  /// Assistive technologies get an action such as "Move to Done" for each other part with a name: see
  /// ``SwiftUICore/View/flowMoveTarget(_:)``. The option key and an arrow key move an element on to the next flow where
  /// its own has no place that way.
  ///
  /// Where the system draws what is held, on iOS and visionOS, that is in front of everything. Elsewhere it is drawn in
  /// front of the views beside its flow, or beside the part around it that has a name, and a scroll view around its
  /// flow clips it.
  ///
  /// - Returns: A view whose flows exchange elements.
  nonisolated public func flowMoveGroup() -> some View { modifier(MoveGroup()) }

  /// Names a part of a group that elements are moved to, with the flow in it.
  ///
  ///     ScrollView { LazyFlow($done, editActions: .move) { $card in CardView(card) } }
  ///       .frame(width: 240)
  ///       .flowMoveTarget("Done")
  ///
  /// All of the view is a place to drop: an element that is held over it goes to its flow, even if that is empty, or
  /// ends above. Outside of a ``SwiftUICore/View/flowMoveGroup()`` the modifier does nothing.
  ///
  /// - Parameter name: What assistive technologies call it, in the language of the app: they say "Move to Done".
  /// - Returns: The modified view.
  nonisolated public func flowMoveTarget(_ name: String) -> some View {
    modifier(MoveTarget(name: name))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct MoveGroup {
  @State private var group = FlowMoveGroup()
  @State private var names: [String] = []

  init() {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MoveGroup: ViewModifier {
  func body(content: Content) -> some View {
    group.names = $names
    return
      content
      .environment(\.flowMoveGroup, group)
      .environment(\.flowMoveNames, names)
      // A part of another group around is none of this one's.
      .environment(\.flowMoveTarget, nil)
      .coordinateSpace(name: group.space)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct MoveTarget {
  let name: String

  @State private var target = FlowMoveTarget()
  @State private var isInFront = false
  @Environment(\.flowMoveGroup) private var group

  init(name: String) { self.name = name }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MoveTarget: ViewModifier {
  func body(content: Content) -> some View {
    let (target, group, name) = (target, group, name)
    (target.isInFront, target.name) = ($isInFront, name)
    return Self.placed(content, group?.space, name) {
      target.bounds = $0.bounds
      group?.tellNames()
    }
    .environment(\.flowMoveTarget, target)
    .zIndex(isInFront ? 1 : 0)
  }

  private struct Place: Equatable {
    let name: String
    let bounds: CGRect
  }

  // SwiftUI may read the geometry on another thread: the closure is formed where no actor is.
  nonisolated private static func placed(
    _ content: some View, _ space: ObjectIdentifier?, _ name: String,
    note: @escaping (Place) -> Void
  ) -> some View {
    content.onGeometryChange(for: Place.self) { proxy in
      Place(name: name, bounds: space.map { proxy.frame(in: .named($0)) } ?? .null)
    } action: {
      note($0)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// The containers around that elements move between; nil if they stay in theirs.
  var flowMoveGroup: FlowMoveGroup? {
    get { self[Around<FlowMoveGroup>.self] }
    set { self[Around<FlowMoveGroup>.self] = newValue }
  }

  /// The part of the group that the view is in.
  var flowMoveTarget: FlowMoveTarget? {
    get { self[Around<FlowMoveTarget>.self] }
    set { self[Around<FlowMoveTarget>.self] = newValue }
  }

  /// What the parts of the group are called.
  var flowMoveNames: [String] {
    get { self[Around<[String]>.self] ?? [] }
    set { self[Around<[String]>.self] = newValue }
  }
}
#endif

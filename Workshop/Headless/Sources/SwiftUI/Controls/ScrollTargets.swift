@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Binds where the scroll views in this view are; `anchor` is for views that are scrolled to without one.
  ///
  /// Apple: `nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint?
  /// = nil) -> some View`.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.boundScrollPosition,
      BoundScrollPosition(place: PositionBinding(position: position), anchor: anchor))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Binds the identity of the view at which the scroll views in this view are.
  ///
  /// Of the views of the scroll target layout it tells the first visible one while a user scrolls, or the
  /// one nearest to `anchor`. An identity that is set is scrolled to: to `anchor`, or no further than is
  /// needed. The view of the identity keeps its place when the content or its size changes.
  ///
  /// Apple: `nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? =
  /// nil) -> some View`.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.boundScrollPosition, BoundScrollPosition(place: IdentityBinding(id: id), anchor: anchor))
  }

  /// Makes the views of the layout in here those that a scroll view scrolls to, and tells the first of.
  ///
  /// Apple: `nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    ScrollTargetLayoutView(content: self, isEnabled: isEnabled)
  }
}

private struct ScrollTargetLayoutView<Content: View> {
  let content: Content
  let isEnabled: Bool
}

extension ScrollTargetLayoutView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { ScrollTargetLayoutNode(self, context) }
}

@MainActor
private final class ScrollTargetLayoutNode<Content: View>:
  UnaryNode<ScrollTargetLayoutView<Content>>
{
  override func apply() { child = reconcile(child, with: view.content) }

  override var scrollTargets: [(id: AnyHashable, node: Node)] {
    view.isEnabled ? child?.identifiedChildren ?? [] : super.scrollTargets
  }
}

/// The position that a scroll view finds in its environment.
struct BoundScrollPosition {
  let place: any BoundPlace
  let anchor: UnitPoint?
}

enum ScrollRequest: Equatable {
  case none
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
  /// Wherever a user scrolls; the first view there, once it has been told.
  case user(AnyHashable?)

  /// The view that is to stay where it is.
  var view: AnyHashable? {
    switch self {
    case .view(let id, _): id
    case .user(let id): id
    default: nil
    }
  }
}

/// A place that an app binds, whatever it is written as.
protocol BoundPlace {
  @MainActor var request: ScrollRequest { get }

  /// Notes that a user scrolls.
  @MainActor func userDidScroll()

  /// Tells the view that a user has scrolled to; true if that is news.
  @MainActor func tell(_ id: AnyHashable) -> Bool
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct PositionBinding: BoundPlace {
  let position: Binding<ScrollPosition>

  var request: ScrollRequest { position.wrappedValue.request }

  func userDidScroll() { position.wrappedValue.isPositionedByUser = true }

  func tell(_ id: AnyHashable) -> Bool {
    var new = position.wrappedValue
    if !new.pass(id) { return false }
    position.wrappedValue = new
    return true
  }
}

private struct IdentityBinding<ID: Hashable>: BoundPlace {
  let id: Binding<ID?>

  var request: ScrollRequest { id.wrappedValue.map { .view($0, anchor: nil) } ?? .none }

  func userDidScroll() {}

  func tell(_ new: AnyHashable) -> Bool {
    guard let new = new.base as? ID, new != id.wrappedValue else { return false }
    id.wrappedValue = new
    return true
  }
}

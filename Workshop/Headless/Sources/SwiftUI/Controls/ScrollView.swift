// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A view that shows a part of its content and scrolls to others.
///
/// Along the axes it takes the proposal and offers its content any length; across them it offers its own proposal
/// and is as its content.
///
/// Apple: `nonisolated public struct ScrollView<Content> where Content : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct ScrollView<Content> where Content: View {
  nonisolated public var content: Content
  nonisolated public var axes: Axis.Set
  nonisolated public var showsIndicators: Bool

  /// Apple: `nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
  /// @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Apple: `nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () ->
  /// Content)`.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

extension ScrollView: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node { ScrollNode(self, context) }
}

@MainActor
private final class ScrollNode<Content: View>:
  BoxNode<ScrollView<Content>, ScrollElement>, Updatable, UpdateObserver, ScrollingNode
{
  private var request = ScrollRequest.none
  private var isScrolledByUser = false

  init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context, element: ScrollElement(environment: context.environment))
    host.observers.join(self)
    apply()
  }

  override func apply() {
    element.environment = environment
    element.axes = view.axes
    // Several views in a scroll view stand in a column. A position is that of this scroll view, and of none inside.
    let content = EnvironmentView(content: VStack { view.content }) {
      if $0.boundScrollPosition != nil { $0.boundScrollPosition = nil }
    }
    child = reconcile(child, with: content)
    update()
  }

  /// Scrolls to the bound position whenever that changes.
  func update() {
    host.willUpdate(self)
    let bound = environment.boundScrollPosition
    element.userDidScroll = { [weak self] in
      self?.isScrolledByUser = true
      bound?.place.userDidScroll()
    }
    let request = host.evaluating(self) { bound?.place.request } ?? .none
    if request == self.request { return }
    self.request = request
    isScrolledByUser = false
    switch request {
    case .view(let id, let anchor):
      element.scroll(to: .view(find(id), anchor: anchor ?? bound?.anchor))
    case .edge(let edge): element.scroll(to: .edge(edge))
    case .point(let x, let y): element.scroll(to: .point(x: x, y: y))
    case .user: isScrolledByUser = true
    case .none: break
    }
  }

  /// Finds a view by its identity, whenever it is there.
  private func find(_ id: AnyHashable) -> ScrollElement.Target {
    { [weak self] in
      unchecked { self?.child?.node(identified: id)?.elements.first }
    }
  }

  func scroll(toViewIdentified id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard child?.node(identified: id) != nil else { return false }
    element.scroll(to: .view(find(id), anchor: anchor))
    host.needsUpdate = true
    return true
  }

  /// Tells where a user has scrolled to where that has changed, and has the view there stay.
  func didUpdate() {
    guard let bound = environment.boundScrollPosition else { return }
    let passed = isScrolledByUser ? passedView(bound.anchor) : nil
    host.afterUpdate { [weak self] in
      guard let self else { return }
      if let passed, bound.place.tell(passed) {
        // Telling is not asking: the view is there already.
        self.request = bound.place.request
      }
      self.element.hold(self.request.view.map { self.find($0) })
    }
  }

  /// The first visible view, or the visible one nearest to an anchor.
  private func passedView(_ anchor: UnitPoint?) -> AnyHashable? {
    var nearest: (id: AnyHashable, distance: CGFloat)?
    for target in child?.scrollTargets ?? [] {
      guard let view = target.node.elements.first, element.isVisible(view) else { continue }
      guard let anchor else { return target.id }
      let distance = element.distance(of: view, from: anchor)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (target.id, distance) }
    }
    return nearest?.id
  }
}

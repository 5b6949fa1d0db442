/// An element that lays out subviews; what subview proxies refer to.
class ContainerElement: RememberingElement, @unchecked Sendable {
  final fileprivate(set) var subviews: [Element] = [] {
    didSet { holdsNothing = subviews.isEmpty }
  }
  // Asked for each view of a container in turn: here it takes no look at the memory of the list.
  final fileprivate var holdsNothing = true
  final fileprivate(set) var isNew = true
  final fileprivate var placements: [Placement?] = []
  /// The state that only few containers need, apart.
  private final var extras: Extras?

  private final class Extras {
    /// The guides that were asked for last, but for those that the answers tell are not set.
    var alignments:
      [(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)] = []
    /// Former subviews that are still drawn, each with the one that it is drawn after.
    var leaving: [(element: Element, predecessor: Element?)] = []
    /// The spacing, until something inside changes.
    var spacing: ViewSpacing?
  }

  private final func madeExtras() -> Extras {
    let extras = extras ?? Extras()
    self.extras = extras
    return extras
  }

  /// Where a layout wants a subview: `position` is of `anchor`, in the layout's own coordinates.
  struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  // Almost no view sets a z index; those of one index stay in the order of the list.
  override final var children: [Element] { inDrawingOrder(subviews) }
  override final var readingOrder: [Element] { subviews }

  private func inDrawingOrder(_ elements: [Element]) -> [Element] {
    if elements.allSatisfy({ ($0.zIndex ?? 0) == 0 }) { return elements }
    let ordered = elements.enumerated().sorted { a, b in
      (a.element.zIndex ?? 0, a.offset) < (b.element.zIndex ?? 0, b.offset)
    }
    return ordered.map(\.element)
  }

  /// The stack orientation of the subviews.
  final fileprivate(set) var orientation: Axis?

  final func setSubviews(_ elements: [Element]) {
    isNew = false
    let sameElements =
      elements.count == subviews.count && zip(elements, subviews).allSatisfy { $0 === $1 }
    if sameElements { return }
    keepLeaving(among: elements)
    subviews = elements
    for element in elements {
      adopt(element)
      element.stackOrientationDidChange(orientation)
    }
    subviewsDidChange()
  }

  /// Changes the stack orientation of the subviews.
  final fileprivate func setOrientation(_ new: Axis?) {
    if new == orientation { return }
    orientation = new
    for view in subviews { view.stackOrientationDidChange(new) }
  }

  deinit {
    for element in subviews { disown(element) }
    for (element, _) in extras?.leaving ?? [] { disown(element) }
  }

  // An element that left the list and is still on its way out is drawn after its former predecessor.
  private func keepLeaving(among elements: [Element]) {
    let staying = Set(elements.map(ObjectIdentifier.init))
    var kept: [(element: Element, predecessor: Element?)] = []
    var predecessor: Element?
    for element in drawnSubviews {
      if !staying.contains(ObjectIdentifier(element)) {
        if element.isLeaving { kept.append((element, predecessor)) } else { disown(element) }
      }
      predecessor = element
    }
    if !kept.isEmpty || extras != nil { madeExtras().leaving = kept }
  }

  /// Forgets those on their way out that have arrived there.
  final func forgetLeft() {
    guard let extras else { return }
    for (element, _) in extras.leaving where !element.isLeaving { disown(element) }
    extras.leaving.removeAll { !$0.element.isLeaving }
  }

  /// The subviews in the list's order, with those on their way out.
  private var drawnSubviews: [Element] {
    guard let leaving = extras?.leaving, !leaving.isEmpty else { return subviews }
    var all = subviews
    for (element, predecessor) in leaving {
      let index = predecessor.flatMap { before in all.firstIndex { $0 === before } }
      all.insert(element, at: index.map { $0 + 1 } ?? 0)
    }
    return all
  }

  override func drawTree(in context: inout DrawingContext) {
    draw(in: &context)
    for child in inDrawingOrder(drawnSubviews) { context.draw(child) }
  }

  /// Called when there are other subviews than before.
  func subviewsDidChange() { invalidate() }

  override final func setPlacement(_ placement: Placement, at index: Int) {
    precondition(
      placements.indices.contains(index),
      "place(at:anchor:proposal:) may be called from placeSubviews only")
    precondition(
      placement.position.x.isFinite && placement.position.y.isFinite,
      "place(at:anchor:proposal:): the position must be finite, not \(placement.position)")
    placements[index] = placement
  }

  /// The origins and proposals that `body` gives the subviews, in its own coordinates.
  final func collectPlacements(_ body: () -> Void) -> [Placement?] {
    let outer = placements
    defer { placements = outer }
    placements = Array(repeating: nil, count: subviews.count)
    body()
    return placements
  }

  /// Where a subview comes to lie; a subview that was not placed is centered in the container.
  final func origin(
    of subview: Element, _ placement: Placement?, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let placement =
      placement
      ?? Placement(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    let size = subview.size(placedWith: placement.proposal)
    let origin = CGPoint(
      x: placement.position.x - Self.offset(of: placement.anchor.x, in: size.width),
      y: placement.position.y - Self.offset(of: placement.anchor.y, in: size.height))
    return (origin, size, placement.proposal)
  }

  // MARK: Guides

  /// Asks for a guide, which may place the subviews, which then ask for theirs in turn.
  func findAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override final func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if answers.isUnset(key, size: size, proposal: proposal) { return nil }
    let known = extras?.alignments.first {
      $0.key == key && $0.size == size && $0.proposal == proposal
    }
    if let known { return known.value }
    let value = findAlignment(key, in: CGRect(origin: .zero, size: size), proposal)
    if value == nil, let noted = answers.notingUnset(key, size: size, proposal: proposal) {
      answers = noted
      return nil
    }
    let extras = madeExtras()
    if extras.alignments.count >= rememberedAnswers { extras.alignments.removeFirst() }
    if extras.alignments.isEmpty { extras.alignments.reserveCapacity(1) }
    extras.alignments.append((key, size, proposal, value))
    return value
  }

  func findSpacing() -> ViewSpacing { ViewSpacing() }

  override final var spacing: ViewSpacing {
    if let known = extras?.spacing { return known }
    let spacing = findSpacing()
    madeExtras().spacing = spacing
    return spacing
  }

  override func contentsDidChange() {
    super.contentsDidChange()
    extras?.alignments.removeAll(keepingCapacity: true)
    extras?.spacing = nil
  }

  // In an endless length there is no place but the beginning.
  private static func offset(of anchor: CGFloat, in length: CGFloat) -> CGFloat {
    length < .infinity ? length * anchor : 0
  }
}

/// The element of a container whose children a `Layout` arranges.
final class LayoutElement<L: Layout>: ContainerElement, @unchecked Sendable {
  private(set) var layout: L
  private var cache: L.Cache?
  private var cacheIsStale = false
  private var orientationAround: Axis?
  // Found out once: a look at a type's conformances takes long, and priorities are asked for often.
  private let isPlaceForOne = L.self is any ImplicitStack.Type

  init(_ layout: L, environment: Surroundings) {
    self.layout = layout
    super.init(environment: environment)
    orientation = layout.ownProperties.stackOrientation
  }

  func setLayout(_ layout: L) {
    self.layout = layout
    if loneView == nil { setOrientation(layout.ownProperties.stackOrientation) }
    invalidate()
  }

  /// The view in a place for one, if there is but one: it is there on its own.
  private var loneView: Element? {
    isPlaceForOne && subviews.count == 1 ? subviews[0] : nil
  }

  // A view that is alone in its place runs as the stack around that has it.
  override func stackOrientationDidChange(_ orientation: Axis?) {
    orientationAround = orientation
    if loneView != nil { setOrientation(orientation) }
  }

  override func subviewsDidChange() {
    if isPlaceForOne {
      setOrientation(
        loneView == nil ? layout.ownProperties.stackOrientation : orientationAround)
    }
    super.subviewsDidChange()
  }

  // Stacks in stacks of the other axis ask for a dozen sizes each; one that is forgotten is asked for
  // anew by every stack around it, twice as often with each level.
  override var rememberedAnswers: Int { subviews.isEmpty ? super.rememberedAnswers : 16 }

  // An empty container gives way to everything else, as a spacer does, whatever its size.
  override var priority: Double { holdsNothing ? -.infinity : loneView?.priority ?? 0 }

  override func contentsDidChange() {
    super.contentsDidChange()
    cacheIsStale = true
  }

  private var proxies: LayoutSubviews {
    LayoutSubviews(container: self, layoutDirection: layoutDirection)
  }

  /// Runs `body` with an up-to-date cache: made once, then updated after changes.
  private func withCache<R>(_ body: (L, inout L.Cache) -> R) -> R {
    var cache: L.Cache
    if var known = self.cache {
      // The cache is moved out so that the layout changes it in place, without a copy.
      self.cache = nil
      if cacheIsStale { layout.updateCache(&known, subviews: proxies) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: proxies)
    }
    cacheIsStale = false
    let result = body(layout, &cache)
    self.cache = cache
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout, cache in
      layout.sizeThatFits(proposal: proposal, subviews: proxies, cache: &cache)
    }
  }

  override func placeChildren() {
    let bounds = CGRect(origin: origin, size: size)
    let placements = place(in: bounds, proposal: proposal)
    for (subview, placement) in zip(subviews, placements) {
      let place = self.origin(of: subview, placement, in: bounds, proposal)
      let x = mirrored(place.origin.x - bounds.minX, width: place.size.width, in: size.width)
      subview.place(
        at: CGPoint(x: x, y: place.origin.y - bounds.minY), proposal: place.proposal)
    }
  }

  private func place(in bounds: CGRect, proposal: ProposedViewSize) -> [Placement?] {
    withCache { layout, cache in
      collectPlacements {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: proxies, cache: &cache)
      }
    }
  }

  override func findAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache { layout, cache in
      layout.explicitAlignment(key, in: bounds, proposal: proposal, proxies, &cache)
    }
  }

  override func findSpacing() -> ViewSpacing {
    withCache { layout, cache in layout.spacing(subviews: proxies, cache: &cache) }
  }
}

/// An element with a layer of other views behind or before it, laid out in its final size.
final class LayeredElement: WrapperElement, @unchecked Sendable {
  private var layer: Element?
  private var isBehind = true
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsPlacement() } } }

  /// Gives the element its layer, once.
  func setLayer(_ layer: Element, isBehind: Bool) {
    self.layer = layer
    self.isBehind = isBehind
    adopt(layer)
  }

  deinit {
    if let layer { disown(layer) }
  }

  override var children: [Element] {
    guard let layer else { return [content] }
    return isBehind ? [layer, content] : [content, layer]
  }

  // The layer follows the size of the content and never changes it.
  override func childDidInvalidate(_ child: Element) {
    if child === layer { setNeedsPlacement() } else { invalidate() }
  }

  override func placeChildren() {
    content.place(at: .zero, proposal: proposal)
    guard let layer else { return }
    let proposal = ProposedViewSize(size)
    let outer = ViewDimensions(element: content, size: size, proposal: self.proposal)
    let inner = layer.dimensions(in: proposal)
    let x = Self.offset(of: inner[alignment.horizontal], from: outer[alignment.horizontal])
    layer.place(
      at: CGPoint(
        x: mirrored(x, width: inner.width, in: size.width),
        y: Self.offset(of: inner[alignment.vertical], from: outer[alignment.vertical])),
      proposal: proposal)
  }

  // As in stacks, the guide of an endless view takes no part: where it is, the layer begins with it.
  private static func offset(of inner: CGFloat, from outer: CGFloat) -> CGFloat {
    (outer - inner).isFinite ? outer - inner : 0
  }
}

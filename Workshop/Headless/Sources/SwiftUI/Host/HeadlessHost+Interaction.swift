extension HeadlessHost {
  /// Says why nothing could be tapped or scrolled.
  public struct InteractionError: Error, CustomStringConvertible {
    /// One sentence that names the view or the point, and the identifiers that there are.
    public let description: String
  }

  /// Taps the middle of the first view with an accessibility identifier.
  ///
  /// Where that hits nothing of the view, as in the gap between two texts, the parts of the view are
  /// tried in order. What reacts is the view's own gesture or button, or the nearest around it. Views
  /// that are hidden, disabled, transparent or covered by others do not react.
  ///
  ///     try host.tap("save")
  ///
  /// Frames are the final ones, also while they animate. The change shows with the next update.
  ///
  /// - Throws: `InteractionError` if there is no such view or nothing reacts.
  public func tap(_ identifier: String, count: Int = 1) throws {
    let view = try element(named: identifier)
    let middle = CGPoint(x: view.size.width / 2, y: view.size.height / 2)
    var points = [middle]
    thread.run { view.collectSolidMiddles(into: &points, at: .zero) }
    let origin = view.origin(in: nil)
    for point in points {
      let point = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
      guard let hit = hit(at: point), hit.isInside(view) else { continue }
      if let reaction = reaction(of: hit, toTaps: count) { return reaction() }
    }
    throw InteractionError(
      description: "tapping \"\(identifier)\" hits nothing that reacts: it is hidden, disabled, "
        + "transparent, covered, or has neither a gesture nor a button")
  }

  /// Taps a point, in the host's coordinates.
  ///
  /// - Throws: `InteractionError` if nothing that is hit there reacts.
  public func tap(at point: CGPoint, count: Int = 1) throws {
    updateIfNeeded()
    guard let hit = hit(at: point), let reaction = reaction(of: hit, toTaps: count) else {
      throw InteractionError(
        description: "tapping at (\(point.x), \(point.y)) hits nothing that reacts")
    }
    reaction()
  }

  /// Scrolls a scroll view so that `offset` of its content comes to lie at its top-leading corner.
  ///
  /// `identifier` is the scroll view's own, or that of a view in which it is the first. The offset is limited to what
  /// the content and its insets allow, unless `beyondEnds`: then it stays there until the next scroll, as while a
  /// finger pulls at an end. A bound position tells that a user scrolled.
  ///
  /// - Throws: `InteractionError` if there is no such view, or no scroll view in it.
  public func scroll(_ identifier: String, to offset: CGPoint, beyondEnds: Bool = false) throws {
    let scroll = try scrollElement(named: identifier)
    let insets = scroll.insets
    scroll.scroll(
      to: .point(x: offset.x + insets.leading, y: offset.y + insets.top), beyondEnds: beyondEnds)
    scroll.userDidScroll()
    setNeedsUpdate()
  }

  /// The part of a scroll view's content that is visible, in the content's coordinates; it begins before the
  /// content, and ends behind it, by the insets there.
  ///
  /// - Throws: `InteractionError` if there is no such view, or no scroll view in it.
  public func visibleRect(of identifier: String) throws -> CGRect {
    try scrollElement(named: identifier).visibleRect
  }

  private func scrollElement(named identifier: String) throws -> ScrollElement {
    guard let scroll = try element(named: identifier).first({ $0 as? ScrollElement }) else {
      throw InteractionError(description: "\"\(identifier)\" has no scroll view in it")
    }
    return scroll
  }

  func element(named identifier: String) throws -> Element {
    updateIfNeeded()
    guard let element = rootElement.first({ $0.identifier == identifier ? $0 : nil }) else {
      throw InteractionError(
        description: "no view has the accessibility identifier \"\(identifier)\"; there are: "
          + knownIdentifiers)
    }
    return element
  }

  private var knownIdentifiers: String {
    let known = frames.map { "\"\($0.identifier)\"" }
    return known.isEmpty ? "none" : known.joined(separator: ", ")
  }

  /// Returns the reaction to taps of the nearest element that reacts: a text field takes the focus.
  private func reaction(of hit: Element, toTaps taps: Int) -> (() -> Void)? {
    for element in hit.lineage {
      if let reaction = element.reaction(toTaps: taps) { return reaction }
      if element is TextFieldElement, element.isFocusable { return { self.focus(element) } }
    }
    return nil
  }

  func hit(at point: CGPoint) -> Element? {
    thread.run {
      rootElement.hitTest(
        CGPoint(x: point.x - rootElement.origin.x, y: point.y - rootElement.origin.y))
    }
  }
}

extension Element {
  /// The first thing that is found of this element or, depth first, of one inside.
  final func first<Found>(_ find: (Element) -> Found?) -> Found? {
    if let found = find(self) { return found }
    for child in children {
      if let found = child.first(find) { return found }
    }
    return nil
  }

  final func isInside(_ ancestor: Element) -> Bool {
    lineage.contains { $0 === ancestor }
  }

  /// The middles of what can be hit in here, front to back, relative to where the search began.
  final func collectSolidMiddles(into points: inout [CGPoint], at origin: CGPoint) {
    for child in children.reversed() {
      child.collectSolidMiddles(
        into: &points,
        at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
    }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    if isSolid(at: middle) {
      points.append(CGPoint(x: origin.x + middle.x, y: origin.y + middle.y))
    }
  }
}

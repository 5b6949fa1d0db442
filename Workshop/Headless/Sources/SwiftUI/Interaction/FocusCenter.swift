/// A `FocusState`, as far as the host needs to know it.
@MainActor protocol FocusKeeper: AnyObject {
  var isMounted: Bool { get }

  /// The value set since the last report, nil if it is still the reported one.
  var wish: FocusWish? { get }

  /// Tells which elements have the focus: one and those around it, or none.
  func tell(_ path: Set<ObjectIdentifier>)

  /// Lets go of the views that it is about, which hold it in turn.
  func close()
}

/// The place where a `FocusState` that was set wants the focus.
enum FocusWish {
  case nowhere
  case element(Element)
  /// At a view that is not there or cannot take it.
  case unmet
}

/// Knows which view of a host has the focus, and tells all states.
@MainActor final class FocusCenter {
  private(set) var element: Element?
  var keepers = Registry<any FocusKeeper>()
  private var root: Element?

  func begin(in root: Element) { self.root = root }

  func close() {
    element = nil
    for keeper in keepers.inOrder() { keeper.close() }
    keepers = Registry()
    root = nil
  }

  /// Whether a state was set: the host has to look, also where no body has read it.
  var hasWish: Bool { keepers.inOrder().contains { $0.isMounted && $0.wish != nil } }

  func move(to element: Element?) {
    self.element = element
    element?.scrollIntoView()
    tell()
  }

  /// Brings the focus and all states into agreement, when everything has its place.
  ///
  /// True if something scrolled to show what has the focus now.
  func update() -> Bool {
    for keeper in keepers.inOrder() where !keeper.isMounted { keepers.leave(keeper) }
    let old = element
    if let element, root?.focusableElements.contains(where: { $0 === element }) != true {
      self.element = nil
    }
    for keeper in keepers.inOrder() {
      switch keeper.wish {
      case .element(let wished): element = wished
      case .nowhere: element = nil
      case .unmet, nil: break
      }
    }
    tell()
    guard let element, element !== old else { return false }
    element.scrollIntoView()
    return true
  }

  private func tell() {
    let path = element.map { Set($0.lineage.map(ObjectIdentifier.init)) } ?? []
    for keeper in keepers.inOrder() { keeper.tell(path) }
  }
}

extension Element {
  /// Scrolls the scroll views around no further than is needed to see the element.
  fileprivate func scrollIntoView() {
    for case let scroll as ScrollElement in lineage.dropFirst() {
      scroll.scroll(to: .view({ self }, anchor: nil))
    }
  }
}

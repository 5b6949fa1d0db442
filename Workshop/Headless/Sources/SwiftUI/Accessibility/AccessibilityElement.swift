extension HeadlessHost {
  /// A view as assistive technologies know it.
  public struct AccessibilityElement: Equatable, Sendable {
    /// The view's name; empty by default.
    public var label = ""
    /// The view's value, as the position of a slider; empty by default.
    public var value = ""
    /// How the view behaves.
    public var traits = AccessibilityTraits()
    /// The name for tests, nil if there is none.
    public var identifier: String?
    /// Where the view lies, in the host's coordinates; the final frame while that animates.
    public var frame = CGRect.zero
    /// The names of the actions that the view offers beside being used.
    public var actions: [String] = []
    /// The elements in a view that contains some, in reading order.
    public var children: [AccessibilityElement] = []

    var sortPriority = 0.0
  }

  /// The elements that assistive technologies read, in the order of the views, unless sort priorities differ.
  ///
  /// Texts, symbols and buttons are elements by themselves; a button is one, with the labels of what
  /// is in it. Shapes and colors are only if something is said about them. Views that are hidden, of
  /// no opacity, or on their way out are not there.
  ///
  ///     host.accessibilityTree.map(\.label)  // ["Swift, checkmark", "Rust"]
  public var accessibilityTree: [AccessibilityElement] {
    updateIfNeeded()
    return thread.run { rootElement.accessibilityElements(at: rootElement.origin) }
  }
}

extension HeadlessHost.AccessibilityElement: CustomStringConvertible {
  /// All that is told, in one line: `"Swift", button, selected, at (8, 8), 50 × 30`.
  public var description: String {
    var parts = [label.debugDescription] + traits.names
    if !value.isEmpty { parts.append("value \(value.debugDescription)") }
    if !actions.isEmpty { parts.append("actions \(actions)") }
    if let identifier { parts.append("identifier \(identifier.debugDescription)") }
    parts.append("at (\(short(frame.minX)), \(short(frame.minY)))")
    parts.append("\(short(frame.width)) × \(short(frame.height))")
    if !children.isEmpty { parts.append("containing \(children)") }
    return parts.joined(separator: ", ")
  }

  private func short(_ length: CGFloat) -> String {
    length == length.rounded() && abs(length) < 1e9 ? "\(Int(length))" : "\(length)"
  }
}

extension [HeadlessHost.AccessibilityElement] {
  var inReadingOrder: Self {
    if allSatisfy({ $0.sortPriority == 0 }) { return self }
    let sorted = enumerated().sorted { a, b in
      (b.element.sortPriority, a.offset) < (a.element.sortPriority, b.offset)
    }
    return sorted.map(\.element)
  }

  /// One element that says what all of these say.
  func combined(in frame: CGRect) -> HeadlessHost.AccessibilityElement {
    func joined(_ part: (Element) -> String) -> String {
      map(part).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    var traits = reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
    traits.subtract([.isStaticText, .isImage])
    return HeadlessHost.AccessibilityElement(
      label: joined(\.label), value: joined(\.value), traits: traits,
      frame: frame, actions: flatMap(\.actions))
  }
}

extension Element {
  /// Returns the elements inside, in reading order; `origin` is this one's in the host.
  final func childAccessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    readingOrder.flatMap { child in
      child.accessibilityElements(
        at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
    }.inReadingOrder
  }
}

final class AccessibilityAttachmentElement: ModifierElement<AccessibilityProperties>,
  @unchecked Sendable
{
  override var identifier: String? { value.identifier }

  override func draw(in context: inout DrawingContext) {
    if let identifier { context.name(identifier, size: presentedSize) }
  }

  override func accessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    if value.isHidden == true { return [] }
    var elements = childAccessibilityElements(at: origin)
    if elements.isEmpty, saysSomething {
      elements = [.init(frame: CGRect(origin: origin, size: size))]
    }
    for index in elements.indices { describe(&elements[index]) }
    return elements
  }

  private var saysSomething: Bool {
    value.label != nil || value.addedTraits != [] || !value.actions.isEmpty
  }

  // A modifier outside goes before one inside, except for names, which say which view.
  private func describe(_ element: inout HeadlessHost.AccessibilityElement) {
    element.identifier = element.identifier ?? value.identifier
    if let label = value.label { element.label = label.characters(in: environment.values) }
    element.traits.formUnion(value.addedTraits)
    element.sortPriority = value.sortPriority ?? element.sortPriority
    element.actions += accessibilityActions.map(\.name)
  }

  override var accessibilityActions: [(name: String, perform: () -> Void)] {
    value.actions.map { ($0.name.characters(in: environment.values), $0.perform) }
  }
}

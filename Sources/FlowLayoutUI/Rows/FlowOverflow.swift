#if canImport(SwiftUI)
/// The elements that a ``Flow`` does not show, for its overflow indicator.
///
///     Flow(tags, id: \.self) { Chip($0) }
///       .maxLines(2) { more in
///         Text("+\(more.count)")
///           .accessibilityLabel("\(more.count) more: \(more.hidden.joined(separator: ", "))")
///       }
public struct FlowOverflow<Element> {
  /// The number of hidden elements.
  ///
  /// Line breaks do not count, and neither do elements whose content is empty. But elements whose
  /// views have not been created yet all count.
  ///
  /// The number is at least 1 while the overflow indicator is shown. It is 0 if the flow is
  /// expanded.
  public let count: Int

  /// Whether the flow is expanded.
  ///
  /// The indicator may then offer to collapse it.
  public let isExpanded: Bool

  let elements: () -> [Element]

  /// The hidden elements in the order of the data.
  ///
  /// Empty in a flow that was made of views without data.
  ///
  /// - Complexity: O(*n*) for *n* elements, each time. Reading `count` alone is O(1).
  public var hidden: [Element] { elements() }

  init(count: Int, isExpanded: Bool, elements: @escaping () -> [Element]) {
    (self.count, self.isExpanded, self.elements) = (count, isExpanded, elements)
  }
}
#endif

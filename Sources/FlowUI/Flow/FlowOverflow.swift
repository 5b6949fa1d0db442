#if canImport(SwiftUI)
/// What a ``Flow`` with a limit does not show, for its indicator to tell.
///
///     Flow(tags, id: \.self, maxLines: 2) { Chip($0) } overflow: { more in
///       Text("+\(more.count)").accessibilityLabel("\(more.count) more: \(more.hidden.joined(separator: ", "))")
///     }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowOverflow<Element> {
  /// The number of elements that are not shown; line breaks do not count.
  ///
  /// At least 1 while the indicator is shown, but 0 in a flow that is expanded.
  public let count: Int

  /// The elements that are not shown, in the order of the data; empty in a flow of any content.
  public let hidden: [Element]

  /// Whether the flow is expanded, so that the indicator may offer to collapse it.
  public let isExpanded: Bool
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowOverflow: Sendable where Element: Sendable {}
#endif

#if canImport(SwiftUI)
/// Whether a flow is as long as its longest line, or as long as what it is offered.
///
///     FlowLayout(alignment: .center, hugging: .always) { … }
///
/// Without a finite offer a flow always hugs its lines.
public enum FlowHugging: Hashable, Sendable, CaseIterable {
  /// Flows that begin their lines at the leading edge, or columns at the top, hug them; others do not.
  case automatic

  /// The flow is as long as its longest line, and its lines are aligned within that length.
  ///
  /// Use it to center rows within a flow that does not fill its container.
  case always

  /// The flow is as long as it is offered.
  case never
}
#endif

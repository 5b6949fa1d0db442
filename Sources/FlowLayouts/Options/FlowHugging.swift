#if canImport(SwiftUI)
/// Whether a flow is as long as its longest line, or fills the proposed length.
///
///     FlowLayout(alignment: .center, hugging: .always) { … }
///
/// Without a finite proposal a flow always hugs its lines.
public enum FlowHugging: Hashable, Sendable, CaseIterable {
  /// A flow hugs its lines if it aligns them at the leading edge, or columns at the top; a lazy one does not.
  case automatic

  /// The flow is as long as its longest line, and its lines are aligned within that length.
  ///
  /// Use it to center rows within a flow that does not fill its container.
  case always

  /// The flow fills the proposed length.
  case never
}
#endif

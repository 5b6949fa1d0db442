#if canImport(SwiftUI)
/// Whether a flow is as long as its longest line, or fills the proposed length.
///
///     FlowLayout(alignment: .center, hugging: .always) { … }
///
/// Without a finite proposal a flow always hugs its lines.
public enum FlowHugging: Hashable, Sendable, CaseIterable {
  /// The flow hugs its lines if its alignment is `leading` (or `top`, for columns), else fills the length.
  case automatic

  /// The flow is as long as its longest line, and its lines are aligned within that length.
  ///
  /// Use `always` to center rows within a flow that does not fill its container.
  case always

  /// The flow fills the proposed length.
  case never
}
#endif

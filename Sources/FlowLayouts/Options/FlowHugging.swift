#if canImport(SwiftUI)
/// Whether a flow hugs its longest line or fills the proposed length.
///
///     FlowLayout(alignment: .center, hugging: .always) { … }
///
/// Without a finite proposal, a flow is always as long as its longest line.
public enum FlowHugging: Hashable, Sendable, CaseIterable {
  /// As `always` if the alignment is `leading` or `top`, otherwise as `never`.
  case automatic

  /// The flow is as long as its longest line.
  ///
  /// Its lines are aligned within that length. Use `always` to center rows within a flow that does
  /// not fill its container.
  case always

  /// The flow fills the proposed length.
  case never
}
#endif

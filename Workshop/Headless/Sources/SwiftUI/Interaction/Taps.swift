extension View {
  /// Does something when the view is tapped `count` times in a row.
  ///
  /// Apple: `nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () ->
  /// Void) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    wrapped(in: TapElement.self, (count, action))
  }

  /// Apple: `nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped(in: HitTestingElement.self, enabled)
  }

  /// Says whether the view and what is inside it react; nothing inside can enable itself again.
  ///
  /// Apple: `nonisolated public func disabled(_ disabled: Bool) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { if disabled { $0.isEnabled = false } }
  }
}

private final class TapElement: ModifierElement<(count: Int, action: () -> Void)>,
  @unchecked Sendable
{
  override func reaction(toTaps taps: Int) -> (() -> Void)? {
    let (count, action) = value
    guard environment.isEnabled, count <= taps else { return nil }
    return {
      for _ in 0..<(taps / max(count, 1)) { action() }
    }
  }
}

private final class HitTestingElement: ModifierElement<Bool>, @unchecked Sendable {
  override func hitTest(_ point: CGPoint) -> Element? {
    value ? super.hitTest(point) : nil
  }
}

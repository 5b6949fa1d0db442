extension View {
  /// Does something when the view is tapped `count` times in a row.
  ///
  /// Apple: `nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () ->
  /// Void) -> some View`.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    TapView(content: self, count: count, action: action)
  }

  /// Says whether the view and what is inside it can be hit.
  ///
  /// Apple: `nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View`.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, isEnabled: enabled)
  }

  /// Says whether the view and what is inside it react; nothing inside can enable itself again.
  ///
  /// Apple: `nonisolated public func disabled(_ disabled: Bool) -> some View`.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    // Written only where it says something: an environment that is written to is another one.
    EnvironmentView(content: self) { if disabled { $0.isEnabled = false } }
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Apple: `public var isEnabled: Bool { get set }`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// A view that reacts to taps on it.
struct TapView<Content: View> {
  let content: Content
  let count: Int
  let action: () -> Void
}

extension TapView: WrapperView {
  func update(_ wrapper: TapElement) {
    wrapper.count = count
    wrapper.action = action
  }
}

final class TapElement: WrapperElement, @unchecked Sendable {
  fileprivate var count = 1
  fileprivate var action: () -> Void = {}

  override func reaction(toTaps taps: Int) -> (() -> Void)? {
    guard environment.isEnabled, count <= taps else { return nil }
    return { [action, count] in
      for _ in 0..<(taps / max(count, 1)) { action() }
    }
  }
}

private struct HitTestingView<Content: View> {
  let content: Content
  let isEnabled: Bool
}

extension HitTestingView: WrapperView {
  func update(_ wrapper: HitTestingElement) { wrapper.isEnabled = isEnabled }
}

private final class HitTestingElement: WrapperElement, @unchecked Sendable {
  var isEnabled = true

  override func hitTest(_ point: CGPoint) -> Element? {
    isEnabled ? super.hitTest(point) : nil
  }
}

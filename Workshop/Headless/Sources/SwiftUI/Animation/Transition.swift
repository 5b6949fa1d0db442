/// Apple: `@frozen public struct AnyTransition`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyTransition {
  let effects: [TransitionEffect]

  /// Apple: `public static let identity: AnyTransition`.
  public static var identity: AnyTransition { AnyTransition(effects: []) }

  /// Apple: `public static let opacity: AnyTransition`.
  public static var opacity: AnyTransition { AnyTransition(effects: [.opacity]) }

  /// Apple: `public static var scale: AnyTransition { get }`.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Apple: `public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(effects: [.scale(scale, anchor)])
  }

  /// Apple: `public static func move(edge: Edge) -> AnyTransition`.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(effects: [.move(edge)])
  }

  /// Apple: `public func combined(with other: AnyTransition) -> AnyTransition`.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(effects: effects + other.effects)
  }
}

/// The appearance of a view that is not quite there.
enum TransitionEffect {
  case opacity
  case scale(CGFloat, UnitPoint)
  case move(Edge)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets how the view comes and goes in animated changes; without it, it fades.
  ///
  /// Of several the innermost counts.
  ///
  /// Apple: `nonisolated public func transition(_ t: AnyTransition) -> some View`.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    wrapped(in: TransitionElement.self, t)
  }
}

private final class TransitionElement: ModifierElement<AnyTransition>, @unchecked Sendable {
  // Of several the innermost counts: it goes down with the inputs of a list, as layout values do.
  override var transition: AnyTransition? { content.transition ?? value }
}

/// The way a view comes and goes.
///
/// Apple: `@frozen public struct AnyTransition`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyTransition {
  let effects: [TransitionEffect]
  let ownAnimation: Animation?

  private init(_ effects: TransitionEffect...) { self.init(effects, nil) }

  private init(_ effects: [TransitionEffect], _ ownAnimation: Animation?) {
    self.effects = effects
    self.ownAnimation = ownAnimation
  }

  /// Comes and goes at once.
  ///
  /// Apple: `public static let identity: AnyTransition`.
  public static var identity: AnyTransition { AnyTransition() }

  /// Apple: `public static let opacity: AnyTransition`.
  public static var opacity: AnyTransition { AnyTransition(.opacity) }

  /// Apple: `public static var scale: AnyTransition { get }`.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Apple: `public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }

  /// Apple: `public static func move(edge: Edge) -> AnyTransition`.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// Apple: `public static func offset(_ offset: CGSize) -> AnyTransition`.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Apple: `public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition`.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Apple: `public func combined(with other: AnyTransition) -> AnyTransition`.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(effects + other.effects, ownAnimation ?? other.ownAnimation)
  }

  /// Apple: `public func animation(_ animation: Animation?) -> AnyTransition`.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(effects, animation)
  }
}

/// What a view that is not quite there looks like.
enum TransitionEffect {
  case opacity
  case scale(CGFloat, UnitPoint)
  case offset(CGSize)
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

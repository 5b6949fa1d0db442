/// A gesture that ends when a finger or a pointer has been down for some time.
///
/// Apple: `public struct LongPressGesture : Gesture`.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 14.0, *)
public struct LongPressGesture {
  /// Apple: `public var minimumDuration: Double`.
  public var minimumDuration: Double
  /// Apple: `@available(tvOS, unavailable) public var maximumDistance: CGFloat { get set }`.
  @available(tvOS, unavailable)
  public var maximumDistance: CGFloat

  /// Apple: `@available(tvOS, unavailable) public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat =
  /// 10)`.
  @available(tvOS, unavailable)
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 14.0, *)
extension LongPressGesture: Gesture, PrimitiveGesture {
  /// Apple: `public typealias Value = Bool`.
  public typealias Value = Bool
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never

  func makeRecognizer() -> GestureRecognizer<Self> { LongPressRecognizer(self) }
}

private final class LongPressRecognizer: GestureRecognizer<LongPressGesture> {
  private var start: PressEvent?

  override func receive(_ event: PressEvent) -> GesturePhase<Bool> {
    let start = start ?? event
    self.start = start
    let (x, y) = (event.location.x - start.location.x, event.location.y - start.location.y)
    if (x * x + y * y).squareRoot() > gesture.maximumDistance { return .failed }
    if event.time - start.time >= gesture.minimumDuration - 1e-9 { return .ended(true) }
    return event.kind == .lifted ? .failed : .pending(true)
  }
}

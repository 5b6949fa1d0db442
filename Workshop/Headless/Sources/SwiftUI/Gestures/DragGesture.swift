/// A gesture that follows a finger or a pointer as it moves.
///
/// Apple: `public struct DragGesture : Gesture`.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
public struct DragGesture {
  /// Apple: `public struct Value : Equatable, Sendable`.
  public struct Value: Equatable, Sendable {
    /// Apple: `public var time: Date`.
    public var time: Date
    /// Apple: `public var location: CGPoint`.
    public var location: CGPoint
    /// Apple: `public var startLocation: CGPoint`.
    public var startLocation: CGPoint

    /// Apple: `public var translation: CGSize { get }`.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Apple: `public var minimumDistance: CGFloat`.
  public var minimumDistance: CGFloat
  /// Apple: `public var coordinateSpace: CoordinateSpace`.
  public var coordinateSpace: CoordinateSpace

  /// Apple: `@_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace =
  /// .local)`.
  @_disfavoredOverload nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
extension DragGesture: Gesture, PrimitiveGesture {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never

  func makeRecognizer() -> GestureRecognizer<Self> { DragRecognizer(self) }
}

private final class DragRecognizer: GestureRecognizer<DragGesture> {
  private var start: (inSpace: CGPoint, inHost: CGPoint)?
  private var isActive = false
  private var last = GesturePhase<DragGesture.Value>.possible

  override func receive(_ event: PressEvent) -> GesturePhase<DragGesture.Value> {
    // Nothing is told while the finger rests.
    if event.kind == .held { return last }
    let location = event.location(in: gesture.coordinateSpace)
    let start = start ?? (location, event.location)
    self.start = start
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
      startLocation: start.inSpace)
    let (x, y) = (event.location.x - start.inHost.x, event.location.y - start.inHost.y)
    if (x * x + y * y).squareRoot() >= gesture.minimumDistance { isActive = true }
    if event.kind == .lifted { return isActive ? .ended(value) : .failed }
    last = isActive ? .active(value) : .possible
    return last
  }
}

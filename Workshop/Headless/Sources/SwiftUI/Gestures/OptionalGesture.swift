/// A gesture that a view has or not, while the view stays the same.
///
/// Apple: `extension Optional : Gesture where Wrapped : Gesture`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional: Gesture where Wrapped: Gesture {
  /// Apple: `public typealias Value = Wrapped.Value`.
  public typealias Value = Wrapped.Value
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  var isThere: Bool { self != nil }
  func makeRecognizer() -> GestureRecognizer<Self> { OptionalRecognizer(self) }
}

private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped?> {
  private let inner: Recognizer<Wrapped.Value>?

  override init(_ gesture: Wrapped?) {
    inner = gesture?.recognizer()
    super.init(gesture)
  }

  override func receive(_ event: PressEvent) -> GesturePhase<Wrapped.Value> {
    gesture == nil ? .failed : inner?.receive(event) ?? .failed
  }

  override func gestureWasSet() {
    if let gesture, let inner { gesture.bring(upToDate: inner) }
  }

  override func cancel() { inner?.cancel() }
}

/// An event of a finger or a pointer that is down.
struct PressEvent {
  enum Kind {
    case began, moved, lifted
    /// Time passed.
    case held
  }

  var kind: Kind
  /// Where it is, in the host's coordinates.
  var location: CGPoint
  var time: Double
  /// The element that the gesture belongs to, which coordinates are relative to.
  let element: Element

  /// The location in a coordinate space, as the element stands now.
  func location(in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint =
      switch space {
      case .global: .zero
      case .local: element.origin(in: nil)
      case .named(let name): element.coordinateSpace(named: name)?.origin(in: nil) ?? .zero
      }
    return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
  }
}

/// How far a gesture is.
enum GesturePhase<Value> {
  /// It may still come to something.
  case possible
  /// It may still come to something, tells a value meanwhile, and keeps no other gesture from winning.
  case pending(Value)
  case active(Value)
  case ended(Value)
  case failed
}

/// Follows the events of one press for one gesture, whatever values it tells.
@MainActor class AnyRecognizer {
  /// Takes an event, and tells how far the gesture is.
  func progress(_ event: PressEvent) -> GesturePhase<Void> { .failed }

  /// Called when the gesture is over without an end: another one won, or the press was canceled.
  func cancel() {}
}

@MainActor class Recognizer<Value>: AnyRecognizer {
  func receive(_ event: PressEvent) -> GesturePhase<Value> { .failed }

  override final func progress(_ event: PressEvent) -> GesturePhase<Void> {
    switch receive(event) {
    case .possible, .pending: .possible
    case .active: .active(())
    case .ended: .ended(())
    case .failed: .failed
    }
  }
}

@MainActor class GestureRecognizer<G: PrimitiveGesture>: Recognizer<G.Value> {
  /// The gesture as it was described last.
  final var gesture: G { didSet { gestureWasSet() } }

  init(_ gesture: G) { self.gesture = gesture }

  /// Brings the recognizers inside up to date.
  func gestureWasSet() {}
}

/// A gesture that tells what another one finds.
@MainActor protocol AroundGesture: PrimitiveGesture where Value == Inner.Value {
  associatedtype Inner: Gesture
  var inner: Inner { get }
}

/// Passes on what another recognizer finds.
@MainActor class AroundRecognizer<G: AroundGesture>: GestureRecognizer<G> {
  private let inner: Recognizer<G.Value>

  override init(_ gesture: G) {
    inner = gesture.inner.recognizer()
    super.init(gesture)
  }

  func react(to phase: GesturePhase<G.Value>) {}

  override final func receive(_ event: PressEvent) -> GesturePhase<G.Value> {
    let phase = inner.receive(event)
    react(to: phase)
    return phase
  }

  override final func gestureWasSet() { gesture.inner.bring(upToDate: inner) }
  override func cancel() { inner.cancel() }
}

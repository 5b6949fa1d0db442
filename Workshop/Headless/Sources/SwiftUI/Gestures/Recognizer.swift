/// What happens to a finger or a pointer that is down.
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
  case active(Value)
  case ended(Value)
  case failed
}

/// Follows the events of one press for one gesture.
@MainActor class Recognizer<Value> {
  nonisolated init() {}

  func receive(_ event: PressEvent) -> GesturePhase<Value> { .failed }

  /// Called when the gesture is over without an end: another one won, or the press was canceled.
  func cancel() {}
}

/// Passes on what another recognizer finds.
@MainActor class AroundRecognizer<Value>: Recognizer<Value> {
  final let inner: Recognizer<Value>

  init(_ inner: Recognizer<Value>) { self.inner = inner }

  override func receive(_ event: PressEvent) -> GesturePhase<Value> { inner.receive(event) }
  override func cancel() { inner.cancel() }
}

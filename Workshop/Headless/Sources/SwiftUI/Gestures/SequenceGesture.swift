@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  /// Apple: `@inlinable public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other
  /// : Gesture`.
  public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
  where Other: Gesture {
    SequenceGesture(self, other)
  }
}

/// Apple: `@frozen public struct SequenceGesture<First, Second> : Gesture where First : Gesture, Second : Gesture`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct SequenceGesture<First, Second> where First: Gesture, Second: Gesture {
  /// Which of the two goes on; the second tells nothing until it is more than possible.
  ///
  /// Apple: `@frozen public enum Value { case first(First.Value); case second(First.Value, Second.Value?) }`.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// Apple: `public var first: First`.
  public var first: First
  /// Apple: `public var second: Second`.
  public var second: Second

  /// Apple: `@inlinable public init(_ first: First, _ second: Second)`.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

/// Apple: `extension SequenceGesture.Value : Sendable where First.Value : Sendable, Second.Value : Sendable`.
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Apple: `extension SequenceGesture.Value : Equatable where First.Value : Equatable, Second.Value : Equatable`.
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension SequenceGesture: Gesture, PrimitiveGesture {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never

  func makeRecognizer() -> GestureRecognizer<Self> { SequenceRecognizer(self) }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SequenceGesture<First, Second>>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  private var value: First.Value?

  override init(_ gesture: SequenceGesture<First, Second>) {
    (first, second) = (gesture.first.recognizer(), gesture.second.recognizer())
    super.init(gesture)
  }

  override func gestureWasSet() {
    gesture.first.bring(upToDate: first)
    gesture.second.bring(upToDate: second)
  }

  override func receive(_ event: PressEvent) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    if let value { return second(event, value) }
    switch first.receive(event) {
    case .possible: return .possible
    case .pending(let value): return .pending(.first(value))
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      self.value = value
      // Nothing more comes of a press that is over.
      return event.kind == .lifted ? .failed : .active(.second(value, nil))
    case .failed: return .failed
    }
  }

  // The second sees the press from where it is when the first has ended.
  private func second(
    _ event: PressEvent, _ value: First.Value
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    switch second.receive(event) {
    case .possible: .active(.second(value, nil))
    case .pending(let other), .active(let other): .active(.second(value, other))
    case .ended(let other): .ended(.second(value, other))
    case .failed: .failed
    }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }
}

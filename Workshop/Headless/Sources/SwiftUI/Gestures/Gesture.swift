/// Something that matches a sequence of events, and tells of it in values.
///
/// Apple: `@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value; associatedtype Body :
/// Gesture; @MainActor @preconcurrency var body: Self.Body { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}

/// Apple: `extension Never : Gesture { public typealias Value = Never }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: Gesture {
  /// Apple: `public typealias Value = Never`.
  public typealias Value = Never
}

/// Apple: `extension Gesture where Self.Body == Never { public var body: Never { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Body == Never {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) is primitive: it has no body") }
}

/// A gesture that recognizes by itself.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer() -> GestureRecognizer<Self>
  /// Whether a view has it: not if it is an optional that is nil.
  var isThere: Bool { get }
}

extension PrimitiveGesture {
  var isThere: Bool { true }
}

extension Gesture {
  /// The recognizer of this gesture, or of the one that it is made of.
  func recognizer() -> Recognizer<Value> {
    func make<G: PrimitiveGesture>(_ gesture: G) -> AnyRecognizer { gesture.makeRecognizer() }
    let primitive = self as? any PrimitiveGesture
    let recognizer = primitive.map { make($0) } ?? body.recognizer()
    guard let recognizer = recognizer as? Recognizer<Value> else {
      preconditionFailure("\(Self.self) tells other values than its body")
    }
    return recognizer
  }

  /// Whether a view that it is added to has a gesture.
  var isThereAtAll: Bool { (self as? any PrimitiveGesture)?.isThere ?? true }

  /// Gives a recognizer that `recognizer()` made the actions of this value.
  func bring(upToDate recognizer: AnyRecognizer) {
    func update<G: PrimitiveGesture>(_ gesture: G) {
      (recognizer as? GestureRecognizer<G>)?.gesture = gesture
    }
    if let primitive = self as? any PrimitiveGesture {
      update(primitive)
    } else {
      body.bring(upToDate: recognizer)
    }
  }
}

// MARK: - Actions

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  /// Does something when the gesture ends as it should; not when it is canceled.
  ///
  /// Apple: `public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>`.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Value: Equatable {
  /// Apple: `public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>`.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// Apple: `public struct _EndedGesture<Content> where Content : Gesture`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _EndedGesture<Content> where Content: Gesture {
  let content: Content
  let action: (Content.Value) -> Void
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _EndedGesture: Gesture, AroundGesture {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never
  /// Apple: `public typealias Value = Content.Value`.
  public typealias Value = Content.Value

  var inner: Content { content }
  func makeRecognizer() -> GestureRecognizer<Self> { EndedRecognizer(self) }
}

/// Apple: `public struct _ChangedGesture<Content> where Content : Gesture, Content.Value : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ChangedGesture<Content> where Content: Gesture, Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _ChangedGesture: Gesture, AroundGesture {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never
  /// Apple: `public typealias Value = Content.Value`.
  public typealias Value = Content.Value

  var inner: Content { content }
  func makeRecognizer() -> GestureRecognizer<Self> { ChangedRecognizer(self) }
}

private final class EndedRecognizer<Content: Gesture>: AroundRecognizer<_EndedGesture<Content>> {
  override func react(to phase: GesturePhase<Content.Value>) {
    if case .ended(let value) = phase { gesture.action(value) }
  }
}

private final class ChangedRecognizer<Content: Gesture>:
  AroundRecognizer<_ChangedGesture<Content>>
where Content.Value: Equatable {
  private var told: Content.Value?

  override func react(to phase: GesturePhase<Content.Value>) {
    switch phase {
    case .pending(let value) where value != told, .active(let value) where value != told:
      told = value
      gesture.action(value)
    default: break
    }
  }
}

/// A view of this module, or around a user's value, that has something to animate.
@MainActor protocol AnimatedView {
  associatedtype AnimatedData: VectorArithmetic

  static var animated: WritableKeyPath<Self, AnimatedData> { get }
}

/// A node's view on its way from one value to another.
@MainActor class ViewMotion<V: View> {
  final fileprivate(set) var target: V

  init(to target: V) { self.target = target }

  var shown: V { target }

  /// The motion after another view was received, nil if nothing moves.
  func received(_ target: V, from old: V, _ transaction: Transaction, _ clock: AnimationClock)
    -> ViewMotion<V>?
  { nil }

  /// Moves on; false at the end.
  func tick(at now: Double) -> Bool { false }

  /// The motion from one view to another; nil if they do not differ in what animates.
  static func make(
    from old: V, to new: V, _ transaction: Transaction, _ clock: AnimationClock
  ) -> ViewMotion<V>? {
    access.flatMap { $0(old, new, transaction, clock) }
  }

  static var isAnimatable: Bool { access != nil }

  private typealias Make = (V, V, Transaction, AnimationClock) -> ViewMotion<V>?

  private static var access: Make? {
    let id = ObjectIdentifier(V.self)
    if let known = ViewMotionTypes.known[id] { return known as? Make }
    let make = makeAccess()
    ViewMotionTypes.known[id] = make.map { $0 as Any } ?? ()
    return make
  }

  private static func makeAccess() -> Make? {
    func motion<A, Data: VectorArithmetic>(of path: WritableKeyPath<A, Data>) -> Make? {
      if Data.self == EmptyAnimatableData.self { return nil }
      return { old, new, transaction, clock in
        DataMotion<V, Data>(
          read: { ($0 as? A)?[keyPath: path] ?? .zero },
          write: { view, data in
            guard var copy = view as? A else { return }
            copy[keyPath: path] = data
            if let copy = copy as? V { view = copy }
          }, from: old, to: new, transaction, clock)
      }
    }
    func animated<A: AnimatedView>(_: A.Type) -> Make? { motion(of: A.animated) }
    func animatable<A: Animatable>(_: A.Type) -> Make? { motion(of: \A.animatableData) }
    if let type = V.self as? any AnimatedView.Type { return animated(type) }
    if let type = V.self as? any Animatable.Type { return animatable(type) }
    return nil
  }
}

/// Which types of views can be animated and how, found out once a type.
@MainActor private enum ViewMotionTypes {
  static var known: [ObjectIdentifier: Any] = [:]
}

private final class DataMotion<V: View, Data: VectorArithmetic>: ViewMotion<V> {
  private let read: (V) -> Data
  private let write: (inout V, Data) -> Void
  private let motion: Motion<Data>
  private var offset: Data

  init?(
    read: @escaping (V) -> Data, write: @escaping (inout V, Data) -> Void, from old: V, to new: V,
    _ transaction: Transaction, _ clock: AnimationClock, after other: Motion<Data>? = nil
  ) {
    let (from, to) = (read(old), read(new))
    // A target that changes and changes back, even within one update, is two ways, which add up.
    guard from != to || other != nil, let animation = transaction.animation else { return nil }
    self.read = read
    self.write = write
    motion = Motion(
      animation, over: to - from, now: clock.now, after: other, completion: transaction.completion)
    offset = from - to
    super.init(to: new)
  }

  override var shown: V {
    var view = target
    write(&view, read(target) + offset)
    return view
  }

  override func received(
    _ target: V, from old: V, _ transaction: Transaction, _ clock: AnimationClock
  ) -> ViewMotion<V>? {
    // The same target, or another one without animation: the rest of the way goes on.
    if read(target) == read(self.target) || transaction.animation == nil {
      self.target = target
      return self
    }
    return DataMotion(
      read: read, write: write, from: old, to: target, transaction, clock, after: motion)
  }

  override func tick(at now: Double) -> Bool {
    guard let offset = motion.offset(at: now) else { return false }
    self.offset = offset
    return true
  }
}

extension LayoutView: AnimatedView {
  static var animated: WritableKeyPath<Self, L.AnimatableData> { \.layout.animatableData }
}

extension PaintedShape: AnimatedView {
  static var animated: WritableKeyPath<Self, S.AnimatableData> { \.shape.animatableData }
}

extension _ShapeView: AnimatedView {
  static var animated: WritableKeyPath<Self, Content.AnimatableData> { \.shape.animatableData }
}

extension Modified: AnimatedView where Wrapper == OpacityElement, Value == Double {
  static var animated: WritableKeyPath<Self, Double> { \.value }
}

extension ModifiedContent: AnimatedView where Content: View, Modifier: Animatable {
  static var animated: WritableKeyPath<Self, Modifier.AnimatableData> {
    \.modifier.animatableData
  }
}

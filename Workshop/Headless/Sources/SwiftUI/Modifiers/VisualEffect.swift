/// A change of how a view looks, which leaves its place in the layout alone.
///
/// Apple: `public protocol VisualEffect : Sendable, Animatable`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol VisualEffect: Sendable, Animatable {}

/// The effect that others begin with, and that changes nothing.
///
/// Apple: `public struct EmptyVisualEffect : VisualEffect { public init() }`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct EmptyVisualEffect: VisualEffect {
  /// Apple: `public typealias AnimatableData = EmptyAnimatableData`.
  public typealias AnimatableData = EmptyAnimatableData

  /// Apple: `public init()`.
  public init() {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension VisualEffect {
  /// Apple: `public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    OffsetEffect(offset: CGSize(width: offset.width + x, height: offset.height + y))
  }

  /// The sum of the offsets up to this effect.
  fileprivate var offset: CGSize { (self as? OffsetEffect)?.offset ?? .zero }
}

private struct OffsetEffect: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData

  let offset: CGSize
}

extension View {
  /// Changes how a view looks by its geometry, in the same pass as that, and evaluates no body.
  ///
  /// Apple: `nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect,
  /// GeometryProxy) -> some VisualEffect) -> some View`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    EffectView(content: self) { effect(EmptyVisualEffect(), $0).offset }
  }
}

private struct EffectView<Content: View>: View {
  let content: Content
  let offset: @Sendable (GeometryProxy) -> CGSize
}

extension EffectView: LoneView {
  func makeNode(_ context: NodeContext) -> Node { EffectNode(self, context) }
}

@MainActor
private final class EffectNode<Content: View>: LoneNode<EffectView<Content>>, LateNode {
  private var wrapper: OffsetElement?
  private var reads: GeometryReads?

  override init(_ view: EffectView<Content>, _ context: NodeContext) {
    super.init(view, context)
    host.geometryReaders.join(self)
  }

  override func makeElementList() -> ElementList {
    let content = super.makeElementList().all[0]
    let kept = wrapper.flatMap { $0.content === content ? $0 : nil }
    let wrapper = kept ?? OffsetElement(.zero, content: content, environment: environment)
    self.wrapper = wrapper
    return .one(wrapper)
  }

  override func apply() {
    super.apply()
    wrapper?.environment = environment
    update()
  }

  // The effect is asked for once the size and the place are known.
  func update() { reads = nil }

  func updateLate() -> Bool {
    guard let wrapper, wrapper.isPlaced, reads?.areUnchanged(for: wrapper) != true else {
      return false
    }
    let reads = GeometryReads()
    self.reads = reads
    let offset = view.offset(GeometryProxy(element: wrapper, reads: reads))
    if offset == wrapper.value { return false }
    wrapper.value = offset
    wrapper.placeChildren()
    return true
  }
}

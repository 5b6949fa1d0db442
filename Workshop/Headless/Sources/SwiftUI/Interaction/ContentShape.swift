@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets where the view can be hit: anywhere in the shape, and nowhere else.
  ///
  /// Apple: `nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  /// where S : Shape`.
  nonisolated public func contentShape<S>(
    _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    ContentShapeView(content: self, shape: shape, eoFill: eoFill)
  }

  /// Sets the shape for some kinds of interaction; only `.interaction` matters to this host.
  ///
  /// Apple: `nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill:
  /// Bool = false) -> some View where S : Shape`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    ContentShapeView(
      content: self, shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill)
  }
}

/// What a content shape is for.
///
/// Apple: `public struct ContentShapeKinds : OptionSet, Sendable`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  /// Apple: `public var rawValue: Int`.
  public var rawValue: Int
  /// Apple: `public init(rawValue: Int)`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Apple: `public static let interaction: ContentShapeKinds`.
  public static let interaction = ContentShapeKinds(rawValue: 1)
}

private struct ContentShapeView<Content: View, S: Shape> {
  let content: Content
  let shape: S?
  let eoFill: Bool
}

extension ContentShapeView: WrapperView {
  func update(_ wrapper: ContentShapeElement<S>) {
    wrapper.shape = shape
    wrapper.eoFill = eoFill
  }
}

private final class ContentShapeElement<S: Shape>: WrapperElement, @unchecked Sendable {
  var shape: S?
  var eoFill = false

  override func isSolid(at point: CGPoint) -> Bool {
    guard let shape else { return false }
    return shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    shape == nil || isSolid(at: point) ? super.hitTest(point) : nil
  }
}

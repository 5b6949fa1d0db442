/// A value with a modifier applied to it: a view, or a modifier followed by another.
///
/// Apple: `@frozen public struct ModifiedContent<Content, Modifier>`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ModifiedContent<Content, Modifier> {
  /// Apple: `public var content: Content`.
  public var content: Content

  /// Apple: `public var modifier: Modifier`.
  public var modifier: Modifier

  /// Apple: `nonisolated public init(content: Content, modifier: Modifier)`.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

/// Apple: `extension ModifiedContent : Equatable where Content : Equatable, Modifier : Equatable`.
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(_ context: NodeContext) -> Node {
    // The type is asked for and not the value, which would be copied.
    func primitive<M: PrimitiveModifier>(_: M.Type) -> Node {
      withUnsafePointer(to: self) { view in
        let view = UnsafeRawPointer(view).assumingMemoryBound(to: ModifiedContent<Content, M>.self)
        return view.pointee.modifier.makeNode(view.pointee, context)
      }
    }
    if let type = Modifier.self as? any PrimitiveModifier.Type { return primitive(type) }
    return ModifierNode(self, context)
  }
}

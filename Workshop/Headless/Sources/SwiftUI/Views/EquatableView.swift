/// A view that is evaluated anew only if it differs from what it was, by its own `==`.
///
/// One view, as its interface says that declares `_makeView` alone: what is in it stands in an implicit stack.
///
/// Apple: `@frozen nonisolated public struct EquatableView<Content> where Content : Equatable, Content :
/// View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct EquatableView<Content> where Content: Equatable, Content: View {
  /// Apple: `public var content: Content`.
  public var content: Content

  /// Apple: `nonisolated public init(content: Content)`.
  nonisolated public init(content: Content) { self.content = content }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EquatableView: View, LoneView {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View where Self: Equatable {
  /// Evaluates the view anew only if it differs from what it was.
  ///
  /// Apple: `nonisolated public func equatable() -> EquatableView<Self>`.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A builder that makes one view of several.
///
/// Apple: `@resultBuilder public struct ViewBuilder`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@resultBuilder public struct ViewBuilder {
  /// Apple: `public static func buildExpression<Content>(_ content: Content) -> Content where
  /// Content : View`.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Apple: `public static func buildBlock() -> EmptyView`.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Apple: `public static func buildBlock<Content>(_ content: Content) -> Content where
  /// Content : View`.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Apple: `public static func buildBlock<each Content>(_ content: repeat each Content) ->
  /// TupleView<(repeat each Content)> where repeat each Content : View`.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView((repeat each content), children: children)
  }

  /// Apple: `public static func buildIf<Content>(_ content: Content?) -> Content? where
  /// Content : View`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// Apple: `public static func buildEither<TrueContent, FalseContent>(first: TrueContent) ->
  /// _ConditionalContent<TrueContent, FalseContent> where TrueContent : View, FalseContent : View`.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Apple: `public static func buildEither<TrueContent, FalseContent>(second: FalseContent) ->
  /// _ConditionalContent<TrueContent, FalseContent> where TrueContent : View, FalseContent : View`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Apple: `public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  /// where Content : View`.
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> AnyView where Content: View {
    AnyView(content)
  }
}

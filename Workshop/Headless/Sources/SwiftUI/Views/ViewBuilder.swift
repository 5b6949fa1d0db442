/// Apple: `@resultBuilder public struct ViewBuilder`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@resultBuilder public struct ViewBuilder {
  /// Apple: `public static func buildExpression<Content>(_ content: Content) -> Content where
  /// Content : View`.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Says what is wrong with an expression that is no view.
  ///
  /// Apple: `@available(*, unavailable, message: "this expression does not conform to 'View'")
  /// @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View`.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View {
    EmptyView()
  }

  /// Apple: `public static func buildBlock() -> EmptyView`.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Apple: `public static func buildBlock<Content>(_ content: Content) -> Content where
  /// Content : View`.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Apple: `@_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat
  /// each Content) -> TupleView<(repeat each Content)> where repeat each Content : View`.
  @_disfavoredOverload public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
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
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> AnyView where Content: View {
    AnyView(content)
  }
}

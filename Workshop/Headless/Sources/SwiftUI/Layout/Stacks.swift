/// Apple: `@frozen nonisolated public struct HStack<Content> where Content : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct HStack<Content> where Content: View {
  let layout: HStackLayout
  let content: Content

  /// Apple: `nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? =
  /// nil, @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: View, ContainerView {}

/// Apple: `@frozen nonisolated public struct VStack<Content> where Content : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct VStack<Content> where Content: View {
  let layout: VStackLayout
  let content: Content

  /// Apple: `nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? =
  /// nil, @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: View, ContainerView {}

/// Apple: `@frozen nonisolated public struct ZStack<Content> where Content : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct ZStack<Content> where Content: View {
  let layout: ZStackLayout
  let content: Content

  /// Apple: `nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () ->
  /// Content)`.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: View, ContainerView {}

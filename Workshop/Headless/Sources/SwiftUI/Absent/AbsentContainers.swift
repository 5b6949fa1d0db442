/// Apple: `nonisolated public struct Form<Content> where Content : View`.
@available(*, unavailable, message: "Headless has no Form: put a VStack into a ScrollView")
public struct Form<Content>: AbsentView where Content: View {
  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content)`.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// Apple: `@frozen nonisolated public struct Grid<Content> where Content : View`.
@available(*, unavailable, message: "Headless has no Grid: use HStacks in a VStack, or a LazyVGrid")
public struct Grid<Content>: AbsentView where Content: View {
  /// Apple: `nonisolated public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? =
  /// nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

/// Apple: `nonisolated public struct LazyHGrid<Content> where Content : View`.
@available(*, unavailable, message: "Headless has no LazyHGrid: use a LazyVGrid")
public struct LazyHGrid<Content>: AbsentView where Content: View {
  /// Apple: `nonisolated public init(rows: [GridItem], alignment: VerticalAlignment = .center,
  /// spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content:
  /// () -> Content)`.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

/// Apple: `@frozen nonisolated public struct ViewThatFits<Content> where Content : View`.
@available(
  *, unavailable, message: "Headless has no ViewThatFits: choose by the size from a GeometryReader"
)
public struct ViewThatFits<Content>: AbsentView where Content: View {
  /// Apple: `nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder
  /// content: () -> Content)`.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {}
}

/// Apple: `nonisolated public struct List<SelectionValue, Content> where SelectionValue : Hashable,
/// Content : View`.
@available(*, unavailable, message: "Headless has no List: put a LazyVStack into a ScrollView")
public struct List<SelectionValue, Content>: AbsentView
where SelectionValue: Hashable, Content: View {
  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content)`.
  nonisolated public init(
    @ViewBuilder content: () -> Content
  ) where SelectionValue == Never {}

  /// Apple: `nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent:
  /// @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID,
  /// RowContent>, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable`.
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {}

  /// Apple: `nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element,
  /// ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content ==
  /// ForEach<Data, ID, RowContent>, Data : RandomAccessCollection, ID : Hashable, RowContent :
  /// View`.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {}
}

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

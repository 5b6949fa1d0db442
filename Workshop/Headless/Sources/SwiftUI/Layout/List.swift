/// Rows that scroll, with lines between them: a plain one, without selection and editing.
///
/// Headers and footers of sections are rows, too. A row is offered the width and is as high as its content. All rows
/// are made at once, and a tap on a row presses nothing in it.
///
/// Apple: `nonisolated public struct List<SelectionValue, Content> where SelectionValue : Hashable,
/// Content : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct List<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  private let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension List where SelectionValue == Never {
  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content)`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Apple: `nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent:
  /// @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID,
  /// RowContent>, Data : RandomAccessCollection, RowContent : View, Data.Element : Identifiable`.
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  { content = ForEach(data, content: rowContent) }

  /// Apple: `nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element,
  /// ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content ==
  /// ForEach<Data, ID, RowContent>, Data : RandomAccessCollection, ID : Hashable, RowContent :
  /// View`.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  { content = ForEach(data, id: id, content: rowContent) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension List: View {
  /// Apple: `@MainActor @preconcurrency public var body: some View { get }`.
  @MainActor @preconcurrency public var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        Group(subviews: content) { rows in
          ForEach(rows) { row in
            row.frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
              .padding(.horizontal, 16)
              .padding(.vertical, 11)
            Divider()
          }
        }
      }
    }
  }
}

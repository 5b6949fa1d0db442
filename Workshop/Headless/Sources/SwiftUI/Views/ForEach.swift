/// Views made from the elements of a collection, each with an identity.
///
/// Apple: `public struct ForEach<Data, ID, Content> where Data : RandomAccessCollection,
/// ID : Hashable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// Apple: `public var data: Data`.
  public var data: Data

  /// Apple: `public var content: (Data.Element) -> Content`.
  public var content: (Data.Element) -> Content

  private let identify: (Data.Element) -> ID
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach: View, PrimitiveView where Content: View {
  /// Apple: `nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element)
  /// -> Content)`, where `ID == Data.Element.ID, Data.Element : Identifiable`.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content) { $0.id }
  }

  /// Apple: `nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>,
  /// @ViewBuilder content: @escaping (Data.Element) -> Content)`.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Apple: `nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) ->
  /// Content)`, where `Data == Range<Int>, ID == Int`.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }

  nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }

  func makeNode(_ context: NodeContext) -> Node {
    // The options of a picker are tagged with their identities.
    let areOptions = context.environment.areOptions
    return KeyedListNode(self, context) { view in
      view.data.map { element in
        let id = view.identify(element)
        return (
          AnyHashable(id),
          {
            let content = view.content(element)
            return areOptions ? content.tag(id) as any View : content
          }
        )
      }
    }
  }
}

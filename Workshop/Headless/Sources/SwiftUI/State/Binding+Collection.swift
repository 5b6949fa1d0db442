/// Apple: `extension Binding : Sequence where Value : MutableCollection`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: Sequence where Value: MutableCollection {
  /// Apple: `public typealias Element = Binding<Value.Element>`.
  public typealias Element = Binding<Value.Element>
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `extension Binding : Collection where Value : MutableCollection`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// The binding to one element; it keeps the last value when the collection becomes too short.
  ///
  /// Apple: `public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { get }`.
  public subscript(position: Index) -> Element { element(at: position) }
}

/// Apple: `extension Binding : BidirectionalCollection where Value : BidirectionalCollection,
/// Value : MutableCollection`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Apple: `public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index`.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

/// Apple: `extension Binding : RandomAccessCollection where Value : MutableCollection, Value :
/// RandomAccessCollection`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where Content: View {
  /// Apple: `nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping
  /// (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
  /// ID == C.Element.ID, C : MutableCollection, C : RandomAccessCollection, C.Element :
  /// Identifiable, C.Index : Hashable`.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Apple: `nonisolated public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder
  /// content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices,
  /// (C.Index, ID)>, C : MutableCollection, C : RandomAccessCollection, C.Index : Hashable`.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0)) }, identify: { $0.1 })
  }
}

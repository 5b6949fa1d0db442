#if canImport(SwiftUI)
import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWaterfall where Content: View {
  @usableFromInline
  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ columns: FlowColumns, _ spacing: CGFloat?,
    _ content: @escaping (Data.Element) -> Content,
    read: @escaping (Data, ItemSizes<Element>) -> DeclaredSizes?
  ) {
    root = FlowContents(data: data, id: id, content: content).root(read)
    options = LazyOptions(
      VFlowLayout(spacing: spacing).rules.asStrip(columns.lines))
  }

  /// Makes a waterfall of the cards for the elements of a collection.
  ///
  ///     LazyWaterfall(cards, columns: .adaptive(minimum: 160)) { Card($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - columns: The number of columns, or their least width.
  ///   - spacing: The distance between columns, and between cards in a column, in points; nil is 8.
  ///   - content: Makes an element's card.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columns: FlowColumns, spacing: CGFloat? = 8,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, columns, spacing, content) { $1.read($0) }
  }

  /// Makes a waterfall of the cards for a collection's elements, identified by a property.
  ///
  ///     LazyWaterfall(names, id: \.self, columns: .fixed(2)) { Card($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - columns: The number of columns, or their least width.
  ///   - spacing: The distance between columns, and between cards in a column, in points; nil is 8.
  ///   - content: Makes an element's card.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Element, ID>, columns: FlowColumns, spacing: CGFloat? = 8,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element {
    self.init(data, id, columns, spacing, content) { $1.read($0) }
  }

  /// Makes a waterfall of a card for each number of a range.
  ///
  ///     LazyWaterfall(0..<100, columns: .adaptive(minimum: 160)) { Text("\($0)") }
  ///
  /// The numbers identify the cards. Unlike the range of a `ForEach`, this one may change.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - columns: The number of columns, or their least width.
  ///   - spacing: The distance between columns, and between cards in a column, in points; nil is 8.
  ///   - content: Makes a number's card.
  @inlinable
  nonisolated public init(
    _ data: Range<Int>, columns: FlowColumns, spacing: CGFloat? = 8,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Element == Int {
    self.init(data, \.self, columns, spacing, content) { $1.read($0) }
  }

  /// Makes a waterfall of the cards for the elements of a binding.
  ///
  ///     LazyWaterfall($cards, columns: .fixed(2), editActions: .move) { $card in Card(card) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - columns: The number of columns, or their least width.
  ///   - spacing: The distance between columns, and between cards in a column, in points; nil is 8.
  ///   - editActions: `.move` lets people move elements, as
  ///     ``FlowContainer/onMove(animation:perform:)`` does. The binding sets the animation:
  ///     `$cards.animation(.snappy)`. `.delete` has no effect, and warns.
  ///   - content: Makes the card of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, columns: FlowColumns, spacing: CGFloat? = 8,
    editActions: EditActions<Data> = [],
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, columns, spacing, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }

  /// Makes a waterfall of the cards for a binding's elements, identified by a property.
  ///
  ///     LazyWaterfall($names, id: \.self, columns: 2, editActions: .move) { $name in Card(name) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - columns: The number of columns, or their least width.
  ///   - spacing: The distance between columns, and between cards in a column, in points; nil is 8.
  ///   - editActions: `.move` lets people move elements; other actions have no effect, and warn.
  ///   - content: Makes the card of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Element, ID>, columns: FlowColumns, spacing: CGFloat? = 8,
    editActions: EditActions<Data> = [],
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element {
    self.init(data, bindingPath(to: id), columns, spacing, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }
}
#endif

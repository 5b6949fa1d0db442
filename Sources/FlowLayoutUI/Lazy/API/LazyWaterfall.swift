#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
public import SwiftUI

/// Columns of equal width that scroll together, with each card in the shortest column: a waterfall, also called a
/// masonry or staggered layout.
///
///     ScrollView { LazyWaterfall(cards, columns: .adaptive(minimum: 160)) { Card($0) } }
///     ScrollView { LazyWaterfall(photos, columns: .fixed(3), sizes: .aspectRatio { $0.size }) { Photo($0) } }
///
/// ![Three columns of pictures of different heights, each below the column that ended first](lazy-waterfall-photos.png)
///
/// Put it in a scroll view that scrolls vertically: only the cards near the visible area exist. Each card is proposed the
/// width of a column. Its height is measured shortly before it scrolls into view, or follows from its proportions. The
/// ends of the columns differ by at most one card, as in CSS `display: grid-lanes`.
///
/// It takes the width it is proposed. At another width the number of columns may change; cards keep their identity and
/// state. Less than a point wide, it creates no cards. Without a proposed width, a column is as wide as its minimum, or
/// 160 points.
///
/// Identity, scrolling to a card and focus are as in a ``LazyFlow``. See <doc:LazyWaterfalls>.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyWaterfall<Element, Content> {
  let root: LazyRootBuilder<Element>
  /// The reordering and drops that the container's methods have set.
  public var interaction = FlowInteraction()
  let columns: FlowColumns
  let spacing: CGFloat?
  var knownSizes: FlowWaterfallSizes<Element>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWaterfall: View, FlowContainer {
  /// The views that exist, in the room of all.
  public var body: some View {
    root(
      VFlowLayout(spacing: spacing).rules.asStrip(columns.lines, .shortestFirst),
      knownSizes.source, interaction)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWaterfall where Content: View {
  @usableFromInline
  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ columns: FlowColumns, _ spacing: CGFloat?,
    _ sizes: FlowWaterfallSizes<Element>, _ content: @escaping (Data.Element) -> Content,
    read: @escaping (Data, FlowSizes<Element>) -> DeclaredSizes?
  ) {
    root = FlowContents(data: data, id: id, content: content).root(read)
    (self.columns, self.spacing, knownSizes) = (columns, spacing, sizes)
  }

  /// Makes a waterfall of the cards for the elements of a collection.
  ///
  ///     LazyWaterfall(photos, columns: .fixed(3), sizes: .aspectRatio { $0.size }) { Photo($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - columns: The number of columns, or their least width.
  ///   - spacing: The distance between columns, and between the cards of one, in points; nil is 8.
  ///   - sizes: The cards' proportions, if they are known before the cards exist.
  ///   - content: Makes an element's card.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columns: FlowColumns, spacing: CGFloat? = 8,
    sizes: FlowWaterfallSizes<Element> = .measured,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, columns, spacing, sizes, content) { $1.read($0) }
  }

  /// Makes a waterfall of the cards for the elements of a collection, identified by a property.
  ///
  ///     LazyWaterfall(names, id: \.self, columns: .fixed(2)) { Card($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - columns: The number of columns, or their least width.
  ///   - spacing: The distance between columns, and between the cards of one, in points; nil is 8.
  ///   - content: Makes an element's card.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Element, ID>, columns: FlowColumns, spacing: CGFloat? = 8,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element {
    self.init(data, id, columns, spacing, .measured, content) { $1.read($0) }
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
  ///   - spacing: The distance between columns, and between the cards of one, in points; nil is 8.
  ///   - sizes: The cards' proportions, if they are known before the cards exist.
  ///   - content: Makes a number's card.
  @inlinable
  nonisolated public init(
    _ data: Range<Int>, columns: FlowColumns, spacing: CGFloat? = 8,
    sizes: FlowWaterfallSizes<Int> = .measured, @ViewBuilder content: @escaping (Int) -> Content
  ) where Element == Int {
    self.init(data, \.self, columns, spacing, sizes, content) { $1.read($0) }
  }

  /// Makes a waterfall of the cards for the elements of a binding.
  ///
  ///     LazyWaterfall($cards, editActions: .move, columns: .fixed(2)) { $card in Card(card) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - editActions: The edit actions that people have: with `.move`, what ``FlowContainer/onMove(animation:perform:)`` says, as
  ///     animated as the binding (`$cards.animation(.snappy)`). A waterfall deletes nothing: `.delete` has no effect.
  ///   - columns: The number of columns, or their least width.
  ///   - spacing: The distance between columns, and between the cards of one, in points; nil is 8.
  ///   - content: Makes the card of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [], columns: FlowColumns,
    spacing: CGFloat? = 8, @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, columns, spacing, .measured, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }

  /// Declares the proportions of the cards.
  ///
  ///     LazyWaterfall(photos, id: \.url, columns: .fixed(3)) { Photo($0) }
  ///       .sizes(.aspectRatio { $0.size })
  ///
  /// - Parameter sizes: What is known of the cards before they exist.
  /// - Returns: A waterfall of such cards.
  nonisolated public func sizes(_ sizes: FlowWaterfallSizes<Element>) -> LazyWaterfall {
    var waterfall = self
    waterfall.knownSizes = sizes
    return waterfall
  }
}
#endif

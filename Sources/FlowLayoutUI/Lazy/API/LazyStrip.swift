#if canImport(SwiftUI)
import FlowLayoutEngine
public import FlowLayouts
public import SwiftUI

/// A number of lines in a scroll view along them, which creates only the views near the visible area.
///
///     ScrollView(.horizontal) { LazyStrip(tags, lines: 2) { Chip($0) } }
///     ScrollView(.horizontal) { LazyStrip(tags, lines: 2, sizes: .declared { $0.chipSize }) { Chip($0) } }
///     ScrollView { LazyStrip(tags, lines: 3, layout: VFlowLayout()) { Chip($0) } }
///
/// ![Two rows of a hundred thousand capsules, one beginning with number 100](lazy-strip-start.png)
///
/// Put it in a scroll view that scrolls along its lines. Each view goes to the shortest line, so that lines are
/// about equally long; ``order(_:)`` takes lines in turn, and ``FlowStripSizes/lineByLine(_:)`` fills one after the other.
/// As in a ``LazyFlow``, views are measured as they come near, or have declared sizes, and keep their identity and
/// state; the position is bound by `flowScrollPosition`. See <doc:LazyStrips>.
///
/// The layout's alignment along the lines needs declared sizes; its wrapping and hugging have no effect. A spacing of nil
/// is 8 points.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyStrip<Element, Content> {
  let root: LazyRootBuilder<Element>
  /// The reordering and drops that the container's methods have set.
  public var interaction = FlowInteraction()
  let rules: FlowRules
  let lines: Int
  var knownSizes: FlowStripSizes<Element>
  var lineOrder = FlowLineOrder.acrossLines
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip: View, FlowContainer {
  /// The views that exist, in the room of all.
  public var body: some View {
    root(
      rules.asStrip(lines, knownSizes.fillsLines ? .lineByLine : lineOrder.engine),
      knownSizes.source, interaction)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip where Content: View {
  @usableFromInline
  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ lines: Int, _ layout: some FlowingLayout,
    _ sizes: FlowStripSizes<Element>, _ content: @escaping (Data.Element) -> Content,
    read: @escaping (Data, FlowSizes<Element>) -> DeclaredSizes?
  ) {
    root = FlowContents(data: data, id: id, content: content).root(read)
    (rules, self.lines, knownSizes) = (layout.rules, lines, sizes)
  }

  /// Makes a strip of the views for the elements of a collection.
  ///
  ///     LazyStrip(tags, lines: 2) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - lines: The number of lines; less than 1 counts as 1, and there are never more than elements.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - sizes: The views' sizes, if they are known before the views exist.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, lines: Int, layout: some FlowingLayout = FlowLayout(),
    sizes: FlowStripSizes<Element> = .measured,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, lines, layout, sizes, content) { $1.read($0) }
  }

  /// Makes a strip of the views for the elements of a collection, identified by a property.
  ///
  ///     LazyStrip(tags, id: \.self, lines: 2) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - lines: The number of lines; less than 1 counts as 1, and there are never more than elements.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Element, ID>, lines: Int, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element {
    self.init(data, id, lines, layout, .measured, content) { $1.read($0) }
  }

  /// Makes a strip of a view for each number of a range.
  ///
  ///     LazyStrip(0..<100, lines: 2) { Text("\($0)") }
  ///
  /// The numbers identify the views. Unlike the range of a `ForEach`, this one may change.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - lines: The number of lines; less than 1 counts as 1, and there are never more than elements.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - sizes: The views' sizes, if they are known before the views exist.
  ///   - content: Makes a number's view.
  @inlinable
  nonisolated public init(
    _ data: Range<Int>, lines: Int, layout: some FlowingLayout = FlowLayout(),
    sizes: FlowStripSizes<Int> = .measured, @ViewBuilder content: @escaping (Int) -> Content
  ) where Element == Int {
    self.init(data, \.self, lines, layout, sizes, content) { $1.read($0) }
  }

  /// Makes a strip of the views for the elements of a binding.
  ///
  ///     LazyStrip($tags, editActions: .move, lines: 2) { $tag in Chip(tag) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - editActions: The edit actions that people have: with `.move`, what ``FlowContainer/onMove(animation:perform:)`` says, as
  ///     animated as the binding (`$tags.animation(.snappy)`). A strip deletes nothing: `.delete` has no effect.
  ///   - lines: The number of lines; less than 1 counts as 1, and there are never more than elements.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - content: Makes the view of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [], lines: Int,
    layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, lines, layout, .measured, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }

  /// Declares the sizes of the views.
  ///
  ///     LazyStrip(tags, id: \.self, lines: 2) { Chip($0) }
  ///       .sizes(.declared { $0.chipSize })
  ///
  /// - Parameter sizes: What is known of the views before they exist.
  /// - Returns: A strip of such views.
  nonisolated public func sizes(_ sizes: FlowStripSizes<Element>) -> LazyStrip {
    var strip = self
    strip.knownSizes = sizes
    return strip
  }

  /// Sets the order in which views go to the lines.
  ///
  ///     LazyStrip(tags, lines: 2) { Chip($0) }.order(.inTurn)
  ///
  /// - Parameter order: To the line that ends first, `.acrossLines`, or to one after the other.
  /// - Returns: A strip in such an order.
  nonisolated public func order(_ order: FlowLineOrder) -> LazyStrip {
    var strip = self
    strip.lineOrder = order
    return strip
  }
}
#endif

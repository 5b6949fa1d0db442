#if canImport(SwiftUI)
public import SwiftUI

/// A flow for scroll views that makes only the views near what is visible.
///
///     ScrollView { LazyFlow(people) { Chip($0) } }
///     ScrollView { LazyFlow(people, size: { $0.chipSize }) { Chip($0) } }
///     ScrollView(.horizontal) { LazyFlow(people, layout: VFlowLayout(spacing: 6)) { Chip($0) } }
///
/// What it shows is what its `layout` shows: each visible view has the same frame. It finds the nearest
/// scroll view that scrolls across its lines; in none, it makes all views.
///
/// **Declared sizes.** With `size:` every line is known, and so is the flow's depth: scrolling to anywhere
/// is exact and at once, in a million items as in a thousand. A view is proposed its declared size; one that
/// takes another does not move the others. Sizes count as ``FlowLayout`` counts those of views: negative,
/// infinite and NaN ones as 0. What views ask for by modifiers is unknown and does not count, nor do
/// their baselines: lines are aligned by frames. Spacing of nil is 8 points.
///
/// **Measured sizes.** Without `size:` views are measured as they come near, a page ahead of what is
/// visible, from the first one on. What is shown stands on measured views only, so it never moves or breaks
/// anew; the depth of what lies behind is estimated. Layout modifiers count, but for `flowOrder`. Lines
/// are greedy, the flow is as long as it is offered (`hugsLines` and `wrapping` do not count), and a view
/// that sticks out does not make it longer. Scrolling far beyond what has been measured takes the
/// measuring of all that lies in between. Sizes are remembered by identity, and forgotten when the type
/// size, the bold text setting or the locale changes.
///
/// **Identity.** Views keep their state as long as they exist: within half a page of what is visible, and a
/// page and a half while VoiceOver runs. Identifiers should differ; of equal ones, either may show the other's view.
/// An element is to be one view; put several in a stack.
///
/// **Place.** Views are scroll targets: `scrollPosition` knows them by their identifiers. An item that
/// `scrolledTo:` names exists wherever it is, so that SwiftUI can scroll there and keep it in its place:
///
///     @State private var position = ScrollPosition(idType: Person.ID.self)
///
///     ScrollView {
///       LazyFlow(people, scrolledTo: position.viewID(type: Person.ID.self)) { Chip($0) }
///     }
///     .scrollPosition($position)           // position.scrollTo(id: person.id, anchor: .top)
///
/// On iOS 17 do the same with `scrollPosition(id:)` and its binding's value.
///
/// **Cost.** Scrolling evaluates the bodies of views that appear, and no others. Declared sizes are read
/// once per element and change of the data, O(*n*); a change breaks lines again only until they are
/// the old ones. 16 bytes an item and 20 a line.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyFlow<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let rules: FlowRules
  /// Reads the declared sizes of all elements; nil if there are none.
  let sizes: ((Data) -> LazySizes)?
  let scrolledTo: ID?
  let content: (Data.Element) -> Content

  @State private var model = LazyModel<Data, ID>()
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.locale) private var locale

  /// Makes a flow of the views for the elements of a collection, told apart by a property.
  ///
  ///     LazyFlow(tags, id: \.self) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells the elements apart.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near. It is read
  ///     again when the data changes, not when only the closure does.
  ///   - scrolledTo: An element whose view exists wherever it is, so that a scroll view can scroll there.
  ///   - content: Makes an element's view.
  @inlinable
  public init<Base: FlowingLayout>(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: Base = FlowLayout(),
    size: ((Data.Element) -> CGSize)? = nil, scrolledTo: ID? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id, layout.rules, Self.reading(size), scrolledTo: scrolledTo, content: content)
  }

  @usableFromInline
  init(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ rules: FlowRules,
    _ sizes: ((Data) -> LazySizes)?, scrolledTo: ID?, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.rules = rules
    self.sizes = sizes
    self.scrolledTo = scrolledTo
    self.content = content
  }

  /// Reads sizes where the types are known: a million elements take a tenth of the time that they take
  /// where they are not.
  @inlinable
  static func reading(_ size: ((Data.Element) -> CGSize)?) -> ((Data) -> LazySizes)? {
    guard let size else { return nil }
    return { data in
      var sizes = LazySizes(capacity: data.count)
      for element in data { sizes.append(size(element)) }
      return sizes
    }
  }

  /// Makes a flow of the views for the elements of a collection.
  ///
  ///     LazyFlow(people, size: { $0.chipSize }) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near. It is read
  ///     again when the data changes, not when only the closure does.
  ///   - scrolledTo: An element whose view exists wherever it is, so that a scroll view can scroll there.
  ///   - content: Makes an element's view.
  @inlinable
  public init<Base: FlowingLayout>(
    _ data: Data, layout: Base = FlowLayout(), size: ((Data.Element) -> CGSize)? = nil,
    scrolledTo: ID? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, layout: layout, size: size, scrolledTo: scrolledTo, content: content)
  }

  /// The views that exist, in the room of all.
  public var body: some View {
    let version = model.update(
      self,
      LazyModel.Surroundings(
        dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight, locale: locale))
    LazyViewport(
      store: model.store, rules: rules, version: version,
      pinned: scrolledTo.flatMap { model.index(of: $0, in: data, id: id) }
    ) { index in
      LazyItem(
        version: version, element: data[data.index(data.startIndex, offsetBy: index)],
        content: content)
    } identify: { index in
      data[data.index(data.startIndex, offsetBy: index)][keyPath: id]
    }
  }
}

/// Declared sizes, as two columns.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@usableFromInline
struct LazySizes {
  @usableFromInline var widths: [Double] = []
  @usableFromInline var heights: [Double] = []

  @inlinable
  init(capacity: Int) {
    widths.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
  }

  /// Adds a size; what is negative, infinite or NaN counts as 0.
  @inlinable
  mutating func append(_ size: CGSize) {
    let (width, height) = (Double(size.width), Double(size.height))
    widths.append(width > 0 && width < .infinity ? width : 0)
    heights.append(height > 0 && height < .infinity ? height : 0)
  }
}
#endif

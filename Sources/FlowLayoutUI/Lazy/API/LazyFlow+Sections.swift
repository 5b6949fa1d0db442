#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

/// The contents of a flow of sections: each has a header, the views of its elements, and a footer.
///
/// It has no values. A ``LazyFlow`` of such contents can be neither moved nor joined by others, so that the methods for
/// it are not there.
public enum FlowSection<Header, Content, Footer> {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Makes a flow of the elements of sections, each with a header and a footer.
  ///
  ///     ScrollView {
  ///       LazyFlow(albums, elements: \.photos, pinnedHeaders: true) { photo in
  ///         Photo(photo)
  ///       } header: { album in
  ///         Text(album.title).frame(maxWidth: .infinity, alignment: .leading).background(Color.white)
  ///       } footer: { album in
  ///         Text("\(album.photos.count) photos")
  ///       }
  ///       .sizes(.aspectRatio { $0.size })
  ///     }
  ///
  /// It is one flow: one window of views that exist, one position, one field for arrow keys. A header and a footer have
  /// a line of their own, as long as the flow, and are measured as they come near; with declared sizes, those of the
  /// first section are made once more, unseen, so that the depth of all is nearly known in advance. A section without
  /// elements has its header and its footer. Bind the position by `flowScrollPosition`: it is that of an element, or of
  /// a section, which is its header.
  ///
  /// - Parameters:
  ///   - sections: The sections; their identifiers should differ.
  ///   - elements: The elements of a section; their identifiers should differ in all sections.
  ///   - pinnedHeaders: Whether the header of the section that is read stays at the edge of what is visible, until the
  ///     section's end pushes it out, as CSS's `position: sticky` does. It is drawn over the other views.
  ///   - content: Makes an element's view.
  ///   - header: Makes the view before a section's elements; assistive technologies read it as a heading.
  ///   - footer: Makes the view behind them.
  /// - Complexity: O(*s*) for *s* sections whenever the flow is made, beside what a flow of all elements takes.
  @inlinable
  nonisolated public init<
    Sections: RandomAccessCollection, Elements: RandomAccessCollection, Row: View, Header: View,
    Footer: View
  >(
    _ sections: Sections, elements: KeyPath<Sections.Element, Elements>,
    pinnedHeaders: Bool = false, @ViewBuilder content: @escaping (Element) -> Row,
    @ViewBuilder header: @escaping (Sections.Element) -> Header,
    @ViewBuilder footer: @escaping (Sections.Element) -> Footer
  )
  where
    Sections.Element: Identifiable, Elements.Element == Element, Element: Identifiable,
    Content == FlowSection<Header, Row, Footer>
  {
    self.init(
      JoinedElements(sections, elements), pinnedHeaders, content, header, footer
    ) { $1.read($0.parts, capacity: $0.count + 2 * ($0.firsts.count - 1)) }
  }

  /// Makes a flow of the elements of sections, each with a header.
  ///
  ///     LazyFlow(albums, elements: \.photos) { Photo($0) } header: { Text($0.title) }
  ///
  /// - Parameters:
  ///   - sections: The sections; their identifiers should differ.
  ///   - elements: The elements of a section; their identifiers should differ in all sections.
  ///   - pinnedHeaders: Whether the header of the section that is read stays at the edge of what is visible.
  ///   - content: Makes an element's view.
  ///   - header: Makes the view before a section's elements.
  @inlinable
  nonisolated public init<
    Sections: RandomAccessCollection, Elements: RandomAccessCollection, Row: View, Header: View
  >(
    _ sections: Sections, elements: KeyPath<Sections.Element, Elements>,
    pinnedHeaders: Bool = false, @ViewBuilder content: @escaping (Element) -> Row,
    @ViewBuilder header: @escaping (Sections.Element) -> Header
  )
  where
    Sections.Element: Identifiable, Elements.Element == Element, Element: Identifiable,
    Content == FlowSection<Header, Row, EmptyView>
  {
    self.init(
      sections, elements: elements, pinnedHeaders: pinnedHeaders, content: content, header: header,
      footer: { _ in EmptyView() })
  }

  /// Arranges the views of all sections by a layout.
  ///
  ///     LazyFlow(albums, elements: \.photos) { Photo($0) } header: { Text($0.title) }
  ///       .layout(FlowLayout(spacing: 4))
  ///
  /// - Parameter layout: A `FlowLayout` or a `VFlowLayout`.
  /// - Returns: A flow that is arranged so.
  nonisolated public func layout<Header, Row, Footer>(_ layout: some FlowingLayout) -> LazyFlow
  where Content == FlowSection<Header, Row, Footer> {
    var flow = self
    flow.rules = layout.rules
    return flow
  }

  /// Declares the sizes of the views of all elements, or their proportions.
  ///
  ///     LazyFlow(albums, elements: \.photos) { Photo($0) } header: { Text($0.title) }
  ///       .sizes(.aspectRatio { $0.size })
  ///
  /// - Parameter sizes: What is known of the elements' views before they exist.
  /// - Returns: A flow of such views.
  nonisolated public func sizes<Header, Row, Footer>(_ sizes: FlowSizes<Element>) -> LazyFlow
  where Content == FlowSection<Header, Row, Footer> {
    var flow = self
    flow.knownSizes = sizes
    return flow
  }

  @usableFromInline
  nonisolated init<Sections: RandomAccessCollection, Elements: RandomAccessCollection>(
    _ data: JoinedElements<Sections, Elements>, _ pinsHeaders: Bool,
    _ content: @escaping (Element) -> some View,
    _ header: @escaping (Sections.Element) -> some View,
    _ footer: @escaping (Sections.Element) -> some View,
    read: @escaping (JoinedElements<Sections, Elements>, FlowSizes<Element>) -> DeclaredSizes?
  ) where Sections.Element: Identifiable, Elements.Element == Element, Element: Identifiable {
    let contents = FlowContents(data: data, id: \.id, content: content)
    let header = data.part(header)
    // As they were counted: what was measured is found by it when they have changed.
    contents.sections = FlowSections(
      firsts: data.firsts, id: { AnyHashable(data.counted.element(at: $0).id) },
      header: header, footer: data.part(footer), pinsHeaders: pinsHeaders && header != nil)
    root = contents.root(read)
    (rules, knownSizes) = (FlowLayout().rules, .measured)
  }
}
#endif

#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Makes a flow of the elements of sections, each with a header and a footer.
  ///
  ///     ScrollView {
  ///       LazyFlow(albums, elements: \.photos) { photo in
  ///         Photo(photo)
  ///       } header: { album in
  ///         Text(album.title).frame(maxWidth: .infinity, alignment: .leading).background(.background)
  ///       } footer: { album in
  ///         Text("\(album.photos.count) photos")
  ///       }
  ///       .itemAspectRatios { $0.size }
  ///       .pinnedHeaders()
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
  ///   - layout: How the views of all sections are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes an element's view.
  ///   - header: Makes the view before a section's elements; assistive technologies read it as a heading.
  ///   - footer: Makes the view after them.
  /// - Complexity: O(*s*) for *s* sections whenever the flow is made, beside what a flow of all elements takes.
  @inlinable
  nonisolated public init<
    Sections: RandomAccessCollection, Elements: RandomAccessCollection, Row: View, Header: View,
    Footer: View
  >(
    _ sections: Sections, elements: KeyPath<Sections.Element, Elements>,
    layout: some FlowingLayout = FlowLayout(), @ViewBuilder content: @escaping (Element) -> Row,
    @ViewBuilder header: @escaping (Sections.Element) -> Header,
    @ViewBuilder footer: @escaping (Sections.Element) -> Footer
  )
  where
    Sections.Element: Identifiable, Elements.Element == Element, Element: Identifiable,
    Content == Void
  {
    self.init(
      JoinedElements(sections, elements), layout, content, header, footer
    ) { $1.read($0.parts, capacity: $0.count + 2 * ($0.firsts.count - 1)) }
  }

  /// Makes a flow of the elements of sections, each with a header.
  ///
  ///     LazyFlow(albums, elements: \.photos) { Photo($0) } header: { Text($0.title) }
  ///
  /// - Parameters:
  ///   - sections: The sections; their identifiers should differ.
  ///   - elements: The elements of a section; their identifiers should differ in all sections.
  ///   - layout: How the views of all sections are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes an element's view.
  ///   - header: Makes the view before a section's elements.
  @inlinable
  nonisolated public init<
    Sections: RandomAccessCollection, Elements: RandomAccessCollection, Row: View, Header: View
  >(
    _ sections: Sections, elements: KeyPath<Sections.Element, Elements>,
    layout: some FlowingLayout = FlowLayout(), @ViewBuilder content: @escaping (Element) -> Row,
    @ViewBuilder header: @escaping (Sections.Element) -> Header
  )
  where
    Sections.Element: Identifiable, Elements.Element == Element, Element: Identifiable,
    Content == Void
  {
    self.init(
      sections, elements: elements, layout: layout, content: content, header: header,
      footer: { _ in EmptyView() })
  }

  @usableFromInline
  nonisolated init<Sections: RandomAccessCollection, Elements: RandomAccessCollection>(
    _ data: JoinedElements<Sections, Elements>, _ layout: some FlowingLayout,
    _ content: @escaping (Element) -> some View,
    _ header: @escaping (Sections.Element) -> some View,
    _ footer: @escaping (Sections.Element) -> some View,
    read: @escaping (JoinedElements<Sections, Elements>, ItemSizes<Element>) -> DeclaredSizes?
  ) where Sections.Element: Identifiable, Elements.Element == Element, Element: Identifiable {
    let contents = FlowContents(data: data, id: \.id, content: content)
    // As they were counted: what was measured is found by it when they have changed.
    contents.sections = FlowSections(
      firsts: data.firsts, id: { AnyHashable(data.counted.element(at: $0).id) },
      header: data.part(header), footer: data.part(footer))
    root = contents.root(read)
    options = LazyOptions(layout.rules)
  }

  /// Keeps the header of the section that is read at the edge of what is visible.
  ///
  ///     LazyFlow(albums, elements: \.photos) { Photo($0) } header: { Text($0.title) }
  ///       .pinnedHeaders()
  ///
  /// The end of its section pushes it out, as CSS's `position: sticky` does. It is drawn over the other views: give it
  /// a background.
  ///
  /// - Parameter arePinned: Whether headers stay; if not, they scroll away with their section.
  /// - Returns: A flow with such headers.
  nonisolated public func pinnedHeaders(_ arePinned: Bool = true) -> LazyFlow
  where Content == Void {
    var flow = self
    flow.options.pinsHeaders = arePinned
    return flow
  }
}
#endif

#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Makes a flow of sections, each with a header and a footer.
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
  /// All sections are one flow, with one scroll position. Arrow keys lead from one section to the
  /// next. A section without elements still has its header and footer. Bind the position with
  /// `flowScrollPosition` to the identifier of an element. The identifier of a section stands for
  /// its header.
  ///
  /// A header or a footer has a line to itself, as long as the flow. It is measured shortly before
  /// it becomes visible. With declared sizes, the header and the footer of the first section are
  /// created once more, hidden. They give an estimate of the heights (of columns: widths) of all
  /// headers and footers.
  ///
  /// - Parameters:
  ///   - sections: The sections; their identifiers should differ.
  ///   - elements: The elements of a section; their identifiers should differ in all sections.
  ///   - layout: How the views of all sections are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes an element's view.
  ///   - header: Makes the view before a section's elements. Assistive technologies read it as a
  ///     heading.
  ///   - footer: Makes the view after a section's elements.
  /// - Complexity: O(*s*) for *s* sections whenever the flow is made, besides the cost of its
  ///   elements.
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

  /// Makes a flow of sections, each with a header.
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
    // Identities are those of `counted`: they find the measurements after the data has changed.
    contents.sections = FlowSections(
      firsts: data.firsts, id: { AnyHashable(data.counted.element(at: $0).id) },
      header: data.part(header), footer: data.part(footer))
    root = contents.root(read)
    options = LazyOptions(layout.rules)
  }

  /// Pins the header of the current section to the edge of the visible area.
  ///
  ///     LazyFlow(albums, elements: \.photos) { Photo($0) } header: { Text($0.title) }
  ///       .pinnedHeaders()
  ///
  /// The end of its section pushes the header out, as with CSS's `position: sticky`. The header is
  /// drawn over other views, so give it a background.
  ///
  /// - Parameter arePinned: Whether headers are pinned; otherwise they scroll away.
  /// - Returns: A flow with pinned headers.
  nonisolated public func pinnedHeaders(_ arePinned: Bool = true) -> LazyFlow
  where Content == Void {
    var flow = self
    flow.options.pinsHeaders = arePinned
    return flow
  }
}
#endif

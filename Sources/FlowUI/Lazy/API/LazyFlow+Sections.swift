#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Makes a flow of the elements of sections, each with a header and a footer.
  ///
  ///     ScrollView {
  ///       LazyFlow(albums, elements: \.photos, pinnedHeaders: true, sizes: .aspectRatio(\.ratio)) { photo in
  ///         Photo(photo)
  ///       } header: { album in
  ///         Text(album.title).frame(maxWidth: .infinity, alignment: .leading).background(Color.white)
  ///       }
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
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - pinnedHeaders: Whether the header of the section that is read stays at the edge of what is visible, until the
  ///     section's end pushes it out, as CSS's `position: sticky` does. It is drawn over the other views.
  ///   - sizes: What is known of the elements' views before they exist.
  ///   - content: Makes an element's view.
  ///   - header: Makes the view before a section's elements; assistive technologies read it as a heading.
  ///   - footer: Makes the view behind them.
  /// - Complexity: O(*s*) for *s* sections whenever the flow is made, beside what a flow of all elements takes.
  @inlinable
  nonisolated public init<
    Sections: RandomAccessCollection, Elements: RandomAccessCollection, Header: View, Footer: View
  >(
    _ sections: Sections, elements: KeyPath<Sections.Element, Elements>,
    layout: some FlowingLayout = FlowLayout(), pinnedHeaders: Bool = false,
    sizes: FlowSizes<Elements.Element> = .measured,
    @ViewBuilder content: @escaping (Elements.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header,
    @ViewBuilder footer: @escaping (Sections.Element) -> Footer
  ) where Sections.Element: Identifiable, Elements.Element: Identifiable {
    self.init(
      JoinedElements(sections, elements), layout,
      sizes.isDeclared ? { sizes.read($0.parts, capacity: $0.count + 2 * $0.sections.count) } : nil,
      areRatios: sizes.areRatios, pinnedHeaders, content: content, header: header, footer: footer)
  }

  /// Makes a flow of the elements of sections, each with a header.
  ///
  ///     LazyFlow(albums, elements: \.photos) { Photo($0) } header: { Text($0.title) }
  ///
  /// The parameters are those of a flow whose sections have footers, too.
  @inlinable
  nonisolated public init<
    Sections: RandomAccessCollection, Elements: RandomAccessCollection, Header: View
  >(
    _ sections: Sections, elements: KeyPath<Sections.Element, Elements>,
    layout: some FlowingLayout = FlowLayout(), pinnedHeaders: Bool = false,
    sizes: FlowSizes<Elements.Element> = .measured,
    @ViewBuilder content: @escaping (Elements.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header
  ) where Sections.Element: Identifiable, Elements.Element: Identifiable {
    self.init(
      sections, elements: elements, layout: layout, pinnedHeaders: pinnedHeaders, sizes: sizes,
      content: content, header: header, footer: { _ in EmptyView() })
  }

  @usableFromInline
  nonisolated init<Sections: RandomAccessCollection, Elements: RandomAccessCollection>(
    _ data: JoinedElements<Sections, Elements>, _ layout: some FlowingLayout,
    _ declared: ((JoinedElements<Sections, Elements>) -> DeclaredSizes?)?, areRatios: Bool,
    _ pinsHeaders: Bool,
    content: @escaping (Elements.Element) -> Content,
    header: @escaping (Sections.Element) -> some View,
    footer: @escaping (Sections.Element) -> some View
  ) where Sections.Element: Identifiable, Elements.Element: Identifiable {
    let contents = FlowContents(data: data, id: \.id, content: content)
    // As they were counted: what was measured is found by it when they have changed.
    contents.sections = FlowSections(
      firsts: data.firsts, id: { AnyHashable(data.counted.element(at: $0).id) },
      header: data.part(header), footer: data.part(footer), pinsHeaders: pinsHeaders)
    self.init(contents, layout.rules.lazy(nil, .acrossLines, areRatios: areRatios), declared)
  }
}
#endif

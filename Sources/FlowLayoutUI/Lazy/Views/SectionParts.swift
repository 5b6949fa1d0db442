#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowContents {
  func parts(_ slice: LazySlice, _ axis: FlowAxis, _ context: RowContext) -> AnyView {
    AnyView(SectionParts(contents: self, axis: axis, context: context, slice: slice))
  }

  /// Returns the identity of an element, header or footer.
  ///
  /// `item` has the index of the element or, for a header or footer, of its section.
  fileprivate func identity(_ item: ItemKind<Int>) -> AnyHashable {
    switch item {
    case .element(let element): identity(element)
    case .header(let section): AnyHashable(ItemKind.header(sections?.id(section)))
    case .footer(let section): AnyHashable(ItemKind.footer(sections?.id(section)))
    }
  }
}

/// The views of the items in a slice, for a flow with sections.
///
/// `context` is the state that they share. SwiftUI evaluates them again only if the slice or the
/// context changes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
private struct SectionParts<Data: RandomAccessCollection, ElementID: Hashable, Content: View>:
  Equatable
{
  let contents: FlowContents<Data, ElementID, Content>
  let axis: FlowAxis
  let context: RowContext
  let slice: LazySlice

  static func == (a: Self, b: Self) -> Bool { a.slice == b.slice && a.context == b.context }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SectionParts: View {
  var body: some View { Self.list(parts) }

  private var parts: [SectionPart<Data, ElementID, Content>] {
    let items = contents.items
    return slice.indices.filter { $0 < items.count }.map { item in
      let kind = items[item]
      return SectionPart(
        kind: kind, id: contents.identity(kind), contents: contents, context: context, axis: axis,
        travel: slice.travels[item] ?? 0, isWaiting: slice.waiting.contains(item))
    }
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  //
  // One list, so that an element which moves to another section keeps its view, state and focus.
  nonisolated private static func list(
    _ parts: [SectionPart<Data, ElementID, Content>]
  ) -> some View {
    ForEach(parts) { $0 }
  }
}

/// The view of an element, or of a section's header or footer.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
private struct SectionPart<Data: RandomAccessCollection, ElementID: Hashable, Content: View>:
  Identifiable, Equatable
{
  let kind: ItemKind<Int>
  /// The identity of the element, header or footer.
  ///
  /// It stays the same when the data changes.
  let id: AnyHashable
  let contents: FlowContents<Data, ElementID, Content>
  let context: RowContext
  let axis: FlowAxis
  /// The maximum distance that a pinned header moves with the viewport.
  ///
  /// It is 0 for other views.
  let travel: Double
  let isWaiting: Bool

  // Two elements with an equal identity differ in `kind`, so `id` need not be compared.
  static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.context == b.context && a.travel == b.travel
      && a.isWaiting == b.isWaiting
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SectionPart: View {
  // The element comes first, so that most views have a single condition around them.
  @ViewBuilder var body: some View {
    if case .element(let index) = kind {
      let count = contents.count
      let entry = Elements(contents.data, contents.id, first: count)[index]
      contents.row(
        entry,
        RowState(
          index: index, id: AnyHashable(entry.id), count: count, isWaiting: isWaiting, context)
      ).id(entry.id)
    } else {
      edge
    }
  }

  @ViewBuilder private var edge: some View {
    if let sections = contents.sections {
      if case .header(let section) = kind, let header = sections.header {
        FlowRow(version: context.version, index: section, element: section, content: header)
          .modifier(RowEdge(item: kind, isWaiting: isWaiting, context: context))
          .modifier(PinnedHeader(axis: axis.crossAxis, travel: travel))
          .accessibilityAddTraits(.isHeader)
          .flowFullLine()
          .zIndex(sections.pinsHeaders ? 1 : 0)
          .layoutValue(key: RowPart.self, value: .header(section))
          .id(sections.id(section))
      } else if case .footer(let section) = kind, let footer = sections.footer {
        FlowRow(version: context.version, index: section, element: section, content: footer)
          .modifier(RowEdge(item: kind, isWaiting: isWaiting, context: context))
          .flowFullLine()
          .layoutValue(key: RowPart.self, value: .footer(section))
      }
    }
  }
}
#endif

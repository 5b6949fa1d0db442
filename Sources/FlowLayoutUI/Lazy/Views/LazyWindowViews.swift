#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The views of a slice, made anew only where the slice is another one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindowViews: Equatable {
  let store: LazyStore
  let contents: any LazySource
  /// The identities of the items that are measured; nil if sizes are declared.
  let identities: (any ItemIdentities)?
  let axis: FlowAxis
  let context: RowContext
  /// The generation of data that these are of.
  let data: Int
  let dragged: DraggedElement?
  private(set) var slice = LazySlice(length: 0)

  func showing(_ slice: LazySlice) -> Self {
    var views = self
    views.slice = slice
    return views
  }

  // Of one version there are one data and one axis, but for a dragged element.
  static func == (a: Self, b: Self) -> Bool {
    a.slice == b.slice && a.context == b.context && a.dragged == b.dragged
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindowViews: View {
  var body: some View {
    // Not two views to choose from: those of rows that become columns stay the same.
    let layout =
      switch axis {
      case .rows: AnyLayout(places(FlowLayout.self))
      case .columns: AnyLayout(places(VFlowLayout.self))
      }
    return layout { views }
      .scrollTargetLayout()
  }

  private func places<Base: FlowingLayout>(_: Base.Type) -> LazyPlaces<Base> {
    LazyPlaces(
      store: store, slice: slice, data: data, dragged: dragged,
      drawnBySystem: context.lifted.drawnBySystem, items: contents.items)
  }

  /// Returns the elements at some items in order: in the order of the data, whichever is held.
  private func elements(_ items: [Int]) -> [Int] {
    let places = items.compactMap(contents.items.element)
    return dragged.map { places.map($0.move.source).ascending } ?? places
  }

  private var views: AnyView {
    let elements = elements(slice.indices)
    // Before they are measured: later, objects may have been deleted.
    if let identities { contents.note(elements, in: identities) }
    if contents.sections != nil { return contents.parts(slice, axis, context) }
    return contents.rows(
      elements.count, or: elements, waiting: Set(self.elements(Array(slice.waiting))), context)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowContents {
  func parts(_ slice: LazySlice, _ axis: FlowAxis, _ context: RowContext) -> AnyView {
    AnyView(SectionParts(contents: self, axis: axis, context: context, slice: slice))
  }

  /// Returns the identity of an item of sections.
  fileprivate func identity(_ item: ItemKind<Int>) -> AnyHashable {
    switch item {
    case .element(let element): identity(element)
    case .header(let section): AnyHashable(ItemKind.header(sections?.id(section)))
    case .footer(let section): AnyHashable(ItemKind.footer(sections?.id(section)))
    }
  }
}

/// The parts of sections that exist, made anew only where these are others.
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
  // One list of all: an element that comes to another section stays the same view, with its state and the focus.
  nonisolated private static func list(
    _ parts: [SectionPart<Data, ElementID, Content>]
  ) -> some View {
    ForEach(parts) { $0 }
  }
}

/// An element of sections, or the view before or behind those of one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
private struct SectionPart<Data: RandomAccessCollection, ElementID: Hashable, Content: View>:
  Identifiable, Equatable
{
  let kind: ItemKind<Int>
  /// The identity, by which it is the same after a change of the data.
  let id: AnyHashable
  let contents: FlowContents<Data, ElementID, Content>
  let context: RowContext
  let axis: FlowAxis
  /// The distance that a header may go on with the viewport.
  let travel: Double
  let isWaiting: Bool

  // Elements of one identity that are far from each other are of two kinds.
  static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.context == b.context && a.travel == b.travel
      && a.isWaiting == b.isWaiting
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SectionPart: View {
  // An element first: each has one condition around it, and no more.
  @ViewBuilder var body: some View {
    if case .element(let index) = kind {
      let count = contents.count
      let entry = Elements(contents.data, contents.id, first: count)[index]
      contents.row(entry, of: count, context, isWaiting: isWaiting).id(entry.id)
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

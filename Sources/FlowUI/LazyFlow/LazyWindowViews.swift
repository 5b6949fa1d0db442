#if canImport(SwiftUI)
import SwiftUI

/// The views of a slice, made anew only where the slice is another one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindowViews<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let store: LazyStore
  private(set) var source: LazySource<Data, ID, Content>
  let axis: FlowAxis
  let version: Int
  let contents: Int
  let focus: LazyFocus<ID>
  private(set) var slice = LazySlice(length: 0, waitingRoom: 0)

  init(
    store: LazyStore, source: LazySource<Data, ID, Content>, axis: FlowAxis, version: Int,
    contents: Int, focus: LazyFocus<ID>
  ) {
    self.store = store
    self.source = source
    self.axis = axis
    self.version = version
    self.contents = contents
    self.focus = focus
  }

  func showing(_ slice: LazySlice) -> Self {
    var views = self
    views.slice = slice
    views.source.moving = source.moving?.scrolledOn()
    return views
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindowViews: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.store === b.store && a.version == b.version && a.contents == b.contents
      && a.slice == b.slice && a.axis == b.axis && a.focus.map === b.focus.map
      && a.source.moving == b.source.moving
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindowViews: View {
  var body: some View {
    let entries = slice.indices.map { Entry(index: $0, id: source.identifier($0)) }
    switch axis {
    case .rows:
      Self.views(
        entries, places(FlowLayout.self), source, version, focus)
    case .columns:
      Self.views(
        entries, places(VFlowLayout.self), source, version, focus)
    }
  }

  private func places<Base: FlowingLayout>(_ base: Base.Type) -> LazyPlaces<Base> {
    LazyPlaces(store: store, slice: slice, contents: contents, moving: source.moving)
  }

  struct Entry {
    let index: Int
    let id: ID
  }

  /// A row of each entry; SwiftUI may ask for them on a thread of its own.
  nonisolated private static func views(
    _ entries: [Entry], _ layout: some Layout, _ source: LazySource<Data, ID, Content>,
    _ version: Int, _ focus: LazyFocus<ID>
  ) -> some View {
    layout {
      if let moving = source.moving {
        let count = source.data.count
        Self.places(entries, focus) {
          Self.view($0, source, version, focus)
            .modifier(moving.rows.item(at: $0.index, count: count, version))
        }
      } else {
        Self.places(entries, focus) { Self.view($0, source, version, focus) }
      }
    }
    .scrollTargetLayout()
  }

  /// The rows, which tell where they are if arrow keys go from one to the next.
  @ViewBuilder nonisolated private static func places(
    _ entries: [Entry], _ focus: LazyFocus<ID>, _ row: @escaping (Entry) -> some View
  ) -> some View {
    if let map = focus.map {
      ForEach(entries, id: \.id) { entry in
        row(entry).modifier(FlowFocusPlace(map: map, id: AnyHashable(entry.id)))
      }
    } else {
      ForEach(entries, id: \.id, content: row)
    }
  }

  nonisolated private static func view(
    _ entry: Entry, _ source: LazySource<Data, ID, Content>, _ version: Int,
    _ focus: LazyFocus<ID>
  ) -> some View {
    LazyItem(version: version, index: entry.index, source: source).equatable()
      .focused(focus.focused, equals: entry.id)
      .layoutValue(key: LazyItemKey.self, value: entry.index)
  }
}

/// How the views of a lazy flow say which of them has the focus, and where they are.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFocus<ID: Hashable> {
  let focused: FocusState<ID?>.Binding
  let map: FlowFocusMap?

  init(focused: FocusState<ID?>.Binding, map: FlowFocusMap?, axis: FlowAxis) {
    self.focused = focused
    self.map = map
    map?.axisOfFlow = axis
  }
}

/// An element's view, made anew only where the flow is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyItem<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let version: Int
  let index: Int
  let source: LazySource<Data, ID, Content>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyItem: Equatable {
  // Of one identity and one version there is one element.
  static func == (a: Self, b: Self) -> Bool { a.version == b.version }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyItem: View {
  var body: some View { source.view(index) }
}
#endif

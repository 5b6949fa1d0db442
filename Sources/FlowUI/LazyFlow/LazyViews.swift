#if canImport(SwiftUI)
import SwiftUI

/// A lazy flow's frame and, in it, the views that exist: as many as what is visible asks for.
///
/// What is visible is read where geometry is, in the layout pass itself. Scrolling sets no state; only
/// what is learned by measuring does.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyViewport<ID: Hashable, Item: View & Equatable>: View {
  let store: LazyStore
  let rules: FlowRules
  let version: Int
  let pinned: Int?
  let item: (Int) -> Item
  let identify: (Int) -> ID

  /// Counts how often what was learned asked for another layout.
  @State private var round = 0
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityVoiceOverEnabled) private var isReadAloud

  // Written out: where `@State` is a macro (Xcode 27), no initializer is synthesized beside it.
  init(
    store: LazyStore, rules: FlowRules, version: Int, pinned: Int?,
    item: @escaping (Int) -> Item, identify: @escaping (Int) -> ID
  ) {
    self.store = store
    self.rules = rules
    self.version = version
    self.pinned = pinned
    self.item = item
    self.identify = identify
  }

  var body: some View {
    let (round, contents) = ($round, store.with { $0.version })
    LazyFrame(store: store, axis: rules.axis, version: [contents, round.wrappedValue]) {
      GeometryReader { proxy in
        LazyWindowViews(
          store: store, axis: rules.axis, version: version, contents: contents,
          slice: slice(proxy), item: item, identify: identify, round: round
        )
        .equatable()
      }
    }
  }

  /// The items that exist where the flow has its place.
  private func slice(_ proxy: GeometryProxy) -> LazySlice {
    let axis = rules.axis
    let isMirrored = axis == .columns && layoutDirection == .rightToLeft
    let visible = proxy.bounds(of: .scrollView(axis: axis.crossAxis))
    let window = visible.map {
      LazyWindow(
        $0, axis, mirroredIn: isMirrored ? proxy.size.width : nil, isReadAloud: isReadAloud)
    }
    return store.with {
      $0.slice(window, length: axis.main(of: proxy.size), pinned: pinned)
    }
  }
}

/// The views of a slice, made anew only where the slice is another one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindowViews<ID: Hashable, Item: View & Equatable> {
  let store: LazyStore
  let axis: FlowAxis
  let version: Int
  let contents: Int
  let slice: LazySlice
  let item: (Int) -> Item
  let identify: (Int) -> ID
  let round: Binding<Int>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindowViews: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.store === b.store && a.version == b.version && a.contents == b.contents
      && a.slice == b.slice && a.axis == b.axis
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindowViews: View {
  var body: some View {
    switch axis {
    case .rows: places(LazyPlaces<FlowLayout>(store: store, slice: slice, contents: contents))
    case .columns: places(LazyPlaces<VFlowLayout>(store: store, slice: slice, contents: contents))
    }
  }

  @MainActor private func places(_ layout: some Layout) -> some View {
    layout {
      ForEach(entries, id: \.id) { entry in
        item(entry.index).equatable().layoutValue(key: LazyItemKey.self, value: entry.index)
      }
      if !store.with({ $0.isDeclared }) { probe }
    }
    .scrollTargetLayout()
  }

  private var entries: [Entry] {
    slice.indices.map { Entry(index: $0, id: identify($0)) }
  }

  private struct Entry {
    let index: Int
    let id: ID
  }

  /// Tells by its size, which the layout decides, that views have been measured.
  @MainActor private var probe: some View {
    Color.clear
      .accessibilityHidden(true)
      .allowsHitTesting(false)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { [store, round] _ in
        let report = store.with { $0.report() }
        if report == .never { return }
        if report == .now { round.wrappedValue += 1 }
        // Tasks run after the update.
        Task { @MainActor in
          store.with { $0.endUpdate() }
          if report == .later { round.wrappedValue += 1 }
        }
      }
  }
}

/// An element's view, made anew only where the flow is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyItem<Element, Content: View> {
  let version: Int
  let element: Element
  let content: (Element) -> Content
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyItem: Equatable {
  // Of one identity and one version there is one element.
  static func == (a: Self, b: Self) -> Bool { a.version == b.version }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyItem: View {
  var body: some View { content(element) }
}
#endif

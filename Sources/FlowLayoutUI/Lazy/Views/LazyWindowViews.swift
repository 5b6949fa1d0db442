#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The views of the items in a slice, around the viewport.
///
/// `context` is the state that they share. SwiftUI evaluates them again only if the slice, the
/// context or the dragged element changes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindowViews: Equatable {
  let store: LazyStore
  let contents: any LazySource
  /// The identities of items, recorded when views are created or the data changes.
  ///
  /// Nil if the app declares the sizes.
  let identities: (any ItemIdentities)?
  let axis: FlowAxis
  let context: RowContext
  /// The version of data and options for which the views are made (`LazyGeneration.data`).
  let data: Int
  private(set) var slice = LazySlice(length: 0)

  func showing(_ slice: LazySlice) -> Self {
    var views = self
    views.slice = slice
    return views
  }

  private var dragged: DraggedElement? { context.dragged.whileDragged }

  // The context's version changes with the data and the axis. The dragged element is compared, too,
  // because the layout needs its translation, which contexts do not compare.
  static func == (a: Self, b: Self) -> Bool {
    a.slice == b.slice && a.context == b.context && a.dragged == b.dragged
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindowViews: View {
  var body: some View {
    // One layout, so that views keep their identity when rows become columns.
    let layout =
      switch axis {
      case .rows: AnyLayout(places(FlowLayout.self))
      case .columns: AnyLayout(places(VFlowLayout.self))
      }
    return layout { views }
      .scrollTargetLayout()
  }

  private func places<Base: FlowingLayout>(_: Base.Type) -> LazyViewsLayout<Base> {
    LazyViewsLayout(
      store: store, slice: slice, data: data, drag: DragPlacing(dragged: context.dragged),
      items: contents.items)
  }

  /// Returns the data offsets of the elements of some items.
  ///
  /// They are in the order of the data, even during a drag.
  private func elements(_ items: [Int]) -> [Int] {
    let places = items.compactMap(contents.items.element)
    return dragged.map { places.map($0.move.source).ascending } ?? places
  }

  private var views: AnyView {
    let elements = elements(slice.indices)
    // Recorded before views are measured: later, objects may have been deleted.
    if let identities { contents.record(elements, in: identities) }
    if contents.sections != nil { return contents.parts(slice, axis, context) }
    return contents.rows(
      elements.count, or: elements, waiting: Set(self.elements(Array(slice.waiting))), context)
  }
}
#endif

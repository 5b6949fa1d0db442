#if canImport(SwiftUI)
import SwiftUI

/// The rows of some of a container's elements.
///
/// A row is the view of one element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Rows<Data: RandomAccessCollection, ID: Hashable, Content: View, RowContent: View> {
  let contents: FlowContents<Data, ID, Content>
  let offsets: [Int]?
  let count: Int
  /// The number of all elements when this value was created.
  ///
  /// It is stored, so that `==` need not read the older value's data.
  let total: Int
  let context: RowContext
  /// The elements whose views are off screen, by offset in the data.
  ///
  /// Later measurements may still change their positions.
  let waiting: Set<Int>
  /// Makes the row (the view of one element), with or without fading.
  let row: (Elements<Data, ID>.Element, RowState) -> RowContent

  /// Makes the rows of the first `count` elements, or of the elements at `offsets`.
  ///
  /// A row is the view of one element.
  init(
    _ contents: FlowContents<Data, ID, Content>, _ count: Int, or offsets: [Int]?,
    waiting: Set<Int> = [], _ context: RowContext,
    row: @escaping (Elements<Data, ID>.Element, RowState) -> RowContent
  ) {
    (self.contents, self.offsets, self.count, total) = (contents, offsets, count, contents.count)
    (self.context, self.waiting, self.row) = (context, waiting, row)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Rows: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.context == b.context && a.count == b.count && a.offsets == b.offsets
      && a.waiting == b.waiting && a.total == b.total
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Rows: View {
  var body: some View { rows }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private var rows: some View {
    let (contents, total, context, waiting, row) = (
      contents, contents.count, context, waiting, row
    )
    // A binding may have fewer elements now than in the layout that found these offsets.
    let offsets = offsets?.filter { $0 < total }
    return ForEach(
      Elements(contents.data, contents.id, first: min(count, total), or: offsets), id: \.id
    ) {
      row(
        $0,
        RowState(
          index: $0.index, id: AnyHashable($0.id), count: total,
          isWaiting: waiting.contains($0.index), context))
    }
  }
}
#endif

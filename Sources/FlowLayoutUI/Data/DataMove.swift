#if canImport(SwiftUI)
/// A move of one element to another offset in the data; the elements in between shift by one.
struct DataMove: Equatable, Sendable {
  /// The element's offset before the move.
  let from: Int
  /// The element's offset after the move.
  let to: Int

  /// Returns the offset before the move of the element that is at `offset` after the move.
  func source(of offset: Int) -> Int {
    if offset == to { return from }
    if from < to { return from <= offset && offset < to ? offset + 1 : offset }
    return to < offset && offset <= from ? offset - 1 : offset
  }

  /// Returns the offset after the move of the element that is at `source` before the move.
  func offset(of source: Int) -> Int { DataMove(from: to, to: from).source(of: source) }

  /// The destination for `move(fromOffsets:toOffset:)`, an offset that is counted before the
  /// element is removed.
  var destination: Int { to > from ? to + 1 : to }
}
#endif

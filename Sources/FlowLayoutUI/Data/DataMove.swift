#if canImport(SwiftUI)
/// A move of one element to another offset in the data.
///
/// The elements in between shift by one.
struct DataMove: Equatable, Sendable {
  /// The element's offset before the move.
  let from: Int
  /// The element's offset after the move.
  let to: Int

  /// Converts an offset after the move to the offset before the move.
  ///
  /// For a move from 0 to 2, `source(of: 2)` is 0.
  func source(of offset: Int) -> Int {
    if offset == to { return from }
    if from < to { return from <= offset && offset < to ? offset + 1 : offset }
    return to < offset && offset <= from ? offset - 1 : offset
  }

  /// Converts an offset before the move to the offset after the move.
  ///
  /// For a move from 0 to 2, `offset(of: 0)` is 2.
  func offset(of source: Int) -> Int { DataMove(from: to, to: from).source(of: source) }

  /// The `toOffset` of `move(fromOffsets:toOffset:)` for this move.
  ///
  /// It is counted before the element is removed: 3 for a move from 0 to 2.
  var destination: Int { to > from ? to + 1 : to }
}
#endif

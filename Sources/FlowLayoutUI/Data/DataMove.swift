#if canImport(SwiftUI)
/// One element at another place, and those between the two places moved by one.
struct DataMove: Equatable, Sendable {
  /// The element's place before.
  let from: Int
  /// The element's place afterwards.
  let to: Int

  /// Returns the place before the move of the element that is at a place after it.
  func source(of place: Int) -> Int {
    if place == to { return from }
    if from < to { return from <= place && place < to ? place + 1 : place }
    return to < place && place <= from ? place - 1 : place
  }

  /// Returns the place after the move of the element that is at a place before it.
  func place(of source: Int) -> Int { DataMove(from: to, to: from).source(of: source) }

  /// The offset that the element is moved to, counted before it is taken out, as in
  /// `move(fromOffsets:toOffset:)`.
  var destination: Int { to > from ? to + 1 : to }
}
#endif

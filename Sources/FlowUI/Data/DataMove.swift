#if canImport(SwiftUI)
/// One element at another place, and those between the two places moved by one.
struct DataMove: Equatable, Sendable {
  /// The element's place before.
  let from: Int
  /// The element's place afterwards.
  let to: Int

  /// The place before of what has a place afterwards.
  func source(of place: Int) -> Int {
    if place == to { return from }
    if from < to { return from <= place && place < to ? place + 1 : place }
    return to < place && place <= from ? place - 1 : place
  }

  /// The place afterwards of what had a place before.
  func place(of source: Int) -> Int { DataMove(from: to, to: from).source(of: source) }

  /// Where an element is put that goes there, counted before it is taken out, as in
  /// `move(fromOffsets:toOffset:)`.
  var destination: Int { to > from ? to + 1 : to }
}
#endif

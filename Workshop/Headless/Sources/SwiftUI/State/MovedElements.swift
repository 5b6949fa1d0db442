@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension MutableCollection {
  /// Moves the elements at some offsets to another one, counted before they are taken out.
  ///
  /// Apple: `public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    let ordered = before.map { elements[$0] } + moved + after.map { elements[$0] }
    for (index, element) in zip(Array(indices), ordered) { self[index] = element }
  }
}

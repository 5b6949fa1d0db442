/// Finds the gaps between items some of which are neighbors only because what was between them is hidden, or
/// stands elsewhere.
///
///     all      a  2  b  3  c  4  d      The gap before an item is its own between items that are neighbors
///     shown    a  ?     c  4  d  ? +1   anyway. Before others the host is asked, if it gives gaps. An indicator
///                                       without a gap of its own takes that of the item in whose place it goes.
struct PartedGaps: Sendable {
  /// The gaps before the items anyway, in document order; empty for the container's.
  private let own: [Double]
  /// The items in the lines of all; nil for document order.
  private let sequence: [Int]?
  /// For each item its place there; empty for document order.
  private var places: [Int?] = []
  private let indicator: Int?

  /// - Parameters:
  ///   - own: The gaps before the items anyway, in document order; empty for the container's.
  ///   - sequence: The items in the lines of all, the indicator not among them; nil for document order.
  ///   - count: The number of items.
  ///   - indicator: The indicator, if there is one.
  init(_ own: [Double], sequence: [Int]?, count: Int, indicator: Int?) {
    self.own = own
    self.sequence = sequence
    self.indicator = indicator
    guard let sequence else { return }
    places = Array(repeating: nil, count: count)
    for (place, item) in sequence.enumerated() { places[item] = place }
  }

  /// Puts the gaps between neighbors into a column, NaN for the container's.
  func put(between items: ArraySlice<Int>, into gaps: inout [Double], asking host: AskedHost?) {
    for (earlier, item) in zip(items, items.dropFirst()) {
      gaps[item] = gap(before: item, after: earlier, host)
    }
  }

  private func gap(before item: Int, after earlier: Int, _ host: AskedHost?) -> Double {
    let isIndicator = item == indicator
    let (before, place) = (place(of: earlier), isIndicator ? nil : place(of: item))
    let areNeighbors = before.map { $0 + 1 } == place
    if !areNeighbors, host.givesGaps, let gap = host?.gap(before: item, after: earlier), !gap.isNaN
    {
      return gap
    }
    if own.isEmpty { return .nan }
    let ownGap = own[item]
    guard isIndicator, ownGap.isNaN, let before else { return ownGap }
    guard let sequence else { return own[before + 1] }
    return own[before + 1 < sequence.count ? sequence[before + 1] : item]
  }

  private func place(of item: Int) -> Int? { sequence == nil ? item : places[item] }
}

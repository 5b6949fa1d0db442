/// Finds the gaps between items some of which are neighbors only because what was between them is hidden, or
/// stands elsewhere.
///
///     all      a  2  b  3  c  4  d      The gap before an item is its own between items that are neighbors
///     shown    a  ?     c  4  d  ? +1   anyway. Before others the host is asked, if it gives gaps. An indicator
///                                       without a gap of its own takes that of the item in whose place it goes.
struct PartedGaps: Sendable {
  /// The items in the lines of all; nil for document order.
  private let sequence: [Int]?
  /// For each item its place there; empty for document order.
  private var places: [Int?] = []
  private let indicator: Int?

  /// - Parameters:
  ///   - sequence: The items in the lines of all, the indicator not among them; nil for document order.
  ///   - count: The number of items.
  ///   - indicator: The indicator, if there is one.
  init(sequence: [Int]?, count: Int, indicator: Int?) {
    self.sequence = sequence
    self.indicator = indicator
    guard let sequence else { return }
    places = Array(repeating: nil, count: count)
    for (place, item) in sequence.enumerated() { places[item] = place }
  }

  /// The gap before an item behind another, NaN for the container's; `own` answers the items' own.
  func gap(
    before item: Int, after earlier: Int, _ host: AskedHost?, own: (Int) -> Double
  ) -> Double {
    let isIndicator = item == indicator
    let (before, place) = (place(of: earlier), isIndicator ? nil : place(of: item))
    let areNeighbors = before.map { $0 + 1 } == place
    if !areNeighbors, host.givesGaps, let gap = host?.gap(before: item, after: earlier), !gap.isNaN
    {
      return gap
    }
    let ownGap = own(item)
    guard isIndicator, ownGap.isNaN else { return ownGap }
    guard let before else { return .nan }
    guard let sequence else { return own(before + 1) }
    return own(before + 1 < sequence.count ? sequence[before + 1] : item)
  }

  private func place(of item: Int) -> Int? { sequence == nil ? item : places[item] }
}

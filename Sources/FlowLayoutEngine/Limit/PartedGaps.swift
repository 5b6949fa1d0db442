/// The gaps between neighbors after some items have been hidden or moved.
///
///     all      a  2  b  3  c  4  d  5  e
///     shown    a  2  b  ?  d  ?  +2
///
/// Here c and e are hidden, and "+2" is the indicator of hidden items. Items that were neighbors
/// before, such as a and b, keep their gap. At each `?`, the `FlexHost` may give the gap. If it
/// gives none, d keeps the gap of 4 before it. The indicator then has its own gap or, without one,
/// the gap of 5 before e, which it replaces.
struct PartedGaps: Sendable {
  /// The gaps before items while all items are shown, in document order.
  ///
  /// Empty if all gaps are the container's.
  private let own: [Double]
  /// All items but the indicator of hidden items, sorted by `order`; nil for document order.
  private let sequence: [Int]?
  /// The index of each item in `sequence`; nil for an item that is not in it.
  ///
  /// Empty for document order.
  private var places: [Int?] = []
  private let indicator: Int?

  /// Creates a value from the gaps that items have while all are shown.
  ///
  /// - Parameters:
  ///   - own: The gap before each item, in document order; empty if every gap is the container's.
  ///   - sequence: All items but `indicator`, sorted by `order`; nil for document order.
  ///   - count: The number of items, including the indicator.
  ///   - indicator: The index of the indicator of hidden items; nil for none.
  init(_ own: [Double], sequence: [Int]?, count: Int, indicator: Int?) {
    self.own = own
    self.sequence = sequence
    self.indicator = indicator
    guard let sequence else { return }
    places = Array(repeating: nil, count: count)
    for (place, item) in sequence.enumerated() { places[item] = place }
  }

  /// Writes the gaps between neighbors in `items` to `gaps`.
  ///
  /// `items` are indices in document order. `gaps[item]` becomes the gap before that item; NaN
  /// means the container's gap. The gap before the first of `items` does not change.
  func put(between items: ArraySlice<Int>, into gaps: inout [Double], asking host: AnyFlexHost?) {
    for (earlier, item) in zip(items, items.dropFirst()) {
      gaps[item] = gap(before: item, after: earlier, host)
    }
  }

  private func gap(before item: Int, after earlier: Int, _ host: AnyFlexHost?) -> Double {
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

// The gaps between items some of which are neighbors only because a limit hides what is between them.
//
//      all      a  2  b  3  c  4  d      The gap before an item is its own between items that are neighbors
//      shown    a  ?     c  4  d  ? +1   anyway. Before others the host is asked, if it gives gaps.

/// Finds gaps by the places that items have in the lines of all.
struct PartedGaps: Sendable {
  /// For each item its place in the lines of all; -1 for what has none, empty for document order.
  private var places: [Int] = []
  private let count: Int
  private let indicator: Int?

  /// - Parameters:
  ///   - sequence: The items in the lines of all, the indicator not among them; nil for document order.
  ///   - count: The number of items.
  ///   - indicator: The indicator, if there is one.
  init(sequence: [Int]?, count: Int, indicator: Int?) {
    self.count = count
    self.indicator = indicator
    guard let sequence else { return }
    places = Array(repeating: -1, count: count)
    for (place, item) in sequence.enumerated() { places[item] = place }
  }

  /// The gaps before items in their lines, NaN for the container's; `own` answers those before places of the
  /// lines of all.
  func gaps(
    before items: [Int], _ host: inout some FlexLimitHost, own: (_ place: Int) -> Double
  ) -> [Double] {
    var gaps: [Double] = []
    gaps.reserveCapacity(count)
    for (index, item) in items.enumerated() {
      gaps.append(
        index > 0 ? gap(before: item, after: items[index - 1], &host, own: own) : own(0))
    }
    return gaps
  }

  private func gap(
    before item: Int, after earlier: Int, _ host: inout some FlexLimitHost, own: (Int) -> Double
  ) -> Double {
    let isIndicator = item == indicator
    let (before, place) = (place(of: earlier), isIndicator ? nil : place(of: item))
    let areNeighbors = before.map { $0 + 1 == place } ?? false
    if !areNeighbors, host.givesGaps, let gap = host.gap(before: item, after: earlier), !gap.isNaN {
      return gap
    }
    if isIndicator { return before.map { own($0 + 1) } ?? .nan }
    // A separator that stands beside a break marker in the lines of all has no place there.
    return place.map(own) ?? .nan
  }

  private func place(of item: Int) -> Int? {
    if places.isEmpty { return item }
    return places[item] < 0 ? nil : places[item]
  }
}

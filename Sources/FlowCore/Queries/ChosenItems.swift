// The items of a beginning of the ranking, in the order of the lines.
//
// In:  the items that may be shown at all, each with the rank of its element; separators.
// Out: the items of the first so many elements, with the separators between these and the gaps before them.
//
//      sequence   a  |  b  |  c  |  d      A separator stays with the item before it, and is hidden where
//      ranks      1     3     0     2      nothing follows.
//      first 3    a  |        c  |  d

/// The memory of a choice, kept from pass to pass.
struct ChosenItems: Sendable {
  /// An item that may be shown, or the separator behind one.
  struct Candidate: Sendable {
    let item: Int
    /// The rank of its element; nil for a separator.
    let rank: Int?
  }

  /// All of them, in the order of the lines.
  var candidates: [Candidate] = []

  /// The items that are chosen.
  private(set) var items: [Int] = []

  /// Whether the last of them is the indicator, behind items that are the first of the lines.
  private var hasIndicator = false

  /// The gaps before them, each where its item's is; empty if all are the container's.
  private(set) var gaps: [Double] = []
}

extension ChosenItems {
  /// Chooses the first elements of a ranking.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - indicator: The indicator, if it is shown behind them.
  ///   - isMarker: Whether an item is a break marker.
  mutating func choose(_ count: Int, indicator: Int?, isMarker: (Int) -> Bool) {
    items.removeAll(keepingCapacity: true)
    var separator: Int?
    for candidate in candidates {
      guard let rank = candidate.rank else {
        separator = separator ?? candidate.item
        continue
      }
      if rank >= count { continue }
      if let separator, let last = items.last, !isMarker(candidate.item), !isMarker(last) {
        items.append(separator)
      }
      separator = nil
      items.append(candidate.item)
    }
    if let indicator { items.append(indicator) }
  }

  /// Chooses none.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    hasIndicator = false
  }

  /// Chooses the items before a place of the lines; answers how many of them were chosen already.
  mutating func chooseFirst(_ end: Int, indicator: Int?, item: (_ place: Int) -> Int) -> Int {
    if hasIndicator { items.removeLast() }
    if items.count > end { items.removeLast(items.count - end) }
    let kept = items.count
    withoutActuallyEscaping(item) { item in
      items.append(contentsOf: (kept..<max(kept, end)).lazy.map(item))
    }
    if let indicator { items.append(indicator) }
    hasIndicator = indicator != nil
    return kept
  }

  /// Finds the gaps before the chosen items of so many, if they are not all the container's, behind those that
  /// are known.
  mutating func findGaps(
    _ parted: PartedGaps?, from known: Int, of count: Int, _ host: AskedHost?,
    own: (_ item: Int) -> Double
  ) {
    gaps.resize(to: parted == nil ? 0 : count)
    parted?.findGaps(before: items.dropFirst(known - 1), into: &gaps, host, own: own)
  }
}

/// Finds the gaps between items some of which are neighbors only because what was between them is hidden, or
/// stands elsewhere.
///
///     all      a  2  b  3  c  4  d      The gap before an item is its own between items that are neighbors
///     shown    a  ?     c  4  d  ? +1   anyway. Before others the host is asked, if it gives gaps.
struct PartedGaps: Sendable {
  /// The items in the lines of all; nil for document order.
  private let sequence: [Int]?
  /// For each item its place there; -1 for what has none, empty for document order.
  private var places: [Int] = []
  private let indicator: Int?

  /// - Parameters:
  ///   - sequence: The items in the lines of all, the indicator not among them; nil for document order.
  ///   - count: The number of items.
  ///   - indicator: The indicator, if there is one.
  init(sequence: [Int]?, count: Int, indicator: Int?) {
    self.sequence = sequence
    self.indicator = indicator
    guard let sequence else { return }
    places = Array(repeating: -1, count: count)
    for (place, item) in sequence.enumerated() { places[item] = place }
  }

  /// Writes the gap before each of some items in its place, NaN for the container's; `own` answers those in
  /// the lines of all.
  func findGaps(
    before items: some Collection<Int>, into gaps: inout [Double], _ host: AskedHost?,
    own: (_ item: Int) -> Double
  ) {
    for (earlier, item) in zip(items, items.dropFirst()) {
      gaps[item] = gap(before: item, after: earlier, host, own: own)
    }
  }

  private func gap(
    before item: Int, after earlier: Int, _ host: AskedHost?, own: (Int) -> Double
  ) -> Double {
    let isIndicator = item == indicator
    let (before, place) = (place(of: earlier), isIndicator ? nil : place(of: item))
    let areNeighbors = before.map { $0 + 1 == place } ?? false
    if !areNeighbors, host.givesGaps, let gap = host?.gap(before: item, after: earlier), !gap.isNaN {
      return gap
    }
    guard isIndicator else { return own(item) }
    guard let before else { return .nan }
    guard let sequence else { return own(before + 1) }
    return own(before + 1 < sequence.count ? sequence[before + 1] : item)
  }

  private func place(of item: Int) -> Int? {
    if places.isEmpty { return item }
    return places[item] < 0 ? nil : places[item]
  }
}

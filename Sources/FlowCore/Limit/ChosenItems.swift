// The items of a beginning of the ranking, in the order of the lines.
//
// In:  the elements that may be shown at all, each with its rank; separators.
// Out: the items of the first so many of them, with the separators between these and the gaps before them.
//
//      sequence   a  |  b  |  c  |  d      A separator stays with the item before it, and is hidden where
//      ranks      1     3     0     2      nothing follows.
//      first 3    a  |        c  |  d

/// The memory of a choice, kept from pass to pass.
struct ChosenItems: Sendable {
  /// An item that may be shown, or the separator behind one.
  struct Candidate: Sendable {
    let place: Int
    let item: Int
    /// The rank of its element; nil for a separator.
    let rank: Int?
  }

  var candidates: [Candidate] = []

  /// The items that are chosen.
  private(set) var items: [Int] = []

  /// The gaps before them; empty if all are the container's.
  private(set) var gaps: [Double] = []

  mutating func removeAll() {
    candidates.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
  }
}

extension FlexPass {
  /// Puts the separators that may be shown among the candidates, which are in order.
  mutating func addSeparators(_ order: [Int]?, to choice: inout ChosenItems) {
    if !hasBreaks { return }
    var all: [ChosenItems.Candidate] = []
    for (index, candidate) in choice.candidates.enumerated() {
      all.append(candidate)
      guard index + 1 < choice.candidates.count else { break }
      for place in candidate.place + 1..<choice.candidates[index + 1].place {
        let item = order?[place] ?? place
        if !main.breaks[item].contains(.separator) { continue }
        all.append(ChosenItems.Candidate(place: place, item: item, rank: nil))
        break
      }
    }
    choice.candidates = all
  }
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

  /// Takes the gaps before the items, if they are not all the container's.
  mutating func takeGaps(_ gaps: [Double]) { self.gaps = gaps }
}

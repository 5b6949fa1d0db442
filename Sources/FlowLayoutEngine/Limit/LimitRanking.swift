// The order in which a limit shows elements.
//
//      sequence     a  b  c  d
//      priorities   0  2  1  2      ranking   b  d  c  a

extension FlexPass {
  /// Ranks elements by priority, the highest first.
  ///
  /// Of two with equal priority, the one whose first item is earlier on the lines ranks higher.
  /// Stores the result in the properties of `search`.
  mutating func rankItems(_ search: inout LimitSearch) {
    // The items of one element stay sorted by `order`. `search.ranking` stays empty if all
    // priorities are equal and items are ranked as they are sorted by `order`; but with aspect
    // ratios it is always set, because one item fewer may change all lines.
    let (elements, priorities) = (search.limit.elements, search.limit.priorities)
    let areEqual = FlexLimit.areEqual(priorities.prefix(count))
    if elements.isEmpty, areEqual, !hasProportions { return }
    var firsts = Array(repeating: -1, count: mainSizes.count)
    var places: [(item: Int, priority: Double, first: Int)] = []
    for place in 0..<count {
      let item = item(at: place)
      let element = elements.isEmpty ? item : elements[item]
      if firsts[element] < 0 { firsts[element] = place }
      let priority = priorities.isEmpty ? 0 : FlexLimit.known(priorities[element])
      places.append((item, priority, firsts[element]))
    }
    let ranking = sortedIndices(count) {
      let (a, b) = (places[$0], places[$1])
      return a.priority != b.priority ? a.priority > b.priority : a.first < b.first
    }
    search.ranks = Array(repeating: 0, count: mainSizes.count)
    var (rank, first) = (-1, -1)
    for place in ranking {
      if places[place].first != first { (rank, first) = (rank + 1, places[place].first) }
      search.ranks[places[place].item] = rank
    }
    search.total = rank + 1
    let isRanked = hasProportions || !areEqual || ranking.indices.contains { ranking[$0] != $0 }
    if isRanked { search.ranking = ranking.map { places[$0].item } }
  }
}

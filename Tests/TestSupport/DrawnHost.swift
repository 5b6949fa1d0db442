package import FlowLayoutEngine

/// A host whose answers follow from what it is asked: where all lengths are twice as long, so are they.
///
/// One with a whim answers anything, but always the same to the same question.
package struct DrawnHost: FlexHost {
  private let items: FlexItems
  package let measuresItems: Bool
  package let givesGaps: Bool
  package let givesLineGaps: Bool
  private let whim: Int?

  package init(
    _ items: FlexItems, measuresItems: Bool, givesGaps: Bool = false, givesLineGaps: Bool = false,
    whim: Int? = nil
  ) {
    self.items = items
    self.measuresItems = measuresItems
    self.givesGaps = givesGaps
    self.givesLineGaps = givesLineGaps
    self.whim = whim
  }

  /// The host of other items, which answers in the same way.
  package func hosting(_ items: FlexItems) -> DrawnHost {
    DrawnHost(
      items, measuresItems: measuresItems, givesGaps: givesGaps, givesLineGaps: givesLineGaps,
      whim: whim)
  }

  /// Any number, for a question.
  private func oddNumber(_ whim: Int, _ question: Int...) -> Double {
    var source = SeededGenerator(question.reduce(whim) { $0 &* 31 &+ $1 })
    return source.pick(ProblemDrawer<SeededGenerator>.oddNumbers + [source.length(0...80)])
  }

  /// The narrower an item is than by itself, the deeper; every third has no guide.
  package func measure(item: Int, main: Double) -> FlexMeasurement {
    if !measuresItems { return FlexMeasurement(main: main, cross: items.cross[item]) }
    if let whim {
      let bits = Int(truncatingIfNeeded: main.bitPattern)
      return FlexMeasurement(
        main: oddNumber(whim, 1, item, bits), cross: oddNumber(whim, 2, item, bits),
        guide: oddNumber(whim, 3, item, bits))
    }
    return FlexMeasurement(
      main: item.isMultiple(of: 2) ? main : main * 0.75,
      cross: items.cross[item] + (items.main[item] - main) / 2,
      guide: item.isMultiple(of: 3) ? .nan : main / 4)
  }

  /// The longer the earlier item, the wider; some are left to the columns.
  package func gap(before item: Int, after earlier: Int) -> Double? {
    if !givesGaps || (item + earlier).isMultiple(of: 3) { return nil }
    return whim.map { oddNumber($0, 5, item, earlier) } ?? items.main[earlier] / 8
  }

  /// The longer the items where two lines begin and end, the wider; some gaps are left to the container.
  package func gap(between line: [Int], and next: [Int]) -> Double? {
    let (first, last) = (line[0], next[next.count - 1])
    if !givesLineGaps || (first + next[0]).isMultiple(of: 3) { return nil }
    return whim.map { oddNumber($0, 4, first, last) } ?? (items.main[first] + items.main[last]) / 16
  }
}

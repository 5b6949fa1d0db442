// The items of a beginning of the ranking, in the order of the lines.
//
// In:  the items that may be shown at all, each with the rank of its element.
// Out: the items of the first so many elements, and the gaps before them.
//
//      sequence   a  b  c  d
//      ranks      1  3  0  2
//      first 3    a     c  d

/// An item that may be shown.
struct TakenItem: Sendable {
  /// Its place among all.
  let place: Int
  let item: Int
  /// The rank of its element.
  let rank: Int
}

/// The items that are chosen, in memory that stays where it is.
struct ChosenItems: ~Copyable {
  let items: UnsafeMutableBufferPointer<Int>
  /// The gaps before them, each where its item's is; empty if all are the container's.
  let gaps: UnsafeMutableBufferPointer<Double>
  private(set) var count = 0
  /// How many of them are as they were before: the first ones.
  private(set) var kept = 0
  /// Whether the last of them is an indicator.
  private var hasIndicator = false

  /// Makes room for a number of items, and for the gaps of all.
  init(atMost count: Int, gaps: Int) {
    items = .allocate(capacity: count)
    self.gaps = .allocate(capacity: gaps)
    self.gaps.initialize(repeating: .nan)
  }

  /// Nothing, before it is known how much room there must be.
  init() { (items, gaps) = (.init(start: nil, count: 0), .init(start: nil, count: 0)) }

  deinit {
    items.deallocate()
    gaps.deallocate()
  }

  /// Chooses those of the first elements of a ranking, and perhaps the indicator.
  mutating func choose(_ elements: Int, of taken: [TakenItem], _ indicator: Int?) {
    (count, kept) = (0, 0)
    for candidate in taken where candidate.rank < elements { append(candidate.item) }
    finish(indicator)
  }

  /// Chooses the items before a place of the lines, and perhaps the indicator.
  mutating func chooseFirst(_ end: Int, _ indicator: Int?, item: (_ place: Int) -> Int) {
    count = min(count - (hasIndicator ? 1 : 0), end)
    kept = count
    while count < end { append(item(count)) }
    finish(indicator)
  }

  private mutating func finish(_ indicator: Int?) {
    if let indicator { append(indicator) }
    hasIndicator = indicator != nil
  }

  private mutating func append(_ item: Int) {
    items[count] = item
    count += 1
  }
}

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

extension FlexPass {
  /// A pass over some of another's items, with gaps of their own.
  init(over choice: borrowing ChosenItems, of whole: borrowing FlexPass) {
    var wishes = whole.wishes
    if !choice.gaps.isEmpty { wishes.gapBefore = Column(.init(choice.gaps), initial: 0) }
    let buffers = FrameBuffers(
      mainPositions: whole.mainPositions, crossPositions: whole.crossPositions,
      mainSizes: whole.mainSizes, crossSizes: whole.crossSizes,
      sequence: Column(.init(choice.items), initial: 0))
    self.init(
      container: whole.container, part: whole.part, main: whole.main, cross: whole.cross,
      wishes: wishes, buffers: buffers, memory: whole.memory, count: choice.count, run: nil,
      host: whole.host, fastPaths: [])
  }
}

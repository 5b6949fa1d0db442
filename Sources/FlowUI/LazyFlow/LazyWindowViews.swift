#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The views of a slice, made anew only where the slice is another one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindowViews<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let store: LazyStore
  let contents: FlowContents<Data, ID, Content>
  let rules: FlowRules
  let word: RowWord
  /// Which contents of the store these are.
  let known: Int
  let hold: Hold?
  private(set) var slice = LazySlice(length: 0, waitingRoom: 0)

  init(
    store: LazyStore, contents: FlowContents<Data, ID, Content>, rules: FlowRules,
    word: RowWord, known: Int, hold: Hold?
  ) {
    (self.store, self.contents, self.rules) = (store, contents, rules)
    (self.word, self.known, self.hold) = (word, known, hold)
  }

  func showing(_ slice: LazySlice) -> Self {
    var views = self
    views.slice = slice
    return views
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindowViews: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.store === b.store && a.known == b.known && a.slice == b.slice && a.rules.axis == b.rules.axis
      && a.word == b.word && a.hold == b.hold
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindowViews: View {
  var body: some View {
    let move = hold?.move
    // Whatever is held, in the order of the data.
    let elements = slice.indices.map { move?.source(of: $0) ?? $0 }
    let rows = Rows(
      contents: contents, places: move == nil ? elements : elements.sorted(),
      count: elements.count, word: word)
    // Not two views to choose from: those of rows that become columns stay the same.
    let layout =
      switch rules.axis {
      case .rows:
        AnyLayout(LazyPlaces<FlowLayout>(store: store, slice: slice, known: known, hold: hold))
      case .columns:
        AnyLayout(LazyPlaces<VFlowLayout>(store: store, slice: slice, known: known, hold: hold))
      }
    return layout { rows.equatable() }.scrollTargetLayout()
  }
}

/// The items of a lazy flow whose views exist, for lines of one length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySlice: Equatable, Sendable {
  /// The length that lines break at.
  let length: CGFloat

  /// Where along the lines views wait that may still move: nobody sees them there.
  let waitingRoom: Double

  /// The items, in order and without overlap.
  private(set) var ranges: [Range<Int>] = []

  init(length: CGFloat, waitingRoom: Double) {
    (self.length, self.waitingRoom) = (length, waitingRoom)
  }

  /// The indices of the items, in order.
  var indices: [Int] { ranges.flatMap { Array($0) } }

  /// Adds items that may be there already.
  mutating func insert(_ others: Range<Int>...) { insert(others) }

  /// Adds items that may be there already.
  mutating func insert(_ others: [Range<Int>]) {
    let sorted = (ranges + others).filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    ranges = []
    for next in sorted {
      if let last = ranges.last, next.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        ranges.append(next)
      }
    }
  }
}
#endif

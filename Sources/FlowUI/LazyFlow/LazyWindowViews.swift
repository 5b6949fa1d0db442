#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The views of a slice, made anew only where the slice is another one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindowViews<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let store: LazyStore
  let contents: FlowContents<Data, ID, Content>
  let rules: FlowRules
  /// What the items are.
  let items: LazyItems
  let word: RowWord
  /// Which contents of the store these are.
  let known: Int
  let hold: Hold?
  private(set) var slice = LazySlice(length: 0)

  init(
    store: LazyStore, contents: FlowContents<Data, ID, Content>, rules: FlowRules,
    items: LazyItems, word: RowWord, known: Int, hold: Hold?
  ) {
    (self.store, self.contents, self.rules, self.items) = (store, contents, rules, items)
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
    // Not two views to choose from: those of rows that become columns stay the same.
    let layout =
      switch rules.axis {
      case .rows: AnyLayout(places(FlowLayout.self))
      case .columns: AnyLayout(places(VFlowLayout.self))
      }
    return layout {
      if let sections = contents.sections {
        Self.sections(shownSections(sections), of: sections, self)
      } else {
        rows(elements)
      }
      GuestRow(hold)
    }
    .scrollTargetLayout()
  }

  private func places<Base: FlowingLayout>(_: Base.Type) -> LazyPlaces<Base> {
    LazyPlaces(
      store: store, axis: rules.axis, slice: slice, known: known, hold: hold, items: items)
  }

  /// The elements whose views exist: whatever is held, in the order of the data.
  private var elements: [Int] {
    let places = slice.indices.compactMap(items.element)
    guard let move = hold?.move else { return places }
    // One that is over another container still has its view, and of that one's there is none.
    return (places.map(move.source) + (move.isDeparture ? [move.from] : []))
      .filter { $0 != DataMove.elsewhere }.sorted()
  }

  /// What exists of sections: what is held stays in its own, as its view would be another one in the next.
  private func shownSections(_ all: FlowSections) -> [ShownSection] {
    var shown: [Int: ShownSection] = [:]
    func note(_ section: Int, _ change: (inout ShownSection) -> Void) {
      change(&shown[section, default: ShownSection(id: all.id(section), index: section)])
    }
    let unheld = all.items
    for element in elements {
      note(unheld.section(ofElement: element)) { $0.elements.append(element) }
    }
    for item in slice.indices {
      switch items[item] {
      case .header(let section): note(section) { $0.hasHeader = true }
      case .footer(let section): note(section) { $0.hasFooter = true }
      case .element, .separator, .indicator: break
      }
    }
    return shown.values.sorted { $0.index < $1.index }
  }

  nonisolated private func rows(_ elements: [Int]) -> some View {
    Rows(contents: contents, places: elements, count: elements.count, word: word).equatable()
  }

  // SwiftUI may make the views on another thread: the closure is formed where no actor is.
  nonisolated private static func sections(
    _ shown: [ShownSection], of sections: FlowSections, _ views: Self
  ) -> some View {
    let version = views.word.version
    return ForEach(shown) { section in
      let index = section.index
      if section.hasHeader, let header = sections.header {
        FlowRow(version: version, index: index, element: index, content: header).equatable()
          .accessibilityAddTraits(.isHeader)
          .flowFullLine()
          // Below what is held.
          .zIndex(sections.pinsHeaders ? 0.5 : 0)
          .layoutValue(key: RowPartKey.self, value: .header(index))
          .id(section.id)
      }
      views.rows(section.elements)
      if section.hasFooter, let footer = sections.footer {
        FlowRow(version: version, index: index, element: index, content: footer).equatable()
          .flowFullLine()
          .layoutValue(key: RowPartKey.self, value: .footer(index))
      }
    }
  }
}

/// What exists of a section.
private struct ShownSection: Identifiable {
  let id: AnyHashable
  let index: Int
  var hasHeader = false
  var hasFooter = false
  var elements: [Int] = []
}

/// The items of a lazy flow whose views exist, for lines of one length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySlice: Equatable, Sendable {
  /// The length that lines break at.
  let length: CGFloat

  /// The items, in order and without overlap.
  private(set) var ranges: [Range<Int>] = []

  /// Where what is visible begins, if headers stay there.
  var pin: Double?

  init(length: CGFloat) { self.length = length }

  /// The indices of the items, in order.
  var indices: [Int] { ranges.flatMap { Array($0) } }

  /// Adds items that may be there already.
  mutating func insert(_ others: Range<Int>...) { insert(others) }

  /// Adds items that may be there already.
  mutating func insert(_ others: [Range<Int>]) {
    let all = (ranges + others).filter { !$0.isEmpty }
    let sorted = sortedIndices(all.count) { all[$0].lowerBound < all[$1].lowerBound }
    ranges = []
    for next in sorted.map({ all[$0] }) {
      if let last = ranges.last, next.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        ranges.append(next)
      }
    }
  }
}
#endif

#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What a lazy flow keeps from one evaluation of its body to the next.
///
/// Nobody observes it: bodies and layouts ask, and it is changed where bodies are evaluated.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor final class LazyModel<Data: RandomAccessCollection, ID: Hashable> {
  let store = LazyStore(LazyContents(FlowLayout().rules, isDeclared: false))
  private var isDeclared = false
  private var data: Data?
  private var surroundings: Surroundings?
  private var rules: FlowRules?
  private var evaluations = 0
  private var lastPinned = 0

  // Made with the flow, which may be made anywhere.
  nonisolated init() {}

  /// What sizes depend on besides the elements.
  struct Surroundings: Equatable {
    let dynamicTypeSize: DynamicTypeSize
    let legibilityWeight: LegibilityWeight?
    let locale: Locale
  }

  /// Follows a flow, and answers a number that differs from that of any flow before.
  func update<Content: View>(
    _ flow: LazyFlow<Data, ID, Content>, _ surroundings: Surroundings
  ) -> Int {
    evaluations += 1
    let isDeclared = flow.sizes != nil
    let isSameData = data.map { flow.data.isStored(as: $0) } ?? false
    let isSame = isSameData && surroundings == self.surroundings && isDeclared == self.isDeclared
    if isSame, flow.rules == rules { return evaluations }
    store.with { contents in
      contents.version += 1
      if isDeclared != self.isDeclared {
        contents = LazyContents(flow.rules, isDeclared: isDeclared, after: contents)
      }
      contents.setRules(flow.rules)
      if isSame, flow.rules.axis == rules?.axis { return }
      if let sizes = flow.sizes { return contents.declare(sizes(flow.data)) }
      if surroundings != self.surroundings { contents.forgetSizes() }
      if !isSameData { follow(flow.data, flow.id, &contents) }
      contents.count = flow.data.count
    }
    self.isDeclared = isDeclared
    rules = flow.rules
    data = flow.data
    self.surroundings = surroundings
    return evaluations
  }

  /// Has items that were measured stand where their elements are now.
  private func follow(
    _ new: Data, _ id: KeyPath<Data.Element, ID>, _ contents: inout LazyContents
  ) {
    guard let old = data?.prefix(contents.columns.count), !old.isEmpty else { return }
    let first = zip(old, new).prefix { $0[keyPath: id] == $1[keyPath: id] }.count
    if first == old.count { return }
    var known: [ID: Int] = [:]
    for (offset, element) in old.dropFirst(first).enumerated() {
      known[element[keyPath: id]] = first + offset
    }
    var origins: [Int?] = []
    // Beyond so many new ones in a row it is not worth while to look for more.
    var news = 0
    for element in new.dropFirst(first) {
      if known.isEmpty || news == LazyContents.mostMeasured { break }
      let origin = known.removeValue(forKey: element[keyPath: id])
      news = origin == nil ? news + 1 : 0
      origins.append(origin)
    }
    while let last = origins.last, last == nil { origins.removeLast() }
    contents.move(from: first, origins)
  }

  /// The index of an element, sought from where the last one was found; nil if there is none.
  func index(of wanted: ID, in data: Data, id: KeyPath<Data.Element, ID>) -> Int? {
    let count = data.count
    let start = min(lastPinned, max(0, count - 1))
    func isWanted(_ index: Int) -> Bool {
      data[data.index(data.startIndex, offsetBy: index)][keyPath: id] == wanted
    }
    for distance in 0..<max(count - start, start + 1) {
      for index in [start + distance, start - distance]
      where index >= 0 && index < count && isWanted(index) {
        lastPinned = index
        return index
      }
    }
    return nil
  }
}

extension Collection {
  /// Whether both are surely the same, at a glance.
  fileprivate func isStored(as other: Self) -> Bool {
    // Objects may have changed where they are.
    if Element.self is AnyObject.Type { return false }
    if let range = self as? Range<Int>, let other = other as? Range<Int> { return range == other }
    let isSame = withContiguousStorageIfAvailable { mine in
      other.withContiguousStorageIfAvailable {
        mine.baseAddress == $0.baseAddress && mine.count == $0.count
      }
    }
    return isSame == true
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// A lazy flow of numbers from one evaluation to the next: each number's view is as wide as it says.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor final class NumbersModel<Data: RandomAccessCollection> where Data.Element: Hashable {
  let model = LazyModel()
  private var flow: LazyRoot?

  /// How many sizes were read.
  private(set) var reads = 0

  static func measured(_ data: Data, _ layout: some FlowingLayout = FlowLayout()) -> LazyRoot {
    root(data, layout.rules.lazy(areRatios: false))
  }

  static func strip(
    _ data: Data, lines: Int = 2, _ layout: some FlowingLayout = FlowLayout()
  ) -> LazyRoot {
    root(data, layout.rules.asStrip(lines, .shortestFirst))
  }

  func declared(_ data: Data, _ layout: some FlowingLayout = FlowLayout()) -> LazyRoot {
    let sizes = ItemSizes<Data.Element>(
      .sizes { [unowned self] _ in
        reads += 1
        return CGSize(width: 10, height: 20)
      })
    return Self.root(data, layout.rules.lazy(areRatios: false), sizes)
  }

  private static func root(
    _ data: Data, _ rules: FlowRules, _ sizes: ItemSizes<Data.Element> = ItemSizes(.measured)
  ) -> LazyRoot {
    LazyRoot(
      FlowContents(data: data, id: \.self) { _ in Color.red }, rules,
      sizes.areDeclared ? { sizes.read(data) } : nil)
  }

  @discardableResult
  func update(_ flow: LazyRoot, _ surroundings: [AnyHashable] = []) -> Int {
    self.flow = flow
    return model.update(flow, surroundings)
  }

  /// Returns a result read from the flow's contents.
  func contents<Result>(_ look: (inout LazyContents) -> Result) -> Result {
    model.store.with { look(&$0) }
  }

  var version: Int { contents { $0.generation.data } }

  /// Measures items as having some widths.
  func learn(_ widths: [(item: Int, width: Double)]) {
    let reading = LazyReading(
      items: widths.map(\.item),
      columns: FlexItems(main: widths.map(\.width), cross: widths.map { _ in 20 }), spacings: [],
      answers: widths.map { _ in [] })
    // The views that are measured have been made.
    if let flow, let identities = model.identities {
      flow.contents.record(widths.map(\.item), in: identities)
    }
    contents { $0.learn(reading, LazySlice(length: 100)) }
  }

  /// The widths of the items that are known; nil for those that came in between.
  var known: [Double?] {
    contents { contents in
      contents.checkInvariants()
      let memory = contents.items.memory
      return memory.items.main.enumerated().map { memory.unmeasured.contains($0) ? nil : $1 }
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension NumbersModel where Data.Element == Int {
  /// Measures the first items to be as wide as their numbers.
  func learn(first count: Int, of data: Data) {
    learn(data.prefix(count).enumerated().map { ($0.offset, Double($0.element)) })
  }
}

/// A collection that is one object, whatever it holds.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
final class NumbersBox: RandomAccessCollection {
  var numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  subscript(index: Int) -> Int { numbers[index] }
}
#endif

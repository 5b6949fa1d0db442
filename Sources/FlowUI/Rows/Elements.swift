#if canImport(SwiftUI)
public import SwiftUI

/// Some elements of a collection, with their places, in the order in which they are read: nothing of the rest is
/// read.
struct Elements<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let places: [Int]?
  let count: Int

  /// The first elements, or those at some places.
  init(_ data: Data, _ id: KeyPath<Data.Element, ID>, first count: Int, or places: [Int]? = nil) {
    (self.data, self.id, self.places) = (data, id, places)
    self.count = places?.count ?? count
  }

  struct Entry {
    let index: Int
    let id: ID
    let element: Data.Element
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Entry {
    let index = places?[position] ?? position
    let element = data[data.index(data.startIndex, offsetBy: index)]
    return Entry(index: index, id: element[keyPath: id], element: element)
  }
}

/// The elements of a container, what makes their views, and what stands between and behind these.
///
/// Read and called where bodies are evaluated only.
struct FlowContents<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  var data: Data
  let id: KeyPath<Data.Element, ID>
  var priority: ((Data.Element) -> Double)?
  let content: (Data.Element) -> Content
  var parts = FlowParts<Data.Element>()
  /// Whether a view follows the last element of a lazy flow.
  var hasIndicator = false
  /// The sections that the elements are in; nil if there are none.
  var sections: FlowSections?

  func element(_ index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  func identifier(_ index: Int) -> ID { element(index)[keyPath: id] }
}

/// The sections of a lazy container, and what makes the views before and behind the elements of each.
struct FlowSections {
  /// The number of elements before each section, and of all.
  let firsts: [Int]
  let id: (Int) -> AnyHashable
  var header: ((Int) -> AnyView)?
  var footer: ((Int) -> AnyView)?
  /// Whether headers stay where they can be seen as long as their section can be.
  let pinsHeaders: Bool
}

/// What stands between and behind the elements of a container, each of any view.
@usableFromInline
struct FlowParts<Element> {
  var overflow: (FlowOverflow<Element>) -> AnyView? = { _ in nil }
  var placeholder: (() -> AnyView)?
  var itemSeparator: (() -> AnyView)?
  var lineSeparator: (() -> AnyView)?

  var hasSeparators: Bool { itemSeparator != nil || lineSeparator != nil }

  init() {}

  /// Views of no kind are none.
  @usableFromInline
  init(
    overflow: @escaping (FlowOverflow<Element>) -> AnyView?,
    placeholder: @escaping () -> some View,
    itemSeparator: @escaping () -> some View, lineSeparator: @escaping () -> some View
  ) {
    self.overflow = overflow
    self.placeholder = erased(placeholder)
    self.itemSeparator = erased(itemSeparator)
    self.lineSeparator = erased(lineSeparator)
  }
}

/// A part of a container, of any view; nil if it is said that there is none.
private func erased<Part: View>(_ part: @escaping () -> Part) -> (() -> AnyView)? {
  Part.self == EmptyView.self ? nil : { AnyView(part()) }
}
#endif

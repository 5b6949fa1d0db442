#if canImport(SwiftUI)
import SwiftUI

/// The elements of a container, and the closure that makes their views.
///
/// Read and called where bodies are evaluated only. A class, so that each of many views stores one pointer, of
/// whatever types it is.
final class FlowContents<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
  /// The sections that the elements of a lazy flow are in; nil if there are none.
  var sections: FlowSections?

  init(
    data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  /// Returns the same contents with headers that stay in the visible area.
  func pinningHeaders() -> FlowContents {
    let contents = FlowContents(data: data, id: id, content: content)
    contents.sections = sections
    contents.sections?.pinsHeaders = sections?.header != nil
    return contents
  }
}

/// The contents of a container by places in the data, whatever its type: code for rows is written and compiled once.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol RowSource: AnyObject {
  var count: Int { get }
  /// Returns the number of elements now: a binding's may have changed.
  func countNow() -> Int
  /// Returns the elements' identities as they are now.
  func order() -> [AnyHashable]
  func identity(_ index: Int) -> AnyHashable
  /// Returns a function that tells at which places the elements, or the present values of their bindings, meet a
  /// condition.
  func places(_ isIncluded: @escaping (Any) -> Bool) -> (Int) -> Bool

  /// Returns the views of an element by themselves.
  func view(ofElement index: Int) -> AnyView

  /// Returns the views of the first `count` elements, or of those at some places.
  ///
  /// - Parameters:
  ///   - count: The number of the first elements, or of all `places`.
  ///   - places: The places of the elements; nil for the first ones.
  ///   - waiting: The elements that wait off screen for a place.
  ///   - context: The state that all rows share.
  /// - Returns: The rows.
  func rows(
    _ count: Int, or places: [Int]?, waiting: Set<Int>, _ context: RowContext
  ) -> AnyView
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContents: RowSource {
  var count: Int { data.indices.count }

  func identity(_ index: Int) -> AnyHashable { AnyHashable(data.element(at: index)[keyPath: id]) }

  /// The data as they are now.
  private var now: Data { copy(of: data) }

  func countNow() -> Int { now.indices.count }

  func order() -> [AnyHashable] { now.map { AnyHashable($0[keyPath: id]) } }

  func places(_ isIncluded: @escaping (Any) -> Bool) -> (Int) -> Bool {
    let now = now
    let count = now.indices.count
    return { $0 >= 0 && $0 < count && isIncluded(bound(now.element(at: $0))) }
  }

  func view(ofElement index: Int) -> AnyView { AnyView(content(data.element(at: index))) }

  func rows(
    _ count: Int, or places: [Int]?, waiting: Set<Int>, _ context: RowContext
  ) -> AnyView {
    AnyView(
      Rows(
        contents: self, places: places, count: count, total: self.count, context: context,
        waiting: waiting))
  }
}

/// The sections of a lazy container, and the closures that make their headers and footers.
struct FlowSections {
  /// The number of elements before each section, and of all.
  let firsts: [Int]
  let id: (Int) -> AnyHashable
  var header: ((Int) -> AnyView)?
  var footer: ((Int) -> AnyView)?
  /// Whether headers stay where they can be seen as long as their section can be.
  var pinsHeaders = false

  var items: SectionItems {
    SectionItems(sections: firsts, hasHeaders: header != nil, hasFooters: footer != nil)
  }
}

extension JoinedElements {
  /// Makes the views of sections by their places; nil if there are none.
  func part<Part: View>(
    _ part: @escaping (Sections.Element) -> Part
  ) -> ((Int) -> AnyView)? {
    Part.self == EmptyView.self ? nil : { AnyView(part(section($0))) }
  }
}
#endif

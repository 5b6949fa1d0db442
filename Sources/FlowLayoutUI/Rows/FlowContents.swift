#if canImport(SwiftUI)
import SwiftUI

/// The elements of a container, and the closure that makes their views.
///
/// View bodies and event handlers use this object, layouts do not. It is a class, so that the view
/// of each element stores one pointer.
final class FlowContents<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
  /// The sections of a lazy flow; nil without sections.
  var sections: FlowSections?

  init(
    data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  /// Returns a copy of the contents whose section headers, if there are any, are pinned.
  func pinningHeaders() -> FlowContents {
    let contents = FlowContents(data: data, id: id, content: content)
    contents.sections = sections
    contents.sections?.pinsHeaders = sections?.header != nil
    return contents
  }
}

/// The type-erased contents of a container, whose elements are named by their offsets in the data.
///
/// Code that uses this protocol is compiled once, not for each type of data.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol RowSource: AnyObject {
  var count: Int { get }
  /// Returns the number of elements that the data has now; a binding may have changed since the
  /// body was evaluated.
  func countNow() -> Int
  /// Returns the current identities of all elements, in the order of the data.
  func order() -> [AnyHashable]
  func identity(_ index: Int) -> AnyHashable
  /// Returns a function that tells whether the element at an offset meets `isIncluded`; false for
  /// an offset outside of the data.
  ///
  /// If elements are bindings, `isIncluded` gets the current values of the bindings.
  func offsets(_ isIncluded: @escaping (Any) -> Bool) -> (Int) -> Bool

  /// Returns an element's views as the app made them, without the container's modifiers, for the
  /// picture of a drag.
  func view(ofElement index: Int) -> AnyView

  /// Returns the rows (each the view of one element) of the first `count` elements, or of the
  /// elements at `offsets` in the data.
  ///
  /// - Parameters:
  ///   - count: The number of elements; equal to the number of `offsets` if these are not nil.
  ///   - offsets: The data offsets of the elements; nil for the first ones.
  ///   - waiting: The data offsets of the elements whose views wait off screen, because a later
  ///     measurement may still move them.
  ///   - context: The state that all rows share.
  /// - Returns: The rows.
  func rows(
    _ count: Int, or offsets: [Int]?, waiting: Set<Int>, _ context: RowContext
  ) -> AnyView
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContents: RowSource {
  var count: Int { data.indices.count }

  func identity(_ index: Int) -> AnyHashable { AnyHashable(data.element(at: index)[keyPath: id]) }

  /// A snapshot of the current data, which stays the same when a binding changes.
  private var now: Data { copy(of: data) }

  func countNow() -> Int { now.indices.count }

  func order() -> [AnyHashable] { now.map { AnyHashable($0[keyPath: id]) } }

  func offsets(_ isIncluded: @escaping (Any) -> Bool) -> (Int) -> Bool {
    let now = now
    let count = now.indices.count
    return { $0 >= 0 && $0 < count && isIncluded(bound(now.element(at: $0))) }
  }

  func view(ofElement index: Int) -> AnyView { AnyView(content(data.element(at: index))) }

  func rows(
    _ count: Int, or offsets: [Int]?, waiting: Set<Int>, _ context: RowContext
  ) -> AnyView {
    AnyView(Rows(self, count, or: offsets, waiting: waiting, context, row: row))
  }
}

/// The sections of a lazy container, and the closures that make their headers and footers.
struct FlowSections {
  /// The number of elements before each section; the last entry is the number of all elements.
  let firsts: [Int]
  let id: (Int) -> AnyHashable
  var header: ((Int) -> AnyView)?
  var footer: ((Int) -> AnyView)?
  /// Whether headers are pinned to the edge of the viewport.
  var pinsHeaders = false

  var items: SectionItems {
    SectionItems(sections: firsts, hasHeaders: header != nil, hasFooters: footer != nil)
  }
}

extension JoinedElements {
  /// Returns a function that makes a section's header or footer; nil if `part` returns an `EmptyView`.
  func part<Part: View>(
    _ part: @escaping (Sections.Element) -> Part
  ) -> ((Int) -> AnyView)? {
    Part.self == EmptyView.self ? nil : { AnyView(part(section($0))) }
  }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

/// The elements of a container, and the closure that makes their views.
///
/// It is a class, so that each element's view stores only a pointer.
final class FlowContents<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  // Used by view bodies and event handlers, not by layouts.
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

  /// Returns a copy whose section headers, if any, are pinned.
  func pinningHeaders() -> FlowContents {
    let contents = FlowContents(data: data, id: id, content: content)
    contents.sections = sections
    contents.sections?.pinsHeaders = sections?.header != nil
    return contents
  }
}

/// The contents of a container, without the types of the data and the views.
///
/// Elements are named by their offsets in the data.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol RowSource: AnyObject {
  // Code that uses this protocol is compiled once, not for each type of data.
  var count: Int { get }
  /// Returns the current number of elements.
  ///
  /// If the data is a binding, it may have changed since the container's body was evaluated. Then
  /// this number may differ from `count`.
  func countNow() -> Int
  /// Returns the current identities of all elements, in the order of the data.
  func order() -> [AnyHashable]
  func identity(_ index: Int) -> AnyHashable
  /// Returns a function that tells whether the element at an offset meets a condition.
  ///
  /// That function returns false for an offset outside of the data.
  func offsets(_ isIncluded: @escaping (Any) -> Bool) -> (Int) -> Bool

  /// Returns an element's views as the app made them.
  ///
  /// A drag preview shows them without the container's modifiers.
  func view(ofElement index: Int) -> AnyView

  /// Returns the rows of the first `count` elements, or of those at `offsets`.
  ///
  /// A row is the view of one element.
  ///
  /// - Parameters:
  ///   - count: The number of rows; the number of `offsets` if these are given.
  ///   - offsets: The elements' offsets in the data; nil for the first elements.
  ///   - waiting: The offsets of elements whose views are off screen for now. Later measurements
  ///     may still change the positions of these views.
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

  /// A snapshot of the current data.
  ///
  /// It stays the same when a binding changes.
  private var now: Data { copy(of: data) }

  func countNow() -> Int { now.indices.count }

  func order() -> [AnyHashable] { now.map { AnyHashable($0[keyPath: id]) } }

  func offsets(_ isIncluded: @escaping (Any) -> Bool) -> (Int) -> Bool {
    let now = now
    let count = now.indices.count
    // If elements are bindings, `isIncluded` gets the current values of the bindings.
    return { $0 >= 0 && $0 < count && isIncluded(bound(now.element(at: $0))) }
  }

  func view(ofElement index: Int) -> AnyView { AnyView(content(data.element(at: index))) }

  func rows(
    _ count: Int, or offsets: [Int]?, waiting: Set<Int>, _ context: RowContext
  ) -> AnyView {
    AnyView(Rows(self, count, or: offsets, waiting: waiting, context, row: row))
  }
}

/// The sections of a lazy container, with their headers and footers.
struct FlowSections {
  /// The number of elements before each section, then the number of all elements.
  ///
  /// For sections of 2 and 3 elements, it is `[0, 2, 5]`.
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
  /// Returns a function that makes the header or footer of the section at an index.
  ///
  /// That function calls `part` with the section. Nil if `Part` is `EmptyView`.
  func part<Part: View>(
    _ part: @escaping (Sections.Element) -> Part
  ) -> ((Int) -> AnyView)? {
    Part.self == EmptyView.self ? nil : { AnyView(part(section($0))) }
  }
}
#endif

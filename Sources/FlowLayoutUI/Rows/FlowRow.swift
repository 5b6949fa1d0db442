#if canImport(SwiftUI)
import SwiftUI

/// The views of one element, as the app made them.
///
/// They are evaluated with the container, not when the element is hidden, lifted or focused.
struct FlowRow<Element, Content: View> {
  let version: Int
  let index: Int
  let element: Element
  let content: (Element) -> Content
}

extension FlowRow: Equatable {
  // Within a version of the container, an index determines the element of a view.
  static func == (a: Self, b: Self) -> Bool { a.version == b.version && a.index == b.index }
}

extension FlowRow: View {
  var body: some View { content(element) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContents {
  func row(_ entry: Elements<Data, ID>.Element, _ state: RowState) -> some View {
    views(of: entry, state).modifier(Row(state))
  }

  /// Returns an element's views, which fade when a limit hides the element.
  func fadingRow(_ entry: Elements<Data, ID>.Element, _ state: RowState) -> some View {
    // `moving` is applied around `RowFade`, so that it can turn off the fade, too: an element that
    // has never been visible does not fade. A `Row` has no animation of its own, so its body
    // applies `moving`.
    views(of: entry, state).modifier(RowFade(state)).moving(state)
  }

  private func views(of entry: Elements<Data, ID>.Element, _ state: RowState) -> some View {
    FlowRow(
      version: state.context.version, index: entry.index, element: entry.element, content: content)
  }
}
#endif

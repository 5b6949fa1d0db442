#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Scrolls a container line by line while a hand is near an edge.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LineScrolling<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  let mover: Mover
  let store: LazyStore
  let contents: FlowContents<Data, ID, Row>
  let axis: FlowAxis
  let proxy: ScrollViewProxy
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LineScrolling: ViewModifier {
  func body(content: Content) -> some View {
    mover.scrolling.byLine = { isForward, duration in
      withAnimation(.linear(duration: duration)) { scroll(isForward) }
    }
    return content
  }

  @MainActor private func scroll(_ isForward: Bool) {
    guard let visible = mover.scrolling.visible.with({ $0 }) else { return }
    let (start, end) =
      axis == .rows ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let item = store.with {
      $0.item(before: Double(start), orBehind: Double(end), isForward: isForward)
    }
    guard let item else { return }
    // The held element is elsewhere than in the data.
    let element = mover.held?.move.source(of: item) ?? item
    if element < contents.count { proxy.scrollTo(contents.identifier(element)) }
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Reads which part of a lazy flow is visible, and which items have to exist there.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct ViewportReader: Sendable {
  let store: LazyStore
  /// The direction across which the window moves.
  let axis: FlowAxis
  /// The places of the item that is scrolled to, of the one that has the focus, and of the one that is held.
  let pinned: Int?
  let focused: Int?
  let held: Int?
  let isMirrored: Bool
  /// Whether assistive technologies may go on by a page at a time.
  let isReadAloud: Bool
  /// Whether the header of the visible section stays in the viewport.
  let pinsHeaders: Bool

  /// More views than these are never made without knowing which of them can be seen.
  private static var mostUnseen: Int { 256 }

  /// A stretch as long as any display, where no scroll view says what is visible.
  private static var display: CGSize { CGSize(width: 2048, height: 2048) }

  /// Returns the items that have to exist where the flow has its place.
  func slice(_ proxy: GeometryProxy) -> LazySlice {
    let size = proxy.size
    let window = visible(proxy).map {
      LazyWindow($0, in: size, axis, isMirrored: isMirrored, isReadAloud: isReadAloud)
    }
    return store.with {
      $0.slice(
        window, length: axis.main(of: size), pinned: pinned, focused: focused, held: held,
        pinsHeaders: pinsHeaders)
    }
  }

  /// Returns the viewport, in the flow's coordinates; nil if it is all of the flow.
  func visible(_ proxy: GeometryProxy) -> CGRect? {
    if let bounds = proxy.bounds(of: .scrollView(axis: axis.crossAxis)) { return bounds }
    warnOfMeasuring()
    if store.with({ $0.count }) <= Self.mostUnseen { return nil }
    let origin = proxy.frame(in: .global).origin
    return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: Self.display)
  }

  /// Says that a flow which measures its views has no fixed size outside of a scroll view, which a row of a `List` needs.
  private func warnOfMeasuring() {
    guard let name = store.with({ $0.isExact || $0.count == 0 ? nil : $0.rules.containerName })
    else { return }
    RuntimeWarning.say(
      """
      \(name): outside of a scroll view along \(axis.crossAxis == .vertical ? "y" : "x"), a container that measures \
      its views changes its size while it is shown, which can crash an app in a row of a List. Put it into a ScrollView, \
      declare its sizes, or use a container that is not lazy.
      """)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// The name of the container that is arranged by these rules.
  fileprivate var containerName: String {
    sharesLength ? "LazyWaterfall" : isStrip ? "LazyStrip" : "LazyFlow"
  }
}
#endif

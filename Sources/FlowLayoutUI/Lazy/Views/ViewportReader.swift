#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Reads which part of a lazy flow is visible, and decides which items get views.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct ViewportReader: Sendable {
  let store: LazyStore
  /// The axis perpendicular to the axis of scrolling.
  let axis: FlowAxis
  /// The item that is scrolled to; nil if there is none.
  let pinned: Int?
  /// The item that has the focus; nil if none has.
  let focused: Int?
  /// The dragged item; nil if there is none.
  let dragged: Int?
  let isMirrored: Bool
  /// Whether VoiceOver or Switch Control is on.
  ///
  /// These may scroll by a page at a time, so more views are created.
  let isReadAloud: Bool
  /// Whether the header of the first visible section stays at the viewport's edge.
  let pinsHeaders: Bool

  /// The maximum number of views that are created without knowing the viewport.
  private static var mostWithoutViewport: Int { 256 }

  /// The size of the viewport that is assumed outside of a scroll view.
  ///
  /// It is as large as any display.
  private static var display: CGSize { CGSize(width: 2048, height: 2048) }

  /// Returns the items for which to create views at the current scroll position.
  func slice(_ proxy: GeometryProxy) -> LazySlice {
    let size = proxy.size
    let window = visible(proxy).map {
      LazyWindow($0, in: size, axis, isMirrored: isMirrored, isReadAloud: isReadAloud)
    }
    return store.with {
      $0.slice(
        window, length: axis.main(of: size), pinned: pinned, focused: focused, dragged: dragged,
        pinsHeaders: pinsHeaders)
    }
  }

  /// Returns the viewport in the flow's coordinates.
  ///
  /// Nil if all of the flow counts as visible.
  func visible(_ proxy: GeometryProxy) -> CGRect? {
    if let bounds = proxy.bounds(of: .scrollView(axis: axis.crossAxis)) { return bounds }
    warnOfMissingScrollView()
    if store.with({ $0.count }) <= Self.mostWithoutViewport { return nil }
    let origin = proxy.frame(in: .global).origin
    return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: Self.display)
  }

  /// Warns at run time that a lazy container is outside of a scroll view.
  private func warnOfMissingScrollView() {
    let (count, isExact, name) = store.with { ($0.count, $0.isExact, $0.rules.containerName) }
    // A container that measures its views changes its size, which a row of a `List` does not allow.
    // If the app declares the sizes, it matters if there are too many items to create all views.
    if count <= (isExact ? Self.mostWithoutViewport : 0) { return }
    RuntimeWarning.report(
      "\(name): outside of a scroll view along \(axis.crossAxis == .vertical ? "y" : "x"), "
        + (isExact
          ? """
          as in a row of a List, a container cannot tell which of its views are visible, and creates more than a \
          screen shows. Put it into a ScrollView.
          """
          : """
          a container that measures its views changes its size while it is shown, which can crash an app in a row of \
          a List. Put it into a ScrollView, declare its sizes, or use a container that is not lazy.
          """))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// The name, for warnings, of the container type with these rules, such as `LazyFlow`.
  fileprivate var containerName: String {
    sharesLength ? "LazyWaterfall" : isStrip ? "LazyStrip" : "LazyFlow"
  }
}
#endif

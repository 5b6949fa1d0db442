#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowOptions {
  /// Returns hidden samples to measure: a separator of each kind, and an indicator for `total` elements.
  ///
  /// The samples are enabled, like the visible views. If a separator or the indicator is added, the
  /// type of all samples changes, so that they lose their state; a condition around each sample
  /// would cost more.
  func prototypes(of total: Int) -> AnyView {
    let (item, line) = (decorations.itemSeparator, decorations.lineSeparator)
    let prototypes = [
      item?.sample(.itemSeparator, rules.axis.mainAxis),
      line?.sample(.lineSeparator, rules.axis.crossAxis),
      room(total),
    ].compactMap { $0 }
    guard let first = prototypes.first else { return AnyView(EmptyView()) }
    return prototypes.dropFirst().reduce(first) { before, view in
      AnyView(
        Group {
          before
          view
        })
    }
  }

  /// Returns a hidden view whose size is reserved for the indicator: the placeholder or, without
  /// one, the indicator as if all elements were hidden, which is its largest size. Nil without
  /// limits, or if there is neither a placeholder nor an indicator.
  private func room(_ total: Int) -> AnyView? {
    limits.isEmpty
      ? nil
      : decorations.placeholder?()
        ?? decorations.indicator?(.measured, Placement(shown: .first(0)), total)
  }
}
#endif

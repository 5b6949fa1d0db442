#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowOptions {
  /// Returns hidden separators and a hidden overflow indicator, which are measured.
  ///
  /// The overflow indicator is for `total` elements.
  func prototypes(of total: Int) -> AnyView {
    // The samples are enabled, like the visible views.
    let (item, line) = (decorations.itemSeparator, decorations.lineSeparator)
    // As if all elements were hidden, the indicator has its largest size.
    let indicator =
      limits.isEmpty
      ? nil
      : decorations.placeholder?()
        ?? decorations.indicator?(.measured, Placement(shown: .first(0)), total)
    let prototypes = [
      item?.sample(.itemSeparator, rules.axis.mainAxis),
      line?.sample(.lineSeparator, rules.axis.crossAxis),
      indicator,
    ].compactMap { $0 }
    guard let first = prototypes.first else { return AnyView(EmptyView()) }
    // If a separator or the overflow indicator is added, the type of all samples changes, so that
    // they lose their state; a condition around each sample would cost more.
    return prototypes.dropFirst().reduce(first) { before, view in
      AnyView(
        Group {
          before
          view
        })
    }
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowOptions {
  /// Returns the unseen views that are measured for all of their kind, beside a number of elements.
  ///
  /// They are enabled, like the visible ones.
  @ViewBuilder func prototypes(of total: Int) -> some View {
    separator(decorations.itemSeparator, .itemSeparator, along: rules.axis.mainAxis)
    separator(decorations.lineSeparator, .lineSeparator, along: rules.axis.crossAxis)
    // With everything hidden, the indicator is as large as it can get.
    if !limits.isEmpty,
      let room = decorations.placeholder?()
        ?? decorations.indicator?(Placement(shown: .first(0)), total)
    {
      ZStack { room }
        .hidden()
        .layoutValue(key: RowPart.self, value: .indicator)
    }
  }

  @ViewBuilder private func separator(
    _ separator: (() -> AnyView)?, _ part: RowPart, along axis: Axis
  ) -> some View {
    if let separator {
      switch axis {
      case .horizontal: sample(of: separator, part, HStackLayout(spacing: 0))
      case .vertical: sample(of: separator, part, VStackLayout(spacing: 0))
      }
    }
  }

  private func sample(
    of separator: () -> AnyView, _ part: RowPart, _ stack: some Layout
  ) -> some View {
    SeparatorStack(stack: stack) { separator() }
      .hidden()
      .layoutValue(key: RowPart.self, value: part)
  }
}
#endif

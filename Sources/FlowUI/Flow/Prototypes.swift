#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The views that are measured for all of their kind: neither drawn nor touched, and enabled, as in front.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Prototypes {
  let options: FlowOptions
  /// The number of elements.
  let total: Int
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Prototypes: View {
  @ViewBuilder var body: some View {
    let axis = options.rules.axis
    separator(options.decorations.itemSeparator, .itemSeparator, along: axis.mainAxis)
    separator(options.decorations.lineSeparator, .lineSeparator, along: axis.crossAxis)
    if !options.limits.isEmpty, let room = options.decorations.placeholder?() ?? largestIndicator {
      ZStack { room }
        .hidden()
        .layoutValue(key: RowPartKey.self, value: .indicator)
    }
  }

  /// As large as it gets: for everything hidden.
  private var largestIndicator: AnyView? {
    options.decorations.indicator?(Placement(shown: .first(0)), total)
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
      .layoutValue(key: RowPartKey.self, value: part)
  }
}
#endif

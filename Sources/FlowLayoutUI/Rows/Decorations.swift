#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Draws the separators and the overflow indicator of a container.
///
/// Their positions are those of the last layout (`Placement`).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Decorations {
  let options: FlowOptions
  /// The number of all elements of the container.
  let total: Int
  let version: Int
  let model: FlowModel
  let focused: FocusState<FocusTarget?>.Binding
  /// The height of the geometry reader around this view.
  ///
  /// The layout changes that height with its result (`LayoutSignal`). So `body` is evaluated again
  /// in the same layout pass.
  let number: Int
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Decorations: View {
  var body: some View {
    let placement = model.signal.value
    model.signal.readingAnimation(number) {
      if options.decorations.hasSeparators {
        separators(placement)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
      if let room = placement.indicator, let indicator = options.decorations.indicator {
        indicator(
          .shown(IndicatorLayout(room: room, rules: options.rules), focused), placement, total)
      }
    }
  }

  @ViewBuilder private func separators(_ placement: Placement) -> some View {
    let axis = options.rules.axis
    separators(
      options.decorations.itemSeparator, placement, betweenLines: false, along: axis.mainAxis)
    separators(
      options.decorations.lineSeparator, placement, betweenLines: true, along: axis.crossAxis)
  }

  private func separators(
    _ separator: FlowSeparator?, _ placement: Placement, betweenLines: Bool,
    along axis: Axis
  ) -> AnyView {
    guard let separator else { return AnyView(EmptyView()) }
    let separators = placement.separators(betweenLines: betweenLines)
    switch axis {
    case .horizontal:
      return AnyView(groups(of: separator, separators, betweenLines, axis, HStackLayout.self))
    case .vertical:
      return AnyView(groups(of: separator, separators, betweenLines, axis, VStackLayout.self))
    }
  }

  // Separators are in groups of 64: a change of their number evaluates only groups whose count changes.
  //
  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private func groups<Stack: Layout>(
    of separator: FlowSeparator, _ separators: PlacedSeparators, _ betweenLines: Bool,
    _ axis: Axis, _: Stack.Type
  ) -> some View {
    let (version, signal, most) = (version, model.signal, 64)
    let (count, isSingle) = (separators.places.count, separators.areSingle)
    return ForEach(0..<(count + most - 1) / most, id: \.self) { group in
      let count = min(most, count - most * group)
      Versioned(stamp: [version, count, isSingle ? 1 : 0]) {
        PlacedViewsLayout<Stack>(signal: signal, betweenLines: betweenLines, first: most * group) {
          separator.copies(count, isSingle ? nil : axis)
        }
      }
    }
  }
}
#endif

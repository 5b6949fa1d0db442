#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The rules of a container's lines, its limits, and the views beside its rows.
///
/// An immutable class: a view stores one pointer, and another object means that the container was evaluated
/// anew.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowOptions {
  let rules: FlowRules
  let limits: FlowLimits
  let decorations: FlowDecorations

  init(
    _ rules: FlowRules, _ limits: FlowLimits = FlowLimits(),
    _ decorations: FlowDecorations = FlowDecorations()
  ) {
    (self.rules, self.limits, self.decorations) = (rules, limits, decorations)
  }
}

/// The views beside the rows of a container, whatever its elements are.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowDecorations {
  /// Makes the indicator of the elements that a placement hides, of a total; nil without an indicator.
  var indicator: ((Placement, _ total: Int) -> AnyView)?
  /// Makes a view as large as the indicator can get; nil if the indicator itself is measured.
  var placeholder: (() -> AnyView)?
  var itemSeparator: FlowSeparator?
  var lineSeparator: FlowSeparator?
  /// Returns the priorities of the elements; nil if all are equal.
  var priorities: (() -> [Double])?

  var hasSeparators: Bool { itemSeparator != nil || lineSeparator != nil }
}

/// A separator of an erased type, which is erased once for all copies of the separator.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowSeparator {
  let view: () -> AnyView
  /// Returns a number of copies; the separator is one view.
  let copies: (Int) -> AnyView

  init(_ part: @escaping () -> some View) {
    view = { AnyView(part()) }
    copies = { count in
      let part = part()
      return AnyView(ForEach(0..<count, id: \.self) { _ in part })
    }
  }
}
#endif

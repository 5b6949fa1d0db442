#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The options of a container: the rules of its lines, its limits, its separators and its indicator.
///
/// An immutable class: views store one pointer, and a new object means that the container was made anew.
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

/// The separators, the indicator and the priorities of a container, without the type of its elements.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowDecorations {
  /// Makes the indicator for a placement of `total` elements; nil without an indicator.
  var indicator: ((Placement, _ total: Int) -> AnyView)?
  /// Makes a view as large as the indicator can get; nil if the indicator itself is measured.
  var placeholder: (() -> AnyView)?
  var itemSeparator: FlowSeparator?
  var lineSeparator: FlowSeparator?
  /// Returns the priorities of the elements; nil if all are equal.
  var priorities: (() -> [Double])?

  var hasSeparators: Bool { itemSeparator != nil || lineSeparator != nil }
}

/// A type-erased separator; all its copies together are erased once.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowSeparator {
  let view: () -> AnyView
  /// Returns a number of copies; used only if the separator is a single view.
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

#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Puts a view between neighbors on a line.
  ///
  ///     Flow(tags) { Text($0.name) }.itemSeparator { Text("·") }
  ///     Flow(tags) { Text($0.name) }.itemSeparator { Divider() }
  ///
  /// The separator has the layout's spacing on both sides. It is not drawn where the line wraps. A
  /// separator that can grow across its line, such as a divider, takes the whole height of its row,
  /// or the whole width of its column. Separators are decoration. Assistive technologies ignore
  /// them, and they cannot be tapped. Modifiers such as `flowGrow` have no effect on them.
  ///
  /// Each gap is as wide as its separator needs. `spaceAround` and `spaceEvenly` distribute the
  /// free space between the views, as they do without separators.
  ///
  /// - Parameter separator: Makes the view between any two neighbors.
  /// - Returns: A flow with the separators.
  nonisolated public func itemSeparator<Separator: View>(
    @ViewBuilder _ separator: @escaping () -> Separator
  ) -> Flow {
    var flow = self
    flow.decorations.itemSeparator = Self.kind(separator)
    return flow
  }

  /// Puts a view between two lines.
  ///
  ///     Flow(tags) { Text($0.name) }.lineSeparator { Divider() }
  ///
  /// The separator is as long as the longest line. It has the layout's spacing on both sides. Like
  /// an ``itemSeparator(_:)``, it is decoration.
  ///
  /// - Parameter separator: Makes the view between any two lines.
  /// - Returns: A flow with the separators.
  nonisolated public func lineSeparator<Separator: View>(
    @ViewBuilder _ separator: @escaping () -> Separator
  ) -> Flow {
    var flow = self
    flow.decorations.lineSeparator = Self.kind(separator)
    return flow
  }

  nonisolated private static func kind<Separator: View>(
    _ separator: @escaping () -> Separator
  ) -> FlowSeparator? {
    Separator.self == EmptyView.self ? nil : FlowSeparator(separator)
  }
}
#endif

#if canImport(SwiftUI)
package import SwiftUI

/// The origin of a placed view in its container, and the view's dimensions.
///
/// The guides of `dimensions` count from that origin.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct PlacedGuides {
  package let origin: CGPoint
  package let dimensions: ViewDimensions

  package init(origin: CGPoint, dimensions: ViewDimensions) {
    (self.origin, self.dimensions) = (origin, dimensions)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowGuide {
  /// Returns this guide's position in a flow, combined from the flow's views.
  ///
  /// Nil for an edge or the center, which SwiftUI derives from the flow's frame.
  package func value(in lines: @autoclosure () -> [[PlacedGuides]]) -> CGFloat? {
    if frameAlignment != nil { return nil }
    return switch self {
    case .vertical(.firstTextBaseline): lines().first.flatMap(baseline)
    case .vertical(.lastTextBaseline): lines().last.flatMap(baseline)
    default: combined(lines().flatMap { $0 })
    }
  }

  /// Returns a line's baseline; without one, the line's bottom edge.
  private func baseline(of line: [PlacedGuides]) -> CGFloat? {
    combined(line) ?? line.map { $0.origin.y + $0.dimensions.height }.max()
  }

  private func combined(_ views: [PlacedGuides]) -> CGFloat? {
    let values = views.map { view in
      explicitValue(in: view.dimensions).map { $0 + origin(of: view) }
    }
    return switch self {
    case .vertical(let guide): guide.combineExplicit(values)
    case .horizontal(let guide): guide.combineExplicit(values)
    }
  }

  private func origin(of view: PlacedGuides) -> CGFloat {
    if case .vertical = self { view.origin.y } else { view.origin.x }
  }
}
#endif

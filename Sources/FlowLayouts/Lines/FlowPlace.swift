#if canImport(SwiftUI)
package import SwiftUI

/// The origin of a view, and its guides there.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct FlowPlace {
  package let origin: CGPoint
  package let dimensions: ViewDimensions

  package init(origin: CGPoint, dimensions: ViewDimensions) {
    (self.origin, self.dimensions) = (origin, dimensions)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowGuide {
  /// Returns where the guide of a flow is, made of those of the views on its lines; nil for an edge or the center, which
  /// are its frame's.
  package func value(in lines: @autoclosure () -> [[FlowPlace]]) -> CGFloat? {
    if frameAlignment != nil { return nil }
    return switch self {
    case .vertical(.firstTextBaseline): lines().first.flatMap(baseline)
    case .vertical(.lastTextBaseline): lines().last.flatMap(baseline)
    default: combined(lines().flatMap { $0 })
    }
  }

  /// Returns a line's baseline; a line without text stands on its bottom edge.
  private func baseline(of line: [FlowPlace]) -> CGFloat? {
    combined(line) ?? line.map { $0.origin.y + $0.dimensions.height }.max()
  }

  private func combined(_ places: [FlowPlace]) -> CGFloat? {
    let values = places.map { place in
      explicitValue(in: place.dimensions).map { $0 + origin(of: place) }
    }
    return switch self {
    case .vertical(let guide): guide.combineExplicit(values)
    case .horizontal(let guide): guide.combineExplicit(values)
    }
  }

  private func origin(of place: FlowPlace) -> CGFloat {
    if case .vertical = self { place.origin.y } else { place.origin.x }
  }
}
#endif

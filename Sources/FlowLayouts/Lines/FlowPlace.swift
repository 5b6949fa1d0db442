#if canImport(SwiftUI)
package import SwiftUI

/// Where a view goes, and its guides there.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct FlowPlace {
  package let origin: CGPoint
  package let dimensions: ViewDimensions

  package init(origin: CGPoint, dimensions: ViewDimensions) {
    (self.origin, self.dimensions) = (origin, dimensions)
  }
}

/// The guides of a flow, made of those of the views on its lines.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension [[FlowPlace]] {
  package func guide(_ guide: HorizontalAlignment) -> CGFloat? {
    guide.combineExplicit(
      flatMap { $0 }.map { place in place.dimensions[explicit: guide].map { place.origin.x + $0 } })
  }

  package func guide(_ guide: VerticalAlignment) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: first?.baseline(guide)
    case .lastTextBaseline: last?.baseline(guide)
    default: flatMap { $0 }.explicitValue(of: guide)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension [FlowPlace] {
  /// Returns a line's baseline; a line without text stands on its bottom edge.
  fileprivate func baseline(_ guide: VerticalAlignment) -> CGFloat? {
    explicitValue(of: guide) ?? map { $0.origin.y + $0.dimensions.height }.max()
  }

  fileprivate func explicitValue(of guide: VerticalAlignment) -> CGFloat? {
    guide.combineExplicit(
      map { place in place.dimensions[explicit: guide].map { place.origin.y + $0 } })
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HorizontalAlignment {
  /// Whether the guide is an edge or the center: those of a flow are its frame's, not its views'.
  package var isOfFrame: Bool { self == .leading || self == .center || self == .trailing }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VerticalAlignment {
  /// Whether the guide is an edge or the center.
  package var isOfFrame: Bool { self == .top || self == .center || self == .bottom }
}
#endif

#if canImport(SwiftUI)
public import SwiftUI

/// The proportions of a view: a number, its width divided by its height, or a size.
///
///     LazyFlow(photos, aspectRatio: { $0.size }) { Photo($0) }
///     LazyFlow(photos, aspectRatio: { $0.width / $0.height }) { Photo($0) }
///
/// `CGFloat`, `Double` and `CGSize` are proportions. Do not conform other types: the underscored requirement
/// may change in any release.
public protocol FlowAspectRatio {
  /// The width divided by the height.
  var _widthToHeight: CGFloat { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGFloat: FlowAspectRatio {
  @inlinable public var _widthToHeight: CGFloat { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Double: FlowAspectRatio {
  @inlinable public var _widthToHeight: CGFloat { CGFloat(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGSize: FlowAspectRatio {
  @inlinable public var _widthToHeight: CGFloat { width / height }
}
#endif

/// The text size that a user prefers.
///
/// Text styles are scaled by Apple's body sizes on iOS, relative to `.large`, and rounded to whole
/// points: 14, 15, 16, 17, 19, 21, 23, then 28, 33, 40, 47 and 53 of 17.
///
/// Apple: `public enum DynamicTypeSize : Hashable, Comparable, CaseIterable`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// The factor of a text style's size.
  var scale: CGFloat { Self.bodySizes[self, default: 17] / 17 }

  private static let bodySizes: [Self: CGFloat] = Dictionary(
    uniqueKeysWithValues: zip(allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]))
}

extension View {
  /// Apple: `nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// What views commonly read of their environment that changes their sizes: measured sizes are of one value.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySurroundings: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.lineSpacing) private var lineSpacing
  @Environment(\.minimumScaleFactor) private var minimumScaleFactor
  @Environment(\.allowsTightening) private var allowsTightening
  @Environment(\.textCase) private var textCase
  @Environment(\.imageScale) private var imageScale
  @Environment(\.displayScale) private var displayScale
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  #if !os(tvOS)
  @Environment(\.controlSize) private var controlSize
  #endif

  init() {}

  /// What was read, to compare.
  var values: [AnyHashable] {
    var values: [AnyHashable] = [
      dynamicTypeSize, legibilityWeight, font, lineLimit, lineSpacing, minimumScaleFactor,
      allowsTightening, textCase, imageScale, displayScale, horizontalSizeClass, verticalSizeClass,
      locale, calendar, timeZone,
    ]
    #if !os(tvOS)
    values.append(controlSize)
    #endif
    return values
  }
}
#endif

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the font of the texts and symbols inside; nil is the body font.
  ///
  /// Apple: `nonisolated public func font(_ font: Font?) -> some View`.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the fonts inside; nil leaves them their own.
  ///
  /// Apple: `nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontTraits.weight, weight)
  }

  /// Apple: `nonisolated public func bold(_ isActive: Bool = true) -> some View`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.weight, isActive ? .bold : nil)
  }

  /// Sets how many lines a text inside takes at most; less than one counts as one.
  ///
  /// Apple: `nonisolated public func lineLimit(_ number: Int?) -> some View`.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the additional space between lines, in points; negative values count as 0.
  ///
  /// Apple: `nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View`.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Apple: `nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some
  /// View`.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

extension View {
  /// Keeps the views in here together for those who move the focus; here the order of reading does.
  ///
  /// Apple: `nonisolated public func focusSection() -> some View`.
  @available(macOS 13.0, tvOS 15.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func focusSection() -> some View { modifier(EmptyModifier()) }
}

extension View {
  /// Tells the layout around this view a value; of several for one key the innermost counts.
  ///
  /// Apple: `nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where
  /// K : LayoutValueKey`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func layoutValue<K>(
    key: K.Type, value: K.Value
  ) -> some View where K: LayoutValueKey {
    wrapped(in: LayoutValueElement<K>.self, value)
  }

  /// Sets the order in which a stack apportions its space: higher first.
  ///
  /// Apple: `nonisolated public func layoutPriority(_ value: Double) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    wrapped(in: LayoutPriorityElement.self, value)
  }

  /// Apple: `@preconcurrency nonisolated public func alignmentGuide(_ g: HorizontalAlignment,
  /// computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(in: AlignmentGuideElement.self, (g.key, computeValue))
  }

  /// Apple: `@preconcurrency nonisolated public func alignmentGuide(_ g: VerticalAlignment,
  /// computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(in: AlignmentGuideElement.self, (g.key, computeValue))
  }
}

final class LayoutValueElement<K: LayoutValueKey>: ModifierElement<K.Value>, @unchecked Sendable {
  override func tellers(inside tellers: [Teller]) -> [Teller] {
    let key = ObjectIdentifier(K.self)
    return tellers.contains { $0.key == key }
      ? tellers : tellers + [Teller(key: key, element: self)]
  }
}

private final class LayoutPriorityElement: ModifierElement<Double>, @unchecked Sendable {
  override var priority: Double { value }
}

private final class AlignmentGuideElement:
  ModifierElement<(key: AlignmentKey, compute: @Sendable (ViewDimensions) -> CGFloat)>,
  @unchecked Sendable
{
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    key == value.key
      ? value.compute(ViewDimensions(element: content, size: size, proposal: proposal))
      : content.explicitAlignment(key, size: size, proposal: proposal)
  }
}

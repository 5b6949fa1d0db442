extension View {
  /// Tells the layout around this view a value.
  ///
  /// Apple: `nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where
  /// K : LayoutValueKey`.
  nonisolated public func layoutValue<K>(
    key: K.Type, value: K.Value
  ) -> some View where K: LayoutValueKey {
    LayoutValueView<Self, K>(content: self, value: value)
  }

  /// Sets the order in which a stack apportions its space: higher first.
  ///
  /// Apple: `nonisolated public func layoutPriority(_ value: Double) -> some View`.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    LayoutPriorityView(content: self, priority: value)
  }

  /// Sets where a horizontal guide lies.
  ///
  /// Apple: `@preconcurrency nonisolated public func alignmentGuide(_ g: HorizontalAlignment,
  /// computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View`.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(content: self, key: g.key, compute: computeValue)
  }

  /// Sets where a vertical guide lies.
  ///
  /// Apple: `@preconcurrency nonisolated public func alignmentGuide(_ g: VerticalAlignment,
  /// computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View`.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(content: self, key: g.key, compute: computeValue)
  }
}

private struct LayoutValueView<Content: View, K: LayoutValueKey> {
  let content: Content
  let value: K.Value
}

extension LayoutValueView: WrapperView {
  func update(_ wrapper: LayoutValueElement<K>) { wrapper.value = value }
}

/// The element of a view that tells the layout around it a value.
final class LayoutValueElement<K: LayoutValueKey>: WrapperElement, @unchecked Sendable {
  var value: K.Value?

  override func teller(of key: ObjectIdentifier) -> Element? {
    key == ObjectIdentifier(K.self) ? self : content.teller(of: key)
  }
}

private struct LayoutPriorityView<Content: View> {
  let content: Content
  let priority: Double
}

extension LayoutPriorityView: WrapperView {
  func update(_ wrapper: LayoutPriorityElement) { wrapper.ownPriority = priority }
}

private final class LayoutPriorityElement: WrapperElement, @unchecked Sendable {
  var ownPriority = 0.0

  override var priority: Double { ownPriority }
}

private struct AlignmentGuideView<Content: View> {
  let content: Content
  let key: AlignmentKey
  let compute: @Sendable (ViewDimensions) -> CGFloat
}

extension AlignmentGuideView: WrapperView {
  func update(_ wrapper: AlignmentGuideElement) {
    wrapper.key = key
    wrapper.compute = compute
  }
}

private final class AlignmentGuideElement: WrapperElement, @unchecked Sendable {
  var key = HorizontalAlignment.center.key
  var compute: @Sendable (ViewDimensions) -> CGFloat = { _ in 0 }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    key == self.key
      ? compute(ViewDimensions(element: content, size: size, proposal: proposal))
      : content.explicitAlignment(key, size: size, proposal: proposal)
  }
}

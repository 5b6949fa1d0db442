// A view that has the modifier already keeps one: the later saying replaces the earlier; actions come together.

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Apple: `nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) ->
  /// ModifiedContent<Content, Modifier>`.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    var copy = self
    copy.modifier.properties.actions.append(AccessibilityAction(name: name, perform: handler))
    return copy
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Apple: `nonisolated public func accessibilityIdentifier(_ identifier: String) ->
  /// ModifiedContent<Content, Modifier>`.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Content, Modifier> {
    attachment { $0.identifier = identifier }
  }

  /// Apple: `nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content,
  /// Modifier>`.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    attachment { $0.label = label }
  }

  /// Apple: `nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) ->
  /// ModifiedContent<Content, Modifier>`.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attachment { $0.label = Text(labelKey) }
  }

  /// Apple: `@_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) ->
  /// ModifiedContent<Content, Modifier> where S : StringProtocol`.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    attachment { $0.label = Text(label) }
  }

  /// Apple: `nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) ->
  /// ModifiedContent<Content, Modifier>`.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    attachment { $0.addedTraits.formUnion(traits) }
  }

  /// Apple: `nonisolated public func accessibilityHidden(_ hidden: Bool) ->
  /// ModifiedContent<Content, Modifier>`.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attachment { $0.isHidden = hidden }
  }

  /// Sets when the view is read among its neighbors: higher first, 0 by default.
  ///
  /// Apple: `nonisolated public func accessibilitySortPriority(_ sortPriority: Double) ->
  /// ModifiedContent<Content, Modifier>`.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Content, Modifier> {
    attachment { $0.sortPriority = sortPriority }
  }

  nonisolated private func attachment(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    var copy = self
    change(&copy.modifier.properties)
    return copy
  }
}

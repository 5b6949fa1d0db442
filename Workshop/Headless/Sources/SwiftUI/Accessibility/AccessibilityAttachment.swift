/// Apple: `nonisolated public struct AccessibilityAttachmentModifier`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct AccessibilityAttachmentModifier {
  var properties = AccessibilityProperties()

  fileprivate init(_ change: (inout AccessibilityProperties) -> Void) { change(&properties) }
}

extension AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never

  @MainActor func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: NodeContext
  ) -> Node {
    WrapperNode(view, context)
  }
}

extension ModifiedContent: WrapperView
where Content: View, Modifier == AccessibilityAttachmentModifier {
  typealias Wrapper = AccessibilityAttachmentElement

  var value: AccessibilityProperties { modifier.properties }
}

/// Accessibility modifiers of a view; nil is the view's own value.
@dynamicMemberLookup struct AccessibilityProperties: Equatable {
  var identifier: String?
  /// The texts to read, apart: most views that have something attached are only named.
  private var spoken: Shared<Spoken>?

  struct Spoken: Equatable, Sendable {
    var label: Text?
    var addedTraits = AccessibilityTraits()
    var isHidden: Bool?
    var sortPriority: Double?
    var actions: [AccessibilityAction] = []
  }

  subscript<Value>(dynamicMember property: WritableKeyPath<Spoken, Value>) -> Value {
    get { (spoken?.value ?? Spoken())[keyPath: property] }
    set {
      var changed = spoken?.value ?? Spoken()
      changed[keyPath: property] = newValue
      spoken = changed == Spoken() ? nil : Shared(value: changed)
    }
  }
}

/// An action that a view offers; one that is made anew is another one.
struct AccessibilityAction: Equatable, @unchecked Sendable {
  let name: Text
  let perform: () -> Void
  private let identity = Identity()

  private final class Identity {}

  init(name: Text, perform: @escaping () -> Void) { (self.name, self.perform) = (name, perform) }

  static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Apple: `nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) ->
  /// ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier {
        $0.actions = [AccessibilityAction(name: name, perform: handler)]
      })
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Apple: `nonisolated public func accessibilityIdentifier(_ identifier: String) ->
  /// ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.identifier = identifier }
  }

  /// Apple: `nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self,
  /// AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.label = label }
  }

  /// Apple: `nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) ->
  /// ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.label = Text(labelKey) }
  }

  /// Apple: `@_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) ->
  /// ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol`.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attachment { $0.label = Text(label) }
  }

  /// Apple: `nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) ->
  /// ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.addedTraits = traits }
  }

  /// Apple: `nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self,
  /// AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.isHidden = hidden }
  }

  /// Sets when the view is read among its neighbors: higher first, 0 by default.
  ///
  /// Apple: `nonisolated public func accessibilitySortPriority(_ sortPriority: Double) ->
  /// ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.sortPriority = sortPriority }
  }

  nonisolated private func attachment(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change))
  }
}

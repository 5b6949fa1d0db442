/// One or more lines of text that cannot be edited.
///
///     Text("Swift").font(.caption)
///
/// It takes as many lines as its words need in the width that it is proposed, never more space than
/// it needs, and ends with an ellipsis where the height or the line limit leaves no room. A literal
/// is a localized key; without tables of strings it is shown as it stands, and Markdown in it, too.
///
/// Apple: `@frozen public struct Text : Equatable, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    /// The parts of a key, which itself is not Sendable.
    case localized([LocalizedStringKey.Part])
  }

  let storage: Storage
  /// The attributes that modifiers set, apart: most texts have none, and each view around one holds a copy.
  private var own: Shared<TextAttributes>?

  var attributes: TextAttributes {
    get { own?.value ?? TextAttributes() }
    set { own = Shared(value: newValue) }
  }

  /// Apple: `public init(verbatim content: String)`.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Apple: `@_disfavoredOverload public init<S>(_ content: S) where S : StringProtocol`.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { storage = .verbatim(String(content)) }

  /// Apple: `public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
  /// comment: StaticString? = nil)`.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key.parts)
  }

  func characters(in environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let text): text
    case .localized(let parts): LocalizedStringKey.text(of: parts, in: environment.locale)
    }
  }
}

/// A value that copies share.
final class Shared<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(value: Value) { self.value = value }

  static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }
}

/// The attributes that a text's own modifiers set; nil is left to the environment.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var traits = FontTraits()
  var style: TextStyleBox?
}

/// A style of a text; two are equal if both are the same color.
struct TextStyleBox: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (a: Self, b: Self) -> Bool {
    guard let a = a.style as? Color, let b = b.style as? Color else { return false }
    return a == b
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text {
  /// As with views around each other, the inner modifier wins: what is set already stays.
  private func with<V>(_ path: WritableKeyPath<TextAttributes, V?>, _ value: V?) -> Text {
    if attributes[keyPath: path] != nil { return self }
    var text = self
    text.attributes[keyPath: path] = value
    return text
  }

  /// Apple: `nonisolated public func font(_ font: Font?) -> Text`.
  nonisolated public func font(_ font: Font?) -> Text { with(\.font, font) }

  /// Apple: `nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text`.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    with(\.traits.weight, weight)
  }

  /// Apple: `nonisolated public func foregroundColor(_ color: Color?) -> Text`.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    with(\.style, color.map { TextStyleBox(style: $0) })
  }

  /// Apple: `nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S : ShapeStyle`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    with(\.style, TextStyleBox(style: style))
  }

  /// Apple: `nonisolated public func bold() -> Text`.
  nonisolated public func bold() -> Text { with(\.traits.weight, .bold) }
}

/// Apple: `@frozen public enum TextAlignment : Hashable, CaseIterable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension Text {
  /// Apple: `public enum Case : Sendable`.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Case: Sendable {
    case uppercase
    case lowercase
  }
}

extension Text: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node {
    let element = TextElement(self, environment: context.environment)
    return LeafNode(self, context, element: element) { text, element in element.text = text }
  }
}

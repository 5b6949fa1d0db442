/// A line of text that can be edited.
///
/// With a vertical axis it wraps, and return and pasted line breaks are typed into it, as on an iPhone; otherwise
/// return submits, and pasted line breaks become spaces.
///
/// As wide as it is offered; by itself, as inside of `fixedSize()`, as its text, or its prompt while that
/// is empty. Typing goes to the field that has the focus: see `HeadlessHost.type(_:)`.
///
/// Apple: `nonisolated public struct TextField<Label> where Label : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct TextField<Label> where Label: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private var axis = Axis.horizontal
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextField where Label == Text {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)`.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Apple: `@_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S :
  /// StringProtocol`.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, text: Binding<String>
  ) where S: StringProtocol {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt:
  /// Text?)`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Apple: `@_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt:
  /// Text?) where S : StringProtocol`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) where S: StringProtocol {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension TextField where Label == Text {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)`.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
    self.axis = axis
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextField: View {
  /// Apple: `@MainActor @preconcurrency public var body: some View { get }`.
  @MainActor @preconcurrency public var body: some View {
    shown.lineLimit(axis == .vertical ? nil : 1)
      .wrapped(in: TextFieldElement.self, (text, label as? Text, axis == .vertical))
  }

  /// The text, or while it is empty the prompt, which is the label by default.
  @MainActor private var shown: Text {
    if !text.wrappedValue.isEmpty { return Text(verbatim: text.wrappedValue) }
    return (prompt ?? label as? Text ?? Text(verbatim: "")).foregroundColor(.secondary)
  }
}

/// The element of a text field: what is shown is a text in it.
final class TextFieldElement:
  ModifierElement<(text: Binding<String>, title: Text?, takesLineBreaks: Bool)>,
  @unchecked Sendable
{
  private var text: Binding<String> { value.text }
  var takesLineBreaks: Bool { value.takesLineBreaks }

  /// How many characters stand behind the insertion point.
  private var following = 0

  override var isFocusable: Bool { environment.isEnabled }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? content.sizeThatFits(.unspecified).width
    let wrapped = ProposedViewSize(width: takesLineBreaks ? width : nil, height: nil)
    return CGSize(width: width, height: content.sizeThatFits(wrapped).height)
  }

  override func placeChildren() {
    place(content, at: .zero, proposal: ProposedViewSize(size))
  }

  override func isSolid(at point: CGPoint) -> Bool { bounds.contains(point) }

  override func accessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    let label = value.title?.characters(in: environment.values) ?? ""
    return [
      .init(label: label, value: text.wrappedValue, frame: CGRect(origin: origin, size: size))
    ]
  }

  override func carryOut(_ press: KeyPress) -> KeyPress.Result {
    if press.phase == .up { return .ignored }
    let (characters, place) = insertionPoint
    if press.modifiers == .option { return stepByWord(press.key, in: characters, from: place) }
    if !press.modifiers.isSubset(of: [.shift, .capsLock, .numericPad]) { return .ignored }
    switch press.key {
    case .leftArrow: return step(place > characters.startIndex, to: following + 1)
    case .rightArrow: return step(following > 0, to: following - 1)
    case .home: return step(true, to: characters.count)
    case .end: return step(true, to: 0)
    case .delete:
      if place == characters.startIndex { return .ignored }
      deleteBackward()
    case .return where takesLineBreaks: text.wrappedValue.insert("\n", at: place)
    case .return:
      for submit in environment.submitActions where submit.triggers.contains(.text) {
        submit.action()
      }
    default:
      if !press.characters.allSatisfy(\.isTyped) { return .ignored }
      text.wrappedValue.insert(contentsOf: press.characters, at: place)
    }
    return .handled
  }

  private var insertionPoint: (characters: String, place: String.Index) {
    let characters = text.wrappedValue
    following = min(following, characters.count)
    return (characters, characters.index(characters.endIndex, offsetBy: -following))
  }

  /// Inserts a text at once, as the menu of a field does.
  func paste(_ pasted: String) {
    let place = insertionPoint.place
    let lines = pasted.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    text.wrappedValue.insert(
      contentsOf: lines.joined(separator: takesLineBreaks ? "\n" : " "), at: place)
  }

  func deleteBackward() {
    let (characters, place) = insertionPoint
    if place == characters.startIndex { return }
    text.wrappedValue.remove(at: characters.index(before: place))
  }

  /// Goes to the beginning of the word before, or the end of the next one.
  private func stepByWord(
    _ key: KeyEquivalent, in characters: String, from place: String.Index
  ) -> KeyPress.Result {
    switch key {
    case .leftArrow:
      let before = characters[..<place].reversed().drop { $0 == " " }.drop { $0 != " " }
      return step(true, to: characters.count - before.count)
    case .rightArrow:
      return step(true, to: characters[place...].drop { $0 == " " }.drop { $0 != " " }.count)
    default: return .ignored
    }
  }

  private func step(_ goes: Bool, to following: Int) -> KeyPress.Result {
    guard goes else { return .ignored }
    self.following = following
    return .handled
  }
}

extension Character {
  /// Whether a key with this character types it, and does not stand for something to do.
  fileprivate var isTyped: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && !("\u{F700}"..."\u{F8FF}").contains($0)
    }
  }
}

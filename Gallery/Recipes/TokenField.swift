#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Tokens that are typed, pasted, picked, moved and removed, and a text field after them that grows with its text.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
struct TokenField: View {
  let names = ["Ada", "Barbara", "Donald", "Edsger", "Frances", "Grace", "Katherine"]
  @State private var tokens = ["Ada", "Grace", "Katherine"]
  @State private var text = Self.blank
  @State private var height: CGFloat = 0
  @FocusState private var focus: String?  // a token, or "" for the text field
  @Environment(\.layoutDirection) private var direction

  /// An invisible character that begins the text: when it is gone, a person deleted backward from an empty field.
  private static let blank = "\u{200B}"
  private var typed: String { text.replacing(Self.blank, with: "") }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ScrollViewReader { scroll in
        ScrollView {
          flow
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              height = $0
            }
        }
        .frame(maxHeight: min(height, 130))
        .onChange(of: tokens) { scroll.scrollTo("field") }
      }
      .contentShape(Rectangle())
      .onTapGesture { focus = "" }
      .background(RoundedRectangle(cornerRadius: 10).strokeBorder(.gray))
      Flow(suggestions, id: \.self, layout: FlowLayout(spacing: 16)) { name in
        Button(name) { add(name + ",") }
      }
      .maxLines(1)
    }
    .padding()
  }

  private var flow: some View {
    Flow(
      tokens + [""], id: \.self, layout: FlowLayout(spacing: 6, verticalAlignment: .center)
    ) { token in
      if token.isEmpty { field } else { chip(token) }
    }
    .onMove { tokens.move(fromOffsets: $0, toOffset: $1) }
    .moveDisabled { $0.isEmpty }
    .padding(8)
    .onKeyPress(.delete) { focus == "" ? .ignored : remove(focus) }
    .onKeyPress(.leftArrow) { walk(direction == .leftToRight ? -1 : 1) }
    .onKeyPress(.rightArrow) { walk(direction == .leftToRight ? 1 : -1) }
  }

  private var field: some View {
    TextField("Add a name", text: $text, axis: .vertical)  // takes line breaks as text
      .textFieldStyle(.plain)
      .frame(minWidth: 100, maxWidth: .infinity)
      .overlay(alignment: .leading) {
        if typed.isEmpty {
          Text("Add a name").foregroundStyle(.secondary).allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
      .focused($focus, equals: "")
      .onSubmit { add(typed + ",") }
      .onChange(of: text) { old, new in
        if old == Self.blank, new.isEmpty { tokens = tokens.dropLast() }
        let isReturn = new.replacing("\n", with: "") == old  // wherever it was typed
        add(isReturn ? typed.replacing("\n", with: "") + "," : typed)
      }
      .flowGrow()
      .id("field")
  }

  private func chip(_ token: String) -> some View {
    HStack(spacing: 6) {
      Text(token)
      Button {
        remove(token)
      } label: {
        Image(systemName: "xmark").imageScale(.small)
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
    .background(Capsule().fill(.blue.opacity(focus == token ? 0.6 : 0.2)))
    .overlay(Capsule().strokeBorder(.blue))
    .focusable()
    .focused($focus, equals: token)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(token)
    .accessibilityActions { Button("Remove") { remove(token) } }
  }

  private var suggestions: [String] {
    let start = typed.lowercased()
    return names.filter { $0.lowercased().hasPrefix(start) && !tokens.contains($0) }
  }

  /// Makes tokens of what ends with a comma or a line, and leaves the rest in the field.
  private func add(_ input: String) {
    var parts = input.split(omittingEmptySubsequences: false) { ",，、\n".contains($0) }
    let rest = (parts.popLast() ?? "").drop(while: \.isWhitespace)
    for part in parts {
      let token = part.trimmingCharacters(in: .whitespaces)
      if !token.isEmpty, !tokens.contains(token) { tokens.append(token) }
    }
    if !parts.isEmpty { focus = "" }
    if text != Self.blank + rest { text = Self.blank + rest }
  }

  @discardableResult private func remove(_ token: String?) -> KeyPress.Result {
    guard let index = tokens.firstIndex(where: { $0 == token }) else { return .ignored }
    tokens.remove(at: index)
    focus = focus == token && index < tokens.count ? tokens[index] : ""
    return .handled
  }

  private func walk(_ step: Int) -> KeyPress.Result {
    let places = tokens + [""]
    guard focus != "" || typed.isEmpty, let index = places.firstIndex(of: focus ?? ""),
      places.indices.contains(index + step)
    else { return .ignored }
    focus = places[index + step]
    return .handled
  }
}
#endif

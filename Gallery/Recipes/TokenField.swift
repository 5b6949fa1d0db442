#if canImport(SwiftUI)
import FlowUI
import SwiftUI

/// Tokens and a text field that grows with its text, in one flow, for fingers and keys.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
struct TokenField: View {
  @State private var tokens = ["Ada", "Grace", "Katherine"]
  @State private var text = ""
  @FocusState private var focus: String?  // a token, or "" for the text field
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    FlowLayout(spacing: 6, verticalAlignment: .center) {
      ForEach(tokens, id: \.self) { token in
        Text("\(token) ×")
          .padding(8)
          .background(Capsule().fill(.blue.opacity(focus == token ? 0.6 : 0.2)))
          .overlay(Capsule().strokeBorder(.blue))
          .focusable()
          .focused($focus, equals: token)
          .onTapGesture { tokens.removeAll { $0 == token } }
          .accessibilityLabel("Remove \(token)")
          .accessibilityAddTraits(.isButton)
      }
      TextField("Add a name", text: $text)
        .textFieldStyle(.plain)
        .frame(minWidth: 100, maxWidth: .infinity)
        .focused($focus, equals: "")
        .onSubmit(add)
        .onChange(of: text) { if text.hasSuffix(",") { add() } }
        .flowGrow()
    }
    .padding(8)
    .background(RoundedRectangle(cornerRadius: 10).strokeBorder(.gray))
    .onKeyPress(.delete) { remove(focus == "" && text.isEmpty ? tokens.last : focus) }
    .onKeyPress(.leftArrow) { walk(direction == .leftToRight ? -1 : 1) }
    .onKeyPress(.rightArrow) { walk(direction == .leftToRight ? 1 : -1) }
    .padding()
  }

  private func add() {
    let token = text.trimmingCharacters(in: CharacterSet(charactersIn: " ,"))
    if !token.isEmpty, !tokens.contains(token) { tokens.append(token) }
    (text, focus) = ("", "")
  }

  private func remove(_ token: String?) -> KeyPress.Result {
    guard let index = tokens.firstIndex(where: { $0 == token }) else { return .ignored }
    tokens.remove(at: index)
    focus = index < tokens.count ? tokens[index] : ""
    return .handled
  }

  private func walk(_ step: Int) -> KeyPress.Result {
    let places = tokens + [""]
    guard focus != "" || text.isEmpty, let index = places.firstIndex(of: focus ?? ""),
      places.indices.contains(index + step)
    else { return .ignored }
    focus = places[index + step]
    return .handled
  }
}
#endif

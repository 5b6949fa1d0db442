import FlowGallery
import SwiftUI
import Testing

@MainActor @Suite("The token field of the recipes")
struct TokenFieldTests {
  /// A token field whose text field has the focus.
  private func field(_ direction: LayoutDirection = .leftToRight) throws -> HeadlessHost {
    let host = try recipe("token-field", direction: direction)
    try host.tap(text: "Add a name")
    return host
  }

  /// The tokens, as they are read.
  private func tokens(_ host: HeadlessHost) -> [String] {
    host.accessibilityTree.filter { $0.actions.contains("Remove") }.map(\.label)
  }

  /// Returns the typed text, without the invisible character.
  private func typed(_ host: HeadlessHost) -> String? {
    host.accessibilityTree.first { $0.label == "Add a name" }?.value
      .replacing("\u{200B}", with: "")
  }

  /// The names that are suggested.
  private func suggested(_ host: HeadlessHost) -> [String] {
    host.accessibilityTree.filter { $0.traits.contains(.isButton) }.map(\.label)
  }

  private func frame(_ text: String, _ host: HeadlessHost) throws -> CGRect {
    try #require(host.texts.first { $0.text == text }?.frame, "\(text)")
  }

  @Test(
    "return and comma make tokens of the typed text, each once, and the token field keeps the focus"
  )
  func added() throws {
    let host = try field()
    try host.type("Barbara\nDonald,Ada\n , \nEdsger")
    expectEqual(tokens(host), ["Ada", "Grace", "Katherine", "Barbara", "Donald"])
    expectEqual(typed(host), "Edsger")
    // The typed text is in the same flow, and has a row of its own once it is too long.
    try host.type(" Wybe Dijkstra of Rotterdam in Holland")
    let token = try frame("Donald", host)
    let text = try #require(host.texts.first { $0.text.contains("Wybe") }?.frame)
    #expect(text.minY >= token.maxY)
  }

  @Test(
    "pasted text is split into tokens at commas and lines, and the rest stays in the token field")
  func pasted() throws {
    let host = try field()
    try host.paste("Linus, Dennis\nKen，Bjarne、Ada,\n Radia")
    let pasted = ["Linus", "Dennis", "Ken", "Bjarne"]
    expectEqual(tokens(host), ["Ada", "Grace", "Katherine"] + pasted)
    expectEqual(typed(host), "Radia")
    try host.paste("\n")
    #expect(tokens(host).last == "Radia" && typed(host) == "")
  }

  @Test(
    "deleting backward in the token field removes the typed text, then token by token until none is left"
  )
  func deleted() throws {
    let host = try field()
    try host.type("xy")
    for expected in [3, 3, 2, 1, 0, 0] {
      host.press(.delete)
      expectEqual(tokens(host).count, expected)
    }
    #expect(host.texts.contains { $0.text == "Add a name" })
    try host.type("Linus\n")
    expectEqual(tokens(host), ["Linus"])
  }

  @Test(
    "deleting by an on-screen keyboard, which presses no keys, also removes the token field's last token"
  )
  func deletedWithoutKeys() throws {
    let host = try field()
    try host.deleteBackward()
    expectEqual(tokens(host), ["Ada", "Grace"])
    try host.type("ab")
    for expected in [2, 2, 1, 0, 0] {
      try host.deleteBackward()
      expectEqual(tokens(host).count, expected)
    }
    try host.type("x,")
    expectEqual(tokens(host), ["x"])
  }

  @Test(
    "a tap on a token's cross removes the token, and a tap elsewhere in the token field starts typing"
  )
  func tapped() throws {
    let host = try recipe("token-field")
    let cross = try #require(host.symbols.first { $0.text == "xmark" }?.frame)
    try host.tap(at: CGPoint(cross.midX, cross.midY))
    expectEqual(tokens(host), ["Grace", "Katherine"])
    let token = try frame("Grace", host)
    try host.tap(at: CGPoint(350, token.minY - 10))
    try host.type("Linus,")
    expectEqual(tokens(host), ["Grace", "Katherine", "Linus"])
  }

  @Test(
    "arrow keys move the focus from the token field to one token after another, and back",
    arguments: LayoutDirection.allCases)
  func walked(direction: LayoutDirection) throws {
    let host = try field(direction)
    let back: KeyEquivalent = direction == .rightToLeft ? .rightArrow : .leftArrow
    let forth: KeyEquivalent = direction == .rightToLeft ? .leftArrow : .rightArrow
    let results = [back, back, back, back, forth].map { host.press($0) }
    expectEqual(results.map { $0 == .handled }, [true, true, true, false, true])
    // Grace has the focus, then Katherine, then the field.
    host.press(.delete)
    expectEqual(tokens(host), ["Ada", "Katherine"])
    host.press(.delete)
    expectEqual(tokens(host), ["Ada"])
    // In a text the arrows move the insertion point.
    try host.type("ab")
    host.press(.leftArrow)
    try host.type("c\n")
    expectEqual(tokens(host), ["Ada", "acb"])
  }

  @Test(
    "the token field suggests names that begin with the typed text, and a tap on a suggestion adds it"
  )
  func suggestions() throws {
    let host = try field()
    expectEqual(suggested(host), ["Barbara", "Donald", "Edsger", "Frances"])
    try host.type("f")
    expectEqual(suggested(host), ["Frances"])
    try host.tap(text: "Frances")
    #expect(tokens(host).last == "Frances" && typed(host) == "")
    expectEqual(suggested(host), ["Barbara", "Donald", "Edsger"])
    try host.type("x,")
    expectEqual(tokens(host).last, "x")
  }

  @Test("tokens are moved by drags, and the text field stays behind them")
  func moved() throws {
    let host = try field()
    let (ada, grace) = (try frame("Ada", host), try frame("Grace", host))
    let touch = host.touch(at: CGPoint(ada.midX, ada.midY))
    touch.hold(1)
    touch.move(to: CGPoint(grace.maxX, grace.midY), steps: 10)
    touch.lift()
    host.advance(by: 2)
    expectEqual(tokens(host), ["Grace", "Ada", "Katherine"])
    // Behind all others is the field.
    let place = try frame("Add a name", host)
    let other = host.touch(at: CGPoint(grace.minX - 20, grace.midY))
    other.hold(1)
    other.move(to: CGPoint(place.midX, place.midY), steps: 10)
    other.lift()
    host.advance(by: 2)
    expectEqual(tokens(host), ["Ada", "Katherine", "Grace"])
    expectEqual(typed(host), "")
    try host.tap(text: "Add a name")
    try host.type("x,")
    expectEqual(tokens(host), ["Ada", "Katherine", "Grace", "x"])
  }

  @Test("many tokens scroll in the token field, and its text field stays in view")
  func scrolled() throws {
    let host = try field()
    try host.paste((1...40).map { "Person \($0)," }.joined())
    expectEqual(tokens(host).count, 43)
    let visible = try host.visibleRect(of: "recipe")
    #expect(visible.height == 130 && visible.minY > 100)
    let prompt = try frame("Add a name", host)
    let first = try #require(host.texts.map(\.frame.minY).min())
    #expect(prompt.minY > first)
    try host.type("y")
    expectEqual(typed(host), "y")
  }
}

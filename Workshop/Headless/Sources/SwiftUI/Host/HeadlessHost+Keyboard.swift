extension HeadlessHost {
  /// The views that can take the focus, in reading order, by their own identifiers or the nearest
  /// around them.
  ///
  /// These are buttons, text fields and views that say that they are `focusable`; not those that are
  /// hidden, disabled or of no opacity.
  ///
  ///     host.focusOrder  // ["Swift", "Rust"]
  public var focusOrder: [String] {
    updateIfNeeded()
    return rootElement.focusableElements.map { $0.nearestIdentifier ?? "" }
  }

  /// The view that has the focus, by its own identifier or the nearest around it; nil if none has.
  public var focusedIdentifier: String? {
    updateIfNeeded()
    return context.focus.element.map { $0.nearestIdentifier ?? "" }
  }

  /// Presses a key of a keyboard, and answers whether anybody handled it.
  ///
  /// The view that has the focus is asked first, then those around it, outward. What `onKeyPress` ignores
  /// does what the key is there for: it types into a text field, space presses a button, tab moves the focus
  /// in reading order, arrows and escape are commands; and what is left presses buttons that have it as a shortcut.
  ///
  ///     host.press(.downArrow)
  ///     host.press("z", modifiers: .command)
  @discardableResult public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], phase: KeyPress.Phases = .down
  ) -> KeyPress.Result {
    let isCapital = modifiers == .shift
    return send(
      KeyPress(
        phase: phase, key: key,
        characters: isCapital ? key.character.uppercased() : String(key.character),
        modifiers: modifiers))
  }

  /// Presses tab, which moves the focus to the next view in reading order, or with shift to the one before.
  ///
  /// Behind the last view comes the first.
  @discardableResult public func pressTab(backwards: Bool = false) -> KeyPress.Result {
    press(.tab, modifiers: backwards ? .shift : [])
  }

  /// Presses the keys of a text one after the other; a line break is return.
  ///
  ///     try host.tap("search")
  ///     try host.type("Swift\n")
  ///
  /// - Throws: `InteractionError` as soon as no text field has the focus.
  public func type(_ text: String) throws {
    for character in text {
      _ = try focusedField("typing \"\(character)\"")
      let key = Character(character.lowercased())
      let isReturn = character.isNewline
      send(
        KeyPress(
          phase: .down, key: isReturn ? .return : KeyEquivalent(key),
          characters: String(isReturn ? KeyEquivalent.return.character : character),
          modifiers: character.isUppercase ? .shift : []))
    }
  }

  /// Pastes a text into the text field that has the focus, where the insertion point is.
  ///
  ///     try host.paste("Ada, Grace")
  ///
  /// - Throws: `InteractionError` if no text field has the focus.
  public func paste(_ text: String) throws { try focusedField("pasting").paste(text) }

  /// Deletes the character before the insertion point of the text field that has the focus, as a keyboard on the
  /// screen does, without a key press.
  ///
  /// - Throws: `InteractionError` if no text field has the focus.
  public func deleteBackward() throws { try focusedField("deleting").deleteBackward() }

  private func focusedField(_ deed: String) throws -> TextFieldElement {
    updateIfNeeded()
    if let field = context.focus.element as? TextFieldElement { return field }
    let focused = focusedIdentifier.map { "\"\($0)\"" } ?? "no view"
    throw InteractionError(
      description: "\(deed) needs a text field that has the focus; now \(focused) has it")
  }

  @discardableResult private func send(_ press: KeyPress) -> KeyPress.Result {
    updateIfNeeded()
    return Self.act { carryOut(press) }
  }

  private func carryOut(_ press: KeyPress) -> KeyPress.Result {
    let focused = context.focus.element
    if focused?.lineage.contains(where: { $0.receive(press) == .handled }) == true {
      return .handled
    }
    if let field = focused as? TextFieldElement, press.isSubmit, !field.takesLineBreaks {
      leave(field)
    }
    if focused?.carryOut(press) == .handled { return .handled }
    if rootElement.carryOutShortcut(press) == .handled { return .handled }
    return press.key == .tab && press.phase != .up ? moveFocus(press.modifiers) : .ignored
  }

  // A field that submits has lost the focus when its actions run; they may give it back.
  private func leave(_ field: Element) {
    if field.environment.isEnabled { context.focus.move(to: nil) }
  }

  private func moveFocus(_ modifiers: EventModifiers) -> KeyPress.Result {
    let all = rootElement.focusableElements
    guard !all.isEmpty, modifiers.isSubset(of: .shift) else { return .ignored }
    let step = modifiers.contains(.shift) ? all.count - 1 : 1
    let current = all.firstIndex { $0 === context.focus.element }
    let first = step == 1 ? 0 : all.count - 1
    focus(all[current.map { ($0 + step) % all.count } ?? first])
    return .handled
  }

  func focus(_ element: Element) {
    context.focus.move(to: element)
    setNeedsUpdate()
  }
}

extension KeyPress {
  fileprivate var isSubmit: Bool { key == .return && modifiers.isEmpty && phase != .up }
}

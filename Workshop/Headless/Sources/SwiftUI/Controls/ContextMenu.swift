extension View {
  /// Adds a menu that a long press or a secondary click opens; nothing is drawn of it.
  ///
  /// `HeadlessHost.openContextMenu` opens it, `popovers` has what an open one holds.
  ///
  /// Apple: `nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where
  /// MenuItems : View`.
  @available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
  @available(watchOS, unavailable)
  nonisolated public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    ContextMenuView(content: self, items: menuItems())
  }
}

private struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  @State private var isOpen = false

  var body: some View {
    content
      .popover(isPresented: $isOpen) { items }
      .wrapped(in: ContextMenuElement.self, $isOpen)
  }
}

private final class ContextMenuElement: ModifierElement<Binding<Bool>>, @unchecked Sendable {}

extension HeadlessHost {
  /// Opens the context menu of the first view with an accessibility identifier, in which or around which there is one.
  ///
  ///     try host.openContextMenu("tag")
  ///     let menu = HeadlessHost(size: CGSize(width: 200, height: 200)) { host.popovers.first }
  ///
  /// - Throws: `InteractionError` if there is no such view, or no context menu.
  public func openContextMenu(_ identifier: String) throws {
    let element = try element(named: identifier)
    let inside = element.first { $0 as? ContextMenuElement }
    let around = sequence(first: element, next: \.parent).first { $0 is ContextMenuElement }
    guard let menu = inside ?? around as? ContextMenuElement else {
      throw InteractionError(description: "\"\(identifier)\" has no context menu")
    }
    menu.value.wrappedValue = true
    setNeedsUpdate()
  }
}

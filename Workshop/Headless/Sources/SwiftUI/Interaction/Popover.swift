extension View {
  /// Presents a popover while a binding says so; nothing is drawn of it.
  ///
  /// `HeadlessHost.popovers` has what is presented. Apple's also says what the popover's arrow points at.
  ///
  /// Apple: `nonisolated public func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor:
  /// PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content:
  /// @escaping () -> Content) -> some View where Content : View`.
  @available(iOS 13.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    wrapped(in: PopoverElement.self, (isPresented, { AnyView(content()) }))
  }
}

private final class PopoverElement:
  ModifierElement<(isPresented: Binding<Bool>, popover: () -> AnyView)>, @unchecked Sendable
{}

extension Element {
  /// The elements in here, or this one, that present a popover, in reading order.
  fileprivate final var presentingElements: [PopoverElement] {
    let inside = readingOrder.flatMap(\.presentingElements)
    guard let own = self as? PopoverElement, own.value.isPresented.wrappedValue
    else { return inside }
    return [own] + inside
  }
}

extension HeadlessHost {
  /// The content of popovers and open menus, in the reading order of the views that they belong to.
  ///
  ///     try host.tap("more")
  ///     let popover = HeadlessHost(size: CGSize(width: 200, height: 200)) { host.popovers.first }
  ///
  /// A view that is hidden presents its popover, too, as in SwiftUI.
  public var popovers: [AnyView] {
    updateIfNeeded()
    return rootElement.presentingElements.map { $0.value.popover() }
  }

  /// Ends what popovers and menus present, as a tap outside does.
  public func dismissPopovers() {
    updateIfNeeded()
    for element in rootElement.presentingElements { element.value.isPresented.wrappedValue = false }
  }
}

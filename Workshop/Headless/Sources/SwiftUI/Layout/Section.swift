/// Views with a header above and a footer below; a lazy column may keep the header in sight.
///
/// Its views are those of the container around it: header, content and footer follow each other.
///
/// Apple: `nonisolated public struct Section<Parent, Content, Footer>`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent: View, Content: View, Footer: View {
  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () ->
  /// Parent, @ViewBuilder footer: () -> Footer)`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () ->
  /// Parent)`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content)`.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () ->
  /// Content)`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Apple: `nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S :
  /// StringProtocol`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section: View where Parent: View, Content: View, Footer: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor func makeNode(_ context: NodeContext) -> Node {
    ListNode(self, context) {
      [$0.header.wrapped(in: SectionHeaderElement.self, ()), $0.content, $0.footer]
    }
  }
}

/// A header, which a scroll view moves down from its place while it would be out of sight there.
final class SectionHeaderElement: ModifierElement<Void>, @unchecked Sendable {
  private var shift: CGFloat = 0

  private var isPinned: Bool { environment.pinsSectionHeaders }

  // Views that scroll by beneath a header are drawn, and hit, beneath it.
  override var zIndex: Double? { isPinned ? max(1, content.zIndex ?? 0) : content.zIndex }

  override func placeChildren() {
    if isPinned { scrollElement?.pin(self) }
    content.place(at: CGPoint(x: 0, y: shift), proposal: proposal)
  }

  func shift(by shift: CGFloat) {
    self.shift = isPinned ? shift : 0
    content.place(at: CGPoint(x: 0, y: self.shift), proposal: proposal)
  }

  private var scrollElement: ScrollElement? {
    lineage.first { $0 is ScrollElement } as? ScrollElement
  }
}

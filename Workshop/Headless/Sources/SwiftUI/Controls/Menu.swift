/// A control that presents a menu of others when it is tapped; nothing is drawn of it.
///
/// `HeadlessHost.popovers` has what an open menu holds, and `dismissPopovers` closes it.
///
/// Apple: `nonisolated public struct Menu<Label, Content> where Label : View, Content : View`.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
nonisolated public struct Menu<Label, Content> where Label: View, Content: View {
  private let label: Label
  private let content: Content
  @State private var isPresented = false

  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () ->
  /// Label)`.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu where Label == Text {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () ->
  /// Content)`.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu: View {
  /// Apple: `@MainActor @preconcurrency public var body: some View { get }`.
  @MainActor @preconcurrency public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .popover(isPresented: $isPresented) { content }
  }
}

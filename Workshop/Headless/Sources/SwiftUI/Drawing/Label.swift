/// A symbol with a title after it, aligned by their first baselines.
///
/// Apple: `public struct Label<Title, Icon> : View where Title : View, Icon : View`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title, Icon> where Title: View, Icon: View {
  private let title: Title
  private let icon: Icon

  /// Apple: `nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () ->
  /// Icon)`.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label: View {
  /// Apple: `@MainActor @preconcurrency public var body: some View { get }`.
  @MainActor @preconcurrency public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      icon
      title
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)`.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Apple: `@_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String)
  /// where S : StringProtocol`.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

/// A control that chooses one of its content's views, by their tags or, in a `ForEach`, their identities.
///
/// It looks like a menu with the chosen option, after the label, unless its style is segmented.
///
/// Apple: `@MainActor @preconcurrency public struct Picker<Label, SelectionValue, Content> : View where Label : View,
/// SelectionValue : Hashable, Content : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Apple: `@_alwaysEmitIntoClient nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: ()
  /// -> Content, @ViewBuilder label: () -> Label)`.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Picker where Label == Text {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder
  /// content: () -> Content)`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Apple: `@_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder
  /// content: () -> Content) where S : StringProtocol`.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Picker: View {
  /// Apple: `@MainActor @preconcurrency public var body: some View { get }`.
  @MainActor @preconcurrency public var body: some View {
    HStack {
      label
      Options(selection: selection, content: content)
    }
  }
}

private struct Options<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let content: Content
  @State private var isOpen = false
  @Environment(\.pickerStyle) private var style

  var body: some View {
    Group(subviews: content) { options in
      if style is SegmentedPickerStyle {
        HStack(spacing: 2) {
          ForEach(options) { option in
            button(option)
              .padding(.horizontal, 8)
              .padding(.vertical, 3)
              .background(
                isChosen(option) ? AnyShapeStyle(.background) : AnyShapeStyle(.clear),
                in: RoundedRectangle(cornerRadius: 5))
          }
        }
        .padding(2)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 7))
      } else {
        Button {
          isOpen = true
        } label: {
          HStack(spacing: 4) {
            ForEach(options) { if isChosen($0) { $0 } }
            Image(systemName: "chevron.down").imageScale(.small)
          }
        }
        #if !os(tvOS) && !os(watchOS)
        .popover(isPresented: $isOpen) {
          VStack(alignment: .leading) { ForEach(options) { button($0) } }
        }
        #endif
      }
    }
    .environment(\.areOptions, true)
  }

  private func isChosen(_ option: Subview) -> Bool {
    option.containerValues.hasTag(selection.wrappedValue)
  }

  private func button(_ option: Subview) -> some View {
    Button {
      let values = option.containerValues
      if let value = values.tag(for: SelectionValue.self) { selection.wrappedValue = value }
      isOpen = false
    } label: {
      option.contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen(option) ? .isSelected : [])
  }
}

/// How pickers look.
///
/// Apple: `public protocol PickerStyle`, of requirements that Apple alone can meet.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol PickerStyle {}

/// Apple: `public struct DefaultPickerStyle : PickerStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultPickerStyle: PickerStyle {
  /// Apple: `public init()`.
  public init() {}
}

/// Apple: `public struct MenuPickerStyle : PickerStyle`.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle {
  /// Apple: `public init()`.
  public init() {}
}

/// Apple: `public struct SegmentedPickerStyle : PickerStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
  /// Apple: `public init()`.
  public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PickerStyle where Self == DefaultPickerStyle {
  /// Apple: `public static var automatic: DefaultPickerStyle { get }`.
  public static var automatic: DefaultPickerStyle { .init() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
  /// Apple: `public static var menu: MenuPickerStyle { get }`.
  public static var menu: MenuPickerStyle { .init() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Apple: `public static var segmented: SegmentedPickerStyle { get }`.
  public static var segmented: SegmentedPickerStyle { .init() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Apple: `nonisolated public func pickerStyle<S>(_ style: S) -> some View where S : PickerStyle`.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerStyle, style)
  }
}

/// Apple: `nonisolated public struct Toggle<Label> where Label : View`.
@available(*, unavailable, message: "Headless has no Toggle: use a Button that flips the state")
public struct Toggle<Label>: AbsentView where Label: View {
  /// Apple: `nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)`.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}

  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>
  ) where Label == Text {}

  /// Apple: `nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S : StringProtocol`.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, isOn: Binding<Bool>
  ) where Label == Text, S: StringProtocol {}
}

/// Apple: `nonisolated public struct SecureField<Label> where Label : View`.
@available(*, unavailable, message: "Headless has no SecureField: use a TextField")
public struct SecureField<Label>: AbsentView where Label: View {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) where Label == Text {}
}

/// Apple: `nonisolated public struct TextEditor`.
@available(*, unavailable, message: "Headless has no TextEditor: use a TextField")
public struct TextEditor: AbsentView {
  /// Apple: `nonisolated public init(text: Binding<String>)`.
  nonisolated public init(text: Binding<String>) {}
}

/// Apple: `nonisolated public struct Slider<Label, ValueLabel> where Label : View, ValueLabel :
/// View`.
@available(*, unavailable, message: "Headless has no Slider: set the value from the test")
public struct Slider<Label, ValueLabel>: AbsentView where Label: View, ValueLabel: View {
  /// Apple: `nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
  /// onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : BinaryFloatingPoint,
  /// V.Stride : BinaryFloatingPoint`.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    Label == EmptyView, ValueLabel == EmptyView, V: BinaryFloatingPoint,
    V.Stride: BinaryFloatingPoint
  {}
}

/// Apple: `nonisolated public struct Stepper<Label> where Label : View`.
@available(*, unavailable, message: "Headless has no Stepper: use two Buttons")
public struct Stepper<Label>: AbsentView where Label: View {
  /// Apple: `nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, in
  /// bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _
  /// in }) where V : Strideable`.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text, V: Strideable {}

  /// Apple: `nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, step:
  /// V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V : Strideable`.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text, V: Strideable {}
}

/// Apple: `nonisolated public struct Picker<Label, SelectionValue, Content> where Label : View,
/// SelectionValue : Hashable, Content : View`.
@available(*, unavailable, message: "Headless has no Picker: use a Button for each choice")
public struct Picker<Label, SelectionValue, Content>: AbsentView
where Label: View, SelectionValue: Hashable, Content: View {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, selection:
  /// Binding<SelectionValue>, @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  /// Apple: `nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: ()
  /// -> Content, @ViewBuilder label: () -> Label)`.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

/// Apple: `nonisolated public struct DatePicker<Label> where Label : View`.
@available(*, unavailable, message: "Headless has no DatePicker: set the date from the test")
public struct DatePicker<Label>: AbsentView where Label: View {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>,
  /// displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>
  ) where Label == Text {}
}

/// Apple: `nonisolated public struct Link<Label> where Label : View`.
@available(*, unavailable, message: "Headless opens no addresses: use a Button")
public struct Link<Label>: AbsentView where Label: View {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL)`.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {}

  /// Apple: `nonisolated public init(destination: URL, @ViewBuilder label: () -> Label)`.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

/// Apple: `nonisolated public struct ProgressView<Label, CurrentValueLabel> where Label : View,
/// CurrentValueLabel : View`.
@available(*, unavailable, message: "Headless shows no progress: draw a shape of the length")
public struct ProgressView<Label, CurrentValueLabel>: AbsentView
where Label: View, CurrentValueLabel: View {
  /// Apple: `nonisolated public init() where Label == EmptyView`.
  nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}

  /// Apple: `nonisolated public init<V>(value: V?, total: V = 1.0) where V : BinaryFloatingPoint`.
  nonisolated public init<V>(
    value: V?, total: V = 1.0
  ) where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {}
}

/// Apple: `public struct NavigationPath`.
@available(*, unavailable, message: "Headless has no navigation: host the view that it would show")
public struct NavigationPath {
  /// Apple: `public init()`.
  public init() {}
}

/// Apple: `nonisolated public struct NavigationStack<Data, Root> where Root : View`.
@available(*, unavailable, message: "Headless has no navigation: host the view that it would show")
public struct NavigationStack<Data, Root>: AbsentView where Root: View {
  /// Apple: `nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath`.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

  /// Apple: `nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data
  /// : MutableCollection, Data : RandomAccessCollection, Data : RangeReplaceableCollection,
  /// Data.Element : Hashable`.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {}
}

/// Apple: `nonisolated public struct NavigationSplitView<Sidebar, Content, Detail> where Sidebar :
/// View, Content : View, Detail : View`.
@available(*, unavailable, message: "Headless has no navigation: host the view that it would show")
public struct NavigationSplitView<Sidebar, Content, Detail>: AbsentView
where Sidebar: View, Content: View, Detail: View {
  /// Apple: `nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () ->
  /// Detail) where Content == EmptyView`.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

/// Apple: `nonisolated public struct NavigationView<Content> where Content : View`.
@available(*, unavailable, message: "Headless has no navigation: host the view that it would show")
public struct NavigationView<Content>: AbsentView where Content: View {
  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content)`.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// Apple: `nonisolated public struct NavigationLink<Label, Destination> where Label : View,
/// Destination : View`.
@available(*, unavailable, message: "Headless has no navigation: use a Button")
public struct NavigationLink<Label, Destination>: AbsentView
where Label: View, Destination: View {
  /// Apple: `nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder
  /// label: () -> Label)`.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}

  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () ->
  /// Destination)`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) where Label == Text {}

  /// Apple: `nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P :
  /// Hashable`.
  nonisolated public init<P>(
    _ titleKey: LocalizedStringKey, value: P?
  ) where Label == Text, Destination == Never, P: Hashable {}
}

/// Apple: `nonisolated public struct TabView<SelectionValue, Content> where SelectionValue :
/// Hashable, Content : View`.
@available(*, unavailable, message: "Headless has no tabs: host the tab that it would show")
public struct TabView<SelectionValue, Content>: AbsentView
where SelectionValue: Hashable, Content: View {
  /// Apple: `nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue ==
  /// Int`.
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}

  /// Apple: `nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: ()
  /// -> Content)`.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
}

extension View {
  /// Apple: `nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View`.
  @available(*, unavailable, message: "Headless has no bars: leave titles and toolbars out")
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Apple: `nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some
  /// View where Content : View`.
  @available(*, unavailable, message: "Headless has no bars: leave titles and toolbars out")
  nonisolated public func toolbar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }

  /// Apple: `nonisolated public func searchable(text: Binding<String>, placement:
  /// SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View`.
  @available(*, unavailable, message: "Headless has no text input: set the text from the test")
  nonisolated public func searchable(text: Binding<String>) -> some View { self }

  /// Apple: `nonisolated public func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() ->
  /// Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content :
  /// View`.
  @available(*, unavailable, message: "Headless presents nothing: host the content itself")
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Apple: `nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() ->
  /// Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item :
  /// Identifiable, Content : View`.
  @available(*, unavailable, message: "Headless presents nothing: host the content itself")
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }

  /// Apple: `nonisolated public func fullScreenCover<Content>(isPresented: Binding<Bool>,
  /// onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
  /// where Content : View`.
  @available(*, unavailable, message: "Headless presents nothing: host the content itself")
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Apple: `nonisolated public func alert<A>(_ titleKey: LocalizedStringKey, isPresented:
  /// Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A : View`.
  @available(*, unavailable, message: "Headless presents nothing: host the content itself")
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }
}

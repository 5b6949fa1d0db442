@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sets the margins around the content of the scroll views in this view.
  ///
  /// Nil is the scroll view's own length, which is none. There are no scroll indicators here.
  ///
  /// Apple: `nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for
  /// placement: ContentMarginPlacement = .automatic) -> some View`.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      let all: [Edge] = [.top, .leading, .bottom, .trailing]
      for edge in all where edges.contains(Edge.Set(edge)) { margins.lengths[edge] = length }
    }
  }
}

/// The margins that scroll views find in their environment.
struct ContentMargins: Equatable {
  var lengths: [Edge: CGFloat] = [:]

  /// Around the content of a scroll view.
  var insets: EdgeInsets {
    func length(_ edge: Edge) -> CGFloat { lengths[edge] ?? 0 }
    return EdgeInsets(
      top: length(.top), leading: length(.leading), bottom: length(.bottom),
      trailing: length(.trailing))
  }
}

private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Adds to the safe area of this view on some edges; nil is the platform's own length, 16 points.
  ///
  /// A scroll view insets its content by it and scrolls beneath, if nothing but modifiers that keep its frame is
  /// in between; other views stay within.
  ///
  /// Apple: `@_alwaysEmitIntoClient nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _
  /// length: CGFloat? = nil) -> some View`.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    SafeAreaPaddingView(content: self, insets: EdgeInsets(length ?? 16, on: edges))
  }
}

extension EdgeInsets {
  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

private struct SafeAreaPaddingView<Content: View> {
  let content: Content
  let insets: EdgeInsets
}

extension SafeAreaPaddingView: WrapperView {
  func update(_ wrapper: SafeAreaElement) { wrapper.safeArea = insets }
}

/// The element of a view whose safe area is smaller than its frame: padding, unless a scroll view takes it.
private final class SafeAreaElement: PaddingElement, @unchecked Sendable {
  var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { scrollView?.invalidate() } }
  }

  override var insets: EdgeInsets {
    get { scrollView == nil ? safeArea : EdgeInsets() }
    set { safeArea = newValue }
  }

  private var scrollView: ScrollElement? {
    var inside = content
    while let wrapper = inside as? WrapperElement { inside = wrapper.content }
    return inside as? ScrollElement
  }
}

extension ScrollElement {
  /// What covers the edges of the scroll view.
  var safeArea: EdgeInsets {
    var insets = EdgeInsets()
    var around = parent
    while let wrapper = around as? WrapperElement {
      if let area = wrapper as? SafeAreaElement { insets = insets + area.safeArea }
      around = wrapper.parent
    }
    return insets
  }
}

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
    transformEnvironment(\.contentMargins) { $0.set(length ?? 0, on: edges) }
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
    wrapped(in: SafeAreaElement.self, EdgeInsets(length ?? 16, on: edges))
  }
}

extension EdgeInsets {
  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

/// The element of a view whose safe area is smaller than its frame: padding, unless a scroll view takes it.
private final class SafeAreaElement: PaddingElement, @unchecked Sendable {
  override func valueWasSet() { scrollView?.invalidate() }

  override var insets: EdgeInsets { scrollView == nil ? value : EdgeInsets() }

  private var scrollView: ScrollElement? { innermost as? ScrollElement }
}

extension ScrollElement {
  /// The insets of the scroll view's covered edges.
  var safeArea: EdgeInsets {
    let wrappers = lineage.dropFirst().prefix { $0 is WrapperElement }
    return wrappers.compactMap { $0 as? SafeAreaElement }.reduce(EdgeInsets()) { $0 + $1.value }
  }
}

/// The views of a lazy container that stay visible while it scrolls; here only headers of a `LazyVStack` do.
///
/// Apple: `public struct PinnedScrollableViews : OptionSet, Sendable`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// Apple: `public let rawValue: UInt32`.
  public let rawValue: UInt32
  /// Apple: `public init(rawValue: UInt32)`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Apple: `public static let sectionHeaders: PinnedScrollableViews`.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}

/// A column that takes the whole width; here all its views are made at once.
///
/// Apple: `public struct LazyVStack<Content> : View where Content : View`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LazyVStack<Content> where Content: View {
  private let alignment: HorizontalAlignment
  private let pinnedViews: PinnedScrollableViews
  private let stack: VStack<Content>

  /// Apple: `nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? =
  /// nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.pinnedViews = pinnedViews
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node {
    ListNode(self, context) { view in
      [
        view.stack.fixedSize(horizontal: false, vertical: true)
          .frame(
            maxWidth: .infinity,
            alignment: Alignment(horizontal: view.alignment, vertical: .center)
          )
          .environment(\.pinsSectionHeaders, view.pinnedViews.contains(.sectionHeaders))
      ]
    }
  }
}

/// A row that takes the whole height; here all its views are made at once.
///
/// Apple: `public struct LazyHStack<Content> : View where Content : View`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LazyHStack<Content> where Content: View {
  private let alignment: VerticalAlignment
  private let stack: HStack<Content>

  /// Apple: `nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? =
  /// nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node {
    ListNode(self, context) { view in
      [
        view.stack.fixedSize(horizontal: true, vertical: false)
          .frame(
            maxHeight: .infinity,
            alignment: Alignment(horizontal: .center, vertical: view.alignment))
      ]
    }
  }
}

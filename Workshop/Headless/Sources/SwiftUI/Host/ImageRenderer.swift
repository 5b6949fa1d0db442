/// Lays out a view without a window, on Apple's systems as here: for tests that run on both.
///
///     let renderer = ImageRenderer(content: FlowLayout { … })
///     renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
///     renderer.render { size, _ in #expect(size == CGSize(width: 312, height: 48)) }
///
/// The view lies at zero. Rendering is one update: what preferences and geometry set is shown in its
/// second round. What that sets in turn waits for the next rendering, as an app would show it a frame
/// too late. State lives as long as the renderer. Here nothing is painted: there are no bitmaps, and no
/// publisher that says that they changed.
///
/// Apple: `final public class ImageRenderer<Content> : ObservableObject where Content : View`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final public class ImageRenderer<Content> where Content: View {
  @MainActor private let host: HeadlessHost

  /// Apple: `@MainActor public init(content view: Content)`.
  @MainActor public init(content view: Content) {
    content = view
    host = HeadlessHost(view, proposal: .unspecified, isCentered: false)
  }

  /// Apple: `@MainActor final public var content: Content`.
  @MainActor final public var content: Content { didSet { host.show(content) } }

  /// The size that the view is proposed; nil asks for its ideal size.
  ///
  /// Apple: `@MainActor final public var proposedSize: ProposedViewSize`.
  @MainActor final public var proposedSize = ProposedViewSize.unspecified {
    didSet { host.propose(proposedSize) }
  }

  /// Lays the view out and hands over its size.
  ///
  /// The function beside the size draws into a context, of which there is none here.
  ///
  /// Apple: `@MainActor final public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize,
  /// (CGContext) -> Void) -> Void)`.
  @MainActor final public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    host.run(limit: 2)
    renderer(host.rootElement.size) { _ in }
  }
}

/// Where Core Graphics draws; none can be made here.
///
/// Apple: Core Graphics' `public class CGContext`.
public final class CGContext {
  private init() {}
}

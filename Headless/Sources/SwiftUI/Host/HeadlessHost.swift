/// Hosts a view without a window: lays it out, tells where everything lies, lets a test act on it.
///
/// Apple's SwiftUI has no counterpart; everything that a host offers is a member of this type.
///
///     let host = HeadlessHost(size: CGSize(width: 320, height: 480)) {
///       Text("Swift").accessibilityIdentifier("title")
///     }
///     host.frame(of: "title")
///
/// The root view is proposed `size` and centred in it, as in a window. All lengths are points; frames
/// are in the host's coordinates, y down, and never rounded.
@MainActor public final class HeadlessHost {
  private let context = HostContext()
  private let root: Node
  private let rootElement: Element
  private var needsLayout = true

  /// The size that the root view is proposed, in points.
  public private(set) var proposedSize: CGSize

  /// Hosts `content` in a space of `size`.
  public init<Content: View>(
    size: CGSize, layoutDirection: LayoutDirection = .leftToRight,
    @ViewBuilder content: () -> Content
  ) {
    proposedSize = size
    var environment = EnvironmentValues()
    environment.layoutDirection = layoutDirection
    let nodeContext = NodeContext(host: context, parent: nil, environment: environment)
    root = VStack(content: content).makeNode(nodeContext)
    rootElement = root.elements[0]
  }

  /// The size that the root view took.
  public var size: CGSize {
    update()
    return rootElement.size
  }

  /// The frame of the first view with an accessibility identifier, nil where there is none.
  public func frame(of identifier: String) -> CGRect? {
    frames.first { $0.identifier == identifier }?.frame
  }

  /// The views with an accessibility identifier and their frames, in drawing order.
  public var frames: [(identifier: String, frame: CGRect)] { draw().frames }

  /// Proposes another size, as when a window is resized or a device rotated.
  public func resize(_ size: CGSize) {
    proposedSize = size
    needsLayout = true
  }

  private func draw() -> DrawingContext {
    update()
    var drawing = DrawingContext()
    drawing.draw(rootElement)
    return drawing
  }

  private func update() {
    while needsLayout || context.hasPendingUpdates {
      needsLayout = false
      context.update { layOut() }
    }
  }

  private func layOut() {
    let proposal = ProposedViewSize(proposedSize)
    let taken = rootElement.sizeThatFits(proposal)
    rootElement.place(
      at: CGPoint(
        x: (proposedSize.width - taken.width) / 2, y: (proposedSize.height - taken.height) / 2),
      proposal: proposal)
  }
}

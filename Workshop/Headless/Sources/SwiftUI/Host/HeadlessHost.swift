/// Hosts a view without a window: lays it out, tells where everything lies, lets a test act on it.
///
/// Apple's SwiftUI has no counterpart; everything that a host offers is a member of this type.
///
///     let host = HeadlessHost(size: CGSize(width: 320, height: 480)) {
///       Text("Swift").accessibilityIdentifier("title")
///     }
///     host.frame(of: "title")
///
/// The root view is proposed `size` and centered in it, as in a window. All lengths are points; frames
/// are in the host's coordinates, y down, and never rounded.
@MainActor public final class HeadlessHost {
  let context: HostContext
  private let root: Node
  let rootElement: Element
  private var proposal: ProposedViewSize
  /// Whether the root lies in the middle of what it is proposed, as in a window, or at zero.
  private let isCentered: Bool
  private let showing: Showing
  let thread: UpdateThread

  /// The size that the root view is proposed, in points.
  public var proposedSize: CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Hosts `content` in a space of `size`; `textMeasurer` tells how large its texts are.
  ///
  /// `accessibility` is what the views find in their environment as the user's wishes. A length that is
  /// not finite, as no window's is, is proposed as it is; then the root begins at 0 on that axis.
  ///
  /// `thread` is where updates run, and `showing` tells which of them is seen.
  public convenience init<Content: View>(
    size: CGSize, layoutDirection: LayoutDirection = .leftToRight,
    textMeasurer: some TextMeasurer = .fixed,
    accessibility: AccessibilitySettings = AccessibilitySettings(),
    thread: UpdateThread = .standard, showing: Showing = .settled,
    @ViewBuilder content: () -> Content
  ) {
    var environment = EnvironmentValues()
    environment.layoutDirection = layoutDirection
    environment.textMeasurer = textMeasurer
    environment.accessibilitySettings = accessibility
    self.init(
      content(), proposal: ProposedViewSize(size), isCentered: true, environment, thread: thread,
      showing: showing)
  }

  init<Content: View>(
    _ content: Content, proposal: ProposedViewSize, isCentered: Bool,
    _ environment: EnvironmentValues = EnvironmentValues(), thread: UpdateThread = .standard,
    showing: Showing = .settled
  ) {
    self.proposal = proposal
    self.isCentered = isCentered
    self.thread = thread
    self.showing = showing
    let context = HostContext(thread: thread)
    self.context = context
    let surroundings = Surroundings(environment)
    let nodeContext = NodeContext(host: context, parent: nil, environment: surroundings)
    let root = thread.run { Self.rootView(content).makeNode(nodeContext) }
    self.root = root
    rootElement = root.elements[0]
    context.clock.root = ObjectIdentifier(rootElement)
    context.focus.begin(in: rootElement)
  }

  deinit {
    if Thread.isMainThread {
      MainActor.assumeIsolated { context.close() }
    } else {
      Task { @MainActor [context] in context.close() }
    }
  }

  private typealias RootView<Content: View> = LayoutView<LoneLayout<VStackLayout>, Content>

  private static func rootView<Content: View>(_ content: Content) -> RootView<Content> {
    RootView(layout: LoneLayout(several: VStackLayout()), content: content)
  }

  /// Shows another value of the view that the host was made with.
  func show<Content: View>(_ content: Content) {
    guard let root = root as? TypedNode<RootView<Content>> else { return }
    thread.run { root.receive(Self.rootView(content), root.environment) }
    setNeedsUpdate()
  }

  func propose(_ proposal: ProposedViewSize) {
    self.proposal = proposal
    setNeedsUpdate()
  }

  /// The size that the root view took.
  public var size: CGSize {
    updateIfNeeded()
    return rootElement.size
  }

  /// The number of views and modifiers in the tree, however they are drawn: what SwiftUI keeps and compares.
  public var viewCount: Int {
    updateIfNeeded()
    return root.count
  }

  /// The frame of the first view with an accessibility identifier, nil where there is none.
  public func frame(of identifier: String) -> CGRect? {
    frames.first { $0.identifier == identifier }?.frame
  }

  /// The views with an accessibility identifier and their frames, in drawing order.
  public var frames: [(identifier: String, frame: CGRect)] {
    draw(skipsItems: true).frames
  }

  /// The items that a renderer paints, back to front, after whatever update is pending.
  ///
  ///     let host = HeadlessHost(size: CGSize(width: 100, height: 40)) { Color.blue }
  ///     host.displayList[0].color.description  // "#007AFF"
  ///
  /// Views of no opacity add nothing, nor do those half a million points above the host, where containers put what is not
  /// to be seen. Takes time in proportion to the views.
  public var displayList: [DisplayItem] { draw().items.filter { $0.frame.maxY > -500_000 } }

  /// Proposes another size, as when a window is resized or a device rotated.
  public func resize(_ size: CGSize) { propose(ProposedViewSize(size)) }

  /// Says that the views of a host change in every round, and which these are.
  public struct SettlingError: Error, CustomStringConvertible {
    /// The types of the views that still wait for a round, outermost first.
    public let views: [String]

    /// How many rounds were run.
    public let rounds: Int

    /// One sentence that names the views.
    public var description: String {
      "the views did not settle in \(rounds) rounds; still changing: "
        + views.joined(separator: ", ")
    }
  }

  /// Runs what is pending until nothing changes and answers the number of rounds that it took.
  ///
  ///     let host = HeadlessHost(size: CGSize(width: 320, height: 480)) { Measured() }
  ///     #expect(try host.settle() == 2)  // measures, then shows what it measured
  ///
  /// A round evaluates what changed, lays it out, and tells who observes geometry and preferences; what
  /// these set is for the next round. Two rounds are an update, after which SwiftUI displays what it has; one
  /// where updates run on a thread of their own. So views that take more were displayed wrongly for a moment:
  /// of observed values that depend on each other, all from the second on come late. Mounting is a round; 0 means that nothing was
  /// pending. Animations and tasks are not waited for. The other members run what is pending, too, but
  /// give up silently after 10 rounds.
  ///
  /// - Throws: `SettlingError` after `limit` rounds if something is still pending.
  @discardableResult public func settle(limit: Int = 10) throws -> Int {
    precondition(limit >= 0, "settle(limit:): the limit must not be negative, not \(limit)")
    let rounds = run(limit: limit)
    if context.hasPendingUpdates {
      throw SettlingError(views: context.pendingViews, rounds: rounds)
    }
    return rounds
  }

  /// Lets time pass, which nothing else does, and shows what animations show then.
  ///
  ///     try host.tap("chip")
  ///     host.advance(by: 0.1)
  ///     host.frame(of: "chip")  // in between
  ///
  /// Changes that are pending begin before the time passes. Whatever ends within the time is exactly
  /// at its end afterwards.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "advance(by:): time runs forward only, not by \(seconds) seconds")
    updateIfNeeded()
    thread.run { context.advance(by: seconds) }
    updateIfNeeded()
  }

  /// Makes the next update lay out although no state changed.
  func setNeedsUpdate() { context.needsUpdate = true }

  /// Runs what is pending before something is asked for, as far as it is seen.
  func updateIfNeeded() {
    switch showing {
    case .settled: run(limit: 10)
    case .firstPass: if context.needsUpdate { run(limit: 1) }
    }
  }

  @discardableResult func run(limit: Int) -> Int {
    var rounds = 0
    while rounds < limit, context.hasPendingUpdates {
      thread.run { context.evaluate { layOut() } }
      context.act()
      rounds += 1
    }
    return rounds
  }

  /// Walks over all elements, after whatever update is pending.
  func draw(skipsItems: Bool = false) -> DrawingContext {
    updateIfNeeded()
    return thread.run {
      var drawing = DrawingContext(skipsItems: skipsItems)
      drawing.draw(rootElement)
      return drawing
    }
  }

  private func layOut() {
    var origin = CGPoint.zero
    if isCentered {
      let taken = rootElement.sizeThatFits(proposal)
      origin.x = centered(taken.width, in: proposedSize.width)
      origin.y = centered(taken.height, in: proposedSize.height)
    }
    rootElement.place(at: origin, proposal: proposal)
  }

  private func centered(_ length: CGFloat, in whole: CGFloat) -> CGFloat {
    let position = (whole - length) / 2
    return position.isFinite ? position : 0
  }
}

/// How far an element that comes or goes is there: from 0 to 1.
final class Presence: Moving {
  private weak var element: Element?
  private let effects: [TransitionEffect]
  private let motion: Motion<Double>
  private let target: Double
  private(set) var progress: Double
  private(set) var isOver = false

  var isLeaving: Bool { target == 0 }

  init(
    _ element: Element, _ effects: [TransitionEffect], isLeaving: Bool, _ animation: Animation,
    completion: AnimationCompletion?, now: Double
  ) {
    self.element = element
    self.effects = effects
    target = isLeaving ? 0 : 1
    // An element that was leaving comes back from where it is.
    progress = element.presence?.progress ?? (isLeaving ? 1 : 0)
    motion = Motion(
      animation, over: target - progress, now: now, after: element.presence?.motion,
      completion: completion)
  }

  func tick(at now: Double) -> Bool {
    guard let element, element.presence === self else { return false }
    if let offset = motion.offset(at: now) {
      progress = target + offset
      return true
    }
    progress = target
    isOver = true
    if !isLeaving { element.presence = nil }
    return false
  }

  func draw(_ element: Element, in context: inout DrawingContext) {
    let missing = 1 - progress
    let size = element.presentedSize
    var (opacity, scale, anchor) = (1.0, CGFloat(1), UnitPoint.center)
    var shift = CGSize.zero
    for effect in effects {
      switch effect {
      case .opacity: opacity *= min(max(progress, 0), 1)
      case .scale(let smallest, let at):
        (scale, anchor) = (scale * (1 + (smallest - 1) * missing), at)
      case .move(let edge):
        let way = Self.way(to: edge, size, element.layoutDirection)
        shift.width += way.width * missing
        shift.height += way.height * missing
      }
    }
    context.transformed(shift: shift, scale: scale, anchor: anchor, size: size) { context in
      context.withOpacity(opacity) { element.drawTree(in: &$0) }
    }
  }

  /// From the view's place to one of its own length beyond an edge.
  private static func way(to edge: Edge, _ size: CGSize, _ direction: LayoutDirection) -> CGSize {
    let isLeft = (edge == .leading) == (direction == .leftToRight)
    return switch edge {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading, .trailing: CGSize(width: isLeft ? -size.width : size.width, height: 0)
    }
  }
}

/// A node that left the tree and is still shown.
@MainActor struct Departure {
  let node: Node
  let elements: [Element]
  let completion: () -> Void

  var isOver: Bool { elements.allSatisfy { $0.presence?.isOver ?? true } }
}

extension HostContext {
  /// Lets what a new node shows come in, if the change is animated.
  func arrive(_ node: Node) {
    for element in node.elements { animate(element, node, isLeaving: false) }
  }

  /// Lets what a node shows go; false if nothing is animated and the node can leave at once.
  func depart(_ node: Node, completion: @escaping () -> Void) -> Bool {
    guard clock.mayAnimate else { return false }
    let elements = node.elements
    for element in elements { animate(element, node, isLeaving: true) }
    if elements.allSatisfy({ $0.presence?.isLeaving != true }) { return false }
    departures[ObjectIdentifier(node)] = Departure(
      node: node, elements: elements, completion: completion)
    return true
  }

  /// Keeps a node that was on its way out.
  func revive(_ node: Node) {
    departures[ObjectIdentifier(node)] = nil
    for element in node.elements {
      animate(element, node, isLeaving: false)
      if element.presence?.isLeaving == true { element.presence = nil }
    }
  }

  /// Ends the stay of nodes whose time is over, or of one at once.
  func finishDepartures(_ only: Node? = nil) {
    for departure in departures.values
    where departure.node === only || only == nil && departure.isOver {
      departures[ObjectIdentifier(departure.node)] = nil
      for element in departure.elements { element.leaveContainer() }
      departure.node.unmount()
      departure.completion()
    }
  }

  private func animate(_ element: Element, _ node: Node, isLeaving: Bool) {
    let transition = element.transition ?? .opacity
    let transaction = node.transaction
    guard !transition.effects.isEmpty, let animation = transaction.animation else { return }
    let presence = Presence(
      element, transition.effects, isLeaving: isLeaving, animation,
      completion: transaction.completion, now: clock.now)
    element.presence = presence
    clock.start(presence)
  }
}

extension Element {
  /// Whether this is, or stands for, an element on its way out.
  final var isLeaving: Bool {
    if let presence { return presence.isLeaving }
    return (self as? WrapperElement)?.content.isLeaving ?? false
  }

  /// Makes the container that still shows the element forget it.
  fileprivate func leaveContainer() {
    presence = nil
    let container = lineage.dropFirst().first { $0 is ContainerElement } as? ContainerElement
    container?.forgetLeft()
  }
}

extension DrawingContext {
  /// Draws moved and scaled around a point of the current element.
  mutating func transformed(
    shift: CGSize, scale: CGFloat, anchor: UnitPoint, size: CGSize,
    _ draw: (inout DrawingContext) -> Void
  ) {
    moved(by: shift) { context in
      if scale == 1 { return draw(&context) }
      let fixed = CGPoint(
        x: context.origin.x + size.width * anchor.x, y: context.origin.y + size.height * anchor.y)
      context.scaled(by: scale, around: fixed, draw)
    }
  }
}

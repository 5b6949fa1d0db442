extension HeadlessHost {
  /// A finger or a pointer that is down, until it is lifted or canceled.
  ///
  ///     let touch = try host.touch("chip")
  ///     touch.hold(0.6)
  ///     touch.move(by: CGSize(width: 80, height: 0))
  ///     touch.lift()
  ///
  /// The gestures of the views under it follow, the innermost first, but for those of high priority: one of them wins, and
  /// those that are simultaneous go on beside it. Each step is shown before the next.
  /// A gesture is canceled when its view is removed or disabled.
  ///
  /// A button that is pressed is so until a gesture that is not simultaneous wins, or it is removed or disabled: it
  /// does something if the press ends over it, wherever both have gone meanwhile.
  @MainActor public final class Touch {
    /// Where the finger or pointer is, in the host's coordinates.
    public private(set) var location: CGPoint

    private let host: HeadlessHost
    private var followers: [Follower]

    private var button: ButtonElement?

    private typealias Follower = (element: GestureElement, recognizer: AnyRecognizer)

    fileprivate init(_ host: HeadlessHost, at location: CGPoint, in hit: Element?) {
      self.host = host
      self.location = location
      followers = Self.gestures(around: hit).compactMap { element in
        element.follow().map { (element, $0) }
      }
      button = hit?.lineage.lazy.compactMap { $0 as? ButtonElement }.first {
        $0.environment.isEnabled
      }
      host.context.observers.join(self)
      tell(.began)
    }

    /// The gestures around an element in the order in which they are asked.
    private static func gestures(around hit: Element?) -> [GestureElement] {
      guard let hit else { return [] }
      var gestures: [GestureElement] = []
      for case let gesture as GestureElement in hit.lineage {
        if !gesture.value.mask.contains(.subviews) { gestures = [] }
        gestures.insert(gesture, at: gesture.value.priority == .high ? 0 : gestures.count)
      }
      return gestures
    }

    /// Holds still, while animations go on.
    public func hold(_ seconds: Double) {
      var rest = seconds
      while rest > 1e-9 {
        let step = min(rest, 0.05)
        host.advance(by: step)
        tell(.held)
        rest -= step
      }
    }

    /// Moves in equal steps, one a frame.
    public func move(by distance: CGSize, steps: Int = 1, frame seconds: Double = 1.0 / 60) {
      let start = location
      for step in 1...max(1, steps) {
        let share = CGFloat(step) / CGFloat(max(1, steps))
        location = CGPoint(
          x: start.x + distance.width * share, y: start.y + distance.height * share)
        host.advance(by: seconds)
        tell(.moved)
      }
    }

    /// Moves to a point of the host in equal steps, one a frame.
    public func move(to point: CGPoint, steps: Int = 1, frame seconds: Double = 1.0 / 60) {
      let distance = CGSize(width: point.x - location.x, height: point.y - location.y)
      move(by: distance, steps: steps, frame: seconds)
    }

    /// Lifts the finger or pointer.
    public func lift() {
      tell(.lifted)
      let pressed = button.flatMap { $0.isUnder(location) ? $0.firstReactionInside : nil }
      cancel()
      pressed?()
      host.updateIfNeeded()
    }

    /// Ends it as the system does when a call comes in: no gesture ends as it should.
    public func cancel() {
      let followers = followers
      (self.followers, button) = ([], nil)
      for follower in followers { follower.recognizer.cancel() }
      host.updateIfNeeded()
      host.context.observers.leave(self)
    }

    private func tell(_ kind: PressEvent.Kind) {
      host.updateIfNeeded()
      var hasWinner = false
      for follower in followers {
        // One that was told before may have ended this one.
        guard followers.contains(where: { $0.recognizer === follower.recognizer }) else { continue }
        let isSimultaneous = follower.element.value.priority == .simultaneous
        if hasWinner, !isSimultaneous {
          drop(follower)
          continue
        }
        let event = PressEvent(
          kind: kind, location: location, time: host.context.clock.now, element: follower.element)
        switch follower.recognizer.progress(event) {
        case .possible, .pending: break
        case .active: hasWinner = hasWinner || !isSimultaneous
        case .ended:
          hasWinner = hasWinner || !isSimultaneous
          forget(follower)
        case .failed: forget(follower)
        }
      }
      if hasWinner { button = nil }
      host.updateIfNeeded()
    }

    private func drop(_ follower: Follower) {
      forget(follower)
      follower.recognizer.cancel()
    }

    private func forget(_ follower: Follower) {
      followers.removeAll { $0.recognizer === follower.recognizer }
    }
  }

  /// Puts a finger or a pointer on a part of the first view with an accessibility identifier: its middle.
  ///
  /// - Throws: `InteractionError` if there is no such view, or something else is hit there.
  public func touch(_ identifier: String, at part: UnitPoint = .center) throws -> Touch {
    let view = try element(named: identifier)
    let origin = view.origin(in: nil)
    let point = CGPoint(
      x: origin.x + view.size.width * part.x, y: origin.y + view.size.height * part.y)
    guard let hit = hit(at: point), hit.isInside(view) || view.isInside(hit) else {
      throw InteractionError(
        description: "touching \"\(identifier)\" hits nothing of it: it is hidden, transparent or "
          + "covered")
    }
    return Touch(self, at: point, in: hit)
  }

  /// The number of gestures that views have, also of those that a mask keeps from counting.
  public var gestureCount: Int {
    updateIfNeeded()
    func count(_ element: Element) -> Int {
      let own = (element as? GestureElement)?.isThere == true ? 1 : 0
      return element.children.reduce(own) { $0 + count($1) }
    }
    return count(rootElement)
  }

  /// Puts a finger or a pointer on a point of the host.
  public func touch(at point: CGPoint) -> Touch {
    updateIfNeeded()
    return Touch(self, at: point, in: hit(at: point))
  }
}

extension HeadlessHost.Touch: UpdateObserver {
  var isSuspended: Bool { false }

  // A gesture whose view is gone or disabled is canceled, as soon as that is shown.
  func didUpdate() {
    if let button, !button.environment.isEnabled || !button.isInside(host.rootElement) {
      self.button = nil
    }
    let gone = followers.filter {
      !$0.element.counts || !$0.element.isInside(host.rootElement)
    }
    if gone.isEmpty { return }
    host.context.afterUpdate { [weak self] in
      for follower in gone { self?.drop(follower) }
    }
  }
}

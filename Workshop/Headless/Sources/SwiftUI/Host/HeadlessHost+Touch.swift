extension HeadlessHost {
  /// A finger or a pointer that is down, until it is lifted or canceled.
  ///
  ///     let touch = try host.touch("chip")
  ///     touch.hold(0.6)
  ///     touch.move(by: CGSize(width: 80, height: 0))
  ///     touch.lift()
  ///
  /// The gestures of the views under it follow: the innermost first, but for those of high priority, outermost
  /// first; one of them wins, and those that are simultaneous go on beside it. Each step is shown before the next.
  /// A gesture is canceled when its view is removed or disabled.
  @MainActor public final class Touch {
    /// Where the finger or pointer is, in the host's coordinates.
    public private(set) var location: CGPoint

    private let host: HeadlessHost
    private var followers: [Follower]

    private struct Follower {
      let element: GestureElement
      let following: any GestureFollowing
      /// Whether the gesture goes on whoever wins.
      let isSimultaneous: Bool
    }

    /// Whether a gesture follows the touch.
    public var isFollowed: Bool { !followers.isEmpty }

    fileprivate init(_ host: HeadlessHost, at location: CGPoint, in hit: Element?) {
      self.host = host
      self.location = location
      followers = Self.gestures(around: hit).compactMap { element in
        element.follow().map {
          Follower(
            element: element, following: $0, isSimultaneous: element.rank == .simultaneous)
        }
      }
      host.observe(self)
      tell(.began)
    }

    /// The gestures around an element in the order in which they are asked.
    private static func gestures(around hit: Element?) -> [GestureElement] {
      var gestures: [GestureElement] = []
      var element = hit
      while let current = element {
        if let gesture = current as? GestureElement {
          if !gesture.mask.contains(.subviews) { gestures = [] }
          gestures.append(gesture)
        }
        element = current.parent
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
      cancel()
    }

    /// Ends it as the system does when a call comes in: no gesture ends as it should.
    public func cancel() {
      let followers = followers
      self.followers = []
      for follower in followers { follower.following.cancel() }
      host.updateIfNeeded()
      host.stopObserving(self)
    }

    private func tell(_ kind: PressEvent.Kind) {
      host.updateIfNeeded()
      var hasWinner = false
      for follower in followers {
        // One that was told before may have ended this one.
        guard followers.contains(where: { $0.following === follower.following }) else { continue }
        if hasWinner, !follower.isSimultaneous {
          drop(follower)
          continue
        }
        let event = PressEvent(
          kind: kind, location: location, time: host.now, element: follower.element)
        switch follower.following.receive(event) {
        case .possible: break
        case .active: hasWinner = hasWinner || !follower.isSimultaneous
        case .ended:
          hasWinner = hasWinner || !follower.isSimultaneous
          forget(follower)
        case .failed: forget(follower)
        }
      }
      host.updateIfNeeded()
    }

    private func drop(_ follower: Follower) {
      forget(follower)
      follower.following.cancel()
    }

    private func forget(_ follower: Follower) {
      followers.removeAll { $0.following === follower.following }
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

  /// Puts a finger or a pointer on a point of the host.
  public func touch(at point: CGPoint) -> Touch {
    updateIfNeeded()
    return Touch(self, at: point, in: hit(at: point))
  }
}

extension HeadlessHost.Touch: UpdateObserver {
  // A gesture whose view is gone or disabled is canceled, as soon as that is shown.
  func didUpdate() {
    let gone = followers.filter {
      !$0.element.environment.isEnabled || !$0.element.isInside(host.rootElement)
        || !$0.element.mask.contains(.gesture)
    }
    if gone.isEmpty { return }
    host.afterUpdate { [weak self] in
      for follower in gone { self?.drop(follower) }
    }
  }
}

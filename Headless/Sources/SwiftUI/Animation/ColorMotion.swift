/// An element on its way to the colour that it was given last; components change evenly.
final class ColorMotion: Moving {
  private weak var element: Element?
  let motion: Motion<FrameVector>
  private(set) var offset: FrameVector

  init(_ element: Element, _ motion: Motion<FrameVector>) {
    self.element = element
    self.motion = motion
    offset = motion.offset(at: motion.start) ?? .zero
  }

  func tick(at now: Double) -> Bool {
    guard let element, element.colorMotion === self else { return false }
    guard let offset = motion.offset(at: now) else {
      element.colorMotion = nil
      return false
    }
    self.offset = offset
    return true
  }
}

extension Element {
  /// The colour that the element paints with now: another than its own only on the way there.
  final var presentedColor: HeadlessHost.ResolvedColor? {
    guard let color = paintColor, let colorMotion else { return paintColor }
    let shown = color.components + colorMotion.offset.values
    return HeadlessHost.ResolvedColor(
      red: shown[0], green: shown[1], blue: shown[2], opacity: shown[3])
  }
}

extension HeadlessHost.ResolvedColor {
  fileprivate var components: SIMD4<Double> { SIMD4(red, green, blue, opacity) }
}

extension AnimationClock {
  /// Called after an element was given another colour than before.
  func willRecolor(
    _ element: Element, from shown: HeadlessHost.ResolvedColor,
    to color: HeadlessHost.ResolvedColor, _ transaction: Transaction
  ) {
    guard let animation = transaction.effectiveAnimation else { return }
    let motion = ColorMotion(
      element,
      Motion(
        animation, over: FrameVector(color.components - shown.components), now: now,
        after: element.colorMotion?.motion, completion: transaction.completion))
    element.colorMotion = motion
    start(motion)
  }
}

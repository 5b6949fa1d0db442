extension Element {
  /// The color that the element paints with now: another than its own only on the way there.
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
  /// Called after an element was given another color than before.
  func willRecolor(
    _ element: Element, from shown: HeadlessHost.ResolvedColor,
    to color: HeadlessHost.ResolvedColor, _ transaction: Transaction
  ) {
    guard let animation = transaction.effectiveAnimation else { return }
    let motion = ElementMotion(
      element, at: \.colorMotion,
      Motion(
        animation, over: FrameVector(color.components - shown.components), now: now,
        after: element.colorMotion?.motion, completion: transaction.completion))
    element.colorMotion = motion
    start(motion)
  }
}

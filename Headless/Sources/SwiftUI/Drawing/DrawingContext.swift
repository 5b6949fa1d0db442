/// What a walk over the elements collects: the display list, and the frames of named views.
struct DrawingContext {
  /// Where the current element lies in the host's coordinates.
  private(set) var origin = CGPoint.zero
  private(set) var frames: [(identifier: String, frame: CGRect)] = []

  mutating func draw(_ element: Element) {
    let outer = origin
    origin.x += element.origin.x
    origin.y += element.origin.y
    element.drawTree(in: &self)
    origin = outer
  }

  /// Only notes where the named views in `element` lie.
  mutating func drawHidden(_ element: Element) {
    var hidden = self
    hidden.draw(element)
    frames = hidden.frames
  }

  mutating func name(_ identifier: String, size: CGSize) {
    frames.append((identifier, CGRect(origin: origin, size: size)))
  }
}

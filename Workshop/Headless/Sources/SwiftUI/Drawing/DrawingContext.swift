/// The collection of a walk over the elements: the display list, and the frames of named views.
struct DrawingContext {
  /// Where the current element lies in the host's coordinates.
  private(set) var origin = CGPoint.zero
  private(set) var frames: [(identifier: String, frame: CGRect)] = []
  private(set) var items: [HeadlessHost.DisplayItem] = []
  private(set) var opacity = 1.0
  private(set) var clips: [HeadlessHost.Clip] = []

  /// Whether only frames are asked for, so that nothing need be painted.
  let skipsItems: Bool

  init(skipsItems: Bool = false) { self.skipsItems = skipsItems }

  mutating func draw(_ element: Element) {
    let outer = origin
    origin.x += element.presentedOrigin.x
    origin.y += element.presentedOrigin.y
    if let presence = element.presence {
      presence.draw(element, in: &self)
    } else {
      element.drawTree(in: &self)
    }
    origin = outer
  }

  mutating func moved(by shift: CGSize, _ draw: (inout DrawingContext) -> Void) {
    let outer = origin
    origin.x += shift.width
    origin.y += shift.height
    draw(&self)
    origin = outer
  }

  /// Draws larger or smaller; `fixed` is the point, in the host's coordinates, that stays.
  mutating func scaled(
    by factor: CGFloat, around fixed: CGPoint, _ draw: (inout DrawingContext) -> Void
  ) {
    let (firstItem, firstFrame) = (items.count, frames.count)
    draw(&self)
    for index in items.indices.dropFirst(firstItem) {
      items[index] = items[index].scaled(by: factor, around: fixed)
    }
    for index in frames.indices.dropFirst(firstFrame) {
      frames[index].frame = frames[index].frame.scaled(by: factor, around: fixed)
    }
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

  /// Adds an item of the current element, whose paths and lines are in its own coordinates.
  mutating func paint(
    _ content: @autoclosure () -> HeadlessHost.DisplayItem.Content,
    color: @autoclosure () -> HeadlessHost.ResolvedColor,
    gradient: HeadlessHost.ResolvedGradient? = nil, size: CGSize
  ) {
    if skipsItems || opacity == 0 { return }
    var color = color()
    color.opacity *= opacity
    if color.opacity == 0 { return }
    items.append(
      HeadlessHost.DisplayItem(
        content: content().moved(
          path: { $0.offsetBy(dx: origin.x, dy: origin.y) },
          point: { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }),
        frame: CGRect(origin: origin, size: size), color: color,
        gradient: gradient.map { faded($0) }, clips: clips))
  }

  /// The gradient of the current element in the host's coordinates, with the opacity of all views around.
  private func faded(_ gradient: HeadlessHost.ResolvedGradient) -> HeadlessHost.ResolvedGradient {
    var gradient = gradient.mapped { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
    for index in gradient.stops.indices { gradient.stops[index].color.opacity *= opacity }
    return gradient
  }

  mutating func withOpacity(_ factor: Double, _ draw: (inout DrawingContext) -> Void) {
    let outer = opacity
    opacity *= factor
    draw(&self)
    opacity = outer
  }

  /// Draws only what lies inside a path of the current element.
  mutating func clipped(
    to path: Path, style: FillStyle = FillStyle(), size: CGSize,
    _ draw: (inout DrawingContext) -> Void
  ) {
    clips.append(
      HeadlessHost.Clip(
        path: path.offsetBy(dx: origin.x, dy: origin.y), style: style,
        frame: CGRect(origin: origin, size: size)))
    draw(&self)
    clips.removeLast()
  }
}

extension CGPoint {
  func scaled(by factor: CGFloat, around fixed: CGPoint) -> CGPoint {
    CGPoint(x: fixed.x + (x - fixed.x) * factor, y: fixed.y + (y - fixed.y) * factor)
  }
}

extension CGRect {
  func scaled(by factor: CGFloat, around fixed: CGPoint) -> CGRect {
    CGRect(
      origin: origin.scaled(by: factor, around: fixed),
      size: CGSize(width: width * factor, height: height * factor))
  }
}

extension HeadlessHost.DisplayItem {
  /// The item larger or smaller; what clips it stays as it is.
  func scaled(by factor: CGFloat, around fixed: CGPoint) -> Self {
    var item = self
    item.frame = frame.scaled(by: factor, around: fixed)
    let move = { (point: CGPoint) in point.scaled(by: factor, around: fixed) }
    item.content = content.moved(scale: factor, path: { $0.mapPoints(move) }, point: move)
    item.gradient = gradient?.mapped(scale: factor, move)
    return item
  }
}

extension HeadlessHost.DisplayItem.Content {
  /// The content elsewhere, and with all lengths larger or smaller.
  fileprivate func moved(
    scale: CGFloat = 1, path move: (Path) -> Path, point: (CGPoint) -> CGPoint
  ) -> Self {
    switch self {
    case .fill(let path, let style): return .fill(move(path), style)
    case .stroke(let path, var style):
      style.lineWidth *= scale
      style.dash = style.dash.map { $0 * scale }
      return .stroke(move(path), style)
    case .text(var lines, var font):
      for index in lines.indices {
        lines[index].origin = point(lines[index].origin)
        lines[index].width *= scale
      }
      font.size *= scale
      return .text(lines, font)
    case .symbol(let name, var font):
      font.size *= scale
      return .symbol(name, font)
    }
  }
}

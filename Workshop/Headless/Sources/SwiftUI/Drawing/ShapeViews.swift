/// A view of a shape in a style.
///
/// Apple: `@frozen nonisolated public struct _ShapeView<Content, Style> where Content : Shape,
/// Style : ShapeStyle`.
@frozen nonisolated public struct _ShapeView<Content, Style>
where Content: Shape, Style: ShapeStyle {
  /// Apple: `public var shape: Content`.
  public var shape: Content
  /// Apple: `public var style: Style`.
  public var style: Style
  /// Apple: `public var fillStyle: FillStyle`.
  public var fillStyle: FillStyle

  /// Apple: `nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle =
  /// FillStyle())`.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node {
    PaintedShape.makeNode(for: self, context) {
      PaintedShape(shape: $0.shape, style: $0.style, paint: .fill($0.fillStyle))
    }
  }
}

/// A shape and the way it is painted: what all the views above come down to.
struct PaintedShape<S: Shape, Style: ShapeStyle> {
  var shape: S
  let style: Style
  let paint: ShapePaint
}

enum ShapePaint: Equatable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

extension PaintedShape: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { Self.makeNode(for: self, context) { $0 } }

  /// The node of any view that comes down to a painted shape; it stays that view's.
  @MainActor static func makeNode<V: View>(
    for view: V, _ context: NodeContext, painted: @escaping (V) -> PaintedShape
  ) -> Node {
    let first = painted(view)
    let element = ShapeElement(first.shape, environment: context.environment)
    first.set(element)
    return LeafNode(view, context, element: element) { view, _, element in
      painted(view).set(element)
    }
  }

  private func set(_ element: ShapeElement<S>) {
    element.shape = shape
    element.style = style
    element.paint = paint
  }
}

/// The element of a painted shape.
final class ShapeElement<S: Shape>: Element, @unchecked Sendable {
  var shape: S
  var style: any ShapeStyle = ForegroundStyle()
  var paint = ShapePaint.fill(FillStyle())

  init(_ shape: S, environment: EnvironmentValues) {
    self.shape = shape
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override var paintColor: HeadlessHost.ResolvedColor? {
    style.paint(in: environment).resolved(in: environment.colorScheme)
  }

  override func draw(in context: inout DrawingContext) {
    guard !context.skipsItems, let color = presentedColor else { return }
    let size = presentedSize
    if let stroked = shape as? any StrokedShapeProtocol, case .fill = paint {
      context.paint(
        .stroke(outline(stroked.base, size), stroked.style), color: color, size: size)
      return
    }
    switch paint {
    case .fill(let style):
      context.paint(.fill(outline(shape, size), style), color: color, size: size)
    case .stroke(let style):
      context.paint(.stroke(outline(shape, size), style), color: color, size: size)
    }
  }

  // What is painted can be hit, unless nothing can be seen of it.
  override func isSolid(at point: CGPoint) -> Bool {
    if paintColor?.opacity == 0 { return false }
    return switch paint {
    case .fill(let style): outline(shape, size).contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): outline(shape, size).strokedPath(style).contains(point)
    }
  }

  private func outline(_ shape: some Shape, _ size: CGSize) -> Path {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    guard layoutDirection == .rightToLeft else { return path }
    return path.mirrored(inWidth: size.width)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `@frozen nonisolated public struct _ShapeView<Content, Style> where Content : Shape,
/// Style : ShapeStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct _ShapeView<Content, Style>
where Content: Shape, Style: ShapeStyle {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

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

/// A style that is a view fills its frame.
extension PrimitiveView where Self: ShapeStyle {
  func makeNode(_ context: NodeContext) -> Node {
    PaintedShape.makeNode(for: self, context) {
      PaintedShape(shape: Rectangle(), style: $0, paint: .fill(FillStyle()))
    }
  }
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
    let element = ShapeElement(painted(view), environment: context.environment)
    return LeafNode(view, context, element: element) { view, element in
      element.painted = painted(view)
    }
  }
}

final class ShapeElement<S: Shape, Style: ShapeStyle>: Element, @unchecked Sendable {
  var painted: PaintedShape<S, Style>

  init(_ painted: PaintedShape<S, Style>, environment: Surroundings) {
    self.painted = painted
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    painted.shape.sizeThatFits(proposal)
  }

  override var paintColor: HeadlessHost.ResolvedColor? {
    painted.style.paint(in: environment.values).resolved(in: environment.colorScheme)
  }

  override func draw(in context: inout DrawingContext) {
    guard !context.skipsItems, let color = presentedColor else { return }
    context.paint(
      item(presentedSize), color: color,
      gradient: painted.style.gradient(
        in: environment.values, size: presentedSize, isMirrored: layoutDirection == .rightToLeft),
      size: presentedSize)
  }

  private func item(_ size: CGSize) -> HeadlessHost.DisplayItem.Content {
    switch painted.paint {
    case .fill(let style):
      if let stroked = painted.shape as? any StrokedShapeProtocol {
        return .stroke(outline(stroked.base, size), stroked.style)
      }
      return .fill(outline(painted.shape, size), style)
    case .stroke(let style): return .stroke(outline(painted.shape, size), style)
    }
  }

  // A painted shape can be hit, unless nothing can be seen of it.
  override func isSolid(at point: CGPoint) -> Bool {
    if paintColor?.opacity == 0 { return false }
    let outline = outline(painted.shape, size)
    return switch painted.paint {
    case .fill(let style): outline.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): outline.strokedPath(style).contains(point)
    }
  }

  private func outline(_ shape: some Shape, _ size: CGSize) -> Path {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    guard layoutDirection == .rightToLeft else { return path }
    return path.mirrored(inWidth: size.width)
  }
}

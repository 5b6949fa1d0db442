/// A view of a shape in a style.
///
/// Apple: `@frozen nonisolated public struct _ShapeView<Content, Style> where Content : Shape,
/// Style : ShapeStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
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

/// A shape that was painted, and can be painted once more on top.
///
///     Capsule().fill(.blue).strokeBorder(.white, lineWidth: 2)
///
/// Apple: `nonisolated public protocol ShapeView<Content> : View { associatedtype Content : Shape;
/// nonisolated var shape: Self.Content { get } }`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that the next layer paints.
  nonisolated var shape: Self.Content { get }
}

/// Apple: `extension _ShapeView : ShapeView`.
extension _ShapeView: ShapeView {}

/// A view of a filled shape on a background.
///
/// Apple: `@frozen nonisolated public struct FillShapeView<Content, Style, Background> where
/// Content : Shape, Style : ShapeStyle, Background : View`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen nonisolated public struct FillShapeView<Content, Style, Background>
where Content: Shape, Style: ShapeStyle, Background: View {
  /// Apple: `public var shape: Content`.
  public var shape: Content
  /// Apple: `public var style: Style`.
  public var style: Style
  /// Apple: `public var fillStyle: FillStyle`.
  public var fillStyle: FillStyle
  /// Apple: `public var background: Background`.
  public var background: Background
}

/// A view of a stroked shape on a background.
///
/// Apple: `@frozen nonisolated public struct StrokeShapeView<Content, Style, Background> where
/// Content : Shape, Style : ShapeStyle, Background : View`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen nonisolated public struct StrokeShapeView<Content, Style, Background>
where Content: Shape, Style: ShapeStyle, Background: View {
  /// Apple: `public var shape: Content`.
  public var shape: Content
  /// Apple: `public var style: Style`.
  public var style: Style
  /// Apple: `public var strokeStyle: StrokeStyle`.
  public var strokeStyle: StrokeStyle
  /// Apple: `public var isAntialiased: Bool`.
  public var isAntialiased: Bool
  /// Apple: `public var background: Background`.
  public var background: Background
}

/// A view of a shape with a stroke inside its edge, on a background.
///
/// Apple: `@frozen nonisolated public struct StrokeBorderShapeView<Content, Style, Background>
/// where Content : InsettableShape, Style : ShapeStyle, Background : View`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen nonisolated public struct StrokeBorderShapeView<Content, Style, Background>
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  /// Apple: `public var shape: Content`.
  public var shape: Content
  /// Apple: `public var style: Style`.
  public var style: Style
  /// Apple: `public var strokeStyle: StrokeStyle`.
  public var strokeStyle: StrokeStyle
  /// Apple: `public var isAntialiased: Bool`.
  public var isAntialiased: Bool
  /// Apple: `public var background: Background`.
  public var background: Background
}

extension FillShapeView: ShapeView, PrimitiveView, LayeredShape {
  var primary: PaintedShape<Content, Style> {
    PaintedShape(shape: shape, style: style, paint: .fill(fillStyle))
  }
}

extension StrokeShapeView: ShapeView, PrimitiveView, LayeredShape {
  var primary: PaintedShape<Content, Style> {
    PaintedShape(
      shape: shape, style: style, paint: .stroke(strokeStyle))
  }
}

extension StrokeBorderShapeView: ShapeView, PrimitiveView, LayeredShape {
  var primary: PaintedShape<Content.InsetShape, Style> {
    PaintedShape(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style,
      paint: .stroke(strokeStyle))
  }
}

/// A painted shape with a view behind it that takes the shape's size.
@MainActor protocol LayeredShape: LayerView {
  associatedtype Background: View

  var background: Background { get }
}

extension LayeredShape {
  var layer: Background { background }
  var alignment: Alignment { .center }
  var isBehind: Bool { true }
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
    guard layoutDirection == .rightToLeft, shape.layoutDirectionBehavior != .fixed else {
      return path
    }
    return path.mirrored(inWidth: size.width)
  }
}

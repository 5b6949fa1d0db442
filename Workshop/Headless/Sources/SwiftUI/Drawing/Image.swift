/// A view that shows a symbol.
///
/// A symbol is a square as high as a line of text in its font, and its baseline is the text's, so
/// that beside a text it changes no height; `imageScale` makes it smaller (0.8) or larger (1.25).
/// It is painted with the foreground style, as text is.
///
/// Apple: `@frozen public struct Image : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image: Equatable {
  let symbol: String
  var isResizable = false

  /// Apple: `nonisolated public init(systemName: String)`.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public init(systemName: String) { symbol = systemName }

  /// Apple: `public enum Scale : Hashable, Sendable`.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  /// Makes the image take the size that it is proposed; symbols have no caps to keep.
  ///
  /// Apple: `nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode:
  /// Image.ResizingMode = .stretch) -> Image`.
  nonisolated public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension View {
  /// Apple: `nonisolated public func imageScale(_ scale: Image.Scale) -> some View`.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension Image: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node {
    let element = SymbolElement(self, environment: context.environment)
    return LeafNode(self, context, element: element) { image, element in element.image = image }
  }
}

final class SymbolElement: Element, @unchecked Sendable {
  var image: Image

  init(_ image: Image, environment: Surroundings) {
    self.image = image
    super.init(environment: environment)
  }

  private var font: HeadlessHost.ResolvedFont {
    (environment.font ?? .body).resolved(in: environment.values, traits: environment.fontTraits)
  }

  /// The side of the square and where the baseline crosses it.
  private var metrics: HeadlessHost.LineMetrics {
    let line = environment.textMeasurer.lineMetrics(of: font)
    let factor = environment.imageScale.factor
    return HeadlessHost.LineMetrics(
      height: (line.height * factor).rounded(), baseline: (line.baseline * factor).rounded())
  }

  // Apple's symbols have names in the user's language; here they are called as in code.
  override func accessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    [.init(label: image.symbol, traits: .isImage, frame: CGRect(origin: origin, size: size))]
  }

  override func isSolid(at point: CGPoint) -> Bool { bounds.contains(point) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let side = CGSize(width: metrics.height, height: metrics.height)
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: side) : side
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let isBaseline = key.id == FirstTextBaselineID.self || key.id == LastTextBaselineID.self
    return isBaseline && !image.isResizable ? metrics.baseline : nil
  }

  override var paintColor: HeadlessHost.ResolvedColor? {
    ForegroundStyle().paint(in: environment.values).resolved(in: environment.colorScheme)
  }

  override func draw(in context: inout DrawingContext) {
    guard let color = presentedColor else { return }
    context.paint(.symbol(image.symbol, font), color: color, size: size)
  }
}

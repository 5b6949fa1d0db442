/// The element of a text: breaks lines for proposals, and draws those of the last one.
final class TextElement: Element, @unchecked Sendable {
  var text: Text { didSet { resolved = nil } }

  private var resolved: Resolved?
  /// The lines for the last few proposals that the ideal ones are too long for.
  private var known: [(proposal: ProposedViewSize, lines: TextLines)] = []

  /// The text as resolved in its environment.
  private final class Resolved {
    let characters: String
    let font: HeadlessHost.ResolvedFont
    let metrics: HeadlessHost.LineMetrics
    let maximumLines: Int?
    /// From the top of a line to the top of the next.
    let lineDistance: CGFloat
    let ideal: TextLines

    init(_ text: Text, in environment: EnvironmentValues) {
      let attributes = text.attributes
      font = (attributes.font ?? environment.font ?? .body).resolved(
        in: environment, traits: attributes.traits.over(environment.fontTraits))
      characters = text.characters(in: environment)
      let measurer = environment.textMeasurer
      metrics = measurer.lineMetrics(of: font)
      maximumLines = environment.lineLimit.map { max(1, $0) }
      lineDistance = metrics.height + max(0, environment.lineSpacing)
      ideal = TextLines(
        characters, font: font, measurer: measurer, width: nil, maximum: maximumLines)
    }
  }

  init(_ text: Text, environment: Surroundings) {
    self.text = text
    super.init(environment: environment)
  }

  override func environmentDidChange() {
    resolved = nil
    super.environmentDidChange()
  }

  override func contentsDidChange() { known = [] }

  private func resolve() -> Resolved {
    let resolved = resolved ?? Resolved(text, in: environment.values)
    self.resolved = resolved
    return resolved
  }

  /// The lines for a proposal: at least one, however small it is.
  private func lines(_ proposal: ProposedViewSize) -> TextLines {
    let text = resolve()
    var maximum = text.maximumLines
    if let height = proposal.height, height < .infinity {
      let spacing = text.lineDistance - text.metrics.height
      let fitting = Int(
        min(1e9, max(1, ((height + spacing) / text.lineDistance + 1e-9).rounded(.down))))
      maximum = min(maximum ?? .max, fitting)
    }
    let isIdeal =
      text.ideal.longest <= proposal.width ?? .infinity
      && text.ideal.lines.count <= maximum ?? .max
    if isIdeal { return text.ideal }
    if let lines = known.first(where: { $0.proposal == proposal })?.lines { return lines }
    let lines = TextLines(
      text.characters, font: text.font, measurer: environment.textMeasurer,
      width: proposal.width, maximum: maximum)
    if known.count == 3 { known.removeFirst() }
    known.append((proposal, lines))
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (text, lines) = (resolve(), lines(proposal))
    return CGSize(
      width: lines.longest,
      height: text.metrics.height + CGFloat(lines.lines.count - 1) * text.lineDistance)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.id == FirstTextBaselineID.self { return resolve().metrics.baseline }
    guard key.id == LastTextBaselineID.self else { return nil }
    let text = resolve()
    return text.metrics.baseline + CGFloat(lines(proposal).lines.count - 1) * text.lineDistance
  }

  /// As read off Apple's pictures: closer to what stands above than to what comes below.
  override var spacing: ViewSpacing {
    ViewSpacing(top: 5, leading: nil, bottom: ViewSpacing.standard, trailing: nil)
  }

  override var paintColor: HeadlessHost.ResolvedColor? {
    let style = text.attributes.style?.style ?? ForegroundStyle()
    return style.paint(in: environment.values).resolved(in: environment.colorScheme)
  }

  override func draw(in context: inout DrawingContext) {
    guard !context.skipsItems, let color = presentedColor else { return }
    let text = resolve()
    let lines = lines(proposal).lines.enumerated().map { index, line in
      HeadlessHost.TextLine(
        text: line.text,
        origin: CGPoint(
          x: offset(ofLine: line.width),
          y: text.metrics.baseline + CGFloat(index) * text.lineDistance), width: line.width)
    }
    context.paint(.text(lines, text.font), color: color, size: size)
  }

  override func accessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    let characters = text.characters(in: environment.values)
    if characters.isEmpty { return [] }
    return [
      .init(
        label: characters, traits: .isStaticText, frame: CGRect(origin: origin, size: size))
    ]
  }

  override func isSolid(at point: CGPoint) -> Bool { bounds.contains(point) }

  private func offset(ofLine width: CGFloat) -> CGFloat {
    let free = size.width - width
    let x: CGFloat =
      switch environment.multilineTextAlignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    return mirrored(x, width: width, in: size.width)
  }
}

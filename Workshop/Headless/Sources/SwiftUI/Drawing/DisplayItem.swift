extension HeadlessHost {
  /// One thing to paint, in the host's coordinates: points, y down, unrounded.
  ///
  /// A renderer paints the items of a display list in order. It moves the edges of `frame` to pixels
  /// and stretches what it paints along.
  public struct DisplayItem: Equatable, Sendable {
    /// The content to paint.
    public enum Content: Equatable, Sendable {
      /// The inside of a path.
      case fill(Path, FillStyle)
      /// The outline of a path.
      case stroke(Path, StrokeStyle)
      /// Lines of text.
      case text([TextLine], ResolvedFont)
      /// A named symbol that fills `frame`, for texts in a font.
      case symbol(String, ResolvedFont)
    }

    /// The content to paint.
    public var content: Content
    /// The frame of the view that paints this.
    public var frame: CGRect
    /// The color to paint with; it includes the opacity of all views around.
    public var color: ResolvedColor
    /// The gradient to paint with, to the opacity of the views around; nil for the color alone.
    public var gradient: ResolvedGradient? {
      get {
        if case .gradient(let gradient) = paint { return gradient }
        return nil
      }
      set { paint = newValue.map(Paint.gradient) }
    }

    private var paint: Paint?

    /// Stored elsewhere, since few items have one.
    private indirect enum Paint: Equatable, Sendable { case gradient(ResolvedGradient) }

    /// Clips of the item; only what lies inside all of them shows.
    public var clips: [Clip]

    init(
      content: Content, frame: CGRect, color: ResolvedColor, gradient: ResolvedGradient?,
      clips: [Clip]
    ) {
      (self.content, self.frame, self.color, self.clips) = (content, frame, color, clips)
      paint = gradient.map(Paint.gradient)
    }
  }

  /// A shape that cuts off what lies outside of it.
  public struct Clip: Equatable, Sendable {
    /// The outline, in the host's coordinates.
    public var path: Path
    /// The rule that says which points are inside.
    public var style: FillStyle
    /// The frame of the view that clips.
    public var frame: CGRect
  }

  /// One line of a text.
  public struct TextLine: Equatable, Sendable {
    /// The characters of the line, in reading order.
    public var text: String
    /// The left end of the baseline, in the host's coordinates.
    public var origin: CGPoint
    /// The width that the line was measured to have.
    public var width: CGFloat
  }
}

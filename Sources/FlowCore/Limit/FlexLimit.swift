/// How much of a container is shown: so many lines, or as many as a depth holds.
///
///     items.main.append(30)  // the indicator stands for all that are not shown: "+3"
///     let run = solver.run(of: items, in: container, within: FlexLimit(lines: 2))
///     solver.solve(items, in: container, showing: run, into: &frames)
///
/// What is shown is the longest run of items, from the first of the sequence on, that together with
/// the indicator stays within the limit. The indicator is the last item in document order. It goes where
/// the next item of the sequence would go, in the room of its own size. If everything stays within the
/// limit without it, it is not shown. Break markers alone are not worth showing it.
///
/// In CSS, `line-clamp` does this to the lines of a text; for boxes there is nothing.
public struct FlexLimit: Equatable, Sendable {
  /// The most lines; less than 1 shows the indicator alone.
  public var lines: Int

  /// The depth that all lines and the gaps between them must stay within.
  ///
  /// A line is as deep as its items are by themselves, or at the container's length if they are longer:
  /// what grows, shrinks or stretches may become deeper than it counts here. NaN counts as infinity,
  /// negative as 0; a depth that not even the indicator stays within shows it alone.
  public var cross: Double

  /// Whether the last item is the indicator; otherwise it is one like the others.
  ///
  /// It is no separator and no break marker, and does not avoid a break; its `order` does not count.
  public var hasIndicator: Bool

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - lines: The most lines.
  ///   - cross: The depth that all lines must stay within.
  ///   - hasIndicator: Whether the last item is the indicator.
  public init(lines: Int = .max, cross: Double = .infinity, hasIndicator: Bool = true) {
    self.lines = lines
    self.cross = cross
    self.hasIndicator = hasIndicator
  }
}

/// The items of a container that are shown: the first ones of its sequence, and perhaps the indicator.
public struct FlexRun: Equatable, Sendable {
  /// How many items of the sequence are shown, separators between them counted, the indicator not.
  public var count: Int

  /// Whether the indicator is shown behind them.
  public var showsIndicator: Bool

  /// Whether the last item is the indicator, and so none of the sequence.
  public let hasIndicator: Bool

  /// The most lines that balanced wrapping may make of them.
  public var mostLines: Int

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - count: How many items of the sequence are shown; as many as there are if there are fewer.
  ///   - showsIndicator: Whether the indicator is shown behind them, or nil if there is none and the last
  ///     item is one of the sequence.
  ///   - mostLines: The most lines that balanced wrapping may make of them.
  public init(count: Int, showsIndicator: Bool?, mostLines: Int = .max) {
    self.count = count
    self.showsIndicator = showsIndicator ?? false
    self.mostLines = mostLines
    hasIndicator = showsIndicator != nil
  }
}

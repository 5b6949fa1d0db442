/// How much of a container is shown: so many lines, or as many as a depth holds.
///
///     items.main.append(30)  // the last item stands for all that are not shown: "+3"
///     let run = solver.run(of: items, in: container, within: FlexLimit(lines: 2))
///     solver.solve(items, in: container, showing: run, into: &frames)
///
/// What is shown is the longest run of items, from the first of the sequence on, that together with
/// the last item stays within the limit. The last item goes where the next one would go, in the room
/// of its own size. If everything stays within the limit without it, the last item is not shown. Break
/// markers alone are not worth showing it.
///
/// In CSS, `line-clamp` does this to the lines of a text; for boxes there is nothing.
public struct FlexLimit: Equatable, Sendable {
  /// The most lines; less than 1 shows the last item alone.
  public var lines: Int

  /// The depth that all lines and the gaps between them must stay within.
  ///
  /// A line is as deep as its items are by themselves, or at the container's length if they are longer:
  /// what grows, shrinks or stretches may become deeper than it counts here. NaN counts as infinity,
  /// negative as 0; a depth that not even the last item stays within shows it alone.
  public var cross: Double

  /// Whether the last item stands for those that are not shown; otherwise it is one like the others.
  ///
  /// It is no separator and no break marker, and does not avoid a break; its `order` does not count.
  public var hasLastItem: Bool

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - lines: The most lines.
  ///   - cross: The depth that all lines must stay within.
  ///   - hasLastItem: Whether the last item stands for those that are not shown.
  public init(lines: Int = .max, cross: Double = .infinity, hasLastItem: Bool = true) {
    self.lines = lines
    self.cross = cross
    self.hasLastItem = hasLastItem
  }
}

/// The items of a container that are shown: the first ones of its sequence, and perhaps the last item.
public struct FlexRun: Equatable, Sendable {
  /// How many items of the sequence are shown, separators between them counted, the last item not.
  public var count: Int

  /// Whether the last item is shown behind them.
  public var showsLastItem: Bool

  /// Whether the last item is none of the sequence.
  public let hasLastItem: Bool

  /// The most lines that balanced wrapping may make of them.
  public var mostLines: Int

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - count: How many items of the sequence are shown; as many as there are if there are fewer.
  ///   - showsLastItem: Whether the container's last item is shown behind them, or nil if it is one of the
  ///     sequence.
  ///   - mostLines: The most lines that balanced wrapping may make of them.
  public init(count: Int, showsLastItem: Bool?, mostLines: Int = .max) {
    self.count = count
    self.showsLastItem = showsLastItem ?? false
    self.mostLines = mostLines
    hasLastItem = showsLastItem != nil
  }
}

/// What a container asks of its lines: its size along them, its gaps, and how items and lines align.
///
///     var container = FlexContainer(mainSize: 320, mainGap: 8, crossGap: 8)
///     container.justifyContent = .center
///
/// Names follow CSS Flexible Box Layout Level 1. All lengths are in points.
public struct FlexContainer: Equatable, Sendable {
  /// The length that lines may fill; nil for as long as the longest line asks.
  ///
  /// nil, infinity and NaN all mean "no limit": one line, and a container that hugs it. A negative
  /// size counts as 0: then each item that has a length gets a line of its own.
  public var mainSize: Double?

  /// The space between neighbours in a line.
  ///
  /// Negative gaps make neighbours overlap. NaN counts as 0; beyond ±2¹⁰⁰ counts as ±2¹⁰⁰.
  public var mainGap: Double

  /// The space between neighbouring lines; replaced like `mainGap`.
  public var crossGap: Double

  /// How the items of a line share its length (CSS `justify-content`).
  ///
  /// Every value but `flexStart` and `start` places against `mainSize`; without one, against the
  /// longest line.
  public var justifyContent: FlexDistribution = .flexStart

  /// How the items of the last line share its length; nil for the same as the other lines.
  public var justifyLastLine: FlexDistribution?

  /// Where items sit across their lines (CSS `align-items`).
  public var alignItems: FlexAlignment = .flexStart

  /// Makes a container that wraps its items into lines, as CSS `flex-wrap: wrap` does.
  ///
  /// - Parameters:
  ///   - mainSize: The length that lines may fill; nil for one line.
  ///   - mainGap: The space between neighbours in a line.
  ///   - crossGap: The space between neighbouring lines.
  public init(mainSize: Double? = nil, mainGap: Double = 0, crossGap: Double = 0) {
    self.mainSize = mainSize
    self.mainGap = mainGap
    self.crossGap = crossGap
  }
}

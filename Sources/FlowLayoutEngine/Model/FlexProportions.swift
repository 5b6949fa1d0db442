/// The rule by which items with an aspect ratio, such as photos, fill lines.
///
///     var container = FlexContainer(mainSize: 600, mainGap: 4, crossGap: 4)
///     container.proportions = FlexProportions(targetCross: 160)
///     items.aspectRatio = [1.5, 0.75, 1, nil]  // the last item keeps its own two sizes
///
/// The items of a line that have a ratio get the same cross size. With this cross size, the line is
/// exactly as long as the container. The length of each item is its ratio times the cross size, so
/// nothing is cropped. A line takes the items that bring its cross size nearest to a target.
/// <doc:LinesOfProportions>, which calls a line's cross size its depth, explains this step by step.
///
/// Of an item with a ratio, the sizes, basis, factors, limits and guides have no effect. Its
/// margins, gap, alignment, order and breaks do. In a line that has an item with a ratio, no other
/// item grows, shrinks or stretches along the line. CSS has no equivalent.
public struct FlexProportions: Equatable, Sendable {
  /// The target cross size of lines.
  ///
  /// The target is limited to `minCross` and `maxCross`. A number that is not positive and finite
  /// counts as the container's length, or as 0 if the container's length has no limit.
  public var targetCross: Double

  /// The minimum cross size of a line of two or more items; nil or NaN for half of `targetCross`.
  ///
  /// A line of one item has no minimum cross size; only `maxCross` limits it. A negative number
  /// counts as 0.
  public var minCross: Double?

  /// The maximum cross size of a line; nil or NaN for twice `targetCross`.
  ///
  /// A line that would exceed the maximum gets this cross size, and is shorter than the container.
  /// `justifyContent` then places its items. The maximum does not apply to an item with
  /// `FlexBreaks.fullLine`. A maximum below `minCross` counts as `minCross`.
  public var maxCross: Double?

  /// Whether the last line fills the container, too.
  ///
  /// This also applies to a line before a forced break. If false, the default, such a line has at
  /// most the target cross size, and may be shorter than the container.
  public var fillsLastLine = false

  /// Makes a rule with a target cross size.
  ///
  /// - Parameters:
  ///   - targetCross: The target cross size of lines.
  ///   - minCross: The minimum cross size of a line of two or more items; nil for half the target.
  ///   - maxCross: The maximum cross size of a line; nil for twice the target.
  public init(targetCross: Double, minCross: Double? = nil, maxCross: Double? = nil) {
    self.targetCross = targetCross
    self.minCross = minCross
    self.maxCross = maxCross
  }
}

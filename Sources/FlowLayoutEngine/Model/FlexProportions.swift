/// The rule by which items that have an aspect ratio fill their lines: rows of photos, each as long as the container.
///
///     var container = FlexContainer(mainSize: 600, mainGap: 4, crossGap: 4)
///     container.proportions = FlexProportions(targetCross: 160)
///     items.aspectRatio = [1.5, 0.75, 1, nil]  // the last item keeps its own two sizes
///
/// The items of a line that have a ratio share one cross size, the line's *depth*, with which the line is
/// exactly as long as the container. Which items a line takes is decided by how near its depth comes to a
/// target; <doc:LinesOfProportions> defines it step by step. Nothing is cropped: each item is as long as its
/// ratio times the depth.
///
/// Of an item with a ratio, its two sizes, basis, factors, limits and guides do not count; its margins, gap,
/// alignment, order and breaks do. In a line that has one, no other item grows, shrinks or is stretched along
/// the line, either. CSS has no word for this.
public struct FlexProportions: Equatable, Sendable {
  /// The depth to come near to.
  ///
  /// It is kept within the two limits. One that is not positive and finite counts as the container's length,
  /// and as 0 if that is not limited.
  public var targetCross: Double

  /// The least depth of a line of two or more items; nil, as NaN, for half the target.
  ///
  /// An item that is alone in its line fills it however shallow that makes it. Negative counts as 0.
  public var minCross: Double?

  /// The greatest depth of a line; nil, as NaN, for twice the target.
  ///
  /// A line that would be deeper has this depth and is shorter than the container: `justifyContent` then
  /// places its items. It does not count for an item that asks for a `fullLine`. Less than `minCross` counts
  /// as that.
  public var maxCross: Double?

  /// Whether a line that ends the container, or that stands before a forced break, is as long as the
  /// container, too; false by default: such a line is no deeper than the target.
  public var fillsLastLine = false

  /// Makes the rule of a target.
  ///
  /// - Parameters:
  ///   - targetCross: The depth to come near to.
  ///   - minCross: The least depth of a line of two or more items; nil for half the target.
  ///   - maxCross: The greatest depth of a line; nil for twice the target.
  public init(targetCross: Double, minCross: Double? = nil, maxCross: Double? = nil) {
    self.targetCross = targetCross
    self.minCross = minCross
    self.maxCross = maxCross
  }
}

// Greedy lines do not depend on items before them. The last line is complete if the part ends where
// a line of the container ends.
/// A range of a container's items, laid out without the container's other items.
///
/// The range starts with the first item of a line, so its lines are lines of the container. Only
/// the last one may lack items.
struct FlexPart {
  /// The document indices of the items.
  ///
  /// `FlexPass` counts items from the first of them, which has the index 0 there.
  let items: Range<Int>

  /// Whether the last line of the part is the last of all lines.
  var endsContainer = true

  /// Whether the caller needs only the lines, not the positions of items.
  ///
  /// A fast path may then leave the positions out.
  var hasOnlyLines = false

  /// The lines and lengths of the container that this is a part of.
  ///
  /// Nil if the part is laid out as a container of its own.
  var whole: Whole?

  /// The properties of the container that decide the lines of a part.
  struct Whole {
    /// The first item of each line of the part, as an index in the container.
    let firsts: ArraySlice<Int32>
    /// The container's main size before `hugsLines` shrinks it.
    let mainSize: Double
    let longestLine: Double
  }

  /// Whether the host is asked for the gaps between lines.
  ///
  /// False if the part has the lines of a `whole` container: the `FlexIndex` that lays the part out
  /// then knows the positions of its lines.
  func asksForLineGaps(_ host: AnyFlexHost?) -> Bool { host.givesLineGaps && whole == nil }

  /// Whether `lines` have the same first items as the lines of `whole`.
  ///
  /// True if `whole` is nil.
  func hasLines(_ lines: [FlexLine]) -> Bool {
    // Lines may differ where items exactly fill a line, since additions in another order round
    // differently.
    guard let whole else { return true }
    let first = Int32(truncatingIfNeeded: items.lowerBound)
    return lines.count == whole.firsts.count
      && zip(lines, whole.firsts).allSatisfy { $0.first + first == $1 }
  }
}

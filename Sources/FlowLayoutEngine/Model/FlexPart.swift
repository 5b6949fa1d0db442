// Greedy lines do not depend on items before them. The last line is complete if the part ends where
// a line of the container ends.
/// A range of items that begins a line, laid out without the other items.
///
/// Its lines are lines of the container; only its last line may be incomplete.
struct FlexPart {
  /// The indices of the items, in document order.
  ///
  /// In `FlexPass`, the first of these items has the index 0.
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

  /// Whether the host is asked for gaps between lines.
  ///
  /// False for lines of a `FlexIndex`, which has their positions.
  func asksForLineGaps(_ host: AnyFlexHost?) -> Bool { host.givesLineGaps && whole == nil }

  /// Whether `lines` begin with the same items as the container's lines in `whole`.
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

/// A range of items that starts a line, so it can be laid out alone.
///
/// Greedy lines do not depend on items before them, so a part has the same lines as the whole. Only the last
/// one may differ, unless the part ends with a line of the whole.
struct FlexPart {
  /// The items, in document order; a pass counts from the first of them.
  let items: Range<Int>

  /// Whether the part's last line is also the last line of the whole.
  var endsContainer = true

  /// Whether only lines are needed, so that a fast path need not place items.
  var hasOnlyLines = false

  /// The whole container; nil if this is the whole.
  var whole: Whole?

  /// The properties of the whole container that the lines of a part depend on.
  struct Whole {
    /// The first item of each of the part's lines, by its index in the whole.
    let firsts: ArraySlice<Int32>
    /// The length of the container, before it hugs its lines.
    let mainSize: Double
    let longestLine: Double
  }

  /// Whether the host is asked for gaps between lines; not for a part of an index, which has the positions of
  /// lines.
  func asksForLineGaps(_ host: AnyFlexHost?) -> Bool { host.givesLineGaps && whole == nil }

  /// Whether the lines equal those that the whole already has.
  ///
  /// They may differ where a sum is at the limit, since additions in another order round differently.
  func hasLines(_ lines: [FlexLine]) -> Bool {
    guard let whole else { return true }
    let first = Int32(truncatingIfNeeded: items.lowerBound)
    return lines.count == whole.firsts.count
      && zip(lines, whole.firsts).allSatisfy { $0.first + first == $1 }
  }
}

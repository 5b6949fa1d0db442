/// Some items of a container that begin a line, laid out without the others.
///
/// Greedy lines depend on nothing before their first item, so a part has the lines that it has in the
/// whole: all but the last one, unless the part ends where a line of the whole does.
struct FlexPart {
  /// The items, in document order; those of a pass count from the first of them.
  let items: Range<Int>

  /// Whether the last line is the last one of the whole, too.
  var endsContainer = true

  /// Whether lines are all that is asked for, which saves a fast path from placing their items.
  var hasOnlyLines = false

  /// The whole that this is a part of; nil if this is the whole.
  var whole: Whole?

  /// The properties of a whole that the lines of a part depend on.
  struct Whole {
    /// The items that the part's lines begin with, counted as the whole's items are.
    let firsts: ArraySlice<Int32>
    /// The length of the container, before it hugs its lines.
    let mainSize: Double
    let longestLine: Double
  }

  /// Whether a host is asked for the gaps between lines: of a part of a whole it is known where they lie.
  func asksForLineGaps(_ host: AskedHost?) -> Bool { host.givesLineGaps && whole == nil }

  /// Whether lines are those that are known of the whole, if any are: where a sum is at the limit, the noise
  /// of another order of additions may end a line elsewhere.
  func hasLines(_ lines: [FlexLine]) -> Bool {
    guard let whole else { return true }
    let first = Int32(truncatingIfNeeded: items.lowerBound)
    return lines.count == whole.firsts.count
      && zip(lines, whole.firsts).allSatisfy { $0.first + first == $1 }
  }
}

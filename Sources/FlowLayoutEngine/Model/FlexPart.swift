/// A range of items that begins with the first item of a line, so that the range can be laid out
/// alone.
///
/// Greedy lines do not depend on items before them, so a part has the same lines as the whole
/// container. Only the part's last line may differ, unless the part ends where a line of the whole
/// container ends.
struct FlexPart {
  /// The indices of the items, in document order.
  ///
  /// In `FlexPass`, the first of these items has the index 0.
  let items: Range<Int>

  /// Whether the part's last line is also the last line of the whole container.
  var endsContainer = true

  /// Whether the caller needs only the lines, not the items' positions, which a fast path may then
  /// leave out.
  var hasOnlyLines = false

  /// The lines and lengths of the container that this is a part of; nil if the part is laid out as a
  /// container of its own.
  var whole: Whole?

  /// The properties of the whole container that decide the lines of a part.
  struct Whole {
    /// The first item of each of the part's lines, by its index in the whole container.
    let firsts: ArraySlice<Int32>
    /// The whole container's main size before `hugsLines` shrinks the container.
    let mainSize: Double
    let longestLine: Double
  }

  /// Whether the host is asked for gaps between lines: not for lines of a `FlexIndex`, because the
  /// index has the positions of its lines.
  func asksForLineGaps(_ host: AnyFlexHost?) -> Bool { host.givesLineGaps && whole == nil }

  /// Whether `lines`, the lines of a new layout of the part, begin with the same items as the lines
  /// of the whole container; true if `whole` is nil.
  ///
  /// Lines may differ where items exactly fill a line, since additions in another order round
  /// differently.
  func hasLines(_ lines: [FlexLine]) -> Bool {
    guard let whole else { return true }
    let first = Int32(truncatingIfNeeded: items.lowerBound)
    return lines.count == whole.firsts.count
      && zip(lines, whole.firsts).allSatisfy { $0.first + first == $1 }
  }
}

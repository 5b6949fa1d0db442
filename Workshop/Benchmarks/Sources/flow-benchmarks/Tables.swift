import Foundation

extension Results {
  /// One table a group: a row a contestant, a column a number of items.
  var tables: String {
    var groups: [String] = []
    for row in rows where !groups.contains(row.group) { groups.append(row.group) }
    let text = groups.map(table).joined(separator: "\n")
    return text + "\npeak memory of the run: \(number(machine.peakMegabytes)) MB\n"
  }

  private func table(_ group: String) -> String {
    let rows = rows.filter { $0.group == group }
    var names: [String] = []
    var counts: [Int] = []
    for row in rows {
      if !names.contains(row.name) { names.append(row.name) }
      if !counts.contains(row.count) { counts.append(row.count) }
    }
    let baseline = rows.first { $0.ratio == 1 }?.name ?? ""
    var text = "\n\(group): ns an item (× \(baseline))\n"
    text += "".filled(28)
    text += counts.map { "n = \($0)".filled(18) }.joined() + "allocations  bytes an item\n"
    for name in names {
      let own = rows.filter { $0.name == name }
      text += name.filled(28)
      for count in counts {
        let row = own.first { $0.count == count }
        let cell = row.map { "\(number($0.nanosecondsPerItem)) (\(number($0.ratio)))" }
        text += (cell ?? "").filled(18)
      }
      let allocations = own.compactMap(\.allocations).max().map(String.init) ?? "–"
      let bytes = own.last?.bytesPerItem.map { number($0) } ?? "–"
      text += allocations.filled(13) + bytes + "\n"
    }
    return text
  }
}

/// A number with three digits that count.
func number(_ value: Double) -> String {
  if !value.isFinite { return "–" }
  let digits = value == 0 ? 2 : max(0, min(5, 2 - Int(log10(value.magnitude).rounded(.down))))
  return String(format: "%.\(digits)f", value)
}

extension String {
  /// The text with spaces up to a width.
  func filled(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

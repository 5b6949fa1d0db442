extension String {
  /// The names that someone who typed this may have meant, at most three; none if no name is close.
  ///
  /// The fewest edits decide, if they are few; else what the name begins with, or what stands in it.
  package func closest(among names: [String]) -> [String] {
    let typed = bareWord
    let distances = names.map { ($0, typed.edits(to: $0.bareWord)) }
    let limit = Swift.min(3, Swift.max(1, typed.count / 2))
    if let least = distances.map(\.1).min(), least <= limit {
      return distances.filter { $0.1 == least }.map(\.0).few
    }
    guard let first = typed.first, first.isLetter else { return [] }
    let beginnings = names.filter { $0.bareWord.hasPrefix(typed) }
    if !beginnings.isEmpty || typed.count < 3 { return beginnings.few }
    return names.filter { $0.contains(typed) }.few
  }

  /// The name without dashes before it, in small letters.
  private var bareWord: String { drop { $0 == "-" }.lowercased() }

  /// How many letters must be put in, left out, exchanged or swapped with their neighbor to get the
  /// other word: the optimal string alignment distance, in O(*nm*).
  private func edits(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    // Words this long are no misspelled names.
    guard a.count <= 64, b.count <= 64 else { return .max }
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let exchanged = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var least = Swift.min(exchanged, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = Swift.min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

extension [String] {
  /// The words if they are few enough to choose from.
  fileprivate var few: [String] { count <= 3 ? self : [] }

  /// A question to put behind what was typed, or nothing: ` (did you mean --width?)`.
  package var question: String { isEmpty ? "" : " (did you mean \(alternatives)?)" }
}

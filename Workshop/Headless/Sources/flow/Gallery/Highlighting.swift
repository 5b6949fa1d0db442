import Foundation

extension String {
  /// Swift as HTML, in which keywords, types, and texts and numbers stand out.
  ///
  /// The gallery's page has a color for each of the three elements: `b`, `i` and `s`.
  var highlighted: String {
    let words =
      /(?<text>"(?:\\.|[^"\\])*"|\b\d[\d_.]*\b)|(?<keyword>@\w+|\b(?:struct|enum|func|var|let|some|if|else|in|return|switch|case|default|init|self|Self|private|static|extension|nil|true|false|guard|for|where|try)\b)|(?<type>\b[A-Z]\w*)/
    var html = ""
    var rest = startIndex
    // Not as Unicode has it, where `self.tags` is one word.
    for match in matches(of: words.wordBoundaryKind(.simple)) {
      html += self[rest..<match.range.lowerBound].escapedForHTML
      let element = match.output.text != nil ? "s" : match.output.keyword != nil ? "b" : "i"
      html += "<\(element)>\(match.output.0.escapedForHTML)</\(element)>"
      rest = match.range.upperBound
    }
    return html + self[rest...].escapedForHTML
  }
}

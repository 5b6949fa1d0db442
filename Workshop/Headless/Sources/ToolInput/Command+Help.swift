extension Command {
  /// The text that `--help` prints, written from the table.
  package var help: String {
    let synopsis = [invocation, operand?.synopsis, "[OPTION…]"]
    let sections = [
      summary,
      "Usage: " + synopsis.compactMap(\.self).joined(separator: " "),
      operand.map { "\($0.placeholder)\n      \($0.summary)" },
      "Options:\n" + options.map(entry).joined(separator: "\n")
        + "\n  -h, --help\n      Show this text.",
      "Examples:\n" + examples.map { "  \($0.line)\n      \($0.remark)" }.joined(separator: "\n"),
    ]
    return sections.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private func entry(_ option: Option<Values>) -> String {
    let standard = option.currentText(defaults).map { " Default: \($0)." } ?? ""
    let names = [option.name, option.placeholder].compactMap(\.self).joined(separator: " ")
    return "  \(names)\n      \(option.summary)\(standard)"
  }
}

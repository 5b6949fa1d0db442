/// What `flow render` is asked to do.
struct RenderOptions {
  /// How items share a line's length, as in `FlowLayout`.
  enum Alignment: String, CaseIterable {
    case leading
    case center
    case trailing
  }

  /// What an item looks like.
  enum Style: String, CaseIterable {
    case tag
    case suggestion
    case plain
  }

  /// Which way lines run.
  enum Direction: String, CaseIterable {
    case ltr
    case rtl
  }

  /// How text is measured.
  enum Metrics: String, CaseIterable {
    case fixed
  }

  var input = Input.sample
  var width = 375.0
  var horizontalSpacing = 8.0
  var verticalSpacing = 8.0
  var alignment = Alignment.leading
  var style = Style.tag
  var direction = Direction.ltr
  var metrics = Metrics.fixed
  var output: OutputFile?
}

extension Command<RenderOptions> {
  static var render: Self {
    Command(
      name: "render",
      summary: "Wraps the lines of a text file as views in a FlowLayout.",
      defaults: RenderOptions(),
      operand: Operand(
        placeholder: "FILE|-",
        summary: "UTF-8 text, one item a line, blank lines skipped; - reads standard input.\n"
          + "      Without it, a built-in sample is wrapped.",
        store: { $1.input = $0 == "-" ? .standardInput : .file($0) }),
      options: [
        Option("--width", \.width, .positiveLength, "The width that the flow is offered."),
        Option(
          "--horizontal-spacing", \.horizontalSpacing, .spacing,
          "The distance between items of a line; below 0 they overlap."),
        Option(
          "--vertical-spacing", \.verticalSpacing, .spacing,
          "The distance between lines; below 0 they overlap."),
        Option("--alignment", \.alignment, .keyword, "Where a line's items stand in its length."),
        Option("--style", \.style, .keyword, "What an item looks like."),
        Option("--direction", \.direction, .keyword, "Which way lines run."),
        Option(
          "--metrics", \.metrics, .keyword,
          "How text is measured: fixed is the same on every machine."),
        Option(
          "--output", \.output, .outputFile,
          "Where to write the frames: json holds the flow's size and each item's text, line (from\n"
            + "      1) and frame (x, y, width, height) in points, relative to the flow. Without it,\n"
            + "      the wrapped lines are printed as text."),
      ],
      examples: [
        ("flow render", "the sample, as text"),
        ("flow render tags.txt --width 320 --alignment center", "a file's lines, centred"),
        ("printf 'Swift\\nSwiftUI\\n' | flow render - --output frames.json", "a pipe, to frames"),
      ],
      run: { options throws(Failure) in try options.render() }
    )
  }
}

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

  /// How text is measured.
  enum Metrics: String, CaseIterable {
    case pango
    case fixed
  }

  var input = Input.sample
  var width = 375.0
  var horizontalSpacing = 8.0
  var verticalSpacing = 8.0
  var alignment = Alignment.leading
  var style = Style.tag
  var direction = Direction.ltr
  var metrics = Metrics.pango
  var output: OutputFile?
  /// Pixels to the point; nil where nobody asked, as only some pictures have pixels.
  var scale: Double?
  /// Nil where nobody asked, as only pictures have one.
  var appearance: Appearance?
}

extension RenderOptions {
  /// Refuses options that would change nothing in the output that is asked for.
  func check() throws(Failure) {
    let shown = output.map(\.file.path.quoted) ?? "text"
    if scale != nil, output?.format != .png {
      throw Failure(.usage, "--scale: only a picture that ends in .png has pixels, not \(shown)")
    }
    if appearance != nil, output?.format.isPicture != true {
      throw Failure(
        .usage, "--appearance: only a picture (.png, .svg or .pdf) has one, not \(shown)")
    }
  }
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
          "How text is measured: pango by the fonts that pictures are drawn with, fixed the same on\n"
            + "      every machine."),
        Option(
          "--output", \.output, .outputFile,
          "Where to write the flow: png, svg and pdf are pictures of it, as wide as --width; json\n"
            + "      holds the flow's size and each item's text, line (from 1) and frame (x, y, width,\n"
            + "      height) in points, relative to the flow. Without it, the wrapped lines are printed\n"
            + "      as text."),
        Option(
          "--scale", \.scale, .scale,
          "For png only: how many pixels a point has. Default: 1."),
        Option(
          "--appearance", \.appearance, .keyword,
          "For pictures only: dark text on white, or white text on black. Default: light."),
      ],
      examples: [
        ("flow render", "the sample, as text"),
        ("flow render tags.txt --width 320 --alignment center", "a file's lines, centred"),
        ("flow render tags.txt --output tags.png --scale 2", "a picture, sharp on any display"),
        (
          "flow render tags.txt --direction rtl --appearance dark --output tags.svg",
          "from right to left, light on dark, to be shown at any size"
        ),
        ("printf 'Swift\\nSwiftUI\\n' | flow render - --output frames.json", "a pipe, to frames"),
      ],
      run: { options throws(Failure) in try options.render() }
    )
  }
}

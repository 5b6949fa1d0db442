import ToolInput

extension Command<RenderOptions> {
  static var render: Self {
    Command(
      "flow render",
      summary: "Wraps the lines of a text file as views in a FlowLayout or VFlowLayout.",
      defaults: RenderOptions(),
      operand: Operand(
        "FILE|-",
        summary: "UTF-8 text, one item a line, blank lines skipped; - reads standard input.\n"
          + "      Without it, a built-in sample is wrapped.",
        store: { $1.input = $0 == "-" ? .standardInput : .file($0) }),
      options: lengths + sharing + wrapping + photoRows + strips + looks + outputs,
      examples: [
        ("flow render", "the sample, as text"),
        ("flow render tags.txt --width 320 --alignment center", "a file's lines, centered"),
        ("flow render tags.txt --axis columns --height 120", "in columns"),
        ("flow render tags.txt --output tags.png --scale 2", "a picture, sharp on any display"),
        (
          "flow render tags.txt --direction rtl --appearance dark --output tags.svg",
          "from right to left, light on dark, to be shown at any size"
        ),
        (
          "printf '3:2 Beach\\n2:3 Tree\\n' | flow render - --target-row-height 90", "photo rows"
        ),
        ("flow render tags.txt --lines 2 --order across-lines", "a strip that scrolls sideways"),
        ("printf 'Swift\\nSwiftUI\\n' | flow render - --output frames.json", "a pipe, to frames"),
      ],
      run: { options throws(Failure) in try options.render() }
    )
  }

  private static var lengths: [Option<RenderOptions>] {
    [
      Option(
        "--axis", \.flow.axis, .keyword,
        "Whether lines are rows, as in FlowLayout, or columns, as in VFlowLayout."),
      Option(
        "--width", \.flow.width, .positiveLength,
        "The width that is proposed to rows. Default: \(FlowOptions.standardWidth.shortest)."),
      Option(
        "--height", \.flow.height, .positiveLength,
        "The height that is proposed to columns. Default: \(FlowOptions.standardHeight.shortest)."),
      Option(
        "--ideal-length", \.flow.idealLength, .positiveLength,
        "Proposes no length, as a popover does: lines wrap at this one."),
      Option(
        "--horizontal-spacing", \.flow.horizontalSpacing, .spacing,
        "The distance between neighbors in a row, or between columns; below 0 they overlap,\n"
          + "      platform is the platform's own."),
      Option(
        "--vertical-spacing", \.flow.verticalSpacing, .spacing,
        "The distance between rows, or between neighbors in a column."),
    ]
  }

  private static var sharing: [Option<RenderOptions>] {
    [
      Option(
        "--alignment", \.flow.alignment, .keyword,
        "How lines distribute free space; leading and trailing in rows, top and bottom in columns.\n"
          + "      Default: leading or top."),
      Option(
        "--last-line", \.flow.lastLine, .keyword,
        "The same for the last line. Default: as --alignment if that is an end or\n"
          + "      center, else leading or top."),
      Option(
        "--vertical-alignment", \.flow.verticalAlignment, .keyword,
        "The alignment of items within their row. Default: top."),
      Option(
        "--horizontal-alignment", \.flow.horizontalAlignment, .keyword,
        "The alignment of items within their column. Default: leading."),
      Option(
        "--stretch-items", \.flow.stretchesItems, .yesOrNo,
        "Whether items are as tall as their row, or as wide as their column."),
      Option(
        "--hug", \.flow.hugsLines, .yesOrNo,
        "Whether the flow is as long as its longest line, or as proposed. Default: yes for\n"
          + "      leading and top, else no."),
    ]
  }

  private static var wrapping: [Option<RenderOptions>] {
    [
      Option(
        "--wrapping", \.flow.wrapping, .keyword,
        "Whether lines take as many items as fit, or have about equal lengths."),
      Option(
        "--min-lines", \.flow.minLines, .count, "For balanced only: the minimum number of lines."),
      Option(
        "--max-items-per-line", \.flow.maxItemsPerLine, .count,
        "The maximum number of items in a line. Default: as many as fit."),
    ]
  }

  private static var photoRows: [Option<RenderOptions>] {
    [
      Option(
        "--target-row-height", \.flow.targetRowHeight, .positiveLength,
        "Makes photo rows: a line of the file may begin with proportions, width:height, as in\n"
          + "      3:2 Beach; items with them share one height in each row, which comes near to this one,\n"
          + "      and fill the width."),
      Option(
        "--row-height-limits", \.flow.rowHeightLimits, .lengths,
        "The minimum and maximum height of photo rows. Default: half and twice the target."),
      Option(
        "--target-column-width", \.flow.targetColumnWidth, .positiveLength,
        "The same for columns: their target width."),
      Option(
        "--column-width-limits", \.flow.columnWidthLimits, .lengths,
        "The minimum and maximum width of such columns."),
    ]
  }

  private static var strips: [Option<RenderOptions>] {
    [
      Option(
        "--lines", \.flow.lines, .count,
        "Makes a strip of the given number of lines, as LazyStrip does: lines of about\n"
          + "      the same length that do not wrap."),
      Option(
        "--order", \.flow.order, .keyword,
        "For strips only: whether items fill one line after the other, or each goes to the line\n"
          + "      that ends first. Default: line-by-line."),
    ]
  }

  private static var looks: [Option<RenderOptions>] {
    [
      Option("--style", \.style, .keyword, "The appearance of an item."),
      Option(
        "--direction", \.direction, .keyword, "The direction of rows, or the order of columns."),
      Option(
        "--metrics", \.metrics, .keyword,
        "How text is measured: pango with the fonts of the pictures, fixed the same on\n"
          + "      every machine."),
    ]
  }

  private static var outputs: [Option<RenderOptions>] {
    [
      Option(
        "--output", \.output, .outputFile,
        "Where to write the flow: png, svg and pdf are pictures of it, as wide as --width or as\n"
          + "      high as --height; json holds the flow's size and each item's text, line (from 1)\n"
          + "      and frame (x, y, width, height) in points, relative to the flow. Without it, the\n"
          + "      wrapped lines are printed as text."),
      Option(
        "--scale", \.scale, .scale,
        "For png only: how many pixels a point has. Default: 1."),
      Option(
        "--appearance", \.appearance, .keyword,
        "For pictures only: dark text on white, or white text on black. Default: light."),
      Option(
        "--margin", \.margin, .positiveLength,
        "For pictures only: the room on each side, by which they get larger. Default: none."),
    ]
  }
}

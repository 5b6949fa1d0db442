import FlexboxCases
import ToolInput

/// The options of the command line.
struct Options {
  var paths: [String] = []
  var tolerance = FlexboxCase.defaultTolerance
  var only: String?
  var isVerbose = false
  var svgFolder: String?
}

extension Command<Options> {
  static var conformance: Self {
    Command(
      "flow-conformance",
      summary: """
        Lays the cases of each FILE out with FlowLayoutEngine and compares the frames with those that a browser
        measured. Prints a summary for each file, a line for each failing case, and what was skipped.

        Exit status: 0 if no case failed, 1 if one did, 64 for a wrong command line, 65 for a malformed
        file, 66 for a file that cannot be read, 73 for a picture that cannot be written.
        """,
      defaults: Options(),
      operand: Operand("FILE", isRepeated: true, summary: "JSON, as it is or compressed by gzip.") {
        $1.paths.append($0)
      },
      options: [
        Option(
          "--tolerance", \.tolerance, .leastLength,
          "The largest difference of any number of a frame, in pixels."),
        Option("--only", \.only, .text("NAME"), "Only the cases whose name contains NAME."),
        Option("--verbose", \.isVerbose, "Also print each case's lines and resolved lengths."),
        Option(
          "--svg", \.svgFolder, .text("DIR"),
          "Draw each failing case into DIR: the browser's boxes filled, ours outlined."),
      ],
      examples: [
        ("flow-conformance Cases/sample.json.gz", "the cases that the tests compare"),
        (
          "flow-conformance --only 'seed 7/0012' --verbose --svg /tmp Cases/sample.json.gz",
          "one case, with a picture if it fails"
        ),
      ],
      run: { options throws(Failure) in try compareAll(options) }
    )
  }
}

extension ValueKind<Double> {
  /// A number of pixels from 0.
  fileprivate static var leastLength: Self {
    ValueKind(
      placeholder: "PIXELS", expectation: "a number of at least 0", text: \.shortest,
      value: { text in Double(text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } })
  }
}

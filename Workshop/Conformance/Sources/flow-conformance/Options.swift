import FlexboxCases

/// What the command line asks for.
struct Options {
  var paths: [String] = []
  var tolerance = FlexboxCase.defaultTolerance
  var only: String?
  var isVerbose = false
  var svgFolder: String?
  var wantsHelp = false

  static let help = """
    Usage: flow-conformance [OPTIONS] FILE…

    Lays the cases of each FILE out with FlowCore and compares the frames with those that a browser
    measured. Prints a summary for each file, a line for each failing case, and what was skipped.

      --tolerance PX   the largest difference of any number of a frame (5/64 = 0.078125)
      --only NAME      only the cases whose name contains NAME
      --verbose        also print each case's lines and resolved lengths
      --svg DIR        draw each failing case into DIR: the browser's boxes filled, ours outlined
      --help           show this

    Exit status: 0 if no case failed, 1 if one did, 64 for a wrong command line, 65 for a malformed
    file, 66 for a file that cannot be read, 73 for a picture that cannot be written.

    Examples:
      flow-conformance Cases/sample.json
      flow-conformance --only "seed 7/0012" --verbose --svg /tmp Cases/*.json
    """

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      switch argument {
      case "--": takesOptions = false
      case "--help", "-h": wantsHelp = true
      case "--verbose": isVerbose = true
      case "--only": only = try Self.value(of: argument, &rest)
      case "--svg": svgFolder = try Self.value(of: argument, &rest)
      case "--tolerance": tolerance = try Self.length(of: argument, &rest)
      default: throw Failure(.usage, "unknown option \(argument); try --help")
      }
    }
    if paths.isEmpty, !wantsHelp { throw Failure(.usage, "no FILE given; try --help") }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst() else { throw Failure(.usage, "\(option) needs a value") }
    return value
  }

  private static func length(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> Double {
    let value = try value(of: option, &rest)
    guard let length = Double(value), length.isFinite, length >= 0 else {
      throw Failure(.usage, "\(option) must be a number of at least 0, not \(value)")
    }
    return length
  }
}

/// Why the tool stops, with the exit status of sysexits.h.
struct Failure: Error {
  enum Status: Int32 {
    case usage = 64
    case data = 65
    case noInput = 66
    case cannotCreate = 73
  }

  let status: Status
  let message: String

  init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }
}

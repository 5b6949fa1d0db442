import Foundation

/// Why a command stops: one line for standard error and an exit status.
///
/// The statuses are those of `sysexits.h`, so that scripts can tell a wrong option from a missing file.
package struct Failure: Error, Equatable {
  /// The kind of failure, by exit status.
  package enum Reason: Int32 {
    /// The command line is wrong.
    case usage = 64
    /// The input was read but cannot be used.
    case data = 65
    /// The input cannot be read at all.
    case noInput = 66
    /// The output cannot be created.
    case cannotCreate = 73
    /// Reading or writing broke off.
    case inputOutput = 74
  }

  package let reason: Reason
  package let message: String

  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}

/// The system's words for the error number that the last call left, `errno`.
package func systemError() -> String {
  String(cString: strerror(errno))
}

extension String {
  /// The text between quotation marks, on one line and not too long for a message.
  package var quoted: String {
    let limit = 80
    let shown = prefix(limit).printable
    return "'\(shown)\(dropFirst(limit).isEmpty ? "" : "…")'"
  }
}

extension StringProtocol {
  /// The text with every control character and line separator replaced by a visible escape.
  ///
  /// Names and items come from anywhere; printed as they are, they could move a terminal's cursor.
  package var printable: String {
    guard unicodeScalars.contains(where: \.movesCursor) else { return String(self) }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.movesCursor ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var movesCursor: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}

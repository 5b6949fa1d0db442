import CZlib
package import Foundation

/// A file of cases: JSON, as it is or compressed by gzip.
///
/// Thousands of boxes take more than a megabyte as text, which everyone who uses the library would clone.
package enum CaseFile {
  /// Why a file gives no text.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Returns the text of a file, expanded where it is compressed.
  package static func contents(_ path: String) throws(Problem) -> Data {
    // A file in another form is read as it is.
    guard let file = gzopen(path, "rb") else { throw Problem(description: reason()) }
    defer { gzclose(file) }
    var contents = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = gzread(file, &piece, UInt32(piece.count))
      if count < 0 { throw Problem(description: reason(file)) }
      if count == 0 { break }
      contents.append(contentsOf: piece.prefix(Int(count)))
    }
    // A file that is cut off ends without an error until it is asked about one.
    var status = Z_OK
    _ = gzerror(file, &status)
    if status == Z_BUF_ERROR { throw Problem(description: "the compressed file is cut off") }
    return contents
  }

  /// The library's words for what went wrong with a file, or the system's.
  private static func reason(_ file: gzFile? = nil) -> String {
    var status = Z_ERRNO
    let message = file.flatMap { gzerror($0, &status) }.map { String(cString: $0) }
    return status == Z_ERRNO ? String(cString: strerror(errno)) : message ?? "unknown"
  }
}

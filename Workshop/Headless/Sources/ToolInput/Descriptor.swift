import Foundation

/// An open file that bytes are written to.
package struct Descriptor {
  package let number: Int32
  /// The name in messages.
  package let name: String

  package init(number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  package static let standardOutput = Descriptor(number: STDOUT_FILENO, name: "standard output")
  package static let standardError = Descriptor(number: STDERR_FILENO, name: "standard error")

  /// Writes all bytes, however many calls that takes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(number, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        throw Failure(.inputOutput, "writing to \(name) broke off: \(systemError())")
      }
    }
  }

  package func write(_ bytes: [UInt8]) throws(Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try write(UnsafeRawBufferPointer(bytes))
    }
  }

  package func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }
}

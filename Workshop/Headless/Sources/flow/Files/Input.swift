import Foundation
import ToolInput

/// Where the items come from.
enum Input: Equatable {
  case sample
  case standardInput
  case file(String)

  /// More than this is refused rather than read until memory ends; an endless pipe is one reason.
  static let byteLimit = 256 << 20

  /// The name of the input in messages.
  var name: String {
    switch self {
    case .sample: "the built-in sample"
    case .standardInput: "standard input"
    case .file(let path): path.quoted
    }
  }

  /// Whether someone types the items, so that notes on the terminal would stand between them.
  var isTyped: Bool { self == .standardInput && isatty(STDIN_FILENO) == 1 }

  /// The items, one a line.
  func items() throws(Failure) -> [String] {
    let bytes: [UInt8]
    switch self {
    case .sample: return Self.sampleItems
    case .standardInput: bytes = try read(STDIN_FILENO)
    case .file(let path): bytes = try readFile(path)
    }
    do {
      return try Lines.items(of: bytes)
    } catch {
      throw Failure(.data, "\(name): \(error.explanation)")
    }
  }

  private func readFile(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    return try read(descriptor)
  }

  private func read(_ descriptor: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadable()
      }
      bytes += chunk[..<count]
      if bytes.count > Self.byteLimit {
        throw Failure(.data, "\(name) is longer than \(Self.byteLimit >> 20) MB")
      }
    }
  }

  private func unreadable() -> Failure {
    let expected = "expected a readable file with one item a line"
    return Failure(
      errno == EIO ? .inputOutput : .noInput, "cannot read \(name): \(systemError()); \(expected)")
  }
}

extension Input {
  static let sampleItems = [
    "Swift", "SwiftUI", "Concurrency", "Layout protocol", "Flexbox", "Tag cloud", "Macros", "iOS",
    "Accessibility", "Right-to-left", "流式布局", "Release 🎉", "Open source", "Linux",
  ]
}

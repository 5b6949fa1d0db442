import TestSupport

/// A part of the library that takes what anyone gives it, and what must hold whatever that is.
///
///     let work = try FuzzTarget.engine.check([0x01, 0x02])
///
/// An input is a few bytes, which a target reads as its choices or as a file. The same bytes are always
/// the same input, so what fails once can be looked at again.
public struct FuzzTarget: Sendable {
  /// The name on the command line, and of the folder of its kept inputs.
  public let name: String

  /// The inputs, and the things counted.
  public let summary: String

  /// Checks one input; answers how many passes that took.
  public let check: @Sendable (_ input: [UInt8]) throws(Finding) -> Int

  /// Makes a target.
  public init(
    name: String, summary: String,
    check: @escaping @Sendable (_ input: [UInt8]) throws(Finding) -> Int
  ) {
    self.name = name
    self.summary = summary
    self.check = check
  }
}

/// A broken promise.
public struct Finding: Error, CustomStringConvertible {
  /// The broken promise, and the input in a form that can be read.
  public let description: String

  /// Makes a finding.
  public init(_ description: String) {
    self.description = description
  }
}

/// Stops if a promise is broken.
public func require(
  _ condition: Bool, _ promise: @autoclosure () -> String
) throws(Finding) {
  if !condition { throw Finding(promise()) }
}

extension FuzzTarget {
  /// The input of a seed: up to 64 bytes that look random and are the same on every run.
  public static func input(seed: Int) -> [UInt8] {
    var source = SeededGenerator(seed)
    return (0..<Int.random(in: 0...64, using: &source)).map { _ in
      UInt8.random(in: .min ... .max, using: &source)
    }
  }
}

import Testing
import TypeChecking

/// Code that Apple's SwiftUI rejects must be rejected here as well, or an app that was tried out
/// against the stand-in would not build where it ships.
///
/// Every misuse comes with its correction, which must pass: so a misuse cannot be "rejected" merely
/// because the snippet is nonsense or a declaration is missing.
@Suite("Misuses that Apple's SwiftUI rejects")
struct MisuseTests {
  private static let checked = CheckedMisuses(Misuse.rejectedByApple)

  @Test(
    "the compiler rejects the misuse, on its line and for its reason",
    arguments: Misuse.rejectedByApple)
  func rejectsTheMisuse(_ misuse: Misuse) throws { try Self.checked.expectRejection(of: misuse) }

  @Test("the compiler accepts the correction", arguments: Misuse.rejectedByApple)
  func acceptsTheCorrection(_ misuse: Misuse) throws {
    try Self.checked.expectCorrection(of: misuse)
  }
}

/// Misuses that went through the compiler together, and their corrections.
private struct CheckedMisuses {
  private let misused: Result<[[TypeChecker.Diagnostic]], any Error>
  private let corrected: Result<[[TypeChecker.Diagnostic]], any Error>

  init(_ misuses: [Misuse]) {
    misused = Result { try TypeChecker.check(misuses.map(\.wrong)) }
    corrected = Result { try TypeChecker.check(misuses.map(\.right)) }
  }

  func expectRejection(of misuse: Misuse) throws {
    let diagnostics = try misused.get()[misuse.index]
    let lines = misuse.wrong.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].hasSuffix("// wrong") }.map { $0 + 1 }
    #expect(marked.count == 1, "a misuse marks one line with `// wrong`")
    #expect(
      diagnostics.contains { marked.contains($0.line) && $0.message.contains(misuse.complaint) },
      "expected “\(misuse.complaint)” but the compiler said \(diagnostics)")
    #expect(
      diagnostics.allSatisfy { marked.contains($0.line) },
      "the compiler complains about other lines as well: \(diagnostics)")
  }

  func expectCorrection(of misuse: Misuse) throws {
    let diagnostics = try corrected.get()[misuse.index]
    #expect(diagnostics.isEmpty, "the compiler said \(diagnostics)")
  }
}

/// A piece of user code with one mistake in it, and the same code without.
struct Misuse: Sendable, CustomTestStringConvertible {
  let name: String
  /// A part of the compiler's message.
  let complaint: String
  /// The code, with the mistake on the line that ends in `// wrong`.
  let wrong: String
  let right: String
  var index = 0

  var testDescription: String { name }

  init(_ name: String, complaint: String, wrong: String, right: String) {
    self.name = name
    self.complaint = complaint
    self.wrong = wrong
    self.right = right
  }

  /// A misuse within an otherwise empty function that builds a view.
  init(_ name: String, complaint: String, view wrong: String, corrected right: String) {
    self.init(
      name, complaint: complaint,
      wrong: "@MainActor private func view() -> some View {\n\(wrong)  // wrong\n}",
      right: "@MainActor private func view() -> some View {\n\(right)\n}")
  }

  static let rejectedByApple = numbered(
    labels + alignments + builders + layouts + isolation + conformances)

  /// The misuses with their places in the list, which is checked as a whole.
  static func numbered(_ misuses: [Misuse]) -> [Misuse] {
    misuses.enumerated().map { index, misuse in
      var misuse = misuse
      misuse.index = index
      return misuse
    }
  }
}

import Testing
import TypeChecking

/// Code as people write it for Apple's SwiftUI, which must pass here without a change.
@Suite("User code that Apple's SwiftUI accepts")
struct UserCodeTests {
  private static let diagnostics = Result { try TypeChecker.check(UserCode.all.map(\.code)) }

  @Test("the compiler accepts the code without a warning", arguments: UserCode.all.indices)
  func accepts(_ index: Int) throws {
    let diagnostics = try Self.diagnostics.get()[index]
    #expect(diagnostics.isEmpty, "\(UserCode.all[index].name): the compiler said \(diagnostics)")
  }
}

struct UserCode: Sendable {
  let name: String
  let code: String

  static let all = [
    cachedLayout, switchingLayout, statistics,
  ]
}

// What people try first and what is missing here: declared as Apple does, so that the compiler says
// what to do instead of "cannot find 'Toggle' in scope". Nothing here can be used.

/// A view that is declared only to say that it is missing.
@MainActor protocol AbsentView: View where Body == Never {}

extension AbsentView {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) is unavailable") }
}

import Testing

/// Expects two values to be equal, as `#expect(actual == expected)` does.
///
/// The compiler takes a tenth of the time that the macro and its operator take: of thousands, minutes of a build.
func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(actual == expected, sourceLocation: sourceLocation)
}

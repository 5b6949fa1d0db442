/// The working memory of `FlexPass`, reused by later passes.
struct PassMemory: Sendable {
  var balance = BalanceScratch()
  /// Frames for temporary results, kept so that their memory is reused.
  ///
  /// `FlexSolver.exchangeFrames` lends them to its callers.
  var frames = FlexFrames()
  /// The items of a line, the first argument of `FlexHost.gap(between:and:)`.
  var lineItems: [Int] = []
  /// The items of the next line, the second argument of `FlexHost.gap(between:and:)`.
  var nextItems: [Int] = []
}

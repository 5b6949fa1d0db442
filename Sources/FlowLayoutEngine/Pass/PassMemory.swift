/// The working memory of `FlexPass` besides the frames, reused by later passes.
struct PassMemory: Sendable {
  var balance = BalanceScratch()
  /// Temporary frames, overwritten by each use.
  var frames = FlexFrames()
  /// The items of a line, the first argument of the host's `gap(between:and:)`.
  var lineItems: [Int] = []
  /// The items of the next line, the second argument of the host's `gap(between:and:)`.
  var nextItems: [Int] = []
}

import FlowLayoutEngine
import TestSupport

extension FuzzTarget {
  /// An index whose items and container change again and again.
  public static let index = FuzzTarget(
    name: "index", summary: "histories of changes of a FlexIndex; counts changes"
  ) { input throws(Finding) in
    var drawer = ProblemDrawer(ByteSource(input), counts: 0...max(30, input.count / 8))
    var history = DrawnHistory(&drawer)
    let changes = 1...5
    for _ in changes {
      history.change(&drawer)
      let difference = history.difference(&drawer)
      try require(
        difference == nil, "it is not one made anew: \(difference ?? ""), \(history)")
    }
    return changes.count
  }
}

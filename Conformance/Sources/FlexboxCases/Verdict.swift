/// How one case came out.
public enum Verdict: Sendable {
  /// All frames are within the tolerance.
  case passed
  /// An item's frame is not, or an item has a frame where the browser gave none.
  case failed(item: Int, expected: Frame?, got: Frame?)
  /// The engine has no answer for this kind of case.
  case skipped(reason: String)
}

extension FlexboxCase {
  /// The frames' default tolerance: five of the browser's units.
  ///
  /// The browser rounds authored lengths, and again each division; positions add such terms up.
  public static let defaultTolerance = 5.0 / 64

  /// Lays the case out and compares.
  ///
  /// - Parameter tolerance: The largest difference of any number of a frame.
  /// - Returns: What came of it; of several wrong items, the most wrong.
  public func verdict(tolerance: Double = defaultTolerance) -> Verdict {
    if let skipReason { return .skipped(reason: skipReason) }
    let frames = solve().frames
    var worst = (item: 0, distance: tolerance)
    for (index, item) in items.enumerated() {
      let distance = Self.distance(item.frame, frames[index])
      if distance > worst.distance { worst = (index, distance) }
    }
    if worst.distance <= tolerance { return .passed }
    return .failed(
      item: worst.item, expected: items[worst.item].frame, got: frames[worst.item])
  }

  private static func distance(_ expected: Frame?, _ got: Frame?) -> Double {
    switch (expected, got) {
    case (nil, nil): 0
    case (let expected?, let got?): expected.distance(to: got)
    default: .infinity
    }
  }
}

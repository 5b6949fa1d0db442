import FlowLayoutEngine

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
    if hangsOnRounding {
      return .skipped(reason: "rounding: a size jumps if a length moves by 1/64 px")
    }
    return .failed(
      item: worst.item, expected: items[worst.item].frame, got: frames[worst.item])
  }

  private static func distance(_ expected: Frame?, _ got: Frame?) -> Double {
    switch (expected, got) {
    case (nil, nil): 0
    case (let expected?, let got?): expected.distance(to: got) - expected.precision
    default: .infinity
    }
  }
}

extension FlexboxCase {
  /// Whether flexible lengths, or depths of text, jump in the same lines when one length moves by the
  /// browser's unit.
  ///
  /// Which items of a line meet their limits, and whether a word fits, is a matter of less than or equal:
  /// the browser compares rounded lengths, the engine exact ones. Where that decides the answer, neither is wrong. Asked
  /// only of cases that differ, and it never excuses a line that broke elsewhere.
  private var hangsOnRounding: Bool {
    let problem = Problem(self)
    let exact = problem.solve()
    let lines = exact.lines.map(\.items)
    return problem.neighbors.contains { neighbor in
      let moved = neighbor.solve()
      guard moved.lines.map(\.items) == lines else { return false }
      return zip(moved.mainSizes + moved.crossSizes, exact.mainSizes + exact.crossSizes)
        .contains { ($0 - $1).magnitude > 0.5 }
    }
  }
}

extension Problem {
  /// The same problem with one length longer or shorter by 1/64 px.
  fileprivate var neighbors: [Problem] {
    let columns: [WritableKeyPath<FlexItems, [Double]>] = [\.main, \.minMain, \.maxMain]
    return columns.flatMap { column in
      items.main.indices.flatMap { index in
        [-1.0 / 64, 1.0 / 64].map { step in
          var copy = self
          copy.items[keyPath: column][index] += step
          return copy
        }
      }
    }
  }
}

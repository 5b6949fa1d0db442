package import FlowCore

extension FlexFrames {
  /// All numbers of the answer but the items' sizes.
  package var placeNumbers: [Double] {
    mainPositions + crossPositions + [mainSize, crossSize, longestLine]
      + lines.flatMap { [$0.length, $0.crossPosition, $0.crossSize] }
  }

  /// All numbers of the answer.
  package var numbers: [Double] { placeNumbers + mainSizes + crossSizes }
}

/// Whether two columns are equal but for the noise of sums.
package func close(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= 1e-9 }
}

import FlowCore

extension FlexFrames {
  /// All numbers of the answer but the items' sizes.
  var placeNumbers: [Double] {
    mainPositions + crossPositions + [mainSize, crossSize, longestLine]
      + lines.flatMap { [$0.length, $0.crossPosition, $0.crossSize] }
  }

  /// All numbers of the answer.
  var numbers: [Double] { placeNumbers + mainSizes + crossSizes }
}

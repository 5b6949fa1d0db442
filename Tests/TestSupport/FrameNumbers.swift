package import FlowLayoutEngine

extension FlexFrames {
  /// All numbers of the answer but the items' sizes.
  package var placeNumbers: [Double] {
    mainPositions + crossPositions + [mainSize, crossSize, longestLine]
      + lines.flatMap { [$0.length, $0.crossPosition, $0.crossSize] }
  }

  /// All numbers of the answer.
  package var numbers: [Double] { placeNumbers + mainSizes + crossSizes }
}

extension FlexFrame {
  /// Where the item is, and its two sizes.
  package var numbers: [Double] { [mainPosition, crossPosition, mainSize, crossSize] }
}

extension FlexItems {
  /// All columns there are, by their names: the sizes, and those in the box beside them.
  package var namedColumns: [(name: String, value: Any)] {
    Mirror(reflecting: self).children.flatMap { column -> [(name: String, value: Any)] in
      if column.label != "properties" { return [(column.label ?? "", column.value)] }
      return Mirror(reflecting: column.value).children.flatMap {
        Mirror(reflecting: $0.value).children.flatMap {
          Mirror(reflecting: $0.value).children.map { ($0.label ?? "", $0.value) }
        }
      }
    }
  }
}

/// Whether two columns are equal but for the noise of sums.
package func close(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= 1e-9 }
}

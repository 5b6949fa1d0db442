package import FlowLayoutEngine

/// Greedy wrapping as a bare loop over buffers: the least that writes every item's position.
///
/// It takes any number as it is, aligns nothing and remembers no line: what it costs is the chain of
/// additions and one wrong guess at each line's end.
package struct RawLoop {
  /// The positions along the lines.
  package private(set) var mainPositions: [Double]

  /// The positions across them.
  package private(set) var crossPositions: [Double]

  /// Makes a loop with memory for `count` items.
  package init(count: Int) {
    mainPositions = Array(repeating: 0, count: count)
    crossPositions = mainPositions
  }

  /// Wraps `items`, as many as there is memory for, and answers the depth of all lines.
  @inline(never)
  package mutating func wrap(_ items: FlexItems, limit: Double, gap: Double) -> Double {
    items.main.withUnsafeBufferPointer { main in
      items.cross.withUnsafeBufferPointer { cross in
        mainPositions.withUnsafeMutableBufferPointer { mainPositions in
          crossPositions.withUnsafeMutableBufferPointer { crossPositions in
            Self.wrap(main, cross, mainPositions, crossPositions, limit, gap)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func wrap(
    _ main: UnsafeBufferPointer<Double>, _ cross: UnsafeBufferPointer<Double>,
    _ mainPositions: UnsafeMutableBufferPointer<Double>,
    _ crossPositions: UnsafeMutableBufferPointer<Double>, _ limit: Double, _ gap: Double
  ) -> Double {
    var start = 0.0
    var position = 0.0
    var depth = 0.0
    for index in main.indices {
      let length = main[index]
      if start + length > limit, start > 0 {
        position += depth + gap
        start = 0
        depth = 0
      }
      mainPositions[index] = start
      crossPositions[index] = position
      start += length + gap
      depth = cross[index] > depth ? cross[index] : depth
    }
    return position + depth
  }
}

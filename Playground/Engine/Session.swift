import FlowCore

/// One container with its items, as the page keeps it from layout to layout.
struct Session {
  var items = FlexItems()
  var container = FlexContainer()
  private(set) var frames = FlexFrames()
  private var solver = FlexSolver()

  /// The memory that the page and the engine share: columns and settings in, frames and lines out.
  private(set) var buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: 64)

  /// Makes room for `count` numbers; what the buffer held is lost where it has to grow.
  mutating func reserve(_ count: Int) {
    if count <= buffer.count { return }
    buffer.deallocate()
    buffer = .allocate(capacity: count)
  }

  func deallocate() { buffer.deallocate() }

  /// Lays out, and leaves the container's sizes and the number of lines in the buffer.
  mutating func solve(measuring: Bool) {
    if measuring {
      var host = PageHost()
      solver.solve(items, in: container, host: &host, into: &frames)
    } else {
      solver.solve(items, in: container, into: &frames)
    }
    buffer[0] = frames.mainSize
    buffer[1] = frames.crossSize
    buffer[2] = frames.longestLine
    buffer[3] = Double(frames.lines.count)
  }

  /// Leaves the frames of some items in the buffer: two positions and two sizes each.
  mutating func readFrames(_ items: Range<Int>) {
    reserve(4 * items.count)
    for (place, item) in items.enumerated() {
      buffer[4 * place] = frames.mainPositions[item]
      buffer[4 * place + 1] = frames.crossPositions[item]
      buffer[4 * place + 2] = frames.mainSize(of: item, in: self.items)
      buffer[4 * place + 3] = frames.crossSize(of: item, in: self.items)
    }
  }

  /// Leaves a line in the buffer: the range of its items, its position and its depth.
  func readLine(_ index: Int) {
    let line = frames.lines[index]
    buffer[0] = Double(line.items.lowerBound)
    buffer[1] = Double(line.items.upperBound)
    buffer[2] = line.crossPosition
    buffer[3] = line.crossSize
  }

  /// The first line that ends behind an offset, or the number of lines.
  func line(behind offset: Double) -> Int {
    var (low, high) = (0, frames.lines.count)
    while low < high {
      let middle = (low + high) / 2
      let line = frames.lines[middle]
      if line.crossPosition + line.crossSize > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Answers the engine's questions by asking the page, which has the texts.
private struct PageHost: FlexHost {
  func measure(item: Int, main: Double) -> FlexMeasurement {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 3) { answer in
      page_measure(Int32(item), main, answer.baseAddress)
      return FlexMeasurement(main: answer[0], cross: answer[1], guide: answer[2])
    }
  }
}

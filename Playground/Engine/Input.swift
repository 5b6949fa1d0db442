import FlowLayoutEngine

// The numbers that the page writes into a session's buffer, and the meaning of each. The page's side of it is
// `Page/engine.js`.

extension Session {
  /// Takes a column of the items from the buffer; none of its numbers makes it initial again.
  mutating func takeColumn(_ column: Int32, count: Int) {
    let numbers = UnsafeBufferPointer(rebasing: buffer[0..<count])
    switch column {
    case 0: items.main.take(numbers)
    case 1: items.cross.take(numbers)
    case 2: items.basis.take(numbers)
    case 3: items.grow.take(numbers)
    case 4: items.shrink.take(numbers)
    case 5: items.guides.take(numbers)
    case 6: items.order.take(numbers) { code($0) }
    case 7: items.alignSelf.take(numbers) { FlexAlignment(code($0)) }
    case 8: items.breaks.take(numbers) { FlexBreaks(rawValue: UInt8(truncatingIfNeeded: code($0))) }
    case 9: priorities.take(numbers)
    case 10: items.aspectRatio.take(numbers) { $0.isNaN ? nil : $0 }
    case 11: items.gapBefore.take(numbers)
    default: fatalError("there is no such column")
    }
  }

  /// Takes what the container asks for from the buffer.
  mutating func takeContainer() {
    var container = FlexContainer(mainSize: buffer[0], mainGap: buffer[1], crossGap: buffer[2])
    container.axis = code(buffer[3]) == 0 ? .row : .column
    container.isRightToLeft = code(buffer[4]) != 0
    container.wrap = code(buffer[5]) == 0 ? .wrap : .balance
    container.minLines = code(buffer[6])
    container.maxItemsPerLine = buffer[7].isNaN ? nil : code(buffer[7])
    container.justifyContent = FlexDistribution(code(buffer[8]))
    container.justifyLastLine = FlexDistribution(code(buffer[9]))
    container.alignItems = FlexAlignment(code(buffer[10]))
    container.hugsLines = code(buffer[11]) != 0
    // As in FlowLayoutUI: text that is too long for its line wraps, and what cannot be shorter makes room.
    container.refitsOversizeItems = true
    container.growsWithOversizeLines = true
    container.proportions = takeProportions()
    if !buffer[20].isNaN {
      container.separator = FlexSeparator(main: buffer[20], cross: buffer[21], guide: buffer[22])
    }
    self.container = container
    mostLines = buffer[12].isNaN ? nil : code(buffer[12])
    isExpanded = code(buffer[13]) != 0
    stripLines = buffer[18].isNaN ? nil : code(buffer[18])
    stripOrder = code(buffer[19]) == 0 ? .lineByLine : .shortestFirst
  }

  /// The rule for items that have an aspect ratio; nil if they have sizes as others have.
  private func takeProportions() -> FlexProportions? {
    let (target, least, greatest) = (buffer[14], buffer[15], buffer[16])
    if target.isNaN { return nil }
    var proportions = FlexProportions(
      targetCross: target, minCross: least.isNaN ? nil : least,
      maxCross: greatest.isNaN ? nil : greatest)
    proportions.fillsLastLine = code(buffer[17]) != 0
    return proportions
  }
}

/// A whole number; 0 for what is none.
private func code(_ number: Double) -> Int { Int(Int32(exactly: number) ?? 0) }

extension Array {
  fileprivate mutating func take<Number>(
    _ numbers: UnsafeBufferPointer<Number>, _ element: (Number) -> Element
  ) {
    removeAll(keepingCapacity: true)
    reserveCapacity(numbers.count)
    for number in numbers { append(element(number)) }
  }
}

extension [Double] {
  fileprivate mutating func take(_ numbers: UnsafeBufferPointer<Double>) {
    removeAll(keepingCapacity: true)
    append(contentsOf: numbers)
  }
}

extension FlexDistribution {
  fileprivate init(_ code: Int) {
    self =
      switch code {
      case 1: .center
      case 2: .flexEnd
      case 3: .spaceBetween
      case 4: .spaceAround
      case 5: .spaceEvenly
      case 6: .stretch
      default: .flexStart
      }
  }
}

extension FlexAlignment {
  fileprivate init(_ code: Int) {
    self =
      switch code {
      case 1: .flexStart
      case 2: .center
      case 3: .flexEnd
      case 4: .baseline
      case 5: .stretch
      default: .auto
      }
  }
}

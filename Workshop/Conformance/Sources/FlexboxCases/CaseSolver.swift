public import FlowLayoutEngine

/// A case laid out by the engine.
public struct SolvedCase: Sendable {
  /// The items' border boxes, in document order; nil for an item that has no box.
  public let frames: [Frame?]
  /// The engine's answer.
  public let solution: FlexFrames
}

extension FlexboxCase {
  /// Why the engine has no answer for the case; nil if it has.
  public var skipReason: String? {
    if let reason = Self.skipReason(container) { return "container: \(reason)" }
    return items.lazy.compactMap { Self.skipReason($0.box) }.first
  }

  private static func skipReason(_ box: Box) -> String? {
    if ["absolute", "fixed"].contains(box.keyword("position", default: "static")) {
      return "absolute: a box out of the flow is no flex item"
    }
    let sizes = ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "flexBasis"]
    for property in sizes {
      let keyword = box.keyword(property, default: "auto")
      if !["auto", "none", "content"].contains(keyword) {
        return "intrinsic-keyword: sizes by content are the caller's to measure"
      }
    }
    let overflows = ["overflowX", "overflowY"].map { box.keyword($0, default: "visible") }
    if !Set(overflows).isDisjoint(with: ["scroll", "auto"]) {
      return "overflow: scroll bars are the caller's"
    }
    if box.keyword("visibility", default: "visible") == "collapse" {
      return "visibility: collapsed items are the caller's to leave out"
    }
    return nil
  }

  /// Lays the case out.
  public func solve() -> SolvedCase {
    let problem = Problem(self)
    let solution = problem.solve()
    var boxes = problem.frames(in: solution)[...]
    let frames = items.map { $0.hasBox ? boxes.removeFirst() : nil }
    return SolvedCase(frames: frames, solution: solution)
  }
}

/// The engine's input for a case.
struct Problem {
  let adapters: [ItemAdapter]
  let container: FlexContainer
  var items: FlexItems

  init(_ subject: FlexboxCase) {
    let container = ContainerAdapter(subject)
    adapters = subject.items.filter(\.hasBox).map { ItemAdapter($0, in: container) }
    self.container = container.container
    items = FlexItems(adapters)
  }

  func solve() -> FlexFrames {
    var host = ItemHost(items: adapters)
    var solver = FlexSolver()
    var solution = FlexFrames()
    solver.solve(items, in: container, host: &host, into: &solution)
    return solution
  }

  /// The items' border boxes.
  func frames(in solution: FlexFrames) -> [Frame] {
    var frames = adapters.indices.map { adapters[$0].frame(in: solution, at: $0) }
    for line in solution.lines {
      for place in line.items {
        let index = solution.item(at: place)
        adapters[index].refit(&frames[index], toLine: line.crossSize)
      }
    }
    return frames
  }
}

extension Item {
  /// Whether the item has a box at all.
  fileprivate var hasBox: Bool { box.keyword("display", default: "block") != "none" }
}

extension FlexItems {
  /// The columns of a case's items.
  fileprivate init(_ items: [ItemAdapter]) {
    self.init()
    guard let container = items.first?.container else { return }
    main = items.map(\.base)
    cross = items.map { $0.cross(atMain: $0.base) }
    grow = items.map { $0.item.box.number("flexGrow", default: 0) }
    shrink = items.map { $0.item.box.number("flexShrink", default: 1) }
    minMain = items.map(\.minMain)
    maxMain = items.map(\.maxMain)
    minCross = items.map(\.minCross)
    maxCross = items.map(\.maxCross)
    marginMainStart = items.map { $0.outside(container.mainStart) }
    marginMainEnd = items.map { $0.outside(container.mainStart.opposite) }
    marginCrossStart = items.map { $0.outside(container.crossStart) }
    marginCrossEnd = items.map { $0.outside(container.crossStart.opposite) }
    autoMargins = items.map(\.autoEdges)
    alignSelf = items.map(\.alignment)
    guides = items.map { $0.guide(atMain: $0.base) }
    lastGuides = guides
    order = items.map { Int($0.item.box.number("order", default: 0)) }
  }
}

extension ItemAdapter {
  /// The item's border box in the container's border box.
  fileprivate func frame(in solution: FlexFrames, at index: Int) -> Frame {
    let main = (
      position: solution.mainPositions[index], size: solution.mainSizes[index]
    )
    let cross = (
      position: solution.crossPositions[index], size: solution.crossSizes[index]
    )
    let (x, y) = container.isRow ? (main, cross) : (cross, main)
    let offset = item.box.relativeOffset(
      in: (container.width, container.height), isRightToLeft: container.isRightToLeft)
    return Frame(
      x: container.insets.left + x.position - insets.left + offset.width,
      y: container.insets.top + y.position - insets.top + offset.height,
      width: x.size + insets.horizontal, height: y.size + insets.vertical)
  }
}

/// Measures the items that flexed.
private struct ItemHost: FlexHost {
  let items: [ItemAdapter]

  func measure(item: Int, main: Double) -> FlexMeasurement {
    let adapter = items[item]
    return FlexMeasurement(
      main: main, cross: adapter.cross(atMain: main), guide: adapter.guide(atMain: main))
  }
}

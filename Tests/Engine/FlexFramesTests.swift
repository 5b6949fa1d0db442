import FlowLayoutEngine
import TestSupport
import Testing

@Suite("The frame of an item after a solve")
struct FlexFramesTests {
  private let items = FlexItems(
    main: [60, 50, 40, 70, 30, 20], cross: [10, 12, 14, 16, 18, 8])
  private let container = FlexContainer(mainSize: 120, mainGap: 5, crossGap: 4)

  private func whole(_ items: FlexItems) -> FlexFrames {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(items, in: container, into: &frames)
    return frames
  }

  @Test(
    "the frames of a solve give every item's frame, with the item's own size or the size it has grown to"
  )
  func allItems() {
    let frames = whole(items)
    expectEqual(frames.items, 0..<6)
    expectEqual(frames.frame(of: 3, in: items).numbers, [45, 16, 70, 16])
    var growing = items
    growing.grow = [0, 1, 0, 0, 0, 0]
    expectEqual(whole(growing).frame(of: 1, in: growing).numbers, [65, 0, 55, 12])
  }

  @Test(
    "the frames of some lines of an index of lines are found by the items' indices in the whole container"
  )
  func window() {
    let index = FlexIndex(items, in: container)
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(1..<3, of: index, into: &frames)
    expectEqual(frames.items, 2..<6)
    let whole = whole(items)
    for item in frames.items {
      expectEqual(frames.frame(of: item, in: items), whole.frame(of: item, in: items))
    }
    expectEqual(frames.lines.map { $0.items.map(frames.item(at:)) }, [[2, 3], [4, 5]])
  }

  @Test(
    "the frame of an item that a limit hides has size 0, and a shown item's frame is its place on its line"
  )
  func run() {
    var limit = FlexLimit(lines: 1)
    limit.priorities = [0, 0, 1, 0, 1]
    var (solver, frames) = (FlexSolver(), FlexFrames())
    let run = solver.run(of: items, in: container, within: limit)
    solver.solve(items, in: container, showing: run, into: &frames)
    expectEqual(run.items, [2, 4])
    expectEqual(frames.frame(of: 4, in: items).numbers, [45, 0, 30, 18])
    expectEqual(frames.frame(of: 5, in: items).numbers, [80, 0, 20, 8])
    expectEqual(frames.frame(of: 3, in: items).numbers, [80, 0, 0, 0])
  }

  @Test("a strip gives the same frame for an item by its index and by its position on its line")
  func strip() {
    let strip = FlexStrip(items, in: container, lines: 2, order: .shortestFirst)
    expectEqual(strip.frame(of: 2).numbers, [55, 20, 40, 14])
    expectEqual(strip.frame(of: 4).numbers, [100, 20, 30, 18])
    let (line, place) = strip.place(ofItem: 4)
    expectEqual(strip.frame(at: place, ofLine: line), strip.frame(of: 4))
  }
}

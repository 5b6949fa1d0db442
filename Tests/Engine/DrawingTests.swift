import FlowLayoutEngine
import TestSupport
import Testing

/// The foundation of all laws: the randomly drawn problems leave no property out.
@Suite("Randomly drawn problems")
struct DrawingTests {
  @Test(
    "the random problems of the engine's tests vary every property of items, containers and limits")
  func completeness() {
    var drawer = ProblemDrawer(SeededGenerator(1))
    var seen: [String: Set<String>] = [:]
    for _ in 0..<300 {
      let problem = drawer.problem()
      let limit = problem.limit ?? FlexLimit()
      for (name, column) in problem.items.namedColumns {
        seen["FlexItems.\(name)", default: []].insert("\(column)")
      }
      for part in [Mirror(reflecting: problem.container), Mirror(reflecting: limit)] {
        for property in part.children {
          let name = "\(part.subjectType).\(property.label ?? "")"
          seen[name, default: []].insert("\(property.value)")
        }
      }
    }
    #expect(seen["FlexItems.breaks"] != nil && seen["FlexContainer.wrap"] != nil)
    #expect(seen["FlexLimit.lines"] != nil)
    for (property, values) in seen {
      #expect(values.count > 1, "\(property) is never anything but \(values)")
    }
  }

  @Test(
    "among the random problems of the engine's tests are auto margins at every edge and every kind of break"
  )
  func sets() {
    var drawer = ProblemDrawer(SeededGenerator(2))
    var edges: FlexEdges = []
    var breaks: FlexBreaks = []
    for _ in 0..<100 {
      let items = drawer.problem().items
      for own in items.autoMargins { edges.formUnion(own) }
      for own in items.breaks { breaks.formUnion(own) }
    }
    expectEqual(edges, [.mainStart, .mainEnd, .crossStart, .crossEnd])
    expectEqual(breaks, [.before, .after, .avoidBefore, .fullLine, .marker, .joined])
  }
}

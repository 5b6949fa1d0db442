#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines {
  /// Finds and measures the items that are shown.
  ///
  /// `known` is the number of elements that were measured to find the shown ones.
  func findRun(in space: FlowSpace, _ host: ContainerHost) -> (run: FlexRun, known: Int) {
    var asked: Set<Int> = []
    var first = 0
    host.findSize = { [items, rules, unowned host] item in
      if let element = items.element(item) {
        first = max(first, element + 1)
        if !items.priorities.isEmpty { asked.insert(element) }
      }
      return items.size(of: item, rules, host)
    }
    defer { host.findSize = nil }
    let run = run(in: space, host)
    for item in run.items ?? Array(0..<min(run.count, items.count)) {
      _ = items.size(of: item, rules, host)
    }
    // Without priorities, all elements up to the last measured one count.
    return (run, items.priorities.isEmpty ? first : asked.count)
  }

  private func run(in space: FlowSpace, _ host: ContainerHost) -> FlexRun {
    let hasIndicator = items.indicator != nil
    guard var limit = limits.limit(in: space, hasIndicator: hasIndicator) else {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? false : nil)
    }
    (limit.elements, limit.priorities) = (items.elements, items.priorities)
    limit.hasMore = items.parts.isUnfinished
    var host = host
    let run = solver.run(
      of: host.memory.items, in: container(in: space, alignsByGuides: true), within: limit,
      host: &host)
    if limits.isExpanded {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? run.showsIndicator : nil)
    }
    return run
  }

  func container(in space: FlowSpace, alignsByGuides: Bool) -> FlexContainer {
    items.memory.container(
      rules, limit: space.main, alignsByGuides: alignsByGuides, separator: items.separator?.size)
  }
}
#endif

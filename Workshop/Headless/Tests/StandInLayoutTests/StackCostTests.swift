import SwiftUI
import Testing

@MainActor @Suite("The cost of nested stacks")
struct StackCostTests {
  /// How often the leaves are measured in stacks that alternate between row and column, each of them
  /// with two flexible children: the next stack and a leaf.
  private func measurements(depth: Int, _ alignment: Alignment) -> Int {
    let log = Log()
    let host = HeadlessHost.corner { stacks(depth, alignment, log) }
    _ = host.size
    return log.entries.count
  }

  private func stacks(_ depth: Int, _ alignment: Alignment, _ log: Log) -> AnyView {
    let leaf = Box.greedy("leaf", log: log)
    if depth == 0 { return AnyView(leaf) }
    let inner = stacks(depth - 1, alignment, log)
    return depth.isMultiple(of: 2)
      ? AnyView(
        HStack(alignment: alignment.vertical, spacing: 1) {
          inner
          leaf
        })
      : AnyView(
        VStack(alignment: alignment.horizontal, spacing: 1) {
          inner
          leaf
        })
  }

  @Test(
    "twice as many stacks in each other measure at most twice as often",
    arguments: [Alignment.center, .topLeading, .leadingFirstTextBaseline])
  func linear(alignment: Alignment) {
    let counts = [5, 10, 20, 40].map { measurements(depth: $0, alignment) }
    for (fewer, more) in zip(counts, counts.dropFirst()) { #expect(more <= 2 * fewer) }
    #expect(counts[0] < 100)
  }

  // Asked twice as often with each modifier, this would not end.
  @Test("modifiers in modifiers ask what is inside once for each proposal")
  func modifiers() {
    let log = Log()
    func wrapped(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Box.greedy("leaf", log: log)) }
      let inner = wrapped(depth - 1)
      return AnyView(inner.aspectRatio(contentMode: .fit).padding(1).frame(maxWidth: 900).zIndex(1))
    }
    let host = HeadlessHost.corner { wrapped(40) }
    _ = host.size
    #expect(log.entries.count <= 4)
  }
}

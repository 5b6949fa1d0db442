import SwiftUI
import Testing

@testable import FlowLayoutUI

#if DEBUG
@MainActor @Suite("Warnings at run time, which name the container and what to write instead")
struct RuntimeWarningTests {
  private let lazyContainers = ["LazyFlow", "LazyStrip", "LazyWaterfall"]

  /// Returns whether a container has warned with some words.
  private func hasWarned(_ name: String, _ words: String) -> Bool {
    RuntimeWarning.all.contains { $0.hasPrefix("\(name): ") && $0.contains(words) }
  }

  @Test(
    "a lazy container that measures outside of a scroll view warns at run time of its changing size"
  )
  func measuring() throws {
    let host = HeadlessHost(200, 400) {
      VStack {
        LazyFlow(0..<9) { Text("\($0)") }
        LazyStrip(0..<9, lines: 2) { Text("\($0)") }
        LazyWaterfall(0..<9, columns: 2) { Text("\($0)") }
      }
    }
    try host.settle()
    for name in lazyContainers { #expect(hasWarned(name, "crash")) }
  }

  @Test(
    "a lazy container with more than 256 declared sizes outside of a scroll view warns at run time")
  func declaring() throws {
    func show(_ count: Int) throws {
      let host = HeadlessHost(200, 400) {
        VStack {
          LazyFlow(0..<count) { Text("\($0)") }.itemSizes { _ in CGSize(40, 20) }
          LazyStrip(0..<count, lines: 2) { Text("\($0)") }.itemSizes { _ in CGSize(40, 20) }
          LazyWaterfall(0..<count, columns: 2) { Text("\($0)") }.itemAspectRatios { _ in 1.0 }
        }
      }
      try host.settle()
    }
    try show(257)
    for name in lazyContainers {
      #expect(hasWarned(name, "cannot tell which of its views are visible"))
    }
  }

  @Test(
    "editActions other than move warn at run time that they have no effect, and move alone does not"
  )
  func editActions() {
    let numbers = Binding.constant([1, 2])
    _ = Movable().moving(.move, numbers)
    _ = Movable().moving([], numbers)
    #expect(!hasWarned("Movable", "editActions"))
    _ = Deletable().moving(.delete, numbers)
    #expect(hasWarned("Deletable", "only .move has an effect"))
  }

  @Test(
    "each container over a binding warns of editActions without effect, by the container's name")
  func containers() {
    let numbers = Binding.constant([1, 2])
    _ = Flow(numbers, id: \.self, editActions: .all) { Text("\($0.wrappedValue)") }
    _ = LazyFlow(numbers, id: \.self, editActions: .all) { Text("\($0.wrappedValue)") }
    _ = LazyStrip(numbers, id: \.self, lines: 1, editActions: .all) { Text("\($0.wrappedValue)") }
    _ = LazyWaterfall(numbers, id: \.self, columns: 2, editActions: .all) {
      Text("\($0.wrappedValue)")
    }
    for name in ["Flow"] + lazyContainers { #expect(hasWarned(name, "only .move has an effect")) }
  }
}

/// Containers of their own names, since a warning comes once in a process.
private struct Movable { var _interaction = _FlowInteraction() }
private struct Deletable { var _interaction = _FlowInteraction() }

extension Movable: FlowContainer {
  typealias Element = Int
  var body: some View { EmptyView() }
}

extension Deletable: FlowContainer {
  typealias Element = Int
  var body: some View { EmptyView() }
}
#endif

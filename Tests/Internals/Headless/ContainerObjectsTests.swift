import SwiftUI
import Testing

@testable import FlowLayoutUI

/// A container's state makes objects whenever its owner is evaluated, and throws them away but for the first time.
@MainActor @Suite("Objects of containers")
struct ContainerObjectsTests {
  /// The properties of an object that hold another one.
  private func made(by object: AnyObject) -> [String] {
    Mirror(reflecting: object).children.compactMap { name, value in
      let some = Mirror(reflecting: value).children.first { $0.label == "some" }?.value
      return some.map { Mirror(reflecting: $0).displayStyle } == .class ? name : nil
    }
  }

  @Test("a flow and a lazy flow make the objects of their state only when these are first used")
  func lazily() {
    let flow = FlowObjects()
    let lazyFlow = LazyModel()
    #expect(made(by: flow).isEmpty && made(by: lazyFlow).isEmpty)
    #expect(flow.model === flow.model && lazyFlow.store === lazyFlow.store)
    #expect(flow.mover === flow.mover && lazyFlow.rounds === lazyFlow.rounds)
    #expect(made(by: flow).count == 2 && made(by: lazyFlow).count == 2)
  }

  /// An object that is read where the views of a container are made.
  private final class Owned: Sendable {
    let width: CGFloat = 20
  }

  /// Returns whether a container that is gone has let go of what its views were made with.
  private func letsGo(
    @ViewBuilder _ container: @escaping @MainActor (Owned) -> some View
  ) async throws -> Bool {
    weak var owned: Owned?
    do {
      let object = Owned()
      owned = object
      let host = HeadlessHost(size: CGSize(width: 100, height: 100)) { container(object) }
      try host.settle()
      #expect(host.size.width > 0)
    }
    // Where the host is let go of on another thread, its nodes are after the work that runs.
    for _ in 0..<1000 where owned != nil { await Task.yield() }
    return owned == nil
  }

  @Test(
    "removing a flow, lazy flow or waterfall releases the objects that its view builders captured")
  func lettingGo() async throws {
    #expect(try await letsGo { owned in Flow(0..<9) { _ in Color.red.frame(width: owned.width) } })
    #expect(
      try await letsGo { owned in
        Flow(0..<9) { _ in Color.red.frame(width: owned.width) }
          .maxLines(1) { _ in Color.red.frame(width: owned.width) }
          .onMove { _, _ in }
      })
    #expect(
      try await letsGo { owned in
        ScrollView {
          LazyFlow(0..<9, id: \.self) { _ in Color.red.frame(width: owned.width) }
            .onMove { _, _ in }
        }
      })
    #expect(
      try await letsGo { owned in
        ScrollView {
          LazyWaterfall(0..<9, id: \.self, columns: 2) { _ in Color.red.frame(height: owned.width) }
        }
      })
  }
}

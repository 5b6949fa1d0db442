#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import FlowLayoutUI

/// A container's state makes objects whenever its owner is evaluated, and throws them away but for the first time.
@MainActor @Suite("Objects of containers")
struct ContainerObjectsTests {
  /// The properties of an object that hold another one.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func made(by object: AnyObject) -> [String] {
    Mirror(reflecting: object).children.compactMap { name, value in
      let some = Mirror(reflecting: value).children.first { $0.label == "some" }?.value
      return some.map { Mirror(reflecting: $0).displayStyle } == .class ? name : nil
    }
  }

  @Test("the objects of a container's state are made when they are first asked for")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func lazily() {
    let flow = FlowObjects()
    let lazyFlow = LazyModel()
    #expect(made(by: flow).isEmpty && made(by: lazyFlow).isEmpty)
    #expect(flow.model === flow.model && lazyFlow.store === lazyFlow.store)
    #expect(flow.mover === flow.mover && lazyFlow.rounds === lazyFlow.rounds)
    #expect(made(by: flow).count == 2 && made(by: lazyFlow).count == 2)
  }
}
#endif

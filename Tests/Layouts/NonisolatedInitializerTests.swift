#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// The number of calls to the closures that views were made with.
private final class Calls {
  var count = 0

  func view() -> Color {
    count += 1
    return .clear
  }
}

private struct Person: Identifiable {
  let id: Int
}

// Nothing here is bound to an actor: this file compiles only while each initializer can be called anywhere.
// SwiftUI makes views on other threads than the main one, too; elements' views it makes in bodies.
@Suite("Making flows outside of the main actor")
struct NonisolatedInitializerTests {
  private let people = [Person(id: 0), Person(id: 1)]

  @Test("layouts, line breaks and modified views can be made outside of the main actor")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func layouts() {
    let calls = Calls()
    _ = FlowLayout { calls.view() }
    _ = FlowLayout(alignment: .center, spacing: 4) { calls.view() }
    _ = VFlowLayout(spacing: 4) { calls.view() }
    _ = AlignedFlowLayout(horizontalSpacing: 8, verticalSpacing: 8, alignment: .center) {
      calls.view()
    }
    _ = LineBreak()
    _ = calls.view().flowGrow().flowShrink().flowBasis(10).flowOrder(1)
    _ = calls.view().flowItemAlignment(.center).flowBreak(.before).flowBreak(.after).flowFullLine()
    // The layouts are containers: they take their views when they are made.
    expectEqual(calls.count, 6)
  }

  @Test(
    "a FlowLayoutView can be made outside of the main actor, and does not make its items' views at once"
  )
  func flowLayoutView() {
    let calls = Calls()
    _ = FlowLayoutView(mode: .vstack, binding: .constant(5), items: people) { _ in calls.view() }
    _ = FlowLayoutView(mode: .scrollable, items: ["a", "b"]) { _ in calls.view() }
    _ = FlowLayoutView(mode: .vstack, items: ["a", "b"], id: \.self) { _ in calls.view() }
    expectEqual(calls.count, 0)
  }

  @Test(
    "a Flow over data can be made outside of the main actor, and does not make its elements' views at once"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func flow() {
    let calls = Calls()
    _ = Flow(people) { _ in calls.view() }
    _ = Flow([1, 2], id: \.self) { _ in
      calls.view()
    }
    .itemSeparator {
      calls.view()
    }
    _ = Flow(people) { _ in
      calls.view()
    }
    .maxLines(2) { _ in
      calls.view()
    }
    _ = Flow([1, 2], id: \.self) { _ in
      calls.view()
    }
    .maxLines(2) { _ in
      calls.view()
    }
    .lineSeparator {
      calls.view()
    }
    expectEqual(calls.count, 0)
  }

  @Test(
    "a Flow with a view builder can be made outside of the main actor, and makes its views at once")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func flowOfViews() {
    let calls = Calls()
    _ = Flow {
      calls.view()
      calls.view()
    }
    .maxLines(nil) { _ in
      calls.view()
    }
    expectEqual(calls.count, 2)
  }

  @Test(
    "a lazy container can be made outside of the main actor, and makes no views and asks for no sizes at once"
  )
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  func lazyFlow() {
    let calls = Calls()
    _ = LazyFlow(people) { _ in calls.view() }
    func size(_ element: Int) -> CGSize {
      calls.count += 1
      return .zero
    }
    _ = LazyFlow([1, 2], id: \.self) { _ in calls.view() }.itemSizes(size)
    _ = LazyStrip(people, lines: 2) { _ in calls.view() }
    _ = LazyWaterfall(people, columns: .fixed(2)) { _ in calls.view() }
    expectEqual(calls.count, 0)
  }
}
#endif

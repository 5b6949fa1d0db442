import FlowLayoutEngine
import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import FlowLayoutUI

/// While a lazy flow measures a view or calls a closure, another thread can read the flow's contents.
@MainActor @Suite("Lazy flows on several threads")
struct LazyFlowThreadsTests {
  @Test(
    "a lazy flow measures views without locking its contents, so that another thread can read them",
    arguments: [true, false])
  func measuring(isDeclared: Bool) throws {
    var contents = LazyContents(FlowLayout(horizontalSpacing: nil).rules, isDeclared: isDeclared)
    if isDeclared {
      let sizes = Array(repeating: CGSize(300, 20), count: 9).declared { $0 }
      contents.declare(sizes)
    } else {
      contents.setItems(SectionItems(9))
    }
    let store = LazyStore(contents)
    let neighbor = Neighbor(store)
    var slice = LazySlice(length: 200)
    slice.insert(0..<9)
    let places = LazyViewsLayout<FlowLayout>(
      store: store, slice: slice, data: 0, drag: DragPlacing(dragged: nil),
      items: SectionItems(9))
    let host = HeadlessHost(200, 800) {
      LazyWindowLayout(store: store, signal: LayoutSignal(0)) {
        places {
          ForEach(0..<9, id: \.self) { index in
            // Wider than the flow: asked for another length, too.
            AskingLayout(neighbor: neighbor) { Color.red.frame(minWidth: 50, idealWidth: 300) }
              .layoutValue(key: RowPart.self, value: .element(index))
          }
        }
      }
    }
    try host.settle()
    #expect(neighbor.looks.load(ordering: .relaxed) > 9)
    expectEqual(neighbor.waits.load(ordering: .relaxed), 0)
  }

  @Test(
    "a lazy flow reads sizes, identifiers and the count of its data without locking its contents",
    arguments: [true, false])
  func reading(isDeclared: Bool) {
    let model = LazyModel()
    let neighbor = Neighbor(model.store)
    for count in [5, 8, 3] {
      let elements = (0..<count).map { Asking(number: $0, neighbor: neighbor) }
      let size: (Asking) -> CGSize = { _ in
        neighbor.look()
        return CGSize(10, 10)
      }
      let sizes = ItemSizes(.sizes(size))
      let data = AskingElements(elements: elements, neighbor: neighbor)
      let flow = LazyRoot(
        FlowContents(data: data, id: \.id) { (_: Asking) in Color.red }, FlowLayout().rules,
        isDeclared ? { sizes.read(data) } : nil)
      _ = model.update(flow, [])
      _ = model.store.with { $0.slice(nil, length: 100) }
      expectEqual(model.indexOfFocused(elements[2].id, in: flow.contents), 2)
      if isDeclared { continue }
      // As if they had been measured: where they are after a change is found by their identities.
      let widths = Array(repeating: 10.0, count: count)
      let reading = LazyReading(
        items: Array(0..<count), columns: FlexItems(main: widths, cross: widths), spacings: [],
        answers: Array(repeating: [], count: count))
      model.store.with { $0.learn(reading, LazySlice(length: 100)) }
    }
    #expect(neighbor.looks.load(ordering: .relaxed) > 5)
    expectEqual(neighbor.waits.load(ordering: .relaxed), 0)
  }
}

/// Looks into a store from another thread, and counts how often that has to wait.
private final class Neighbor: Sendable {
  let looks = Atomic(0)
  let waits = Atomic(0)
  private let store: LazyStore

  init(_ store: LazyStore) { self.store = store }

  func look() {
    looks.add(1, ordering: .relaxed)
    // One that has to wait has to for good.
    if waits.load(ordering: .relaxed) > 0 { return }
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [store] in
      store.with { _ in }
      isDone.signal()
    }
    if isDone.wait(timeout: .now() + 5) == .timedOut { waits.add(1, ordering: .relaxed) }
  }
}

/// A layout that looks around whenever it is asked.
private struct AskingLayout: Layout {
  let neighbor: Neighbor

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    neighbor.look()
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    neighbor.look()
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    neighbor.look()
    return ViewSpacing()
  }
}

/// Elements that look around whenever they are counted.
private struct AskingElements: RandomAccessCollection {
  let elements: [Asking]
  let neighbor: Neighbor

  var startIndex: Int { 0 }

  var endIndex: Int {
    neighbor.look()
    return elements.count
  }

  subscript(index: Int) -> Asking { elements[index] }
}

/// An element whose identity looks around whenever it is read.
private struct Asking: Identifiable {
  let number: Int
  let neighbor: Neighbor

  var id: Int {
    neighbor.look()
    return number
  }
}

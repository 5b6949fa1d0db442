#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Measurements of views by a flow")
struct MeasurementTests {
  /// Proposals that differ; a view may be asked for the same one again after it has forgotten it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func distinct(_ proposals: [ProposedViewSize]) -> [ProposedViewSize] {
    proposals.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  @Test("a flow asks a view that fits only for its ideal size", arguments: FlowAlignment.allCases)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func ideal(alignment: FlowAlignment) {
    let rendered = Rendered(width: 100) { record in
      FlowLayout(alignment: alignment, lastLine: .leading) { Leaf(0, 40, in: record) }
    }
    expectEqual(distinct(rendered.proposals(0)), [.unspecified])
  }

  @Test(
    "a flow asks a view that is wider than the flow for its ideal size and its size at the flow's width"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func oversize() {
    let rendered = Rendered(width: 100) { record in
      FlowLayout { Leaf(0, 250, minimum: 10, in: record) }
    }
    expectEqual(
      distinct(rendered.proposals(0)), [.unspecified, ProposedViewSize(width: 100, height: nil)])
  }

  @Test(
    "a flow asks a growing view for its ideal size, and then for its size at the width that it gets"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func growing() {
    let rendered = Rendered(width: 100) { record in
      FlowLayout {
        Leaf(0, 40, in: record)
        Leaf(1, 20, fills: true, in: record).flowGrow()
      }
    }
    expectEqual(distinct(rendered.proposals(0)), [.unspecified])
    expectEqual(
      distinct(rendered.proposals(1)), [.unspecified, ProposedViewSize(width: 52, height: nil)])
  }

  @Test("a flow asks no view for its size at an infinite width")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func noProbing() {
    let rendered = Rendered(width: 100) { record in
      HStack(spacing: 0) {
        FlowLayout {
          Leaf(0, 40, minimum: 10, in: record)
          Leaf(1, 70, minimum: 10, in: record)
        }
        Color.clear.frame(width: 10)
      }
    }
    for id in 0...1 {
      #expect(!rendered.proposals(id).contains { $0.width == .infinity })
    }
  }

  @Test("a flow places a view with the proposal that it was measured with")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func placement() {
    let rendered = Rendered(width: 100) { record in
      FlowLayout {
        Leaf(0, 250, minimum: 10, in: record)
        Leaf(1, 60, in: record)
      }
      .noted(-1, in: record)
    }
    expectEqual(
      rendered.frames.map(\.size),
      [
        CGSize(width: 100, height: 60), CGSize(width: 60, height: 20),
      ])
  }
}
#endif

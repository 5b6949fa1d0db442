#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Containers and hosts around a flow")
struct ContainersTests {
  private let widths: [CGFloat] = [60, 80, 50, 90, 40, 70, 30]

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func chips(_ probe: Probe? = nil) -> some View {
    ForEach(widths.indices, id: \.self) { index in
      Block(widths[index], 20, probe: probe).named(index)
    }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func hosted(
    _ sequence: HostQuestions, _ layout: FlowLayout = FlowLayout(), probe: Probe? = nil
  ) -> Hosted {
    Hosted(1_000, 1_000) { sequence { layout { chips(probe) }.named("flow") } }
  }

  @Test(
    "a flow in a self-sizing cell, proposed several heights, fits the cell's width and measures each view once"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func cell() {
    let probe = Probe()
    let width = ProposedViewSize(width: 200, height: nil)
    let cell = hosted(
      HostQuestions(
        proposals: [
          ProposedViewSize(width: 200, height: 0), ProposedViewSize(width: 200, height: .infinity),
          .unspecified, width,
        ]), probe: probe)
    // 60 + 80, 50 + 90 + 40 and 70 + 30, with gaps of 8.
    expectEqual(cell.itemFrames().map(\.minY), [0, 0, 28, 28, 28, 56, 56])
    expectEqual(cell.frame(of: "flow")?.size, CGSize(196, 76))
    expectEqual(probe.count, widths.count)
  }

  @Test("a flow in a list row whose height is rounded up to a pixel keeps its lines")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func roundedRow() {
    var questions = HostQuestions(widths: [200.4])
    questions.bounds = {
      CGSize($0.width.rounded(), ($0.height * 3).rounded(.up) / 3)
    }
    let row = hosted(questions)
    expectEqual(row.itemFrames().map(\.minY), [0, 0, 28, 28, 28, 56, 56])
  }

  @Test(
    "a flow in a popover, which asks for the ideal size and clamps it, wraps at its ideal length")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func popover() {
    let popover = hosted(
      HostQuestions(proposals: [.unspecified, ProposedViewSize(width: 240, height: 400)]),
      FlowLayout(idealLength: 240))
    expectEqual(popover.frame(of: "flow")?.size, CGSize(216, 76))
    let open = hosted(HostQuestions(proposals: [.unspecified]), FlowLayout(idealLength: 240))
    expectEqual(open.frame(of: "flow")?.size, CGSize(216, 76))
    expectEqual(open.itemFrames(), popover.itemFrames())
  }

  @Test(
    "a flow of texts gets higher with larger type sizes, and no text becomes wider than the flow")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func textSizes() {
    func host(_ size: DynamicTypeSize) -> Hosted {
      Hosted(160, 1_000) {
        FlowLayout {
          ForEach(["Swift", "Layout", "Accessibility", "Text"], id: \.self) { word in
            Text(word).font(.body).named(word)
          }
        }
        .dynamicTypeSize(size)
        .named("flow")
      }
    }
    let sizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility5]
    let hosts = sizes.map { host($0) }
    let heights = hosts.map(\.size.height)
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    #expect(hosts.allSatisfy { $0.size.width <= 160 })
    #expect(hosts.allSatisfy { host in host.frames.allSatisfy { $0.frame.width <= 160 } })
  }

  @Test("of flows nested three deep, each inner flow has a line of its own, as high as that flow")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func nested() {
    let host = Hosted(flow: FlowLayout(), 200, 1_000) {
      Block(100, 20).named(0)
      FlowLayout {
        Block(90, 20).named(1)
        FlowLayout { ForEach(2..<6, id: \.self) { Block(60, 20).named($0) } }
      }
      Block(30, 20).named(6)
    }
    // The inner flows are wider than what is left, so each has a line of its own, 200 wide.
    expectEqual(
      host.origins,
      [
        CGPoint(0, 0), CGPoint(0, 28), CGPoint(0, 56), CGPoint(68, 56),
        CGPoint(136, 56), CGPoint(0, 84), CGPoint(0, 112),
      ])
  }

  @Test(
    "dividers in a flow that stretches its views stand upright in a row and lie flat in a column")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func dividers() {
    @ViewBuilder func views() -> some View {
      Block(30, 40)
      Divider().named("divider")
    }
    func size(@ViewBuilder _ flow: () -> some View) -> CGSize? {
      Hosted(200, 200, content: flow).frame(of: "divider")?.size
    }
    let (rows, columns) = (FlowLayout(stretchesItems: true), VFlowLayout(stretchesItems: true))
    expectEqual(size { rows { views() } }, CGSize(1, 40))
    expectEqual(size { Flow(layout: rows, content: views) }, CGSize(1, 40))
    expectEqual(size { columns { views() } }, CGSize(30, 1))
    expectEqual(size { Flow(layout: columns, content: views) }, CGSize(30, 1))
  }
}

/// A layout that gives its first view a row and lets a flow arrange the others.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Headed: Layout {
  let flow: FlowLayout

  func makeCache(subviews: Subviews) -> FlowLayout.Cache {
    flow.makeCache(subviews: rest(subviews))
  }

  func updateCache(_ cache: inout FlowLayout.Cache, subviews: Subviews) {
    flow.updateCache(&cache, subviews: rest(subviews))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
  ) -> CGSize {
    let size = flow.sizeThatFits(proposal: proposal, subviews: rest(subviews), cache: &cache)
    return CGSize(size.width, size.height + 30)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
  ) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
    var below = bounds
    below.origin.y += 30
    flow.placeSubviews(in: below, proposal: proposal, subviews: rest(subviews), cache: &cache)
  }

  private func rest(_ subviews: Subviews) -> Subviews { subviews[1..<subviews.count] }
}

@MainActor @Suite("A flow inside of another layout")
struct WrappedLayoutTests {
  @Test(
    "a layout can pass all but its first subview to FlowLayout, which arranges these",
    arguments: [FlowLayout(), FlowLayout(horizontalSpacing: nil, verticalSpacing: nil)])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func slice(flow: FlowLayout) {
    var flow = flow
    flow.verticalAlignment = .firstTextBaseline
    let host = Hosted(100, 400) {
      Headed(flow: flow) {
        Block(80, 20).named(0)
        Block(40, 20, baseline: 15).named(1)
        Block(150, 20, minimumWidth: 0, baseline: 15).named(2)
        Block(40, 20).flowGrow().named(3)
        Block(30, 20, baseline: 15).named(4)
      }
      .named("flow")
    }
    expectEqual(
      host.origins,
      [
        CGPoint(0, 0), CGPoint(0, 30), CGPoint(0, 58), CGPoint(0, 106),
        CGPoint(70, 111),
      ])
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Views that a layout could take for a spacer, because their priority may be the lowest there is.
@MainActor @Suite("Spacers, line breaks and empty containers")
struct SpacersAndEmptyViewsTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func host(
    _ layout: FlowLayout = FlowLayout(), @ViewBuilder _ content: () -> some View
  ) -> Hosted {
    Hosted(300, 1_000) { layout { content() }.named("flow") }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func box(_ id: Int) -> some View { Block(40, 20).named(id) }

  /// A view of the lowest priority, as a container without views may have it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func container(_ width: CGFloat = 0, _ height: CGFloat = 0) -> some View {
    Block(width, height).layoutPriority(-.infinity)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private struct SizedLayout: UnplacingLayout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(30, 10) }
  }

  @Test("an empty container in a flow keeps its size, whatever its layout priority")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func emptyContainers() {
    func second(@ViewBuilder _ between: () -> some View) -> CGFloat? {
      let host = host {
        box(0)
        between()
        box(1)
      }
      return host.itemFrames().last?.minX
    }
    expectEqual(second { HStack {} }, 56)
    expectEqual(second { VStack {} }, 56)
    expectEqual(second { FlowLayout {} }, 56)
    expectEqual(second { SizedLayout {} }, 86)
    expectEqual(second { container() }, 56)
    expectEqual(second { container(30, 10) }, 86)
  }

  @Test("a spacer takes the free length of its line, in rows and columns, under AnyLayout too")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func spacers() {
    let views = { @MainActor in
      Group {
        box(0)
        Spacer()
        box(1)
      }
    }
    expectEqual(host { views() }.itemFrames().map(\.minX), [0, 260])
    let column = Hosted(300, 200) { VFlowLayout { views() }.named("flow") }
    expectEqual(column.itemFrames().map(\.minY), [0, 180])
    let any = Hosted(300, 200) { AnyLayout(FlowLayout()) { views() }.named("flow") }
    expectEqual(any.itemFrames().map(\.minX), [0, 260])
  }

  @Test(
    "a divider and a spacer in a Flow follow the flow's axis, whatever stack is around the flow",
    arguments: [Axis.horizontal, .vertical])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func inFlows(around: Axis) throws {
    let stack =
      around == .horizontal
      ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    @ViewBuilder func views() -> some View {
      box(0)
      Divider().named("divider")
      Spacer()
      box(1)
    }
    let rows = Hosted(300, 200) {
      stack { Flow(layout: FlowLayout(spacing: 0)) { views() }.named("flow") }
    }
    expectEqual(rows.itemFrames().map(\.minX), [0, 260])
    expectEqual(rows.frame(of: "divider")?.width, 1)
    let columns = Hosted(300, 200) {
      stack { Flow(layout: VFlowLayout(spacing: 0)) { views() }.named("flow") }
    }
    expectEqual(columns.itemFrames().map(\.minY), [0, 180])
    expectEqual(columns.frame(of: "divider")?.height, 1)
  }

  @Test("a flow asks only views of the lowest layout priority for their size at an infinite width")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func cost() {
    let (common, lowest) = (Probe(), Probe())
    let host = host {
      Block(40, 20, probe: common)
      Block(40, 20, probe: lowest).layoutPriority(-.infinity)
    }
    expectEqual(host.size.width, 88)
    expectEqual(common.proposals, [.unspecified])
    expectEqual(lowest.proposals, [ProposedViewSize(width: .infinity, height: nil), .unspecified])
  }
}
#endif

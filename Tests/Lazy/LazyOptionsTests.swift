#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Methods of lazy containers", .enabled(if: hasWindows))
struct LazyOptionsTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct Part: Identifiable {
    let id: String
    let chips: [Piece]
  }

  private let chips = Piece.sized([40, 60, 50, 30].map { CGSize($0, 20) })

  /// Shows a container with each of some options after each other one, and expects its views to stay the same.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func expectSameViews<Container: View>(
    with options: [(Container) -> Container], of container: @escaping (ViewCounts) -> Container
  ) async throws {
    let (remote, counts) = (Remote(0), ViewCounts())
    let host = Hosted(600, 600) {
      ScrollView { Driven(remote) { options[$0](container(counts)) } }
    }
    try await host.settle()
    for from in options.indices {
      for to in options.indices {
        remote.set(from)
        try await host.settle()
        remote.set(to)
        try await host.settle()
        #expect(counts.made == 4 && host.aliveChips == 4, "from \(from) to \(to)")
      }
    }
  }

  @Test("a lazy flow keeps its views and their state when another option is set")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func flow() async throws {
    try await expectSameViews(with: [
      { $0 }, { $0.itemSizes(\.size) }, { $0.itemSizes(dependingOn: 1, \.size) },
      { $0.itemAspectRatios(\.size) }, { $0.itemAspectRatios(dependingOn: 1) { $0.size } },
      { $0.measured(dependingOn: 1) }, { $0.onMove { _, _ in } },
      { $0.onMove { _, _ in }.moveDisabled { $0.id == 0 }.itemSizes(\.size) },
    ]) { counts in
      LazyFlow(chips) { ChipView($0, counts) }
    }
  }

  @Test("a lazy flow of sections keeps its views and their state when another option is set")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sections() async throws {
    let parts = [
      Part(id: "a", chips: Array(chips[..<2])), Part(id: "b", chips: Array(chips[2...])),
    ]
    try await expectSameViews(with: [
      { $0 }, { $0.itemSizes(\.size) }, { $0.pinnedHeaders() }, { $0.pinnedHeaders(false) },
      { $0.pinnedHeaders().itemSizes(\.size) }, { $0.itemAspectRatios(\.size).pinnedHeaders() },
      { $0.measured(dependingOn: 1) },
    ]) { counts in
      LazyFlow(parts, elements: \.chips) {
        ChipView($0, counts)
      } header: {
        Text($0.id)
      }
    }
  }

  @Test("a lazy strip keeps its views and their state when another option is set")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func strip() async throws {
    try await expectSameViews(with: [
      { $0 }, { $0.itemSizes(\.size) }, { $0.lineByLine(\.size) },
      { $0.lineByLine(dependingOn: 1, \.size) }, { $0.measured(dependingOn: 1) },
      { $0.onMove { _, _ in }.moveDisabled { $0.id == 0 }.lineByLine(\.size) },
    ]) { counts in
      LazyStrip(chips, lines: 2) { ChipView($0, counts) }
    }
  }

  @Test("a lazy waterfall keeps its cards and their state when another option is set")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func waterfall() async throws {
    try await expectSameViews(with: [
      { $0 }, { $0.itemAspectRatios(\.size) }, { $0.itemAspectRatios(dependingOn: 1) { $0.size } },
      { $0.measured(dependingOn: 1) },
      { $0.onMove { _, _ in }.moveDisabled { $0.id == 0 }.itemAspectRatios(\.size) },
    ]) { counts in
      LazyWaterfall(chips, columns: 2) { ChipView($0, counts) }
    }
  }

  /// The frames of the chips in a container.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func frames(_ container: some View) async throws -> [CGRect] {
    let host = Hosted(300, 600) { ScrollView { container.named("flow") } }
    try await host.settle()
    return host.itemFrames()
  }

  @Test(
    "of a lazy container's methods that say where sizes come from, as itemSizes, the last one counts"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func last() async throws {
    let flow = LazyFlow(chips) { Color.clear.frame($0.size).named($0.id) }
    let size = { (_: Piece) in CGSize(100, 30) }
    let (measured, declared) = (try await frames(flow), try await frames(flow.itemSizes(size)))
    #expect(measured != declared)
    expectEqual(try await frames(flow.itemSizes(size).measured(dependingOn: 1)), measured)
    expectEqual(try await frames(flow.itemAspectRatios { _ in 1 }.itemSizes(size)), declared)
    let strip = LazyStrip(chips, lines: 2) { Color.clear.frame($0.size).named($0.id) }
    let (across, byLine) = (
      try await frames(strip.itemSizes(\.size)), try await frames(strip.lineByLine(\.size))
    )
    #expect(across != byLine)
    expectEqual(try await frames(strip.lineByLine(\.size).itemSizes(\.size)), across)
    expectEqual(try await frames(strip.itemSizes(\.size).lineByLine(\.size)), byLine)
    expectEqual(
      try await frames(strip.lineByLine(\.size).measured(dependingOn: 1)), try await frames(strip))
  }

  @Test(
    "closures of itemAspectRatios return a size, a CGFloat or a Double, in one statement or more")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ratios() async throws {
    struct Shot: Identifiable {
      let id: Int
      let width: Double
      let height: Double
      var size: CGSize { CGSize(width: width, height: height) }
    }
    let shots = [Shot(id: 0, width: 3, height: 2), Shot(id: 1, width: 2, height: 2)]
    let flow = LazyFlow(shots, layout: FlowLayout(targetRowHeight: 40)) {
      Color.clear.named($0.id)
    }
    let flows = [
      flow.itemAspectRatios { $0.width / $0.height },
      flow.itemAspectRatios { CGFloat($0.width / $0.height) },
      flow.itemAspectRatios { $0.size },
      flow.itemAspectRatios { CGSize(width: $0.width, height: $0.height) },
      flow.itemAspectRatios(\.size),
      flow.itemAspectRatios { $0.id == 0 ? 1.5 : 1 },
      flow.itemAspectRatios { shot in
        let height = max(1, shot.height)
        return shot.width / height
      },
      flow.itemAspectRatios { shot in
        if shot.id == 1 { return CGSize(width: 1, height: 1) }
        return shot.size
      },
      flow.itemAspectRatios(dependingOn: shots.count) { $0.width / $0.height },
    ]
    for flow in flows {
      expectEqual(try await frames(flow).map(\.size), [CGSize(60, 40), CGSize(40, 40)])
    }
  }
}
#endif

import FlowLayoutUI
import Foundation
import SwiftUI
import Testing

/// The ways to wrap views, hosted and measured as Docs/Approaches.md shows them.
@MainActor @Suite("The comparison of approaches")
struct ApproachesPageTests {
  private struct Chip: Hashable, Identifiable {
    let id: Character
    var size: CGSize
  }

  /// Seven chips: one is taller, one is wider than the flow, and the last equals an earlier one.
  private static let chips: [Chip] = [
    ("a", 60, 20), ("b", 120, 20), ("c", 90, 40), ("d", 60, 20), ("e", 400, 20), ("f", 100, 20),
    ("d", 60, 20),
  ].map { Chip(id: $0.0, size: CGSize($0.1, $0.2)) }

  nonisolated private static let width: CGFloat = 320

  private enum Approach: String, CaseIterable {
    case flowLayout = "`FlowLayout`"
    case article = "`Layout` by hand"
    case guides = "`FlowLayoutView` before `Layout`"
    case recipe = "`GeometryReader` recipe"
    case grid = "`LazyVGrid`, adaptive columns"

    @MainActor func view(_ chips: [Chip], _ probe: Probe) -> AnyView {
      func item(_ chip: Chip) -> some View {
        Block(chip.size.width, chip.size.height, minimumWidth: 20, probe: probe).named(chip.id)
      }
      // Every chip keeps 4 points free around it, as in the recipe.
      func padded(_ content: some View) -> some View { content.padding(4) }
      let list = ForEach(Array(chips.enumerated()), id: \.offset) { padded(item($0.element)) }
      switch self {
      case .flowLayout:
        return AnyView(FlowLayout(horizontalSpacing: 0, verticalSpacing: 0) { list })
      case .article:
        return AnyView(ArticleLayout(horizontalSpacing: 0, verticalSpacing: 0) { list })
      case .guides:
        return AnyView(
          FlowLayoutView(mode: .scrollable, items: chips) { item($0) }.flows(by: .guides))
      case .recipe:
        return AnyView(RecipeFlow(mode: .scrollable, items: chips) { item($0) })
      case .grid:
        return AnyView(
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 68), spacing: 0)], spacing: 0) { list })
      }
    }
  }

  private struct Measured {
    let approach: Approach
    var frames: [CGRect]
    var height: CGFloat
    var measurements: [Int]
    var updates: [Int]

    var overlaps: Int {
      frames.indices.filter { index in
        frames.indices.contains { $0 != index && frames[$0].intersects(frames[index]) }
      }.count
    }

    /// The height down to the lowest chip, with the 4 points below it.
    var neededHeight: CGFloat { (frames.map(\.maxY).max() ?? 0) + 4 }

    var outside: Int { frames.filter { $0.minX < 0 || $0.maxX > width }.count }
  }

  /// Shows the chips, then makes the first one 20 points wider.
  private func measure(_ approach: Approach) throws -> Measured {
    let probe = Probe()
    let remote = Remote(Self.chips)
    let host = HeadlessHost(Self.width, 600) {
      Driven(remote) { chips in
        approach.view(chips, probe).named("flow")
      }
    }
    var measured = Measured(
      approach: approach, frames: [], height: 0, measurements: [], updates: [try host.settle()])
    let flow = try #require(host.frame(of: "flow"))
    measured.height = flow.height
    measured.frames = host.frames.filter { $0.identifier != "flow" }.map { _, frame in
      frame.offsetBy(dx: -flow.minX, dy: -flow.minY)
    }
    measured.measurements.append(probe.count)
    probe.reset()
    var changed = Self.chips
    changed[0].size.width += 20
    remote.set(changed)
    measured.updates.append(try host.settle())
    measured.measurements.append(probe.count)
    return measured
  }

  private func table(_ header: [String], _ rows: [[String]]) -> String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private func costs(_ all: [Measured]) -> String {
    table(
      [
        "Approach", "Sizes computed, at first", "after a change", "Updates, at first",
        "after a change", "Height", "Height needed", "Chips that overlap", "Chips outside",
      ],
      all.map { measured in
        [measured.approach.rawValue]
          + (measured.measurements + measured.updates).map { "\($0)" }
          + [number(measured.height), number(measured.neededHeight)]
          + [measured.overlaps, measured.outside].map { "\($0)" }
      })
  }

  private func frames(_ all: [Measured]) -> String {
    table(
      ["Chip"] + all.map(\.approach.rawValue),
      Self.chips.indices.map { index in
        ["\(Self.chips[index].id)"]
          + all.map { measured in
            let frame = measured.frames[index]
            return "\(number(frame.minX)), \(number(frame.minY)); "
              + "\(number(frame.width)) × \(number(frame.height))"
          }
      })
  }

  @Test(
    "the page Docs/Approaches.md shows the frames and costs that are measured of each way to wrap views"
  )
  func page() throws {
    let all = try Approach.allCases.map { try measure($0) }
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = root.appendingPathComponent("Docs/Approaches.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    for table in [costs(all), frames(all)] {
      #expect(page.contains(table), "the page is to show:\n\(table)")
    }
  }
}

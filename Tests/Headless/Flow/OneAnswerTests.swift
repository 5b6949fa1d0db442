import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI

/// The answers of flows to proposals, which hosts such as the rows of a list ask for again and again.
@MainActor @Suite("Answers to proposals")
struct OneAnswerTests {
  /// The answers to each proposal, in all of a flow's life.
  ///
  /// Where views are made after the first pass, of sizes only the heights: lines that come then may be longer.
  private final class Answers: @unchecked Sendable {
    private let areHeights: Bool
    private(set) var all: [String: Set<String>] = [:]

    init(ofHeights areHeights: Bool) { self.areHeights = areHeights }

    func note(_ proposal: ProposedViewSize, _ size: CGSize) {
      all["\(proposal)", default: []].insert(areHeights ? "\(size.height)" : "\(size)")
    }

    /// The proposals that had several answers.
    var ambiguous: [String] { all.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value)" } }
  }

  /// Asks its view for its size in some proposals, and places it in the last one.
  private struct Asking: Layout {
    let proposals: [ProposedViewSize]
    let answers: Answers

    private func ask(_ subviews: Subviews) -> CGSize {
      for proposal in proposals { answers.note(proposal, subviews[0].sizeThatFits(proposal)) }
      return proposals.last.map { subviews[0].sizeThatFits($0) } ?? .zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      ask(subviews)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      _ = ask(subviews)
      subviews[0].place(at: bounds.origin, proposal: proposals.last ?? .unspecified)
      _ = ask(subviews)
    }
  }

  enum Kind: CaseIterable {
    case rows, columns, balancedRows, plain, separated, fewLines, manyLines, offeredDepth
    case prioritized, expanded, view, stackedView
  }

  private struct Chip: Identifiable {
    let id: Int
    let size: CGSize

    /// As many chips as a flow with a limit makes at once, or more, all of one size.
    static func drawn(_ kind: Kind, _ random: inout SeededGenerator) -> [Chip] {
      if kind == .manyLines {
        let size = random.wholeSize(10...60, 10...40)
        return (0..<random.number(33...400)).map { Chip(id: $0, size: size) }
      }
      return (0..<random.number(0...32)).map {
        Chip(id: $0, size: random.wholeSize(10...90, 10...40))
      }
    }
  }

  @ViewBuilder private func flow(_ kind: Kind, _ chips: [Chip]) -> some View {
    switch kind {
    case .rows: FlowLayout(spacing: 5) { views(chips) }
    case .columns: VFlowLayout(spacing: 5) { views(chips) }
    case .balancedRows:
      FlowLayout(wrapping: .balanced) { views(chips) }
    case .view:
      FlowLayoutView(mode: .scrollable, items: chips, id: \.id) { Self.view($0) }
    case .stackedView:
      FlowLayoutView(mode: .vstack, items: chips, id: \.id) { Self.view($0) }
    default: limited(kind, Flow(chips) { Self.view($0) })
    }
  }

  @ViewBuilder private func limited(
    _ kind: Kind, _ flow: Flow<Chip, some View>
  ) -> some View {
    switch kind {
    case .separated: flow.itemSeparator { Text("·") }.lineSeparator { Divider() }
    case .fewLines: flow.maxLines(2) { more in Text("+\(more.count)") }
    case .manyLines: flow.maxLines(4)
    case .offeredDepth: flow.fitsBounds { more in Text("+\(more.count)") }
    case .prioritized:
      flow.maxLines(2) { more in Text("+\(more.count)") }.priority { Double($0.id % 5) }
    case .expanded: flow.maxLines(1, isExpanded: true) { _ in Text("Less") }
    default: flow
    }
  }

  private func views(_ chips: [Chip]) -> some View { ForEach(chips) { Self.view($0) } }

  private static func view(_ chip: Chip) -> some View {
    Block(chip.size.width, chip.size.height, minimumWidth: chip.size.width / 2)
  }

  private func proposal(_ kind: Kind, _ random: inout SeededGenerator) -> ProposedViewSize {
    // A line that never ends has all elements, of which a flow with a limit makes views only when it is shown so.
    let width: CGFloat? =
      random.one(in: 9) && kind != .manyLines
      ? random.toss() ? nil : .infinity
      : random.real(1...2_000)
    return ProposedViewSize(width: width, height: random.toss() ? nil : random.real(0...400))
  }

  @Test(
    "a list row with a limited flow has one height from the first frame on, however often it is asked"
  )
  func listRow() throws {
    for limit in 1...6 {
      let answers = Answers(ofHeights: true)
      let host = HeadlessHost(1_000, 600) {
        List {
          Asking(
            proposals: [
              ProposedViewSize(width: 968, height: nil), ProposedViewSize(width: 968, height: nil),
            ], answers: answers
          ) {
            Flow(0..<500, layout: FlowLayout(spacing: 4)) { _ in
              Color.red.frame(width: 20, height: 20)
            }
            .maxLines(limit) { more in Text("+\(more.count)") }
          }
        }
      }
      try host.settle()
      #expect(answers.ambiguous.isEmpty, "\(limit) lines: \(answers.ambiguous)")
    }
  }

  /// Shows a flow in one host after the other, each of which asks in another order.
  @Test(
    "a flow answers a proposal with one size, in any order, in new and old hosts, from the first frame on",
    arguments: Kind.allCases)
  func drawn(kind: Kind) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<tried(20) {
      let (chips, answers) = (Chip.drawn(kind, &random), Answers(ofHeights: kind == .manyLines))
      let proposals = (0..<50).map { _ in proposal(kind, &random) }
      for _ in 0..<3 {
        let remote = Remote(proposals.shuffled(using: &random))
        let host = HeadlessHost(400, 400) {
          Driven(remote) { Asking(proposals: $0, answers: answers) { flow(kind, chips) } }
        }
        try host.settle()
        for _ in 0..<2 {
          remote.set(proposals.shuffled(using: &random))
          host.resize(random.wholeSize(10...900, 10...900))
          try host.settle()
        }
      }
      #expect(answers.ambiguous.isEmpty, "\(kind): \(chips.count) \(answers.ambiguous.prefix(3))")
    }
  }
}

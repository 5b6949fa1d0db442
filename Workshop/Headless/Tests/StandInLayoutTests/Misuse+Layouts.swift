/// Mistakes in layouts of the user: requirements, concurrency, what proposals and spacings can do.
extension Misuse {
  static let layouts: [Misuse] = [
    Misuse(
      "layout that keeps a class which is not Sendable", complaint: "non-Sendable type 'Store'",
      wrong: """
        private final class Store { var widths: [CGFloat] = [] }
        private struct Row: Layout {
          var store = Store()  // wrong
          \(sizing)
          \(placing)
        }
        """,
      right: """
        private final class Store: Sendable { let widths: [CGFloat] = [] }
        private struct Row: Layout {
          var store = Store()
          \(sizing)
          \(placing)
        }
        """),
    Misuse(
      "layout on the main actor", complaint: "crosses into main actor-isolated code",
      wrong: """
        @MainActor private struct Row: Layout {  // wrong
          \(sizing)
          nonisolated \(placing)
        }
        """,
      right: """
        private struct Row: Layout {
          \(sizing)
          \(placing)
        }
        """),
    Misuse(
      "spacing preferences compared with each other",
      complaint: "'==' cannot be applied to two 'ViewSpacing' operands",
      wrong: """
        private func same(_ a: LayoutSubview, _ b: LayoutSubview) -> Bool {
          a.spacing == b.spacing  // wrong
        }
        """,
      right: """
        private func same(_ a: LayoutSubview, _ b: LayoutSubview) -> Bool {
          a.spacing.distance(to: b.spacing, along: .vertical) == 0
        }
        """),
    Misuse(
      "proposals as keys of a dictionary", complaint: "does not conform to protocol 'Hashable'",
      wrong: """
        private func memory() -> [ProposedViewSize: CGSize] { [:] }  // wrong
        """,
      right: """
        private func memory() -> [(ProposedViewSize, CGSize)] { [] }
        """),
    Misuse(
      "subview that leaves for another task", complaint: "non-Sendable type 'LayoutSubview'",
      wrong: """
        private struct Memory: Sendable {
          var subview: LayoutSubview  // wrong
        }
        """,
      right: """
        private struct Memory: Sendable {
          var subviews: LayoutSubviews
        }
        """),
  ]

  private static let sizing = """
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { .zero }
    """

  private static let placing = """
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
    """
}

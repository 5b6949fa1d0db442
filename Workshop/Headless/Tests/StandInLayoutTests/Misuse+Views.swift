/// Mistakes in views and keys of the user: requirements, isolation, constraints.
extension Misuse {
  static let isolation: [Misuse] = [
    Misuse(
      "state set outside the main actor",
      complaint: "main actor-isolated property 'selected' can not be mutated",
      wrong: """
        private struct Chip: View {
          @State private var selected = false
          var body: some View { Text("a") }
          nonisolated func select() { selected = true }  // wrong
        }
        """,
      right: """
        private struct Chip: View {
          @State private var selected = false
          var body: some View { Text("a") }
          func select() { selected = true }
        }
        """),
    Misuse(
      "body read outside the main actor",
      complaint: "main actor-isolated property 'body' can not be referenced",
      wrong: """
        private struct Chip: View { var body: some View { Text("a") } }
        private func peek(_ chip: Chip) { _ = chip.body }  // wrong
        """,
      right: """
        private struct Chip: View { var body: some View { Text("a") } }
        @MainActor private func peek(_ chip: Chip) { _ = chip.body }
        """),
    Misuse(
      "guide that changes a captured variable", complaint: "mutation of captured var 'x'",
      wrong: """
        @MainActor private func view() -> some View {
          var x: CGFloat = 0
          return Text("a").alignmentGuide(.leading) { size in
            x -= size.width  // wrong
            return 0
          }
        }
        """,
      right: """
        @MainActor private func view() -> some View {
          let x: CGFloat = 0
          return Text("a").alignmentGuide(.leading) { size in
            x - size.width
          }
        }
        """),
    Misuse(
      "guide that reads the view's state",
      complaint: "can not be referenced from a Sendable closure",
      wrong: """
        private struct Chip: View {
          @State private var inset: CGFloat = 4
          var body: some View {
            Text("a").alignmentGuide(.leading) { _ in inset }  // wrong
          }
        }
        """,
      right: """
        private struct Chip: View {
          @State private var inset: CGFloat = 4
          var body: some View {
            Text("a").alignmentGuide(.leading) { [inset] _ in inset }
          }
        }
        """),
    Misuse(
      "geometry turned into a value that is not Sendable",
      complaint: "'Size' does not conform to the 'Sendable' protocol",
      wrong: """
        private final class Size: Equatable {
          static func == (a: Size, b: Size) -> Bool { a === b }
        }
        @MainActor private func view() -> some View {
          Text("a").onGeometryChange(for: Size.self) { _ in Size() } action: { _ in }  // wrong
        }
        """,
      right: """
        @MainActor private func view() -> some View {
          Text("a").onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
        }
        """),
    Misuse(
      "key of a localized text shared between tasks",
      complaint: "non-Sendable type 'LocalizedStringKey'",
      wrong: """
        private struct Tag: Sendable {
          var title: LocalizedStringKey  // wrong
        }
        """,
      right: """
        private struct Tag: Sendable {
          var title: Text
        }
        """),
    Misuse(
      "tap that touches the main actor from elsewhere",
      complaint: "call to main actor-isolated global function 'select()'",
      wrong: """
        @MainActor private func select() {}
        private func view() -> some View {
          Text("a").onTapGesture { select() }  // wrong
        }
        """,
      right: """
        @MainActor private func select() {}
        @MainActor private func view() -> some View {
          Text("a").onTapGesture { select() }
        }
        """),
  ]

  static let conformances: [Misuse] = [
    Misuse(
      "writing an environment value that is only read",
      complaint: "expected argument type 'WritableKeyPath<",
      view: #"Text("a").environment(\.accessibilityReduceMotion, true)"#,
      corrected: #"Text("a").environment(\.layoutDirection, .rightToLeft)"#),
    Misuse(
      "animation of a value that cannot be compared",
      complaint: "requires that 'Mode' conform to 'Equatable'",
      wrong: """
        private struct Mode {}
        @MainActor private func view() -> some View {
          Text("a").animation(.default, value: Mode())  // wrong
        }
        """,
      right: """
        private struct Mode: Equatable {}
        @MainActor private func view() -> some View {
          Text("a").animation(.default, value: Mode())
        }
        """),
  ]
}

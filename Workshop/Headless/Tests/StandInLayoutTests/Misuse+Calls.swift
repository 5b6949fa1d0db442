/// Mistakes in calls: labels, argument types, generic constraints.
extension Misuse {
  static let labels: [Misuse] = [
    Misuse(
      "frame that mixes fixed and flexible lengths", complaint: "extra argument 'maxHeight'",
      view: #"Text("a").frame(width: 1, maxHeight: 2)"#,
      corrected: #"Text("a").frame(minWidth: 1, maxHeight: 2)"#),
    Misuse(
      "spacing on a ZStack", complaint: "extra argument",
      view: #"ZStack(alignment: .top, spacing: 8) { Text("a") }"#,
      corrected: #"ZStack(alignment: .top) { Text("a") }"#),
    Misuse(
      "layout value of another type than its key's",
      complaint: "'String' to expected argument type 'CGFloat'",
      wrong: """
        private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
        @MainActor private func view() -> some View {
          Text("a").layoutValue(key: Weight.self, value: "heavy")  // wrong
        }
        """,
      right: """
        private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
        @MainActor private func view() -> some View {
          Text("a").layoutValue(key: Weight.self, value: 2)
        }
        """),
    Misuse(
      "border inside a shape that cannot be inset", complaint: "'strokeBorder",
      view: "Path(CGRect(x: 0, y: 0, width: 1, height: 1)).strokeBorder(Color.red, lineWidth: 2)",
      corrected: "Rectangle().strokeBorder(Color.red, lineWidth: 2)"),
  ]

  static let alignments: [Misuse] = [
    Misuse(
      "guide that answers with an integer", complaint: "'Int' to closure result type 'CGFloat'",
      wrong: """
        private let inset: Int = 4
        @MainActor private func view() -> some View {
          Text("a").alignmentGuide(.leading) { _ in inset }  // wrong
        }
        """,
      right: """
        private let inset: Int = 4
        @MainActor private func view() -> some View {
          Text("a").alignmentGuide(.leading) { _ in CGFloat(inset) }
        }
        """),
    Misuse(
      "guide read by an alignment of both axes",
      complaint: "no exact matches in call to subscript",
      view: #"Text("a").alignmentGuide(.top) { $0[Alignment.center] }"#,
      corrected: #"Text("a").alignmentGuide(.top) { $0[VerticalAlignment.center] }"#),
  ]

  static let builders: [Misuse] = [
    Misuse(
      "loop over values without identity",
      complaint: "requires that 'Tag' conform to 'Identifiable'",
      wrong: """
        private struct Tag { var text = "" }
        @MainActor private func view(tags: [Tag]) -> some View {
          ForEach(tags) { Text($0.text) }  // wrong
        }
        """,
      right: """
        private struct Tag { var text = "" }
        @MainActor private func view(tags: [Tag]) -> some View {
          ForEach(tags, id: \\.text) { Text($0.text) }
        }
        """)
  ]
}

/// Mistakes in calls: labels, argument types, generic constraints.
extension Misuse {
  static let labels: [Misuse] = [
    Misuse(
      "frame with height before width",
      complaint: "argument 'width' must precede argument 'height'",
      view: #"Text("a").frame(height: 1, width: 2)"#,
      corrected: #"Text("a").frame(width: 2, height: 1)"#),
    Misuse(
      "flexible frame with the maximum before the minimum",
      complaint: "argument 'minWidth' must precede argument 'maxWidth'",
      view: #"Text("a").frame(maxWidth: 2, minWidth: 1)"#,
      corrected: #"Text("a").frame(minWidth: 1, maxWidth: 2)"#),
    Misuse(
      "frame that mixes fixed and flexible lengths", complaint: "extra argument 'maxHeight'",
      view: #"Text("a").frame(width: 1, maxHeight: 2)"#,
      corrected: #"Text("a").frame(minWidth: 1, maxHeight: 2)"#),
    Misuse(
      "padding with its length before its edges", complaint: "to expected argument type 'Edge.Set'",
      view: #"Text("a").padding(8, .horizontal)"#,
      corrected: #"Text("a").padding(.horizontal, 8)"#),
    Misuse(
      "stack with spacing before alignment",
      complaint: "argument 'alignment' must precede argument 'spacing'",
      view: #"HStack(spacing: 8, alignment: .top) { Text("a") }"#,
      corrected: #"HStack(alignment: .top, spacing: 8) { Text("a") }"#),
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
      "identity that cannot be hashed", complaint: "requires that 'Name' conform to 'Hashable'",
      wrong: """
        private struct Name { var text = "" }
        @MainActor private func view() -> some View {
          Text("a").id(Name())  // wrong
        }
        """,
      right: """
        private struct Name: Hashable { var text = "" }
        @MainActor private func view() -> some View {
          Text("a").id(Name())
        }
        """),
    Misuse(
      "type-erased layout made from a view",
      complaint: "requires that 'HStack<Text>' conform to 'Layout'",
      view: #"AnyLayout(HStack { Text("a") }).callAsFunction { Text("b") }"#,
      corrected: #"AnyLayout(HStackLayout()).callAsFunction { Text("b") }"#),
    Misuse(
      "border inside a shape that cannot be inset", complaint: "'strokeBorder",
      view: "Path(CGRect(x: 0, y: 0, width: 1, height: 1)).strokeBorder(Color.red, lineWidth: 2)",
      corrected: "Rectangle().strokeBorder(Color.red, lineWidth: 2)"),
    Misuse(
      "stroke of a view that is no shape",
      complaint: "value of type 'Spacer' has no member 'stroke'",
      view: "Spacer().stroke(Color.red)", corrected: "Capsule().stroke(Color.red)"),
  ]

  static let alignments: [Misuse] = [
    Misuse(
      "column aligned by a vertical guide",
      complaint: "type 'HorizontalAlignment' has no member 'top'",
      view: #"VStack(alignment: .top) { Text("a") }"#,
      corrected: #"VStack(alignment: .leading) { Text("a") }"#),
    Misuse(
      "row aligned by a horizontal guide",
      complaint: "type 'VerticalAlignment' has no member 'leading'",
      view: #"HStack(alignment: .leading) { Text("a") }"#,
      corrected: #"HStack(alignment: .firstTextBaseline) { Text("a") }"#),
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
        """),
    Misuse(
      "loop over a closed range without identity", complaint: "'ClosedRange<Int>'",
      view: #"ForEach(1...3) { Text("\($0)") }"#, corrected: #"ForEach(1..<4) { Text("\($0)") }"#),
    Misuse(
      "a `for` statement between views", complaint: "result builder 'ViewBuilder'",
      wrong: """
        @MainActor private func view() -> some View {
          VStack {
            for _ in 0..<3 { Text("a") }  // wrong
          }
        }
        """,
      right: """
        @MainActor private func view() -> some View {
          VStack {
            ForEach(0..<3) { _ in Text("a") }
          }
        }
        """),
    Misuse(
      "a value among views that is none", complaint: "does not conform to 'View'",
      wrong: """
        @MainActor private func view() -> some View {
          VStack {
            Text("a")
            "b"  // wrong
          }
        }
        """,
      right: """
        @MainActor private func view() -> some View {
          VStack {
            Text("a")
            Text("b")
          }
        }
        """),
  ]
}

import Testing
import TypeChecking

/// Options that do not compose do not compile, instead of doing nothing; those that do are tried by
/// `CompositionTests`.
@Suite("Options that do not compose")
struct RefusalTests {
  /// An expression that the compiler refuses, and the one to write instead: so none is refused because it is nonsense.
  private static let refusals: [(wrong: String, right: String)] = [
    // Data without a binding cannot be written.
    (
      "Flow(tags, editActions: .move) { Text($0.name) }",
      "Flow($tags, editActions: .move) { $tag in Text(tag.name) }"
    ),
    (
      "LazyFlow(tags, editActions: .move) { Text($0.name) }",
      "LazyFlow($tags, editActions: .move) { $tag in Text(tag.name) }"
    ),
    // Views without data have no order to write, and nothing to be more important by.
    (
      "Flow(editActions: .move) { Text(verbatim: \"A\") }",
      "Flow($tags, editActions: .move) { _ in Text(verbatim: \"A\") }"
    ),
    (
      "Flow { Text(verbatim: \"A\") }.maxLines(1).priority { _ in 1 }",
      "Flow(tags) { Text($0.name) }.maxLines(1).priority { _ in 1 }"
    ),
    // A flow that makes all views needs to know no size, and is not scrolled along its lines.
    (
      "Flow(tags) { Text($0.name) }.itemSizes { _ in .zero }",
      "LazyFlow(tags) { Text($0.name) }.itemSizes { _ in .zero }"
    ),
    ("Flow(tags, lines: 2) { Text($0.name) }", "LazyStrip(tags, lines: 2) { Text($0.name) }"),
    // A limit and separators are a flow's whose views all may exist.
    ("LazyFlow(tags) { Text($0.name) }.maxLines(2)", "Flow(tags) { Text($0.name) }.maxLines(2)"),
    (
      "LazyFlow(tags) { Text($0.name) }.lineSeparator { Divider() }",
      "Flow(tags) { Text($0.name) }.lineSeparator { Divider() }"
    ),
    // How many views a line takes is not known of measured ones, and proportions say nothing of a line's depth.
    (
      "LazyStrip(tags, lines: 2) { Text($0.name) }.lineByLine()",
      "LazyStrip(tags, lines: 2) { Text($0.name) }.lineByLine { _ in .zero }"
    ),
    (
      "LazyStrip(tags, lines: 2) { Text($0.name) }.itemAspectRatios { _ in 1 }",
      "LazyFlow(tags) { Text($0.name) }.itemAspectRatios { _ in 1 }"
    ),
    (
      "LazyWaterfall(tags, columns: 2) { Text($0.name) }.itemSizes { _ in .zero }",
      "LazyWaterfall(tags, columns: 2) { Text($0.name) }.itemAspectRatios { _ in 1 }"
    ),
    // The elements of sections have no order that could be written, and they alone have headers.
    (
      "LazyFlow(lists, elements: \\.tags) { Text($0.name) } header: { _ in Divider() }.onMove { _, _ in }",
      "LazyFlow(tags) { Text($0.name) }.onMove { _, _ in }"
    ),
    (
      "LazyFlow(tags) { Text($0.name) }.pinnedHeaders()",
      "LazyFlow(lists, elements: \\.tags) { Text($0.name) } header: { _ in Divider() }.pinnedHeaders()"
    ),
    // An element is asked for by its own type.
    (
      "LazyFlow($tags, editActions: .move) { $tag in Text(tag.name) }.moveDisabled { $0.wrappedValue.id == 0 }",
      "LazyFlow($tags, editActions: .move) { $tag in Text(tag.name) }.moveDisabled { $0.id == 0 }"
    ),
    // A bare layout makes no views.
    (
      "FlowLayout { Text(verbatim: \"A\") }.maxLines(2)",
      "Flow { Text(verbatim: \"A\") }.maxLines(2)"
    ),
    (
      "FlowLayout { Text(verbatim: \"A\") }.onMove { _, _ in }",
      "Flow(tags) { Text($0.name) }.onMove { _, _ in }"
    ),
    // Lines are those of flows, and each axis has its own words.
    (
      "Flow(tags, layout: HStackLayout()) { Text($0.name) }",
      "Flow(tags, layout: VFlowLayout()) { Text($0.name) }"
    ),
    (
      "VFlowLayout(lastLine: .leading) { Text(verbatim: \"A\") }",
      "VFlowLayout(lastLine: .top) { Text(verbatim: \"A\") }"
    ),
    (
      "VFlowLayout(targetRowHeight: 40) { Text(verbatim: \"A\") }",
      "VFlowLayout(targetColumnWidth: 40) { Text(verbatim: \"A\") }"
    ),
  ]

  private func snippet(_ expression: String) -> String {
    """
    import FlowLayoutUI
    private struct Tag: Identifiable {
      var id = 0
      var name = ""
    }
    private struct TagList: Identifiable {
      let id: Int
      let tags: [Tag]
    }
    private struct Page: View {
      @State var tags: [Tag]
      let lists: [TagList]
      var body: some View {
        \(expression)
      }
    }
    """
  }

  @Test("is refused by the compiler, which takes what to write instead")
  func refused() throws {
    let wrong = try TypeChecker.check(Self.refusals.map { snippet($0.wrong) })
    for (refusal, diagnostics) in zip(Self.refusals, wrong) {
      #expect(!diagnostics.isEmpty, "`\(refusal.wrong)` compiles")
    }
    let right = try TypeChecker.check(Self.refusals.map { snippet($0.right) })
    for (refusal, diagnostics) in zip(Self.refusals, right) {
      for problem in diagnostics { Issue.record("`\(refusal.right)`: \(problem.message)") }
    }
  }
}

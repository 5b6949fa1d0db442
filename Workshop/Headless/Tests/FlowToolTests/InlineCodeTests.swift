import Foundation
import Testing
import TypeChecking

/// Calls in the middle of a sentence are copied, too.
@Suite("calls in the text of pages compile")
struct InlineCodeTests {
  /// The calls of a page: flows, and modifiers of views.
  private func calls(_ page: Page) -> [String] {
    let span =
      /`((?:V?FlowLayout|AlignedFlowLayout|Flow|LazyFlow|LazyStrip|LazyWaterfall)\([^`]*|\.(?:flow[A-Z]\w*|frame|lineLimit|fixedSize|padding|accessibilitySortPriority)\([^`]*\)|\$tags\.animation\([^`]*\))`/
    let text = page.text.replacing(/(?ms)^```.*?^```/, with: "")
    return text.matches(of: span).map { String($0.1).replacing("\n", with: " ") }
      // Names of declarations, calls of other libraries, and what leaves more out than a view.
      .filter {
        let isPartial = $0.contains(/_:|\w:\)|\w:\w|\(…|…\)|…,|\||in …|… } }|mode:/)
        return !isPartial && ($0.hasSuffix(")") || $0.hasSuffix("}"))
      }
  }

  /// A call as a statement, with what stands for the views that a sentence leaves out.
  private func statement(_ call: String) -> String {
    if call.hasPrefix(".") { return "_ = Text(\"\")\(call)" }
    if call.hasPrefix("$") { return "_ = \(call)" }
    let takesData = !call.contains(/^V?FlowLayout|^AlignedFlowLayout/)
    var code = call.replacing(": { … }", with: ": { Text(\"\") }")
    code.replace("Separator { … }", with: "Separator { Text(\"\") }")
    code.replace(" { … }", with: takesData ? " { _ in Text(\"\") }" : " { Text(\"\") }")
    if takesData, code.hasSuffix(")") { code += " { _ in Text(\"\") }" }
    return "_ = \(code)"
  }

  @Test("every flow and every modifier that a sentence names")
  func compiles() throws {
    let calls = Page.all.flatMap { page in self.calls(page).map { (page.path, $0) } }
    #expect(calls.count > 80)
    let snippets = calls.map { _, call in
      """
      import FlowLayoutUI
      private struct Item: Identifiable, Hashable {
        var id = 0
        var name = ""
        var isUnread = false
        var size: CGSize { .zero }
        var chipSize: CGSize { .zero }
      }
      private struct Page: View {
        @State var data: [Item] = []
        @State var tags: [Item] = []
        @State var isExpanded = false
        let people: [Item], photos: [Item], cards: [Item], items: [Item]
        var body: some View { Text("") }
        func page() {
          \(statement(call))
        }
      }
      """
    }
    for ((path, call), diagnostics) in zip(calls, try TypeChecker.check(snippets)) {
      for problem in diagnostics { Issue.record("\(path): `\(call)`: \(problem.message)") }
    }
  }
}

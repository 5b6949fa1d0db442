import Testing
import TypeChecking

/// The calls that people write from the habits of SwiftUI and of other flows, before they have read anything, and what is
/// written instead.
///
/// `GuessedCallsTests` shows those that compile.
@Suite("Guessed calls, and what is written instead")
struct GuessedCallsTableTests {
  /// The answer to a guess.
  private enum Answer {
    /// It compiles, and means what it says.
    case compiles
    /// It does not compile, and these do.
    case instead([String])
    /// It is a modifier of SwiftUI's that any view takes, and a flow pays no attention to it: these do what was meant.
    case noEffect([String])
  }

  private static let guesses: [(calls: [String], answer: Answer)] = [
    (["Flow { Text(\"A\"); Text(\"B\") }"], .compiles),
    (["Flow(tags) { Chip($0) }", "Flow(names, id: \\.self) { Text($0) }"], .compiles),
    (
      [
        "Flow($tags) { $tag in Chip(tag) }",
        "Flow($tags, editActions: .move) { $tag in Chip(tag) }",
      ],
      .compiles
    ),
    (["Flow { ForEach(tags) { Chip($0) } }"], .compiles),
    (
      [
        "Flow(spacing: 8) { ForEach(tags) { Chip($0) } }",
        "Flow(tags, alignment: .center, spacing: 8) { Chip($0) }",
      ],
      .instead([
        "Flow(layout: FlowLayout(spacing: 8)) { ForEach(tags) { Chip($0) } }",
        "Flow(tags, layout: FlowLayout(alignment: .center, spacing: 8)) { Chip($0) }",
      ])
    ),
    (
      [
        "Flow(itemSpacing: 4, lineSpacing: 8) { ForEach(tags) { Chip($0) } }",
        "HFlow(alignment: .top, itemSpacing: 4, rowSpacing: 8) { ForEach(tags) { Chip($0) } }",
      ],
      .instead([
        "FlowLayout(horizontalSpacing: 4, verticalSpacing: 8, verticalAlignment: .top) { ForEach(tags) { Chip($0) } }"
      ])
    ),
    (
      ["VFlow { ForEach(tags) { Chip($0) } }", "Flow(.vertical) { ForEach(tags) { Chip($0) } }"],
      .instead([
        "VFlowLayout { ForEach(tags) { Chip($0) } }",
        "Flow(tags, layout: VFlowLayout()) { Chip($0) }",
      ])
    ),
    (
      ["FlowLayout { ForEach(tags) { Chip($0) } }.flowJustification(.spaceBetween)"],
      .instead(["FlowLayout(alignment: .spaceBetween) { ForEach(tags) { Chip($0) } }"])
    ),
    (
      [
        "FlowLayout(spacing: 8) { ForEach(tags) { Chip($0) } }",
        "AnyLayout(FlowLayout()) { ForEach(tags) { Chip($0) } }",
      ], .compiles
    ),
    (["Flow(tags) { Chip($0) }.lineLimit(2)"], .noEffect(["Flow(tags) { Chip($0) }.maxLines(2)"])),
    (
      ["Flow(tags, lineLimit: 2) { Chip($0) } overflow: { Text(\"+\\($0)\") }"],
      .instead(["Flow(tags) { Chip($0) }.maxLines(2) { more in Text(\"+\\(more.count)\") }"])
    ),
    (
      ["Flow(tags, lineLimit: 2, isExpanded: $isOpen) { Chip($0) }"],
      .instead([
        "Flow(tags) { Chip($0) }.maxLines(2, isExpanded: isOpen) { more in Button(more.isExpanded ? \"Less\" : \"More\") { isOpen.toggle() } }"
      ])
    ),
    (
      [
        "Flow(tags) { Chip($0) } separator: { Text(\"·\") }",
        "Flow(tags) { Chip($0) }.flowSeparator { Text(\"·\") }",
      ],
      .instead([
        "Flow(tags) { Chip($0) }.itemSeparator { Text(\"·\") }",
        "Flow(tags) { Chip($0) }.lineSeparator { Divider() }",
      ])
    ),
    (
      ["Flow(tags, selection: $chosen) { Chip($0) }"],
      .instead([
        "Flow(tags) { tag in Button(tag.name) { chosen.formSymmetricDifference([tag.id]) }.accessibilityAddTraits(chosen.contains(tag.id) ? .isSelected : []) }"
      ])
    ),
    (
      ["Flow { ForEach(tags) { Chip($0) }.onMove { _, _ in } }"],
      .noEffect([
        "Flow(tags) { Chip($0) }.onMove { tags.move(fromOffsets: $0, toOffset: $1) }"
      ])
    ),
    (
      ["Flow(tags) { Chip($0) }.onMove { tags.move(fromOffsets: $0, toOffset: $1) }"], .compiles
    ),
    (
      ["Flow(tags) { Chip($0) }.onDelete { tags.remove(atOffsets: $0) }"],
      .instead([
        "Flow(tags) { tag in Button(\"Delete \\(tag.name)\") { tags.removeAll { $0.id == tag.id } } }"
      ])
    ),
    (["ScrollView { LazyFlow(tags) { Chip($0) } }"], .compiles),
    (
      ["LazyFlow(tags, itemSize: { $0.size }) { Chip($0) }"],
      .instead(["LazyFlow(tags) { Chip($0) }.itemSizes { $0.size }"])
    ),
    (
      ["LazyFlow(photos, aspectRatio: \\.ratio, rowHeight: 120) { Photo($0) }"],
      .instead([
        "LazyFlow(photos, layout: FlowLayout(targetRowHeight: 120)) { Photo($0) }.itemAspectRatios { $0.width / $0.height }"
      ])
    ),
    (
      ["LazyFlow(tags, axis: .horizontal, lines: 2) { Chip($0) }"],
      .instead(["LazyStrip(tags, lines: 2) { Chip($0) }"])
    ),
    (
      ["LazyWaterfall(photos, columns: count) { Photo($0) }"],
      .instead([
        "LazyWaterfall(photos, columns: .fixed(count)) { Photo($0) }",
        "LazyWaterfall(photos, columns: 3) { Photo($0) }",
      ])
    ),
    (["LazyWaterfall(photos, columns: .adaptive(minimum: 160)) { Photo($0) }"], .compiles),
    (
      ["LazyFlow { Section { ForEach(tags) { Chip($0) } } header: { Text(\"Tags\") } }"],
      .instead([
        "LazyFlow(lists, elements: \\.tags) { Chip($0) } header: { Text($0.name) }.pinnedHeaders()"
      ])
    ),
    (
      [
        "ScrollView { LazyFlow(tags) { Chip($0) }.scrollTargetLayout() }.scrollPosition(id: $target)",
        "ScrollViewReader { reader in ScrollView { LazyFlow(tags) { Chip($0) } }.onAppear { reader.scrollTo(900) } }",
      ],
      .noEffect([
        "ScrollView { LazyFlow(tags) { Chip($0) } }.flowScrollPosition(id: $target)",
        "ScrollView { LazyFlow(tags) { Chip($0) } }.flowScrollPosition($position)",
      ])
    ),
    (
      [
        "FlowLayout { Text(\"A\").flowBreak(.after); LineBreak(); Text(\"B\").flowGrow() }"
      ], .compiles
    ),
    (
      ["FlowLayout { TextField(\"Tag\", text: $text).flowItem(grow: 1, minWidth: 120) }"],
      .instead(["FlowLayout { TextField(\"Tag\", text: $text).flowBasis(120).flowGrow() }"])
    ),
    (
      ["FlowLayout { FlowGroup { Text(\"A\"); Text(\"B\") } }"],
      .instead([
        "FlowLayout { HStack { Text(\"A\"); Text(\"B\") } }",
        "FlowLayout { Text(\"A\"); Text(\"B\").flowBreak(.avoidBefore) }",
      ])
    ),
    (
      [
        "Flow($tags, editActions: .move) { $tag in Chip(tag).contentShape(.dragPreview, Capsule()) }"
      ],
      .noEffect(["Flow($tags, editActions: .move) { $tag in Chip(tag).clipShape(Capsule()) }"])
    ),
    (["Flow(tags) { Chip($0) }.animation(.snappy, value: tags)"], .compiles),
    (
      ["Flow(tags, columns: 3) { Chip($0) }"],
      .instead([
        "Flow(tags, layout: FlowLayout(maxItemsPerLine: 3)) { Chip($0).flowBasis(0).flowGrow() }"
      ])
    ),
    (
      ["VStack { Flow(tags) { Chip($0) } }.flowSpacing(8)"],
      .instead(["VStack { Flow(tags, layout: Self.layout) { Chip($0) } }"])
    ),
    (
      ["Flow(tags) { Chip($0) }.focusSection(.arrows)"],
      .instead([
        "Flow(tags) { Chip($0).focused($focused, equals: $0.id) }.flowFocusNavigation($focused)"
      ])
    ),
    (
      ["Flow($tags, editActions: .move) { $tag in Chip(tag).flowDragHandle() }"],
      .instead(["Flow($tags, editActions: .move) { $tag in Chip(tag).flowMoveHandle() }"])
    ),
    (
      ["Flow($tags, editActions: .move) { $tag in Chip(tag).moveDisabled(tag.id == 0) }"],
      .noEffect([
        "Flow($tags, editActions: .move) { $tag in Chip(tag) }.moveDisabled { $0.id == 0 }"
      ])
    ),
    (
      [
        "Flow(names, id: \\.self) { Text($0).draggable($0) }.dropDestination(for: String.self) { items, index in names.insert(contentsOf: items, at: index) }"
      ], .compiles
    ),
    (
      ["LazyFlow($names, id: \\.self, editActions: .move) { $name in Text(name) }"], .compiles
    ),
    (
      ["LazyStrip(names, id: \\.self, lines: 2) { Text($0) }.itemSizes { _ in .zero }"], .compiles
    ),
    (
      ["Flow(tags) { Chip($0) }.padding().maxLines(2)"],
      .instead(["Flow(tags) { Chip($0) }.maxLines(2).padding()"])
    ),
  ]

  private func snippet(_ call: String) -> String {
    """
    import FlowLayoutUI
    private struct Tag: Identifiable, Hashable {
      var id = 0
      var name = ""
      var size: CGSize { .zero }
    }
    private struct Picture: Identifiable {
      let id: Int
      let width: Double
      let height: Double
      var ratio: Double { width / height }
    }
    private struct TagList: Identifiable {
      let id: Int
      let name: String
      let tags: [Tag]
    }
    private struct Chip: View {
      let tag: Tag
      init(_ tag: Tag) { self.tag = tag }
      var body: some View { Text(tag.name) }
    }
    private struct Photo: View {
      init(_ picture: Picture) {}
      var body: some View { Color.gray }
    }
    private struct Page: View {
      @State var tags: [Tag] = []
      @State var names: [String] = []
      @State var chosen: Set<Int> = []
      @State var text = ""
      @State var isOpen = false
      @State var target: Int?
      @State var position = ScrollPosition(idType: Int.self)
      @FocusState var focused: Int?
      let photos: [Picture]
      let lists: [TagList]
      let count: Int
      static let layout = FlowLayout(spacing: 8)
      var body: some View {
        \(call)
      }
    }
    """
  }

  @Test("all guesses are answered, and what is to be written compiles")
  func answered() throws {
    #expect(Self.guesses.count == 39)
    let right = Self.guesses.flatMap { guess in
      switch guess.answer {
      case .compiles: guess.calls
      case .instead(let calls), .noEffect(let calls): calls
      }
    }
    for (call, diagnostics) in zip(right, try TypeChecker.check(right.map(snippet))) {
      for problem in diagnostics { Issue.record("`\(call)`: \(problem.message)") }
    }
  }

  @Test("a guess that is spelled otherwise, or that cannot be, does not compile")
  func refused() throws {
    let wrong = Self.guesses.flatMap { guess in
      if case .instead = guess.answer { return guess.calls }
      return []
    }
    for (call, diagnostics) in zip(wrong, try TypeChecker.check(wrong.map(snippet))) {
      #expect(!diagnostics.isEmpty, "`\(call)` compiles")
    }
  }
}

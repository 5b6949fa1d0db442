import FlowGallery
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("The gallery")
struct GalleryTests {
  /// The texts and symbols on show, with their frames.
  private func marks(_ host: HeadlessHost) -> [(name: String, frame: CGRect)] {
    host.displayList.filter { $0.color.opacity > 0 }.compactMap { item in
      switch item.content {
      case .text(let lines, _): (lines.map(\.text).joined(separator: " "), item.frame)
      case .symbol(let name, _): (name, item.frame)
      default: nil
      }
    }
  }

  private func picker(_ width: CGFloat = 270, selected: Set<String> = []) -> HeadlessHost {
    HeadlessHost(width, 600) {
      SuggestionPickerView(suggestions: GalleryLanguage.english.suggestions, selected: selected)
    }
  }

  /// Taps a chip and lets its spring come to rest.
  private func tap(_ title: String, _ host: HeadlessHost) throws {
    try host.tap(title)
    host.advance(by: 5)
  }

  /// The chips of a picker, row by row.
  private func rows(_ host: HeadlessHost) -> [[String]] {
    var rows: [(top: CGFloat, chips: [String])] = []
    for (identifier, frame) in host.frames {
      if let last = rows.indices.last, rows[last].top == frame.minY {
        rows[last].chips.append(identifier)
      } else {
        rows.append((frame.minY, [identifier]))
      }
    }
    return rows.map(\.chips)
  }

  private let unselected = [
    ["Morning routine ☀️", "Exercise 💪"], ["Read a book 📚", "Drink water 💧"],
    ["Meditation 🧘", "Call a friend 📞"], ["Learn something new 🧠"],
  ]

  @Test("a tap selects a chip of the gallery, which gets a check mark and widens its line")
  func selects() throws {
    let host = picker()
    expectEqual(rows(host), unselected)
    expectEqual(host.frame(of: "Exercise 💪")?.size, CGSize(89, 30))
    try tap("Exercise 💪", host)
    // 6 points and a check mark of 15 wider; the mark is a point higher than the text.
    expectEqual(host.frame(of: "Exercise 💪")?.size, CGSize(110, 31))
    expectEqual(marks(host).map(\.name).filter { $0 == "checkmark" }, ["checkmark"])
    expectEqual(
      rows(host),
      [
        ["Morning routine ☀️"], ["Exercise 💪", "Read a book 📚"],
        ["Drink water 💧", "Meditation 🧘"], ["Call a friend 📞"], ["Learn something new 🧠"],
      ])
  }

  @Test("a second tap on a chip of the gallery deselects the chip")
  func deselects() throws {
    let host = picker()
    let before = host.displayList
    try tap("Exercise 💪", host)
    #expect(host.displayList != before)
    try tap("Exercise 💪", host)
    expectEqual(rows(host), unselected)
    expectEqual(host.displayList, before)
  }

  @Test("several chips of the gallery can be selected, in any order")
  func selectsSeveral() throws {
    let host = picker(400)
    try tap("Drink water 💧", host)
    try tap("Exercise 💪", host)
    let fresh = picker(400, selected: ["Exercise 💪", "Drink water 💧"])
    expectEqual(host.displayList, fresh.displayList)
    expectEqual(marks(host).filter { $0.name == "checkmark" }.count, 2)
  }

  @Test(
    "a selected chip of the gallery differs from others also by its font and check mark, not only by color"
  )
  func selectionWithoutColor() throws {
    func shapes(_ host: HeadlessHost) -> [HeadlessHost.DisplayItem.Content] {
      host.displayList.filter { $0.color.opacity > 0 }.map(\.content)
    }
    func font(_ host: HeadlessHost) -> HeadlessHost.ResolvedFont? {
      shapes(host).compactMap { content in
        if case .text(_, let font) = content { font } else { nil }
      }.first
    }
    func chip(_ isSelected: Bool) -> HeadlessHost {
      HeadlessHost(270, 100) { SuggestionChip(title: "Chip", isSelected: isSelected) {} }
    }
    #expect(font(chip(false)) != font(chip(true)))
    // The capsule, its border and the title; selected also the check mark.
    expectEqual(shapes(chip(false)).count, 3)
    expectEqual(shapes(chip(true)).count, 4)
  }

  @Test("each chip of the gallery is one button with its title, selected or not")
  func accessibility() throws {
    let host = picker()
    try tap("Exercise 💪", host)
    let tree = host.accessibilityTree
    expectEqual(tree.map(\.label), GalleryLanguage.english.suggestions)
    #expect(tree.allSatisfy { $0.traits.contains(.isButton) && $0.children.isEmpty })
    expectEqual(tree.filter { $0.traits.contains(.isSelected) }.map(\.label), ["Exercise 💪"])
  }

  @Test("the chips of the gallery move gradually after a tap, and at once if reduced motion is on")
  func motion() throws {
    for reducesMotion in [false, true] {
      let host = HeadlessHost(
        size: CGSize(270, 600),
        accessibility: HeadlessHost.AccessibilitySettings(reducesMotion: reducesMotion)
      ) { SuggestionPickerView() }
      let before = try #require(host.frame(of: "Read a book 📚"))
      try host.tap("Exercise 💪")
      host.advance(by: 0.1)
      let between = try #require(host.frame(of: "Read a book 📚"))
      host.advance(by: 5)
      let after = try #require(host.frame(of: "Read a book 📚"))
      #expect(before != after)
      #expect(between != before)
      expectEqual((between == after), reducesMotion)
    }
  }

  @Test(
    "every view of the gallery shows its texts in every language, unbroken and inside the screen")
  func catalog() throws {
    let entries = GalleryCatalog.entries
    expectEqual(Set(entries.map(\.id)).count, entries.count)
    #expect(entries.contains { $0.id == "tag-cloud.pt-BR" })
    for entry in entries {
      for width in [320, 375, 768] as [CGFloat] {
        let host = HeadlessHost(
          size: CGSize(width, 1_000),
          layoutDirection: entry.language.layoutDirection
        ) { entry.view() }
        let name: Comment = "\(entry.id) at \(width)"
        // The hidden views are known after the first round.
        #expect(try host.settle() <= 2, name)
        let marks = marks(host).filter { $0.name != "checkmark" }
        let others = ["modifier-", "lazy-", "photo-", "recipe-"]
        if others.contains(where: entry.id.hasPrefix) { continue }
        #expect(!marks.isEmpty, name)
        let texts = entry.language.tags + entry.language.suggestions + entry.language.phrases
        let alignments = FlowAlignment.allCases.map { ".\($0)" }
        let counts = (0...8).flatMap { ["+\($0)", entry.language.more($0)] }
        let known = Set(texts + counts + [entry.language.less, "·"] + alignments)
        #expect(marks.allSatisfy { known.contains($0.name) }, name)
        #expect(marks.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= width }, name)
        #expect(host.size.height <= 1_000, name)
      }
    }
  }

  /// Expects that numbers are shown one after the other, few of them, from the first to the last one.
  private func expectFew(
    _ counts: Range<Int>, of last: Int, middle: Range<Int>, width: CGFloat,
    _ view: (ScrollPosition) -> some View
  ) {
    func shown(_ position: ScrollPosition) -> [Int] {
      HeadlessHost(width, 600) { view(position) }.frames.compactMap { Int($0.identifier) }
    }
    let positions = [
      ScrollPosition(edge: .top), ScrollPosition(y: 20_000), ScrollPosition(edge: .bottom),
    ]
    let pages = positions.map(shown)
    for numbers in pages {
      expectEqual(numbers, Array((numbers.first ?? 0)...(numbers.last ?? 0)))
      #expect(counts.contains(numbers.count))
    }
    #expect(pages[0].first == 0 && pages[2].last == last)
    #expect(pages[1].allSatisfy(middle.contains))
  }

  @Test(
    "the gallery's lazy flow shows the numbers at its offset, and realizes few more",
    arguments: [320, 768])
  func lazyFlow(width: CGFloat) throws {
    expectFew(1..<250, of: 99_999, middle: 1001..<10_000, width: width) { LazyTagsView($0) }
  }

  @Test(
    "the gallery's photo wall shows the photos at its offset, and realizes few more",
    arguments: [320, 768])
  func photoWall(width: CGFloat) throws {
    expectFew(8..<100, of: 49_999, middle: 501..<5_000, width: width) { PhotoWallView($0) }
  }

  @Test("each language of the gallery has texts of its own, as many as each other language")
  func languages() {
    for language in GalleryLanguage.allCases {
      expectEqual(Set(language.tags).count, 8)
      expectEqual(Set(language.suggestions).count, 7)
      expectEqual(Set(language.phrases).count, 10)
    }
    #expect(Set(GalleryLanguage.allCases.flatMap(\.suggestions)).count > 6 * 6)
    let leftward = GalleryLanguage.allCases.filter { $0.layoutDirection == .rightToLeft }
    expectEqual(leftward, [.arabic, .hebrew])
  }
}

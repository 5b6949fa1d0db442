import FlowGallery
import SwiftUI
import Testing

/// The recipes in use by a person who sees their texts: views are tapped by their texts.
@MainActor @Suite("The recipes")
struct RecipesTests {
  @Test(
    "every recipe of the gallery settles in two update rounds, with all texts inside the screen",
    arguments: [320, 375, 768] as [CGFloat])
  func catalog(width: CGFloat) throws {
    let names = GalleryCatalog.entries.map(\.name).filter { $0.hasPrefix("recipe-") }
    #expect(Set(names).count == names.count && names.count >= 8)
    for name in names {
      let host = try recipe(String(name.dropFirst("recipe-".count)), width: width)
      #expect(try host.settle() <= 2, "\(name)")
      #expect(host.size.width <= width, "\(name)")
      // Only what scrolls sideways goes beyond the edge; what is measured ahead waits far away.
      let isInside = host.texts.filter { $0.frame.minX > -100_000 }
        .allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= width }
      #expect(isInside != (name == "recipe-two-row-strip" && width < 700), "\(name)")
    }
  }

  @Test("in the recipe of centered chips, each row is as far from the left edge as from the right")
  func centeredChips() throws {
    for width in [320, 375, 500] as [CGFloat] {
      let rows = try recipe("centered-chips", width: width).textRows
      #expect(rows.count > 1 && rows.flatMap(\.self).count == 7)
      for row in rows {
        let free = (row.first?.frame.minX ?? 0) - (width - (row.last?.frame.maxX ?? 0))
        #expect(abs(free) < 1e-9, "\(row)")
      }
    }
  }

  @Test(
    "in the recipe of filter chips, a tap selects or deselects a chip, and a button deselects all")
  func filterChips() throws {
    let host = try recipe("filter-chips")
    expectEqual(host.selectedLabels, ["Gluten-free", "One pot"])
    try host.tap(text: "Spicy")
    try host.tap(text: "One pot")
    host.advance(by: 5)
    expectEqual(host.selectedLabels, ["Gluten-free", "Spicy"])
    try host.tap(text: "Clear")
    host.advance(by: 5)
    #expect(host.selectedLabels.isEmpty)
    expectEqual(host.texts.map(\.text).contains("Clear"), false)
    expectEqual(host.texts.count, 6)
  }

  @Test(
    "in the task board recipe, cards are dragged into another column, and have actions that move them there"
  )
  func taskBoard() throws {
    let host = try recipe("task-board")
    func column(_ number: Int) -> [String] {
      host.texts.filter { Int($0.frame.midX * 3 / 375) == number }
        .sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
    }
    func frame(_ text: String) throws -> CGRect {
      try #require(host.texts.first { $0.text == text }?.frame)
    }
    let music = try frame("Choose music")
    let candles = try frame("Buy candles").middle
    #expect(try host.dragAndDrop(from: candles, to: CGPoint(music.minX, music.midY)))
    host.advance(by: 5)
    expectEqual(column(0), ["To do", "Book a room", "Invite friends"])
    expectEqual(column(1), ["Doing", "Buy candles", "Choose music", "Ask for diets"])
    let date = try frame("Pick a date")
    #expect(try host.dragAndDrop(from: music.middle, to: CGPoint(date.midX, date.maxY + 100)))
    host.advance(by: 5)
    expectEqual(column(2), ["Done", "Pick a date", "Buy candles"])
    let card = try #require(host.accessibilityTree.first { $0.label == "Choose music" })
    expectEqual(card.actions, ["Move to To do", "Move to Done"])
    #expect(try host.drop(["Sweep"], at: frame("To do").middle))
    host.advance(by: 5)
    expectEqual(column(0).last, "Sweep")
  }

  @Test(
    "in the avatar row recipe, avatars that do not fit are counted, and a tap on the count presents them"
  )
  func avatarRow() throws {
    let host = try recipe("avatar-row")
    expectEqual(host.texts.map(\.text), ["A", "B", "D", "E", "F", "+3"])
    #expect(host.popovers.isEmpty)
    try host.tap(text: "+3")
    // The invisible copy of the button that finds its room has none.
    expectEqual(host.popovers.count, 1)
    let popover = HeadlessHost(200, 200) { host.popovers.first }
    expectEqual(popover.texts.map(\.text), ["Grace", "Katherine", "Margaret"])
    host.dismissPopovers()
    #expect(host.popovers.isEmpty)
    try host.tap(text: "+3")
    expectEqual(host.popovers.count, 1)
  }

  @Test(
    "the search field of the toolbar recipe takes the space that its row leaves, and keeps its button",
    arguments: [240, 375, 768])
  func searchToolbar(width: CGFloat) throws {
    let host = try recipe("search-toolbar", width: width)
    let symbols = host.symbols
    expectEqual(symbols.map(\.text), ["plus", "bookmark", "magnifyingglass"])
    // Two buttons of 36, the field, and the distances between them, in one row if that is 160 wide.
    let cancel = try #require(host.texts.last?.frame)
    #expect(abs(cancel.maxX - (width - 16)) < 1e-9)
    expectEqual((symbols[2].frame.midY == symbols[0].frame.midY), (width > 300))
    expectEqual(symbols[2].frame.midY, cancel.midY)
    try host.tap(text: "Search")
    try host.type("flow layouts for SwiftUI that wrap")
    #expect(host.texts.map(\.text).last == "Cancel" && host.texts.last?.frame == cancel)
    try host.tap(text: "Cancel")
    expectEqual(host.texts.map(\.text), ["Search", "Cancel"])
    try host.tap(at: CGPoint(x: symbols[1].frame.midX, y: symbols[1].frame.midY))
    expectEqual(host.symbols[1].text, "bookmark.fill")
  }

  @Test("the two-row strip recipe has rows of about the same length, and scrolls sideways")
  func twoRowStrip() throws {
    let host = try recipe("two-row-strip")
    let rows = host.textRows
    try #require(rows.count == 2 && rows.flatMap(\.self).count == 12)
    #expect((rows[0].last?.frame.maxX ?? 0) > 375)
    // No other place to break makes the longer row shorter.
    let widths = rows.flatMap(\.self).map { $0.frame.width + 24 }
    let longer = (0...12).map { place in
      max(widths[..<place].reduce(-8) { $0 + $1 + 8 }, widths[place...].reduce(-8) { $0 + $1 + 8 })
    }
    expectEqual(longer[rows[0].count], longer.min())
    try host.scroll("recipe", to: CGPoint(100, 0))
    let moved = zip(rows.flatMap(\.self), host.textRows.flatMap(\.self))
    #expect(moved.allSatisfy { $0.frame.minX - 100 == $1.frame.minX })
  }

  @Test(
    "in the photo recipe, photos of a row are equally high, and a tapped photo has a row to itself")
  func photoRows() throws {
    let host = try recipe("photo-rows")
    func frames() -> [CGRect] { host.displayList.map(\.frame) }
    let before = frames()
    expectEqual(before.count, 7)
    let rows = Dictionary(grouping: before.dropLast(), by: \.minY).values
    #expect(rows.allSatisfy { row in row.allSatisfy { $0.height == row[0].height } })
    let middle = CGPoint(x: before[1].midX, y: before[1].midY)
    try host.tap(at: middle)
    host.advance(by: 5)
    #expect(frames()[1].width == 375 && abs(frames()[1].height - 562.5) < 1e-9)
    try host.tap(at: CGPoint(x: frames()[1].midX, y: frames()[1].midY))
    host.advance(by: 5)
    expectEqual(frames(), before)
  }

  @Test("in the recipe of sectioned tags, the header of the section in view stays at the top")
  func sectionedTags() throws {
    let host = try recipe("sectioned-tags")
    let top = try #require(host.frame(of: "recipe")?.minY)
    func topmost() -> String? {
      host.texts.filter { $0.frame.minY >= top }.min { $0.frame.minY < $1.frame.minY }?.text
    }
    expectEqual(topmost(), "Fruit")
    var headers: [String?] = []
    for offset in [0, 20, 150] as [CGFloat] {
      try host.scroll("recipe", to: CGPoint(0, offset))
      headers.append(topmost())
    }
    expectEqual(headers, ["Fruit", "Fruit", "Vegetables"])
  }

  @Test(
    "in the form recipe, a field stands behind its label, or below it where that leaves too little space"
  )
  func formRows() throws {
    for (width, behind) in [(300, [true, true, false]), (560, [true, true, true])] {
      let host = try recipe("form-rows", width: CGFloat(width))
      let shown = host.texts.map(\.frame)
      try #require(shown.count == 6)
      for (row, isBehind) in behind.enumerated() {
        let (label, field) = (shown[2 * row], shown[2 * row + 1])
        #expect((field.midY == label.midY) == isBehind, "\(width), \(row)")
        expectEqual(isBehind, (field.minX > label.maxX))
      }
      // Short labels leave their fields the same room.
      expectEqual(shown[1].minX, shown[3].minX)
      host.pressTab()
      try host.type("Ada")
      host.pressTab()
      try host.type("London")
      #expect(host.texts.map(\.text)[1] == "Ada" && host.texts.map(\.text)[3] == "London")
      expectEqual(host.accessibilityTree.map(\.value), ["Ada", "London", ""])
      // A long text changes no row.
      try host.type(", at the corner of St. James’s Square and Duke of York Street")
      expectEqual(host.texts.map(\.frame.minY), shown.map(\.minY))
    }
  }

  @Test(
    "the key-value recipe has upright lines between facts of a row, and horizontal ones between the rows"
  )
  func keyValueRows() throws {
    for (width, rows) in [(200, 3), (375, 2), (768, 1)] as [(CGFloat, Int)] {
      let host = try recipe("key-value-rows", width: width)
      #expect(Set(host.texts.map(\.frame.maxY)).count == 2 * rows, "\(width)")
      let lines = host.displayList.map(\.frame)
      #expect(lines.count { $0.height == 1 } == rows - 1, "\(width)")
      #expect(lines.count { $0.width == 1 && $0.height > 20 } == 6 - rows, "\(width)")
      expectEqual(host.accessibilityTree.first?.label, "Distance, 12.4 km")
    }
  }

  @Test(
    "in the text recipe, long text wraps in a row of its own, is truncated, wraps early, or fills its row"
  )
  func textInRows() throws {
    let host = try recipe("text-in-rows")
    let texts = host.texts.filter { $0.text.hasPrefix("Delivered") }.map(\.frame)
    let symbols = host.symbols.map(\.frame)
    let ends = host.texts.filter { $0.text == "Track" }
    try #require(texts.count == 4 && symbols.count == 4 && ends.count == 4)
    let isBeside = zip(texts, symbols).map { $0.minY < $1.midY }
    expectEqual(isBeside, [false, false, true, true])
    #expect(texts[1].height < texts[0].height)
    #expect(texts[2].width <= 200 && texts[2].height > texts[0].height)
    expectEqual(zip(ends, texts).map { $0.frame.minX > $1.midX }, [false, false, true, true])
    #expect(abs(ends[3].frame.maxX - (375 - 16)) < 1e-9)
  }

  @Test(
    "in the menu recipe, commands that do not fit are in a menu, and the most important are hidden last",
    arguments: [200, 320, 700])
  func moreMenu(width: CGFloat) throws {
    let host = try recipe("more-menu", width: width)
    let all = ["Reply", "Forward", "Flag", "Move", "Print", "Delete"]
    let shown = host.texts.map(\.text).filter(all.contains)
    #expect(shown.starts(with: ["Reply"]) && shown.last == "Delete")
    expectEqual(Set(host.texts.filter { all.contains($0.text) }.map(\.frame.midY)).count, 1)
    if width == 700 { return expectEqual(shown, all) }
    let more = "+\(6 - shown.count)"
    try host.tap(text: more)
    expectEqual(host.popovers.count, 1)
    let menu = HeadlessHost(200, 400) { host.popovers.first }
    let hidden = all.filter { !shown.contains($0) }
    expectEqual(menu.texts.map(\.text), hidden)
    try menu.tap(text: hidden[0])
    host.dismissPopovers()
    expectEqual(host.texts.last?.text, "Last: \(hidden[0])")
    try host.tap(text: "Delete")
    expectEqual(host.texts.last?.text, "Last: Delete")
  }

  @Test(
    "the recipe of one-line tags has a button only where tags are hidden, which folds and unfolds them"
  )
  func oneLineFirst() throws {
    let host = try recipe("one-line-first")
    func rows() -> Int { host.textRows.count }
    // Two titles with a line each; the first needs no button.
    #expect(rows() == 4 && host.texts.count { $0.text.hasSuffix("more") } == 1)
    let button = try #require(host.texts.last?.text)
    try host.tap(text: button)
    host.advance(by: 3)
    #expect(rows() > 4 && host.texts.last?.text == "Less")
    try host.tap(text: "Less")
    host.advance(by: 3)
    #expect(rows() == 4 && host.texts.last?.text == button)
    #expect(try recipe("one-line-first", width: 768).texts.allSatisfy { $0.text != "Less" })
  }

  @Test(
    "in the opened-tags recipe, two lines of tags open into a lazy flow that realizes only tags in view"
  )
  func openedTags() async throws {
    let host = try recipe("opened-tags")
    func shown() -> [String: CGRect] {
      Dictionary(host.texts.map { ($0.text, $0.frame) }) { first, _ in first }
    }
    let closed = shown()
    let button = try #require(host.texts.last?.text)
    expectEqual(Int(button.filter(\.isNumber)), 5_000 - (closed.count - 2))
    expectEqual(host.textRows.count, 3)
    try host.tap(text: button)
    try await update(host)
    let open = shown()
    #expect(open["Less"] != nil && open[button] == nil)
    #expect(open.count > closed.count && open.count < 200)
    for (text, frame) in closed where text != button { #expect(open[text] == frame, "\(text)") }
    try host.scroll("recipe", to: CGPoint(0, 4_000))
    try await update(host)
    #expect(shown()["Tag 1"] == nil && shown().count < 200)
    try host.tap(text: "Less")
    expectEqual(shown(), closed)
  }

  @Test("in the list row recipe, a row with tags is as high as the tags need, folded and unfolded")
  func listRowTags() throws {
    let host = try recipe("list-row-tags", width: 320)
    func lines() -> [CGFloat] {
      host.displayList.map(\.frame).filter { $0.height == 1 }.map(\.minY)
    }
    let folded = lines()
    expectEqual(folded.count, 3)
    let more = try #require(host.texts.first { $0.text.hasPrefix("+") })
    try host.tap(text: more.text)
    host.advance(by: 3)
    // A row of tags more, and the rows below go down with it.
    let grown = zip(lines(), folded).map { $0 - $1 }
    #expect(grown[0] > 20 && grown.allSatisfy { $0 == grown[0] })
    let tags = host.texts.filter { ["Quiet", "Fountain", "Less"].contains($0.text) }
    #expect(tags.count == 3 && tags.allSatisfy { $0.frame.maxY < lines()[0] })
    try host.tap(text: "Less")
    host.advance(by: 3)
    expectEqual(lines(), folded)
  }

  @Test(
    "in the next-page recipe, the last item loads a page when it comes near, and after an error a button loads it"
  )
  func nextPage() async throws {
    let host = try recipe("next-page")
    func last() async throws -> String? {
      for _ in 0..<12 {
        try host.scroll("recipe", to: CGPoint(0, 100_000))
        try await update(host)
      }
      return host.texts.last?.text
    }
    try await update(host)
    #expect(host.texts.count < 150 && host.texts.allSatisfy { $0.text != "Item 200" })
    expectEqual(try await last(), "Try again")
    #expect(host.texts.contains { $0.text == "Item 400" })
    try host.tap(text: "Try again")
    try await update(host)
    expectEqual(try await last(), "Item 600")
    #expect(host.texts.count < 150)
  }

  @Test("in the recipe of justified words, words fill all rows from edge to edge, except the last")
  func justifiedWords() throws {
    for width in [320, 375, 500] as [CGFloat] {
      let host = try recipe("justified-words", width: width)
      let rows = host.textRows
      #expect(rows.flatMap(\.self).count == 30 && rows.count > 1)
      for row in rows.dropLast() {
        // A badge has 8 points beside its number.
        let (first, last) = (row[0], row[row.count - 1])
        expectEqual(first.frame.minX, (Int(first.text) == nil ? 16 : 24))
        #expect(abs(last.frame.maxX - (width - (Int(last.text) == nil ? 16 : 24))) < 1e-9)
      }
      let last = try #require(rows.last)
      for (word, next) in zip(last, last.dropFirst()) where Int(word.text) == nil {
        #expect(Int(next.text) != nil || next.frame.minX - word.frame.maxX == 5)
      }
      expectEqual(host.accessibilityTree.count, 1)
      #expect(host.accessibilityTree[0].label.contains("take, the, line 7, as"))
    }
  }

  @Test(
    "the waterfall recipe has as many columns as fit, and puts each card into the column that ends first",
    arguments: [250, 375, 768])
  func waterfall(width: CGFloat) throws {
    let host = try recipe("waterfall", width: width)
    let columns = Int((width + 8) / 108)
    let card = (width + 8) / CGFloat(columns) - 8
    func check() throws {
      var ends = Array(repeating: CGFloat(0), count: columns)
      let texts = host.texts.map(\.frame)
      let frames = host.displayList.map(\.frame).filter { abs($0.width - card) < 1e-6 }
        // A card is its inside and its outline.
        .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      try #require(texts.count == frames.count)
      try #require(frames.count > columns && frames.count < 200)
      for frame in frames.map({ $0.offsetBy(dx: 0, dy: -frames[0].minY) }) {
        let shortest = ends.indices.min { ends[$0] < ends[$1] } ?? 0
        #expect(abs(frame.minX - CGFloat(shortest) * (card + 8)) < 1e-6)
        #expect(abs(frame.minY - ends[shortest]) < 1e-6)
        ends[shortest] = frame.maxY + 8
      }
    }
    try check()
    // Another width has other heights.
    let numbers = host.texts.map(\.text)
    host.resize(width + 20, 800)
    host.resize(width, 800)
    expectEqual(host.texts.map(\.text), numbers)
    try check()
  }
}

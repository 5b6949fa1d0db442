import FlowGallery
import Foundation
import HeadlessCairo
import SwiftUI
import Testing

@testable import flow

@MainActor @Suite("pictures show the code beside them, and stand out from their background")
struct GuidePicturesTests {
  /// Pictures that stand for others, and those of films.
  private static let names = ["front": "tag-cloud", "reordering": "reordered-tags"]

  /// The lines of a page between its code blocks, and the blocks, in their order.
  private enum Element {
    case picture(String)
    case block([String])
    case heading
    case text
  }

  private func elements(of page: Page) throws -> [Element] {
    var elements: [Element] = []
    var code: [String]?
    var isComment = false
    for line in page.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    {
      if let lines = code {
        if line == "```" { elements.append(.block(lines)) }
        code = line == "```" ? nil : lines + [line]
      } else if line.hasPrefix("```") {
        code = []
      } else if isComment || line.hasPrefix("<!--") {
        isComment = !line.contains("-->")
      } else if let name = line.firstMatch(
        of: /^!\[.*\]\(([\w-]+)\.png\)|<img src=".*\/([\w-]+)\.png"/)
      {
        elements.append(.picture(String(name.1 ?? name.2 ?? "")))
      } else if line.hasPrefix("#") {
        elements.append(.heading)
      } else if !line.isEmpty, !line.hasPrefix("<") && !line.hasPrefix("  <") {
        elements.append(.text)
      }
    }
    return elements
  }

  /// The code of a view without what differs between a page and a library: who says the words.
  private func lines(ofView name: String) throws -> [String]? {
    let entry = GalleryCatalog.entries.first { $0.name == name && $0.language == .english }
    guard let entry, entry.modifier == nil else { return nil }
    let sources = GallerySources(path: repository.appending(path: "Gallery").path)
    return try sources.code(of: entry)
      .replacing("language.tags", with: "tags")
      .replacing("language.less", with: "\"Less\"")
      .replacing("language.more(more.count)", with: "\"\\(more.count) more\"")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix(".accessibilityIdentifier") }
  }

  /// The body of a view that a block declares, or the whole block.
  private func shown(_ block: [String]) -> [String] {
    let body = block.firstIndex(of: "  var body: some View {")
    let end = body.flatMap { block[$0...].firstIndex(of: "  }") }
    let lines = if let body, let end { Array(block[body + 1..<end]) } else { block }
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// A picture and the block that a reader takes for its code: in guides right before it or behind it; in the
  /// README the first one of its section.
  private func pairs(_ page: Page) throws -> [(picture: String, block: [String])] {
    let elements = try elements(of: page)
    return elements.indices.compactMap { index in
      guard case .picture(let name) = elements[index] else { return nil }
      let before = elements[..<index].last { if case .picture = $0 { false } else { true } }
      if case .block(let block)? = before, page.path.hasPrefix("Sources/") { return (name, block) }
      for element in elements[(index + 1)...] {
        switch element {
        case .block(let block): return (name, block)
        case .heading: return nil
        case .text: if page.path.hasPrefix("Sources/") { return nil }
        case .picture: continue
        }
      }
      return nil
    }
  }

  @Test("code beside a picture is the code that drew it")
  func code() throws {
    var count = 0
    // A picture with its code written into it needs none beside it.
    let telling = ["alignments"]
    for page in Page.all
    where page.path.hasPrefix("README") || page.path.contains("FlowLayoutUI.docc") {
      for (picture, block) in try pairs(page) where !telling.contains(picture) {
        let view = try lines(ofView: Self.names[picture] ?? picture)
        guard let view, !picture.hasPrefix("recipe-") else { continue }
        count += 1
        let shown = shown(block)
        let isThere = view.indices.contains { view[$0...].starts(with: shown) }
        #expect(isThere, "\(page.path): \(picture) is not drawn by \(shown)")
      }
    }
    #expect(count >= 10)
  }

  private typealias Color = HeadlessHost.ResolvedColor

  /// A color on another one.
  private func composed(_ color: Color, on ground: Color) -> Color {
    func mixed(_ above: Double, _ below: Double) -> Double {
      above * color.opacity + below * (1 - color.opacity)
    }
    return Color(
      red: mixed(color.red, ground.red), green: mixed(color.green, ground.green),
      blue: mixed(color.blue, ground.blue))
  }

  /// The contrast of two colors as WCAG 2.2 defines it: from 1 to 21.
  private func contrast(_ one: Color, _ other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let levels = [color.red, color.green, color.blue].map {
        $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * levels[0] + 0.7152 * levels[1] + 0.0722 * levels[2]
    }
    let both = [luminance(one), luminance(other)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  /// The least contrast of a chip to what is behind it: a shape around a text, by its inside or its outline.
  private func leastContrast(
    of items: [HeadlessHost.DisplayItem], on background: Color
  ) -> (contrast: Double, chips: Int) {
    var (least, chips) = (21.0, 0)
    for (index, item) in items.enumerated() {
      guard item.isShape else { continue }
      let frame = item.frame.insetBy(dx: -0.5, dy: -0.5)
      let within = items[(index + 1)...].filter { frame.contains($0.frame) }
      let holdsText = within.contains { if case .text = $0.content { true } else { false } }
      let holdsShapes = within.contains { $0.isShape && $0.frame.height < item.frame.height - 1 }
      guard holdsText, !holdsShapes else { continue }
      var ground = background
      for below in items[..<index]
      where below.isFill && below.frame != item.frame
        && below.frame.insetBy(dx: -0.5, dy: -0.5).contains(item.frame)
      {
        ground = composed(below.color, on: ground)
      }
      let outlines = items.filter { $0.isShape && $0.frame == item.frame }
      let best = outlines.map { contrast(composed($0.color, on: ground), ground) }.max() ?? 1
      least = min(least, best)
      chips += 1
    }
    return (least, chips)
  }

  @Test(
    "a chip stands out from what is behind it, at least 3 : 1 by itself or by its outline",
    arguments: Appearance.allCases)
  func contrasts(_ appearance: Appearance) throws {
    var chips = 0
    for entry in GalleryCatalog.entries where entry.language == .english {
      let host = HeadlessHost(size: CGSize(width: 375, height: 375), textMeasurer: .pango) {
        entry.view()
          .frame(width: 375, alignment: .leading)
          .fixedSize(horizontal: false, vertical: true)
          .environment(\.colorScheme, appearance.colorScheme)
      }
      try host.settle()
      let least = leastContrast(of: host.displayList, on: appearance.background)
      #expect(least.contrast >= 3, "\(entry.id) in \(appearance)")
      chips += least.chips
    }
    #expect(chips > 300)
  }
}

extension HeadlessHost.DisplayItem {
  fileprivate var isFill: Bool { if case .fill = content { true } else { false } }

  /// The inside or the outline of something that is no plain rectangle.
  fileprivate var isShape: Bool {
    switch content {
    case .fill(let path, _): path != Path(frame)
    case .stroke: true
    case .text, .symbol: false
    }
  }
}

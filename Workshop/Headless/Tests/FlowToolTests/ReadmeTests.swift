import Foundation
import Testing

@testable import flow

/// The languages of the README say the same, each in its own words.
@Suite("the README in four languages")
struct ReadmeTests {
  static let languages = ["en", "pt-BR", "es", "zh-Hans"]

  private func page(_ language: String) throws -> Page {
    try Page(path: language == "en" ? "README.md" : "README.\(language).md")
  }

  /// Returns the text between lines of three backticks, with the language behind the first of them.
  private func blocks(_ page: Page) -> [String] {
    page.text.matches(of: /(?ms)^```(\w+\n.*?)^```$/).map { String($0.1) }
  }

  private func headings(_ page: Page) -> [Int] {
    page.text.matches(of: /(?m)^(#+) .+$/).map(\.1.count)
  }

  /// The cells of all tables, row by row.
  private func cells(_ page: Page) -> [[String]] {
    page.text.matches(of: /(?m)^\|(.*)\|$/).map {
      $0.1.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Where links lead and pictures are, with the language left out.
  private func links(_ page: Page, _ language: String) -> [String] {
    page.text.matches(of: /\]\(([^)\s#]+)\)|(?:src|srcset)="([^"]+)"/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
      .map { $0.replacing(".\(language).", with: ".").replacing("README.md", with: "README") }
  }

  @Test("code, commands and the order of headings are equal", arguments: languages.dropFirst())
  func structure(_ language: String) throws {
    let (original, page) = (try page("en"), try page(language))
    #expect(blocks(original).count >= 10)
    expectEqual(blocks(page), blocks(original))
    expectEqual(headings(page), headings(original))
  }

  @Test("tables have the same shape, and say yes and no in the same cells", arguments: languages)
  func tables(_ language: String) throws {
    let (original, translated) = (cells(try page("en")), cells(try page(language)))
    #expect(original.count > 20 && translated.count == original.count)
    let marks = ["✓", "–", "---"]
    for (row, originalRow) in zip(translated, original) {
      #expect(row.count == originalRow.count, "\(row)")
      for (cell, originalCell) in zip(row, originalRow) {
        let isMark = marks.contains(originalCell) || Int(originalCell) != nil
        #expect(isMark ? cell == originalCell : !marks.contains(cell), "\(row)")
        #expect(cell.isEmpty == originalCell.isEmpty, "\(row)")
        let names = [cell, originalCell].map { $0.matches(of: /`[^`]+`/).map { String($0.0) } }
        #expect(names[0] == names[1], "\(row)")
      }
    }
  }

  @Test(
    "links lead to the same pages, pictures are those of the language, and move in English only",
    arguments: languages)
  func links(_ language: String) throws {
    let page = try page(language)
    let others = Self.languages.filter { $0 != language }
    // The first line of links leads to the other languages.
    for other in others {
      #expect(page.text.contains("](\(other == "en" ? "README.md" : "README.\(other).md"))"))
    }
    // In English a film stands before its still picture, which is all that the others have.
    func pagesAndPictures(_ language: String) throws -> [String] {
      links(try self.page(language), language)
        .filter { !$0.hasPrefix("README") && !$0.hasSuffix(".webp") }
    }
    expectEqual(try pagesAndPictures(language), try pagesAndPictures("en"))
    let pictures = page.text.matches(of: /Docs\/Pictures\/(?!playground)[^"]+/).map { String($0.0) }
    expectEqual(pictures.count, (language == "en" ? 12 : 6))
    #expect(pictures.allSatisfy { $0.contains(".\(language).") })
  }

  @Test("no picture moves for a reader who asked for less motion, and a still one stands for it")
  func reducedMotion() throws {
    let text = try page("en").text
    let pictures = text.matches(of: /(?ms)<picture>.*?<\/picture>/).map { String($0.0) }
    for picture in pictures where picture.contains(".webp") && !picture.contains("playground") {
      let sources = picture.matches(of: /(?:media="([^"]+)" )?src(?:set)?="([^"]+)"/)
        .map { (media: String($0.1 ?? ""), file: String($0.2)) }
      let film = sources[3].file.replacing(".light.webp", with: "")
      expectEqual(
        sources.map(\.media),
        [
          "(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)",
          "(prefers-reduced-motion: reduce)", "(prefers-color-scheme: dark)", "",
        ])
      expectEqual(
        sources.map(\.file),
        [
          "\(film).dark.png", "\(film).light.png", "\(film).dark.webp", "\(film).light.webp",
        ])
    }
  }
}

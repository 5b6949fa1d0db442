import FlowGallery
import Foundation
import Testing

@Suite("the project's pages name files that are there")
struct PagesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  @Test(
    "links and pictures",
    arguments: [
      "README.md", "CONTRIBUTING.md", "Headless/README.md", "Docs/FromCSS.md", "Docs/Wishes.md",
      "Docs/FromSwiftUIFlow.md", "Docs/Flexbox.md", "Docs/Approaches.md",
    ])
  func links(_ page: String) throws {
    let url = Self.root.appending(path: page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let links = text.matches(of: /\]\(([^)#]+)|(?:src|srcset)="([^"]+)"/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
    for link in links where !link.contains(":") {
      let target = url.deletingLastPathComponent().appending(path: link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page) names \(link)")
    }
  }

  @Test("every drawn wish stands on the page about wishes")
  func wishes() throws {
    let page = Self.root.appending(path: "Docs/Wishes.md")
    let shown = try String(contentsOf: page, encoding: .utf8).matches(
      of: /src="Pictures\/(wish-[a-z-]+)\.png"/
    ).map { String($0.1) }
    #expect(shown == Wish.allCases.map { "wish-\($0.rawValue)" })
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Docs/Pictures").path)
    #expect(files.filter { $0.hasPrefix("wish-") }.sorted() == shown.map { "\($0).png" }.sorted())
  }

  @Test("the README opens with pictures and lists folders that are there")
  func readme() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let pictures = text.matches(of: /(?:src|srcset)="(Docs\/Pictures\/[^"]+\.png)"/).map(\.1)
    #expect(pictures.count == 4)
    for picture in pictures {
      let png = try Data(contentsOf: Self.root.appending(path: picture))
      // Two pixels to the point.
      #expect(try pixelSize(png)[0] == 750 && png.count < 120_000)
    }
    let folders = text.matches(of: /\n\| `([^`]+)` \|/).map(\.1)
    #expect(folders.count >= 5)
    for folder in folders {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: folder).path))
    }
  }
}

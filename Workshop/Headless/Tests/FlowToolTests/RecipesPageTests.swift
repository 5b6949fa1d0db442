import FlowGallery
import Foundation
import Testing

@testable import flow

@MainActor @Suite("the guide shows the recipes of the gallery")
struct RecipesPageTests {
  private static let guides = "Sources/FlowLayoutUI/FlowLayoutUI.docc/Guides"
  private let recipes = GalleryCatalog.entries.filter { $0.name.hasPrefix("recipe-") }

  @Test("each recipe stands there with its code, as it is in its file")
  func code() throws {
    let page = try Page(path: "\(Self.guides)/Recipes.md")
    let shown = try CodeBlock.blocks(of: page.text, page: page.path)
    let sources = GallerySources(path: repository.appending(path: "Gallery").path)
    #expect(shown.count == recipes.count && recipes.count >= 11)
    for (block, recipe) in zip(shown, recipes) {
      let code = try sources.code(of: recipe)
      #expect(block.code.joined(separator: "\n") == code, "\(recipe.type): copy its file's code")
      #expect((15...130).contains(block.code.count), "\(recipe.type)")
      #expect(block.code.allSatisfy { $0.count <= 92 }, "\(recipe.type)")
    }
    let files = projectFiles.filter { $0.hasPrefix("Gallery/Recipes/") }
    expectEqual(files.sorted(), recipes.map { "Gallery/Recipes/\($0.type).swift" }.sorted())
  }

  @Test("below each title stand the systems that the recipe is available on")
  func systems() throws {
    let page = try Page(path: "\(Self.guides)/Recipes.md")
    let shown = page.text.matches(of: /### .*\n\n\*(iOS .*)\*\n/).map { String($0.1) }
    expectEqual(shown.count, recipes.count)
    for (shown, recipe) in zip(shown, recipes) {
      let file = try Page(path: "Gallery/Recipes/\(recipe.type).swift").text
      let lists = file.prefix(upTo: file.firstRange(of: "struct ")?.lowerBound ?? file.endIndex)
        .matches(of: /@available\((.*)\)/).map { String($0.1) }
      let missing = lists.dropFirst().map { $0.replacing(", unavailable", with: "") }
      let systems = (lists.first ?? "").components(separatedBy: ", ").dropLast()
        .filter { system in !missing.contains { system.hasPrefix($0) } }
        .map { $0.replacing(".0", with: "") }
      #expect(shown == (systems + ["visionOS 1"]).joined(separator: ", "), "\(recipe.type)")
    }
  }

  @Test("each recipe stands there with its picture, light and dark")
  func pictures() throws {
    let page = try Page(path: "\(Self.guides)/Recipes.md")
    let shown = page.text.matches(of: /\((recipe-[a-z-]+)\.png\)/).map { String($0.1) }
    expectEqual(shown, recipes.map(\.name))
    let files = projectFiles.filter { $0.hasPrefix("\(Self.guides)/recipe-") }
    expectEqual(
      files.sorted(),
      shown.flatMap { ["\(Self.guides)/\($0).png", "\(Self.guides)/\($0)~dark.png"] }.sorted())
  }
}

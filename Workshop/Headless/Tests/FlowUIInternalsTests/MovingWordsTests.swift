import SwiftUI
import Testing

@Suite("Words of moving by hand")
struct MovingWordsTests {
  private struct Catalog: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable { let localizations: [String: Localization] }
    struct Localization: Decodable { let stringUnit: Unit }
    struct Unit: Decodable {
      let state: String
      let value: String
    }
  }

  @Test("every word is there in the languages of the READMEs, with the numbers it needs")
  func languages() throws {
    var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Sources/FlowUI/Resources/Localizable.xcstrings")
    let catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.strings.keys.sorted() == ["%lld of %lld", "Move earlier", "Move later"])
    for (key, entry) in catalog.strings {
      #expect(entry.localizations.keys.sorted() == ["en", "es", "pt-BR", "zh-Hans"], "\(key)")
      for (language, localization) in entry.localizations {
        let value = localization.stringUnit.value
        #expect(localization.stringUnit.state == "translated")
        #expect(!value.isEmpty && value.contains("%1$lld") == key.contains("%lld"), "\(language)")
        #expect(value.contains("%2$lld") == key.contains("%lld"), "\(language)")
      }
    }
  }
}

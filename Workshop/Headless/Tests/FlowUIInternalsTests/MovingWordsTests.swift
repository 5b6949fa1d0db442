import Foundation
import Testing

@testable import FlowUI

@Suite("Words of moving by hand")
struct MovingWordsTests {
  @Test(
    "every sentence is there in the languages of the READMEs, in whatever region",
    arguments: ["es", "es_MX", "pt-BR", "pt_PT", "zh-Hans", "zh_CN", "zh-Hans_SG"])
  func languages(locale: String) {
    let sentences = MovingWords.sentences(inLanguageOf: locale)
    for key in MovingWords.Key.allCases {
      let sentence = sentences[key] ?? ""
      #expect(!sentence.isEmpty && sentence != key.rawValue || locale.hasPrefix("en"), "\(key)")
    }
    #expect(sentences[.place]?.contains("%1$lld") == true)
    #expect(sentences[.place]?.contains("%2$lld") == true)
  }

  @Test(
    "in other languages they are those in English, which are the keys of an app's own",
    arguments: ["en", "en_GB", "de", "zh-Hant", "zh_TW", "", "x"])
  func others(locale: String) {
    let words = MovingWords(Locale(identifier: locale))
    #expect(words[.moveEarlier] == "Move earlier" && words[.moveLater] == "Move later")
    #expect(words[.place] == "%1$lld of %2$lld")
  }

  @Test("a language is that of the locale")
  func subscripts() {
    #expect(MovingWords(Locale(identifier: "zh_CN"))[.moveLater] == "后移")
    #expect(MovingWords(Locale(identifier: "pt_BR"))[.moveEarlier] == "Mover para antes")
  }
}

#if canImport(SwiftUI)
import Foundation
import Testing

@testable import FlowLayoutUI

@Suite("Words for moving elements")
struct MovingWordsTests {
  @Test(
    "the words for moving elements are translated into the languages of the READMEs, in any region",
    arguments: [
      ("es", "Mover hacia el final"), ("es_MX", "Mover hacia el final"),
      ("pt-BR", "Mover para depois"), ("pt_PT", "Mover para depois"), ("zh-Hans", "后移"),
      ("zh_CN", "后移"), ("zh-Hans_SG", "后移"),
    ])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func languages(locale: String, later: String) {
    let sentences = MovingWords.sentences(inLanguageOf: locale)
    #expect(MovingWords.Key.allCases.allSatisfy { sentences[$0]?.isEmpty == false })
    #expect(["%1$lld", "%2$lld"].allSatisfy { sentences[.place]?.contains($0) == true })
    expectEqual(MovingWords(Locale(identifier: locale))[.moveLater], later)
  }

  @Test(
    "in other languages, the words for moving elements are English keys, which an app can translate",
    arguments: ["en", "en_GB", "de", "zh-Hant", "zh_TW", "", "x"])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func others(locale: String) {
    let words = MovingWords(Locale(identifier: locale))
    #expect(MovingWords.Key.allCases.allSatisfy { words[$0] == $0.rawValue })
  }
}
#endif

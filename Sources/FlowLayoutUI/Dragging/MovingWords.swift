#if canImport(SwiftUI)
import SwiftUI

/// The words that assistive technologies use for moving, in the language of a locale.
///
/// An app can replace them in a string catalog named `FlowLayoutUI`.
struct MovingWords {
  // The sentences are in the code, in the project's four languages, since some build systems lose
  // resource bundles. An app's string catalog can also add languages.
  /// The keys in an app's string catalog, which are the sentences in English.
  enum Key: String, CaseIterable {
    case moveEarlier = "Move earlier"
    case moveLater = "Move later"
    /// An element's position among all elements, as in "3 of 8".
    case place = "%1$lld of %2$lld"
  }

  private let sentences: [Key: String]

  init(_ locale: Locale) { sentences = Self.sentences(inLanguageOf: locale.identifier) }

  /// The sentence for a key: the app's, or else this library's.
  subscript(key: Key) -> String {
    Bundle.main.localizedString(
      forKey: key.rawValue, value: sentences[key] ?? key.rawValue, table: "FlowLayoutUI")
  }

  /// Returns the sentence for an element's new position: "3 of 8".
  func sentence(place: Int, of count: Int) -> String {
    // On older watches Int has 32 bits.
    String(format: self[.place], Int64(place), Int64(count))
  }

  /// Returns the sentences in the language of a locale.
  ///
  /// Empty for English and for unknown languages, which use the keys.
  static func sentences(inLanguageOf locale: String) -> [Key: String] {
    let parts = locale.components(separatedBy: CharacterSet(charactersIn: "-_"))
    // Text in traditional characters is not translated.
    let isTraditional = ["Hant", "TW", "HK", "MO"].contains(where: parts.contains)
    switch parts.first {
    case "es":
      return [
        .moveEarlier: "Mover hacia el principio", .moveLater: "Mover hacia el final",
        .place: "%1$lld de %2$lld",
      ]
    case "pt":
      return [
        .moveEarlier: "Mover para antes", .moveLater: "Mover para depois",
        .place: "%1$lld de %2$lld",
      ]
    case "zh" where !isTraditional:
      return [
        .moveEarlier: "前移", .moveLater: "后移", .place: "第 %1$lld 项，共 %2$lld 项",
      ]
    default: return [:]
    }
  }
}
#endif

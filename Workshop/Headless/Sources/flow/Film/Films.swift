import FlowGallery
import HeadlessCairo
import SwiftUI

extension Film {
  /// Every film, light and dark, in the languages that the documentation speaks; those in English move.
  static var all: [Film] {
    GalleryLanguage.allCases.filter { $0.layoutDirection == .leftToRight }.flatMap { language in
      Appearance.allCases.flatMap { appearance in
        [
          picker(language, appearance), reordering(language, appearance),
          rotation(language, appearance),
        ].map { film in
          var film = film
          film.isStill = language != .english
          return film
        }
      }
    }
  }

  /// Chips are tapped: a check mark widens each of them, and those behind it make room.
  static func picker(_ language: GalleryLanguage, _ appearance: Appearance) -> Film {
    let chips = [1, 4].map { language.suggestions[$0] }
    let width: CGFloat = 272
    // With all of its check marks the picker is at its highest.
    let highest = HeadlessHost(size: CGSize(width: width, height: 0), textMeasurer: .pango) {
      SuggestionPickerView(suggestions: language.suggestions, selected: Set(chips))
        .fixedSize(horizontal: false, vertical: true)
    }
    let size = CGSize(width: width, height: highest.size.height.rounded(.up))
    return Film(
      name: "picker.\(language.rawValue).\(appearance.rawValue)", appearance: appearance,
      canvas: size, screen: size,
      scenes: [.wait(0.8)] + chips.flatMap { [.tap($0), .wait(0.9)] } + [.still, .wait(0.6)]
        + chips.flatMap { [.tap($0), .wait(0.7)] },
      content: AnyView(SuggestionPickerView(language: language)))
  }

  /// A tag is lifted, dragged to another row and dropped; the others make room.
  static func reordering(_ language: GalleryLanguage, _ appearance: Appearance) -> Film {
    let size = CGSize(width: 300, height: 200)
    return Film(
      name: "reordering.\(language.rawValue).\(appearance.rawValue)", appearance: appearance,
      canvas: size, screen: size,
      scenes: [
        .wait(0.8), .press(language.tags[1]), .move(by: CGSize(width: 12, height: 48)),
        .wait(0.5), .still, .lift, .wait(1.6),
      ],
      content: AnyView(ReorderedTagsView(language: language)))
  }

  /// A screen is turned, and the tags find their places in its new width.
  static func rotation(_ language: GalleryLanguage, _ appearance: Appearance) -> Film {
    let upright = CGSize(width: 236, height: 300)
    let sideways = CGSize(width: 400, height: 190)
    return Film(
      name: "rotation.\(language.rawValue).\(appearance.rawValue)", appearance: appearance,
      canvas: CGSize(width: 400, height: 300), screen: upright,
      scenes: [
        .wait(1), .turn(to: sideways), .wait(1.8), .still, .turn(to: upright), .wait(0.8),
      ],
      content: AnyView(TagCloudView(language: language)))
  }
}

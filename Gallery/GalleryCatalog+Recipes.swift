#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GalleryCatalog {
  /// Whole answers to what people search for; each is a file in `Recipes`, and stands in the guide of that name.
  static var recipes: [GalleryEntry] {
    [
      recipe("centered-chips", "Centered chips", "Chips in centered rows.") { CenteredChips() },
      recipe(
        "filter-chips", "Filter chips", "Chips that can be picked, and a button that clears them."
      ) { FilterChips() },
    ] + tokens + avatars + menus + [
      recipe(
        "one-line-first", "One line at first", "A button unfolds tags that need more than a line."
      ) { OneLineFirst() }
    ] + opened + [
      recipe(
        "list-row-tags", "Tags in a list", "Each row is as high as its tags need.",
        shown: cropped(to: 230)
      ) { ListRowTags() },
      recipe(
        "search-toolbar", "A toolbar with a field", "The field takes the room the buttons leave."
      ) { SearchToolbar() },
      recipe(
        "two-row-strip", "A strip of two rows", "Two rows of one length that scroll sideways."
      ) { TwoRowStrip() },
      recipe(
        "photo-rows", "Photos to enlarge", "A tapped photo takes a row of its own."
      ) { PhotoRows() },
    ] + pages + waterfalls + sections + boards + [
      recipe(
        "form-rows", "A form", "Fields beside their labels, or below long ones."
      ) { FormRows() },
      recipe(
        "key-value-rows", "Keys and values", "Facts in rows, with lines between them."
      ) { KeyValueRows() },
      recipe(
        "justified-words", "Justified words", "Views between the words of a justified text."
      ) { JustifiedWords() },
      recipe(
        "text-in-rows", "Long text", "Why the same text wraps, is truncated or shares its row."
      ) { TextInRows() },
    ]
  }

  private static var tokens: [GalleryEntry] {
    #if os(tvOS) || os(watchOS)
    return []
    #else
    guard #available(iOS 17.0, macOS 14.0, *) else { return [] }
    return [
      recipe(
        "token-field", "Token field",
        "Tokens to type, paste, pick, move and remove, and a text field."
      ) { TokenField() }
    ]
    #endif
  }

  private static var avatars: [GalleryEntry] {
    #if os(tvOS) || os(watchOS)
    return []
    #else
    return [
      recipe("avatar-row", "Avatars and “+3”", "The others are in a popover.") { AvatarRow() }
    ]
    #endif
  }

  private static var menus: [GalleryEntry] {
    #if os(watchOS)
    return []
    #else
    guard #available(tvOS 17.0, *) else { return [] }
    return [
      recipe("more-menu", "Overflow menu", "Buttons that do not fit go into a menu.") {
        MoreMenu()
      }
    ]
    #endif
  }

  private static var opened: [GalleryEntry] {
    guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) else { return [] }
    return [
      recipe(
        "opened-tags", "Thousands of tags", "Two lines, and a button that opens all of them.",
        shown: cropped(to: 170)
      ) { OpenedTags() }
    ]
  }

  private static var pages: [GalleryEntry] {
    guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) else { return [] }
    return [
      recipe(
        "next-page", "The next page", "Data that is loaded as a person comes near its end.",
        shown: cropped(to: 230)
      ) { NextPage() }
    ]
  }

  private static var waterfalls: [GalleryEntry] {
    guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) else { return [] }
    return [
      recipe(
        "waterfall", "Waterfall (masonry)", "Cards in columns, each below the one that ends first.",
        shown: cropped(to: 420)
      ) { Waterfall() }
    ]
  }

  private static var sections: [GalleryEntry] {
    guard #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) else {
      return []
    }
    return [
      recipe(
        "sectioned-tags", "Pinned headers", "Sections of tags whose headers stay at the top.",
        shown: scrolled
      ) { SectionedTags() }
    ]
  }

  private static var boards: [GalleryEntry] {
    #if os(tvOS) || os(watchOS)
    return []
    #else
    return [
      recipe(
        "task-board", "A board of three columns", "Cards that are dragged to other columns."
      ) { TaskBoard() }
    ]
    #endif
  }

  /// A view on a part of a screen, scrolled until a header is away from its place.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private static func scrolled(_ view: some View) -> AnyView {
    let position = ScrollPosition(y: 44)
    return AnyView(view.scrollPosition(.constant(position)).frame(height: 240).clipped())
  }

  /// A view that would take a whole screen, on a part of it.
  private static func cropped<Content: View>(to height: CGFloat) -> (Content) -> AnyView {
    { AnyView($0.frame(height: height).clipped()) }
  }

  private static func recipe<Content: View>(
    _ name: String, _ title: String, _ summary: String,
    shown: @escaping (Content) -> AnyView = { AnyView($0) }, _ make: @escaping () -> Content
  ) -> GalleryEntry {
    GalleryEntry("recipe-\(name)", .english, title, summary, shown: shown, make)
  }
}
#endif

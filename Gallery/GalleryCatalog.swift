#if canImport(SwiftUI)
public import SwiftUI

/// A view of the gallery, in one language.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor public struct GalleryEntry: Identifiable {
  /// A stable name for files and tests, such as `tag-cloud.pt-BR`.
  public nonisolated let id: String

  /// The name without the language, such as `tag-cloud`.
  public nonisolated let name: String

  /// The language of the view's texts.
  public nonisolated let language: GalleryLanguage

  /// The name of the view's type, and of its file in the gallery.
  public nonisolated let type: String

  /// The wish that a `WishView` shows.
  public nonisolated let wish: Wish?

  private let make: () -> AnyView

  init<Content: View>(
    _ name: String, _ language: GalleryLanguage, wish: Wish? = nil,
    _ make: @escaping () -> Content
  ) {
    id = "\(name).\(language.rawValue)"
    self.name = name
    self.language = language
    type = String(describing: Content.self)
    self.wish = wish
    self.make = { AnyView(make()) }
  }

  /// A new view, with state of its own.
  public func view() -> AnyView { make() }
}

/// All views of the gallery.
///
///     for entry in GalleryCatalog.entries { draw(entry.view(), to: "\(entry.id).png") }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor public enum GalleryCatalog {
  /// Each view in each language, view by view; wishes and lazy flows in English only.
  public static var entries: [GalleryEntry] {
    localized("tag-cloud") { TagCloudView(language: $0) }
      + localized("suggestions") { SuggestionPickerView(language: $0) }
      + localized("suggestions-selected") { language in
        let selected = language.suggestions.enumerated().filter { $0.offset % 3 == 0 }
        return SuggestionPickerView(
          suggestions: language.suggestions, selected: Set(selected.map(\.element)))
      }
      + localized("aligned-tags") { AlignedTagsView(language: $0) }
      + localized("phrases") { PhrasesView(language: $0) }
      + localized("limited-tags") { LimitedTagsView(language: $0) }
      + localized("expandable-tags") { ExpandableTagsView(language: $0) }
      + localized("expandable-tags-expanded") {
        ExpandableTagsView(language: $0, isExpanded: true)
      }
      + localized("widget-tags") { WidgetTagsView(language: $0) }
      + localized("tag-rows") { TagRowsView(language: $0) }
      + localized("tag-sheet") { TagSheetView(language: $0) }
      + localized("separated-tags") { SeparatedTagsView(language: $0) }
      + Wish.allCases.map { wish in
        GalleryEntry("wish-\(wish.rawValue)", .english, wish: wish) { WishView(wish) }
      } + lazyFlows
  }

  /// A lazy flow at several offsets, where scroll positions are known.
  private static var lazyFlows: [GalleryEntry] {
    guard #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) else { return [] }
    return [
      GalleryEntry("lazy-top", .english) { LazyTagsView() },
      GalleryEntry("lazy-middle", .english) { LazyTagsView(ScrollPosition(y: 250_000)) },
      GalleryEntry("lazy-bottom", .english) { LazyTagsView(ScrollPosition(edge: .bottom)) },
    ]
  }

  private static func localized(
    _ name: String, _ make: @escaping (GalleryLanguage) -> some View
  ) -> [GalleryEntry] {
    GalleryLanguage.allCases.map { language in
      GalleryEntry(name, language) { make(language) }
    }
  }
}
#endif

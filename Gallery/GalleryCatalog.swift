#if canImport(SwiftUI)
import FlowLayoutUI
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

  /// The example's English title.
  public nonisolated let title: String

  /// A summary of the example, in one English sentence.
  public nonisolated let summary: String

  /// Whether there is a view for each language.
  public nonisolated let isLocalized: Bool

  /// The modifier that an `ItemModifierView` shows.
  public nonisolated let modifier: ItemModifier?

  private let make: () -> AnyView

  init<Content: View>(
    _ name: String, _ language: GalleryLanguage, _ title: String, _ summary: String,
    isLocalized: Bool = false, modifier: ItemModifier? = nil,
    shown: @escaping (Content) -> AnyView = { AnyView($0) }, _ make: @escaping () -> Content
  ) {
    id = "\(name).\(language.rawValue)"
    self.name = name
    self.language = language
    type = String(describing: Content.self)
    self.title = title
    self.summary = summary
    self.isLocalized = isLocalized
    self.modifier = modifier
    self.make = { shown(make()) }
  }

  /// A new view, with state of its own.
  public func view() -> AnyView { make() }
}

/// All views of the gallery, and those that need a device.
///
///     for entry in GalleryCatalog.entries { draw(entry.view(), to: "\(entry.id).png") }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor public enum GalleryCatalog {
  /// Each view in each language, view by view; what has no text in English only.
  public static var entries: [GalleryEntry] {
    tags + limited
      + ItemModifier.allCases.map { modifier in
        GalleryEntry(
          "modifier-\(modifier.rawValue)", .english, modifier.title, modifier.summary,
          modifier: modifier
        ) { ItemModifierView(modifier) }
      }
      + [
        GalleryEntry(
          "photo-rows", .english, "Rows of photos", "Each row is exactly as wide as the flow."
        ) { PhotoRowsView() }
      ] + lazyFlows + waterfalls + recipes
  }

  private static var tags: [GalleryEntry] {
    localized("tag-cloud", "Tag cloud", "Tags in rows that wrap.") { TagCloudView(language: $0) }
      + localized(
        "suggestions", "Chips to pick from",
        "A tapped chip gets a check mark and widens; the others make room with a spring."
      ) { SuggestionPickerView(language: $0) }
      + localized("suggestions-selected", "Picked chips", "The same picker with three picked.") {
        language in
        let selected = language.suggestions.enumerated().filter { $0.offset % 3 == 0 }
        return SuggestionPickerView(
          suggestions: language.suggestions, selected: Set(selected.map(\.element)))
      }
      + localized("aligned-tags", "Aligned rows", "Leading, centered and trailing rows.") {
        AlignedTagsView(language: $0)
      }
      + localized(
        "alignments", "All alignments", "The seven ways to distribute the free space of a row."
      ) { AlignmentsView(language: $0) }
      + localized("tag-columns", "Columns", "Tags in columns that wrap at a height.") {
        TagColumnsView(language: $0)
      }
      + localized(
        "switched-tags", "Switched layouts", "The same views in a stack and in a flow."
      ) { SwitchedTagsView(language: $0) }
      + localized("phrases", "Phrases", "Texts of any length in the flow for iOS 13 to 15.") {
        PhrasesView(language: $0)
      }
  }

  private static var limited: [GalleryEntry] {
    localized("limited-tags", "Limited lines", "Two lines, and how many views are left.") {
      LimitedTagsView(language: $0)
    }
      + localized("expandable-tags", "Show more", "One row, and a button that shows the rest.") {
        ExpandableTagsView(language: $0)
      }
      + localized("expandable-tags-expanded", "Show less", "The same tags after a tap.") {
        ExpandableTagsView(language: $0, isExpanded: true)
      }
      + localized("widget-tags", "Tags in a widget", "As many tags as the height holds.") {
        WidgetTagsView(language: $0)
      }
      + localized(
        "tag-rows", "Tags in list rows", "The most important tag of a row is hidden last."
      ) { TagRowsView(language: $0) }
      + localized("tag-sheet", "Tags above a sheet", "The tags that the sheet leaves room for.") {
        TagSheetView(language: $0)
      }
      + localized(
        "separated-tags", "Separators", "Dots between views and rules between lines."
      ) { SeparatedTagsView(language: $0) }
      + localized(
        "reordered-tags", "Reordering", "Tags that people drag to other places."
      ) { ReorderedTagsView(language: $0) }
  }

  /// Screens that ask a device or measure it, rather than show an example.
  public static var device: [GalleryEntry] {
    #if os(tvOS) || os(watchOS)
    return []
    #else
    guard #available(iOS 17.0, macOS 14.0, *) else { return [] }
    return [
      GalleryEntry(
        "device-check", .english, "A device in ten minutes",
        "Questions that only a device answers, and a button that copies the answers."
      ) { DeviceCheckView() }
    ] + flings
    #endif
  }

  #if !os(tvOS) && !os(watchOS)
  private static var flings: [GalleryEntry] {
    guard #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) else { return [] }
    return [
      GalleryEntry(
        "fling-check", .english, "Frame times of a device",
        "Flings through a million views, and says in one line how long frames took."
      ) { FlingCheckView() }
    ]
  }
  #endif

  private static var waterfalls: [GalleryEntry] {
    guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) else {
      return []
    }
    return [
      GalleryEntry(
        "lazy-waterfall-photos", .english, "A waterfall of photos",
        "Ten thousand photos in three columns, each below the column that ends first."
      ) { WaterfallView(.photos) },
      GalleryEntry(
        "lazy-waterfall-notes", .english, "A waterfall of notes",
        "Notes that are measured at the width of a column, in as many columns as fit."
      ) { WaterfallView(.notes) },
    ]
  }

  /// A lazy flow at several offsets, where scroll positions are known.
  private static var lazyFlows: [GalleryEntry] {
    guard #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) else {
      return []
    }
    return [
      GalleryEntry(
        "lazy-top", .english, "A hundred thousand views",
        "A lazy flow makes only the views near what is visible."
      ) { LazyTagsView() },
      GalleryEntry(
        "lazy-middle", .english, "Scrolled to the middle", "The same flow 250,000 points down."
      ) { LazyTagsView(ScrollPosition(y: 250_000)) },
      GalleryEntry(
        "lazy-bottom", .english, "Scrolled to the end", "The last views of the same flow."
      ) { LazyTagsView(ScrollPosition(edge: .bottom)) },
      GalleryEntry(
        "lazy-photos-top", .english, "Fifty thousand photos",
        "A lazy flow of photos makes only those near what is visible."
      ) { PhotoWallView() },
      GalleryEntry(
        "lazy-photos-middle", .english, "Photos, scrolled to the middle",
        "The same photos 250,000 points down."
      ) { PhotoWallView(ScrollPosition(y: 250_000)) },
      GalleryEntry(
        "lazy-photos-bottom", .english, "Photos, scrolled to the end",
        "The last row of the same photos is not stretched."
      ) { PhotoWallView(ScrollPosition(edge: .bottom)) },
    ] + strips
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private static var strips: [GalleryEntry] {
    [
      GalleryEntry(
        "lazy-strip-start", .english, "Three rows that scroll sideways",
        "A lazy strip of a hundred thousand views, read row by row."
      ) { LazyStripView() },
      GalleryEntry(
        "lazy-strip-middle", .english, "A strip, scrolled to the middle",
        "The same strip 1,500,000 points on."
      ) { LazyStripView(ScrollPosition(x: 1_500_000)) },
      GalleryEntry(
        "lazy-strip-end", .english, "A strip, scrolled to the end",
        "The rows of the same strip end within a view of each other."
      ) { LazyStripView(ScrollPosition(edge: .trailing)) },
      GalleryEntry(
        "lazy-strip-across", .english, "A strip to read column by column",
        "Each view is in the row that ended first."
      ) { LazyStripView(isLineByLine: false) },
    ]
  }

  private static func localized(
    _ name: String, _ title: String, _ summary: String,
    _ make: @escaping (GalleryLanguage) -> some View
  ) -> [GalleryEntry] {
    GalleryLanguage.allCases.map { language in
      GalleryEntry(name, language, title, summary, isLocalized: true) { make(language) }
    }
  }
}
#endif

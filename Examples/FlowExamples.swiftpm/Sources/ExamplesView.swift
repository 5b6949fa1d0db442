import FlowLayoutUI
import SwiftUI

/// One example of the gallery in one language, and chips to choose both.
///
///     ExamplesView()
struct ExamplesView: View {
  @State private var title = "Chips to pick from"
  @State private var language = GalleryLanguage.english

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        chips(examples.map(\.title), selected: title) { title = $0 }
        chips(GalleryLanguage.allCases.map(\.ownName), selected: language.ownName) { name in
          language = GalleryLanguage.allCases.first { $0.ownName == name } ?? .english
        }
        if let entry {
          Text(verbatim: entry.summary).foregroundStyle(.secondary)
          entry.view().id(entry.id)
            .environment(\.layoutDirection, entry.language.layoutDirection)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }

  private func chips(
    _ titles: [String], selected: String, choose: @escaping @MainActor (String) -> Void
  ) -> some View {
    FlowLayout(spacing: 8) {
      ForEach(titles, id: \.self) { title in
        SuggestionChip(title: title, isSelected: title == selected) {
          withAnimation(.spring(response: 0.3)) { choose(title) }
        }
      }
    }
  }

  /// The examples in the order of the gallery, then the screens that need a device.
  private var examples: [GalleryEntry] {
    GalleryCatalog.entries.filter { $0.language == .english } + GalleryCatalog.device
  }

  /// The chosen example, in English where it speaks no other language.
  private var entry: GalleryEntry? {
    let entries = (GalleryCatalog.entries + GalleryCatalog.device).filter { $0.title == title }
    return entries.first { $0.language == language } ?? entries.first
  }
}

struct ExamplesView_Previews: PreviewProvider {
  static var previews: some View {
    ExamplesView()
  }
}

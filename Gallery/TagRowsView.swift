#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Rows as of a list, each with its tags on one line: the row's own tag is hidden last.
///
///     TagRowsView(language: .hebrew)
///
/// In an app the rows stand in a `List`, whose rows are as wide as it is; so are these.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TagRowsView: View {
  private let language: GalleryLanguage

  /// Shows the gallery's habits and tags in a language.
  public init(language: GalleryLanguage = .english) {
    self.language = language
  }

  /// The rows, with rules between them.
  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(Array(language.suggestions.prefix(4).enumerated()), id: \.offset) { row, habit in
        if row > 0 { Divider() }
        Text(habit).fontWeight(.semibold)
        tags(own: language.tags[language.tags.count - 1 - row])
      }
    }
    .padding()
  }

  private func tags(own: String) -> some View {
    let priority: (String) -> Double = { $0 == own ? 1 : 0 }
    return Flow(language.tags, id: \.self, layout: FlowLayout(spacing: 6)) { tag in
      SmallTag(title: tag, opacity: tag == own ? 0.45 : 0.2)
    }
    .maxLines(1) { more in
      SmallTag(title: "+\(more.count)", opacity: 0.1)
    }
    .priority(priority)
  }
}

/// A tag for narrow places.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SmallTag: View {
  let title: String
  var opacity = 0.2

  var body: some View {
    Text(verbatim: title)
      .font(.caption)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(Capsule().fill(Color.blue.opacity(opacity)))
      .overlay(Capsule().strokeBorder(.blue))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TagRowsView_Previews: PreviewProvider {
  static var previews: some View {
    TagRowsView()
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Habits on two rows at most and tags in two columns, with the number of those that are not shown.
///
///     LimitedTagsView(language: .hebrew)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LimitedTagsView: View {
  private let habits: [String]
  private let tags: [String]

  /// Shows the gallery's habits and tags in a language.
  public init(language: GalleryLanguage = .english) {
    habits = language.suggestions
    tags = language.tags
  }

  /// Two rows, and two columns.
  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Flow(habits, id: \.self, layout: FlowLayout(spacing: 8)) {
        TagView(title: $0)
      }
      .maxLines(2) { more in
        TagView(title: "+\(more.count)")
      }
      Flow(tags, id: \.self, layout: VFlowLayout()) {
        TagView(title: $0)
      }
      .maxLines(2) { more in
        TagView(title: "+\(more.count)")
      }
      .frame(height: 130, alignment: .topLeading)
    }
    .padding()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedTagsView_Previews: PreviewProvider {
  static var previews: some View {
    LimitedTagsView()
  }
}
#endif

#if canImport(SwiftUI)
import FlowUI
public import SwiftUI

/// Habits on two rows at most and tags in two columns, with the number of those that are not shown.
///
///     LimitedTagsView(language: .hebrew)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LimitedTagsView: View {
  private let language: GalleryLanguage

  /// Shows the gallery's habits and tags in a language.
  public init(language: GalleryLanguage = .english) {
    self.language = language
  }

  /// Two rows, and two columns.
  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Flow(language.suggestions, id: \.self, maxLines: 2) {
        TagView(title: $0)
      } overflow: { more in
        MoreView(count: more.count)
      }
      Flow(language.tags, id: \.self, layout: VFlowLayout(), maxLines: 2) {
        TagView(title: $0)
      } overflow: { more in
        MoreView(count: more.count)
      }
      .frame(height: 130, alignment: .topLeading)
    }
    .padding()
  }
}

/// How many tags are not shown.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MoreView: View {
  let count: Int

  var body: some View {
    Text(verbatim: "+\(count)")
      .fontWeight(.semibold)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Capsule().strokeBorder(Color.blue.opacity(0.4), lineWidth: 1))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedTagsView_Previews: PreviewProvider {
  static var previews: some View {
    LimitedTagsView()
  }
}
#endif

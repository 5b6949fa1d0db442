#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Tags with dots between them and rules between their lines, in rows and in columns.
///
///     SeparatedTagsView(language: .simplifiedChinese)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SeparatedTagsView: View {
  private let tags: [String]

  /// Shows the gallery's tags in a language.
  public init(language: GalleryLanguage = .english) {
    tags = language.tags
  }

  /// Rows, and columns.
  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Flow(tags, id: \.self) {
        Text($0)
      }
      .itemSeparator {
        Text(verbatim: "·").foregroundStyle(.secondary)
      }
      .lineSeparator {
        Divider()
      }
      Flow(tags, id: \.self, layout: VFlowLayout(horizontalSpacing: 12, verticalSpacing: 4)) {
        Text($0)
      }
      .itemSeparator {
        Divider()
      }
      .lineSeparator {
        Divider()
      }
      .frame(height: 150, alignment: .topLeading)
    }
    .padding()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SeparatedTagsView_Previews: PreviewProvider {
  static var previews: some View {
    SeparatedTagsView()
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Tags in columns that wrap at a height.
///
///     TagColumnsView(language: .spanish)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TagColumnsView: View {
  private let tags: [String]

  /// Shows the gallery's tags in a language.
  public init(language: GalleryLanguage = .english) {
    tags = language.tags
  }

  /// The columns, as high as the frame around them.
  public var body: some View {
    VFlowLayout(horizontalSpacing: 12, verticalSpacing: 6) {
      ForEach(tags, id: \.self) { SmallTag(title: $0) }
    }
    .frame(height: 116, alignment: .topLeading)
    .padding()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TagColumnsView_Previews: PreviewProvider {
  static var previews: some View {
    TagColumnsView()
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// The same tags, three on a row at most, aligned to the beginning, to the middle and to the end of their lines.
///
///     AlignedTagsView(language: .brazilianPortuguese)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AlignedTagsView: View {
  private let tags: [String]

  /// Shows the gallery's tags in a language.
  public init(language: GalleryLanguage = .english) {
    tags = language.tags
  }

  /// Three flows, one below the other.
  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      alignedTags(.leading)
      alignedTags(.center)
      alignedTags(.trailing)
    }
    .padding()
  }

  private func alignedTags(_ alignment: FlowAlignment) -> some View {
    AlignedFlowLayout(
      horizontalSpacing: 8, verticalSpacing: 8, alignment: alignment, maxItemsPerLine: 3
    ) {
      ForEach(tags, id: \.self) { TagView(title: $0) }
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct AlignedTagsView_Previews: PreviewProvider {
  static var previews: some View {
    AlignedTagsView()
  }
}
#endif

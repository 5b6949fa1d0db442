#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Tags in lines, one after the other.
///
///     TagCloudView(language: .spanish)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TagCloudView: View {
  private let tags: [String]

  /// Shows any tags; they should differ.
  public init(tags: [String]) {
    self.tags = tags
  }

  /// Shows the gallery's tags in a language.
  public init(language: GalleryLanguage = .english) {
    tags = language.tags
  }

  /// The tags, in a flow.
  public var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(Capsule().fill(.blue.opacity(0.2)))
          .overlay(Capsule().strokeBorder(.blue))
      }
    }
    .padding()
  }
}

/// A word in a capsule.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TagView: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Capsule().fill(.blue.opacity(0.2)))
      .overlay(Capsule().strokeBorder(.blue))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TagCloudView_Previews: PreviewProvider {
  static var previews: some View {
    TagCloudView()
  }
}
#endif

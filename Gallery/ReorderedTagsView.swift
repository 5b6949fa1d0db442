#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Tags that people drag to other places; the others make room.
///
///     ReorderedTagsView(language: .english)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ReorderedTagsView: View {
  @State private var tags: [String]

  /// Shows the gallery's tags in a language.
  public init(language: GalleryLanguage = .english) {
    _tags = State(initialValue: language.tags)
  }

  /// The tags, in a flow that is as wide as its container, so that it stays where it is.
  public var body: some View {
    Flow(
      $tags.animation(.spring(response: 0.35, dampingFraction: 0.8)), id: \.self, editActions: .move
    ) { $tag in
      LiftedTag(title: tag)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}

/// A word in a capsule that is darker while it is held.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct LiftedTag: View {
  let title: String
  @Environment(\.isLiftedInFlow) private var isLifted

  var body: some View {
    Text(title)
      .foregroundStyle(isLifted ? Color.white : Color.primary)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background {
        Capsule().fill(isLifted ? Color.blue : Color.blue.opacity(0.2))
      }
      .overlay(Capsule().strokeBorder(.blue))
      .accessibilityIdentifier(title)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ReorderedTagsView_Previews: PreviewProvider {
  static var previews: some View {
    ReorderedTagsView()
  }
}
#endif

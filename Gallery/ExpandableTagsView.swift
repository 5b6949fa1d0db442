#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Tags on one line at first; a button shows all of them, and hides them again.
///
///     ExpandableTagsView(language: .spanish)
///
/// The tags unfold with a spring, unless the user asked for less motion.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ExpandableTagsView: View {
  private let language: GalleryLanguage
  @State private var isExpanded: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Shows the gallery's tags in a language.
  public init(language: GalleryLanguage = .english, isExpanded: Bool = false) {
    self.language = language
    _isExpanded = State(initialValue: isExpanded)
  }

  /// The tags, and the button after them.
  public var body: some View {
    Flow(language.tags, id: \.self, layout: FlowLayout(verticalAlignment: .center)) {
      TagView(title: $0)
    }
    .maxLines(1, isExpanded: isExpanded) { more in
      Button(more.isExpanded ? language.less : language.more(more.count)) {
        withAnimation(reducesMotion ? nil : .spring(response: 0.3)) { isExpanded.toggle() }
      }
      .buttonStyle(.plain)
      .foregroundStyle(.blue)
      .padding(.vertical, 8)
      .accessibilityIdentifier("toggle")
    }
    .padding()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ExpandableTagsView_Previews: PreviewProvider {
  static var previews: some View {
    ExpandableTagsView()
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// The same tags in a stack and in a flow: layouts that `AnyLayout` switches between.
///
///     SwitchedTagsView(language: .spanish)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SwitchedTagsView: View {
  private let tags: [String]

  /// Shows the gallery's tags in a language.
  public init(language: GalleryLanguage = .english) {
    tags = Array(language.tags.prefix(3))
  }

  /// The stack, and the flow in less width.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      smallTags(wraps: false)
      Divider()
      smallTags(wraps: true).frame(width: 150, alignment: .leading)
    }
    .padding()
  }

  @ViewBuilder private func smallTags(wraps: Bool) -> some View {
    let layout = wraps ? AnyLayout(FlowLayout(spacing: 6)) : AnyLayout(HStackLayout(spacing: 6))
    layout {
      ForEach(tags, id: \.self) { SmallTag(title: $0) }
    }
    .animation(.default, value: wraps)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SwitchedTagsView_Previews: PreviewProvider {
  static var previews: some View {
    SwitchedTagsView()
  }
}
#endif

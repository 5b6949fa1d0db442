#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// As many tags as a square of a widget's size holds, in rows and in columns.
///
///     WidgetTagsView(language: .arabic)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct WidgetTagsView: View {
  private let tags: [String]

  /// Shows the gallery's tags in a language.
  public init(language: GalleryLanguage = .english) {
    tags = language.tags
  }

  /// A square of rows, one of columns.
  public var body: some View {
    FlowLayout(spacing: 16) {
      widget {
        Flow(tags, id: \.self, layout: FlowLayout(spacing: 6)) {
          SmallTag(title: $0)
        }
        .fitsBounds { more in
          SmallTag(title: "+\(more.count)")
        }
      }
      widget {
        Flow(tags, id: \.self, layout: VFlowLayout(spacing: 6)) {
          SmallTag(title: $0)
        }
        .fitsBounds { more in
          SmallTag(title: "+\(more.count)")
        }
      }
    }
    .padding()
  }

  private func widget(@ViewBuilder content: () -> some View) -> some View {
    content()
      .frame(width: 124, height: 124, alignment: .topLeading)
      .padding(8)
      .background(RoundedRectangle(cornerRadius: 20).fill(Color.gray.opacity(0.12)))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct WidgetTagsView_Previews: PreviewProvider {
  static var previews: some View {
    WidgetTagsView()
  }
}
#endif

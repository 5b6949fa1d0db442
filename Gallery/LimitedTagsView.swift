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

  /// The tags, and the button behind them.
  public var body: some View {
    Flow(
      language.tags, id: \.self, layout: FlowLayout(verticalAlignment: .center), maxLines: 1,
      isExpanded: $isExpanded
    ) {
      TagView(title: $0)
    } overflow: { more in
      Button {
        withAnimation(reducesMotion ? nil : .spring(response: 0.3)) { isExpanded.toggle() }
      } label: {
        Text(more.isExpanded ? language.less : language.more(more.count)).padding(.vertical, 8)
      }
      .buttonStyle(.plain)
      .foregroundStyle(.blue)
      .accessibilityIdentifier("toggle")
    }
    .padding()
  }
}

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
        Flow(tags, id: \.self, layout: FlowLayout(spacing: 6), fitsHeight: true) {
          WidgetTag(title: $0)
        } overflow: { more in
          WidgetTag(title: "+\(more.count)")
        }
      }
      widget {
        Flow(tags, id: \.self, layout: VFlowLayout(spacing: 6), fitsHeight: true) {
          WidgetTag(title: $0)
        } overflow: { more in
          WidgetTag(title: "+\(more.count)")
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

/// A small tag.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct WidgetTag: View {
  let title: String

  var body: some View {
    Text(verbatim: title)
      .font(.caption)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(Capsule().fill(Color.blue.opacity(0.2)))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedTagsView_Previews: PreviewProvider {
  static var previews: some View {
    LimitedTagsView()
    ExpandableTagsView()
    WidgetTagsView()
  }
}
#endif

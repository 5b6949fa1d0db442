#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// The content of a sheet: habits on two rows, and a button that shows all of them, with rules between the rows.
///
///     Button("Habits") { isPresented = true }
///       .sheet(isPresented: $isPresented) { TagSheetView() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TagSheetView: View {
  private let language: GalleryLanguage
  @State private var isExpanded = false

  /// Shows the gallery's habits in a language.
  public init(language: GalleryLanguage = .english) {
    self.language = language
  }

  /// The habits, on the sheet.
  public var body: some View {
    VStack(spacing: 20) {
      Capsule().fill(Color.gray.opacity(0.5)).frame(width: 36, height: 5)
      habits.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal)
    .padding(.top, 8)
    .padding(.bottom, 32)
    .background(RoundedRectangle(cornerRadius: 24).fill(Color.gray.opacity(0.12)))
  }

  private var habits: some View {
    Flow(language.suggestions, id: \.self, layout: FlowLayout(verticalAlignment: .center)) {
      TagView(title: $0)
    }
    .maxLines(2, isExpanded: isExpanded) { more in
      Button {
        withAnimation { isExpanded.toggle() }
      } label: {
        Text(more.isExpanded ? language.less : language.more(more.count)).padding(.vertical, 8)
      }
      .buttonStyle(.plain)
      .foregroundStyle(.blue)
    }
    .lineSeparator {
      Divider()
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TagSheetView_Previews: PreviewProvider {
  static var previews: some View {
    TagSheetView()
  }
}
#endif

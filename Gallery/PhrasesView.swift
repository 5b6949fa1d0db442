#if canImport(SwiftUI)
import FlowUI
public import SwiftUI

/// Phrases of very different lengths in a `FlowLayoutView`, the flow for older systems.
///
///     PhrasesView(language: .hebrew)
public struct PhrasesView: View {
  private let phrases: [String]

  /// Shows the gallery's phrases in a language.
  public init(language: GalleryLanguage = .english) {
    phrases = language.phrases
  }

  /// The phrases, each in a box.
  public var body: some View {
    FlowLayoutView(mode: .scrollable, items: phrases) {
      Text(verbatim: $0)
        .font(.system(size: 12))
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
    }
    .padding()
  }
}

struct PhrasesView_Previews: PreviewProvider {
  static var previews: some View {
    PhrasesView()
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
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
    FlowLayoutView(mode: .scrollable, items: phrases) { phrase in
      PhraseView(text: phrase)
    }
    .padding()
  }
}

/// A phrase in a box.
private struct PhraseView: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 12))
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
  }
}

struct PhrasesView_Previews: PreviewProvider {
  static var previews: some View {
    PhrasesView()
  }
}
#endif

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
    FlowLayoutView(mode: .scrollable, binding: .constant(5), items: phrases) {
      Text($0)
        .font(.system(size: 12))
        .foregroundColor(.black)
        .padding()
        .background(
          RoundedRectangle(cornerRadius: 4)
            .border(Color.gray)
            .foregroundColor(Color.gray)
        )
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

#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Justified text with views between its words; the last row is as short as it is.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct JustifiedWords: View {
  var body: some View {
    FlowLayout(
      horizontalSpacing: 5, verticalSpacing: 6, alignment: .spaceBetween,
      verticalAlignment: .firstTextBaseline
    ) {
      words("At the harbor take the")
      line("7", .blue)
      words("as far as the old bridge, change there to the")
      line("12", .red)
      words("and get off at the third stop, in front of the market hall.")
    }
    .accessibilityElement(children: .combine)  // one text to read, not thirty
    .padding()
  }

  private func words(_ text: String) -> some View {
    ForEach(Array(text.split(separator: " ").enumerated()), id: \.offset) { _, word in
      Text(word)
    }
  }

  private func line(_ number: String, _ color: Color) -> some View {
    Text(number)
      .font(.headline)
      .padding(.horizontal, 8)
      .background(Capsule().strokeBorder(color, lineWidth: 2))
      .accessibilityLabel("line \(number)")
  }
}
#endif

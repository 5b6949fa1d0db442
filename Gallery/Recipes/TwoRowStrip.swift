#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Two rows of about the same length that scroll sideways together.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TwoRowStrip: View {
  let searches = [
    "Nearby", "Open now", "Free entry", "Museums", "Live music", "Markets", "For children",
    "Outdoors", "Step-free", "This weekend", "Late night", "Guided tours",
  ]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      FlowLayout(spacing: 8, wrapping: .balanced(minLines: 2)) {
        ForEach(searches, id: \.self) { search in
          Text(search)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(RoundedRectangle(cornerRadius: 10).strokeBorder(.gray))
        }
      }
      .padding(.horizontal)
    }
    .padding(.vertical)
  }
}
#endif

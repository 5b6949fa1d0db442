#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Chips in centered rows.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct CenteredChips: View {
  let topics = [
    "Architecture", "Ceramics", "Film", "Gardening", "Jazz", "Photography", "Poetry",
  ]

  var body: some View {
    FlowLayout(alignment: .center, spacing: 8) {
      ForEach(topics, id: \.self) { topic in
        Text(topic)
          .font(.subheadline)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(Capsule().fill(.blue.opacity(0.2)))
          .overlay(Capsule().strokeBorder(.blue))
      }
    }
    .padding()
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Tags on one row; if they need more, a button unfolds them, and folds them again.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct OneLineFirst: View {
  let topics = [
    ("Weekend", ["Hiking", "Baking"]),
    ("Reading list", ["Poetry", "Essays", "Biographies", "Travel", "Crime", "Comics"]),
  ]
  let layout = FlowLayout(spacing: 8, verticalAlignment: .center)
  @State private var unfolded: Set<String> = []
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(topics, id: \.0) { title, tags in
        Text(title).font(.headline)
        Flow(tags, id: \.self, layout: layout) { tag in
          Text(tag)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Capsule().strokeBorder(.blue))
        }
        .maxLines(1, isExpanded: unfolded.contains(title)) { more in
          Button(more.isExpanded ? "Less" : "\(more.count) more") {
            withAnimation(reducesMotion ? nil : .spring(response: 0.3)) {
              unfolded.formSymmetricDifference([title])
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Tags in the rows of a list; each row is as high as its tags need.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ListRowTags: View {
  struct Place: Identifiable {
    let id: String
    let tags: [String]
  }

  let places = [
    Place(
      id: "Botanical garden",
      tags: ["Quiet", "Step-free", "Café", "For children", "Free", "Open air", "Fountain"]),
    Place(id: "Castle", tags: ["Views", "Museum"]),
    Place(
      id: "Market hall",
      tags: ["Food", "Indoors", "Open late", "Live music", "Crowded", "Crafts"]),
  ]
  let layout = FlowLayout(spacing: 6, verticalAlignment: .center)
  @State private var unfolded: Set<String> = []

  var body: some View {
    List(places) { place in
      VStack(alignment: .leading, spacing: 8) {
        Text(place.id).font(.headline)
        Flow(place.tags, id: \.self, layout: layout) { tag in
          Text(tag)
            .font(.subheadline)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Capsule().strokeBorder(.indigo))
        }
        .maxLines(1, isExpanded: unfolded.contains(place.id)) { more in
          Button(more.isExpanded ? "Less" : "+\(more.count)") {
            withAnimation { unfolded.formSymmetricDifference([place.id]) }
          }
          .buttonStyle(.plain)  // otherwise a tap anywhere in the row presses it
          .foregroundStyle(.blue)
        }
      }
    }
  }
}
#endif

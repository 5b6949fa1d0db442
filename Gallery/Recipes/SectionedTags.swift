#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Tags in sections whose headers stay at the top while their tags scroll by.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SectionedTags: View {
  let sections = [
    ("Fruit", ["Apple", "Apricot", "Cherry", "Fig", "Grape", "Melon", "Peach", "Plum"]),
    ("Vegetables", ["Artichoke", "Carrot", "Fennel", "Leek", "Pumpkin", "Spinach"]),
    ("Herbs", ["Basil", "Chives", "Dill", "Mint", "Oregano", "Parsley", "Sage"]),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(sections, id: \.0) { title, tags in
          Section {
            FlowLayout(spacing: 8) {
              ForEach(tags, id: \.self) { tag in
                Text(tag)
                  .padding(.horizontal, 12)
                  .padding(.vertical, 6)
                  .background(Capsule().fill(.indigo.opacity(0.2)))
                  .overlay(Capsule().strokeBorder(.indigo))
              }
            }
            .padding([.horizontal, .bottom])
          } header: {
            Text(title)
              .font(.headline)
              .padding(.horizontal)
              .padding(.vertical, 8)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.background)
          }
        }
      }
    }
  }
}
#endif

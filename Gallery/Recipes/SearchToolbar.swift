#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Buttons and a search field that takes whatever room they leave in its row.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SearchToolbar: View {
  @State private var query = ""
  @State private var isFlagged = false

  var body: some View {
    FlowLayout(spacing: 8, verticalAlignment: .center) {
      button("plus", "New") { query = "" }
      button(isFlagged ? "bookmark.fill" : "bookmark", "Saved") { isFlagged.toggle() }
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").accessibilityHidden(true)
        TextField("Search", text: $query).textFieldStyle(.plain)
      }
      .padding(8)
      .background(RoundedRectangle(cornerRadius: 10).strokeBorder(.gray))
      .flowBasis(160)  // whatever is typed
      .flowGrow()
      Button("Cancel") { query = "" }
        .flowBreak(.avoidBefore)  // stays in the row of the field
    }
    .padding()
  }

  private func button(
    _ symbol: String, _ title: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol).frame(width: 36, height: 36)
    }
    .accessibilityLabel(title)
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Chips that can be picked, several at a time, and a button that clears them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FilterChips: View {
  let filters = ["Vegan", "Gluten-free", "Under 30 minutes", "One pot", "Spicy", "No nuts"]
  @State private var selection: Set<String> = ["Gluten-free", "One pot"]

  var body: some View {
    FlowLayout(spacing: 8, verticalAlignment: .center) {
      ForEach(filters, id: \.self) { filter in
        chip(filter, isOn: selection.contains(filter))
      }
      if !selection.isEmpty {
        Button("Clear") { withAnimation { selection = [] } }
          .flowBreak(.avoidBefore)  // never alone on the last row
      }
    }
    .padding()
  }

  private func chip(_ filter: String, isOn: Bool) -> some View {
    Button {
      withAnimation(.spring(response: 0.3)) {
        if selection.remove(filter) == nil { selection.insert(filter) }
      }
    } label: {
      HStack(spacing: 6) {
        if isOn { Image(systemName: "checkmark").accessibilityHidden(true) }
        Text(filter)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Capsule().fill(isOn ? Color.blue.opacity(0.3) : Color.gray.opacity(0.1)))
      .overlay(Capsule().strokeBorder(isOn ? Color.blue : Color.gray))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
#endif

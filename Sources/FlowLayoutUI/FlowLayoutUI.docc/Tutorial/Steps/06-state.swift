import FlowLayoutUI
import SwiftUI

struct SuggestionPicker: View {
  @State private var selected: Set<String> = []

  let suggestions = [
    "Morning routine ☀️", "Exercise 💪", "Read a book 📚", "Drink water 💧", "Meditate 🧘",
    "Call a friend 📞", "Learn something new 🧠",
  ]

  var body: some View {
    FlowLayout(horizontalSpacing: 8, verticalSpacing: 10) {
      ForEach(suggestions, id: \.self) { suggestion in
        SuggestionChip(title: suggestion, isSelected: selected.contains(suggestion)) {
          toggle(suggestion)
        }
      }
    }
    .padding()
  }

  private func toggle(_ suggestion: String) {
    selected.formSymmetricDifference([suggestion])
  }
}

struct SuggestionChip: View {
  let title: String
  let isSelected: Bool
  let onTap: @MainActor () -> Void

  var body: some View {
    Button(action: onTap) {
      HStack(spacing: 6) {
        Text(title).font(.subheadline)
        if isSelected {
          Image(systemName: "checkmark")
            .font(.system(size: 12, weight: .bold))
            .foregroundStyle(.blue)
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(background)
    }
    .buttonStyle(.plain)
  }

  private var background: some View {
    Capsule()
      .fill(isSelected ? Color.blue.opacity(0.15) : Color.gray.opacity(0.1))
      .overlay(Capsule().strokeBorder(isSelected ? Color.blue : Color.clear, lineWidth: 1.5))
  }
}

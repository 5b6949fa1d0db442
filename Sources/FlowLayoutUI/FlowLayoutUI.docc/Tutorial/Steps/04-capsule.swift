import FlowLayoutUI
import SwiftUI

struct SuggestionPicker: View {
  let suggestions = [
    "Morning routine ☀️", "Exercise 💪", "Read a book 📚", "Drink water 💧", "Meditate 🧘",
    "Call a friend 📞", "Learn something new 🧠",
  ]

  var body: some View {
    FlowLayout(horizontalSpacing: 8, verticalSpacing: 10) {
      ForEach(suggestions, id: \.self) { suggestion in
        SuggestionChip(title: suggestion)
      }
    }
    .padding()
  }
}

struct SuggestionChip: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.subheadline)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(Capsule().fill(Color.gray.opacity(0.1)))
  }
}

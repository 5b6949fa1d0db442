import FlowLayoutUI
import SwiftUI

struct SuggestionPicker: View {
  let suggestions = [
    "Morning routine ☀️", "Exercise 💪", "Read a book 📚", "Drink water 💧", "Meditate 🧘",
    "Call a friend 📞", "Learn something new 🧠",
  ]

  var body: some View {
    FlowLayout {
      ForEach(suggestions, id: \.self) { suggestion in
        Text(suggestion)
      }
    }
    .padding()
  }
}

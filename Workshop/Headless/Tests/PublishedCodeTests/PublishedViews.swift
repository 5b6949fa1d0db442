import FlowLayoutUI
import SwiftUI

// The views of the article and of the recipe as they were published: only the layouts are this
// library's. They have to compile as they are, so nothing in them is to be tidied up.

struct TagCloudView: View {
  let tags = [
    "Swift", "SwiftUI", "iOS Development", "Xcode",
    "UIKit", "Combine", "Async/Await", "Core Data",
  ]

  var body: some View {
    FlowLayout(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(Capsule().fill(Color.blue.opacity(0.2)))
      }
    }
    .padding()
  }
}

struct SuggestionChip: View {
  let title: String
  let isSelected: Bool
  let onTap: () -> Void

  var body: some View {
    Button(action: onTap) {
      HStack(spacing: 6) {
        Text(title)
          .font(.subheadline)

        if isSelected {
          Image(systemName: "checkmark")
            .font(.system(size: 12, weight: .bold))
            .foregroundStyle(.blue)
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(chipBackground)
    }
    .buttonStyle(.plain)
  }

  private var chipBackground: some View {
    Capsule()
      .fill(isSelected ? Color.blue.opacity(0.15) : Color.gray.opacity(0.1))
      .overlay(
        Capsule()
          .strokeBorder(
            isSelected ? Color.blue : Color.clear,
            lineWidth: 1.5
          )
      )
  }
}

struct SuggestionPickerView: View {
  @State private var selected: Set<String> = []

  let suggestions = [
    "Morning routine ☀️",
    "Exercise 💪",
    "Read a book 📚",
    "Drink water 💧",
    "Meditation 🧘",
    "Call a friend 📞",
    "Learn something new 🧠",
  ]

  var body: some View {
    FlowLayout(horizontalSpacing: 8, verticalSpacing: 10) {
      ForEach(suggestions, id: \.self) { suggestion in
        SuggestionChip(
          title: suggestion,
          isSelected: selected.contains(suggestion),
          onTap: {
            withAnimation(.spring(response: 0.3)) {
              if selected.contains(suggestion) {
                selected.remove(suggestion)
              } else {
                selected.insert(suggestion)
              }
            }
          }
        )
      }
    }
    .padding()
  }
}

struct AlignedView: View {
  let alignment: FlowAlignment

  var body: some View {
    AlignedFlowLayout(horizontalSpacing: 8, verticalSpacing: 8, alignment: alignment) {
      ForEach(["Swift", "SwiftUI", "Combine"], id: \.self) { tag in
        Text(tag)
      }
    }
  }
}

struct FlowLayout_Previews: PreviewProvider {
  static var previews: some View {
    FlowLayoutView(
      mode: .scrollable,
      binding: .constant(5),
      items: [
        "Some long item here", "And then some longer one",
        "Short", "Items", "Here", "And", "A", "Few", "More",
        "And then a very very very long one",
      ]
    ) {
      Text($0)
        .font(.system(size: 12))
        .foregroundColor(.black)
        .padding()
        .background(
          RoundedRectangle(cornerRadius: 4)
            .border(Color.gray)
            .foregroundColor(Color.gray))
    }.padding()
  }
}

#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// A capsule to tap, with a check mark while it is selected.
///
///     SuggestionChip(title: "Exercise 💪", isSelected: isSelected) { isSelected.toggle() }
///
/// A selected chip differs by its check mark, a wider border and the weight of its text, not by color
/// alone. To assistive technologies it is one button with the title as its label, selected or not.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SuggestionChip: View {
  private let title: String
  private let isSelected: Bool
  private let onTap: @MainActor () -> Void

  /// Makes a chip that shows whether it is selected and calls `onTap` when it is tapped.
  public init(title: String, isSelected: Bool, onTap: @escaping @MainActor () -> Void) {
    self.title = title
    self.isSelected = isSelected
    self.onTap = onTap
  }

  /// The chip.
  public var body: some View {
    Button(action: onTap) {
      HStack(spacing: 6) {
        Text(title)
          .font(.subheadline)
          .fontWeight(isSelected ? .semibold : .regular)

        if isSelected {
          Image(systemName: "checkmark")
            .font(.system(size: 12, weight: .bold))
            .foregroundStyle(.blue)
            .accessibilityHidden(true)
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(chipBackground)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var chipBackground: some View {
    Capsule()
      .fill(isSelected ? Color.blue.opacity(0.15) : Color.gray.opacity(0.1))
      .overlay(
        Capsule()
          .strokeBorder(isSelected ? Color.blue : Color.gray, lineWidth: isSelected ? 1.5 : 1)
      )
  }
}

/// Suggestions to pick from; picking one widens its chip, and the lines make room.
///
///     SuggestionPickerView(language: .simplifiedChinese)
///
/// Chips move with a spring, unless the user asked for less motion.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SuggestionPickerView: View {
  private let suggestions: [String]
  @State private var selected: Set<String>
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Shows any suggestions, which should differ, some of them selected at first.
  public init(suggestions: [String], selected: Set<String> = []) {
    self.suggestions = suggestions
    self.selected = selected
  }

  /// Shows the gallery's suggestions in a language, none of them selected.
  public init(language: GalleryLanguage = .english) {
    self.init(suggestions: language.suggestions)
  }

  /// The chips, in a flow.
  public var body: some View {
    FlowLayout(horizontalSpacing: 8, verticalSpacing: 10) {
      ForEach(suggestions, id: \.self) { suggestion in
        SuggestionChip(title: suggestion, isSelected: selected.contains(suggestion)) {
          withAnimation(reducesMotion ? nil : .spring(response: 0.3)) { toggle(suggestion) }
        }
        .accessibilityIdentifier(suggestion)
      }
    }
    .padding()
  }

  private func toggle(_ suggestion: String) {
    if selected.remove(suggestion) == nil { selected.insert(suggestion) }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SuggestionPickerView_Previews: PreviewProvider {
  static var previews: some View {
    SuggestionPickerView()
  }
}
#endif

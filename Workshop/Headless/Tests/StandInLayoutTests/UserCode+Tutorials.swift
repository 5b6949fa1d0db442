/// The code of tutorials about wrapping layouts, written anew.
extension UserCode {
  /// A wrapping layout in the least code, and a cloud of tags in it.
  static let tagCloud = UserCode(
    name: "a tag cloud",
    code: """
      private struct FlowLayout: Layout {
        var horizontalSpacing: CGFloat = 8
        var verticalSpacing: CGFloat = 8

        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return frames(of: sizes, width: proposal.width ?? .infinity)
            .reduce(CGRect.zero) { $0.union($1) }.size
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          for (subview, frame) in zip(subviews, frames(of: sizes, width: bounds.width)) {
            subview.place(
              at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
              proposal: ProposedViewSize(frame.size))
          }
        }

        private func frames(of sizes: [CGSize], width: CGFloat) -> [CGRect] {
          var (x, y, depth) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
          return sizes.map { size in
            if x > 0, x + size.width > width {
              (x, y, depth) = (0, y + depth + verticalSpacing, 0)
            }
            defer {
              x += size.width + horizontalSpacing
              depth = max(depth, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
          }
        }
      }

      private struct TagCloud: View {
        let tags = ["Swift", "Layout", "Concurrency"]

        var body: some View {
          FlowLayout(horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(tags, id: \\.self) { tag in
              Text(tag)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(Capsule().fill(Color.blue.opacity(0.2)))
            }
          }
          .padding()
        }
      }
      """)

  static let suggestionPicker = UserCode(
    name: "a picker whose chips change when they are tapped",
    code: """
      private struct SuggestionChip: View {
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
            .overlay(
              Capsule()
                .strokeBorder(isSelected ? Color.blue : Color.clear, lineWidth: 1.5)
            )
        }
      }

      private struct SuggestionPicker: View {
        @State private var selected: Set<String> = []
        let suggestions = ["Walk 🚶", "Read 📚"]

        var body: some View {
          HStackLayout(spacing: 10) {
            ForEach(suggestions, id: \\.self) { suggestion in
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
      """)

  static let alignedTags = UserCode(
    name: "a layout with an alignment type of its own",
    code: """
      private struct AlignedFlowLayout: Layout {
        enum HorizontalAlignment {
          case leading, center, trailing
        }

        var horizontalSpacing: CGFloat = 8
        var alignment: HorizontalAlignment = .leading

        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let anchor: UnitPoint =
            switch alignment {
            case .leading: .topLeading
            case .center: .top
            case .trailing: .topTrailing
            }
          for subview in subviews {
            let x = bounds.minX + bounds.width * anchor.x
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: anchor, proposal: .unspecified)
          }
        }
      }

      @MainActor private func tags() -> some View {
        AlignedFlowLayout(horizontalSpacing: 8, alignment: .center) {
          ForEach(0..<3) { Text("Tag \\($0)") }
        }
      }
      """)

  /// The way to wrap before the `Layout` protocol: sizes go up as preferences, guides come down.
  static let recipe = UserCode(
    name: "a flow of alignment guides",
    code: """
      private struct Widths: PreferenceKey {
        static let defaultValue: [Int: CGFloat] = [:]
        static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
          value.merge(nextValue()) { $1 }
        }
      }

      private struct FlowLayoutView<B, T: Hashable, V: View>: View {
        enum Mode { case scrollable, vstack }

        let mode: Mode
        @Binding var binding: B
        let items: [T]
        let viewMapping: (T) -> V
        @State private var widths: [Int: CGFloat] = [:]

        init(
          mode: Mode, binding: Binding<B>, items: [T],
          @ViewBuilder viewMapping: @escaping (T) -> V
        ) {
          self.mode = mode
          _binding = binding
          self.items = items
          self.viewMapping = viewMapping
        }

        var body: some View {
          let widths = widths
          let target = $widths
          return ZStack(alignment: .topLeading) {
            ForEach(items.indices, id: \\.self) { index in
              viewMapping(items[index])
                .padding([.horizontal, .vertical], 4)
                .background(
                  GeometryReader { proxy in
                    Color.clear.preference(key: Widths.self, value: [index: proxy.size.width])
                  }
                )
                .alignmentGuide(.leading) { _ in -(widths[index - 1] ?? 0) }
            }
          }
          .onPreferenceChange(Widths.self) { target.wrappedValue = $0 }
        }
      }

      private struct FlowLayout_Previews: PreviewProvider {
        static var previews: some View {
          FlowLayoutView(mode: .scrollable, binding: .constant(5), items: ["Short", "Longer"]) {
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
      """)
}

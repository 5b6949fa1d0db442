/// Layouts with caches and properties, keys and guides of one's own, layouts that switch.
extension UserCode {
  static let cachedLayout = UserCode(
    name: "a layout that keeps its measurements",
    code: """
      private struct Row: Layout {
        struct CacheData {
          var sizes: [CGSize] = []
        }

        static var layoutProperties: LayoutProperties {
          var properties = LayoutProperties()
          properties.stackOrientation = .horizontal
          return properties
        }

        func makeCache(subviews: Subviews) -> CacheData {
          CacheData(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
        }

        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
        ) -> CGSize {
          cache.sizes.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: max($0.height, $1.height))
          }
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout CacheData
        ) {
          var x = bounds.minX
          for index in subviews.indices {
            let size = cache.sizes[index]
            subviews[index].place(
              at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
              proposal: ProposedViewSize(width: size.width, height: size.height))
            x += size.width
          }
        }
      }
      """)

  static let switchingLayout = UserCode(
    name: "a layout chosen at run time",
    code: """
      private struct Switcher: View {
        @Environment(\\.layoutDirection) private var direction
        @State private var isColumn = false

        var body: some View {
          let layout =
            isColumn
            ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
          layout {
            Text("a")
            if direction == .rightToLeft { Divider() } else { Spacer(minLength: 8) }
            Text("b").layoutPriority(1).frame(minWidth: 10, maxWidth: .infinity, alignment: .leading)
          }
          .onTapGesture { isColumn.toggle() }
          .animation(.easeInOut(duration: 0.2), value: isColumn)
        }
      }
      """)

  /// Values of a view travel to the layout; a guide of one's own; modifiers on any view.
  static let statistics = UserCode(
    name: "keys, guides and environment values of one's own",
    code: """
      private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
      private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
      }
      private struct Gap: EnvironmentKey { static let defaultValue: CGFloat = 8 }

      extension VerticalAlignment { fileprivate static let third = VerticalAlignment(Third.self) }

      extension EnvironmentValues {
        fileprivate var gap: CGFloat {
          get { self[Gap.self] }
          set { self[Gap.self] = newValue }
        }
      }

      extension View {
        fileprivate func weight(_ value: CGFloat) -> some View {
          layoutValue(key: Weight.self, value: value)
        }
        fileprivate func gap(_ value: CGFloat) -> some View { environment(\\.gap, value) }
      }

      private struct Card: View {
        @Environment(\\.gap) private var gap

        var body: some View {
          HStack(alignment: .third, spacing: gap) {
            Text("a").weight(2).alignmentGuide(.third) { $0[.top] + 2 }
            Group {
              Rectangle().stroke(Color.red, lineWidth: 2)
              Circle().fill(.green)
            }
            .frame(width: 20, height: 20)
          }
          .gap(4)
          .fixedSize(horizontal: true, vertical: false)
          .accessibilityIdentifier("card")
        }
      }
      """)
}

import FlowLayoutUI
import SwiftUI

/// The two ways in which a `FlowLayoutView` works.
enum FlowPath: CaseIterable {
  /// Through `FlowLayout`.
  case layout

  /// Through preferences and alignment guides, as on systems without the `Layout` protocol.
  case guides
}

@MainActor extension View {
  /// Makes every `FlowLayoutView` in here work in one of the two ways.
  func flows(by path: FlowPath) -> some View { environment(\.flowsByGuides, path == .guides) }
}

/// The recipe as it is usually written by hand, to show up its traps.
///
/// Its guides add up where they are, and start anew behind the item that equals the last one.
/// The running position lives in an object, because guides may not change captured variables any more;
/// the state is set where the recipe defers that to the next turn of the run loop, which comes to
/// the same.
struct RecipeFlow<Item: Hashable, Content: View>: View {
  let mode: FlowLayoutMode
  let items: [Item]
  let viewMapping: (Item) -> Content
  @State private var totalHeight: CGFloat

  init(mode: FlowLayoutMode, items: [Item], viewMapping: @escaping (Item) -> Content) {
    self.mode = mode
    self.items = items
    self.viewMapping = viewMapping
    _totalHeight = State(initialValue: mode == .scrollable ? 0 : .infinity)
  }

  var body: some View {
    let stack = VStack { GeometryReader { content(in: $0.size.width) } }
    if mode == .scrollable {
      stack.frame(height: totalHeight)
    } else {
      stack.frame(maxHeight: totalHeight)
    }
  }

  private func content(in width: CGFloat) -> some View {
    let pen = RecipePen()
    let last = items.last
    return ZStack(alignment: .topLeading) {
      ForEach(items, id: \.self) { item in
        let isLast = item == last
        viewMapping(item)
          .padding([.horizontal, .vertical], 4)
          .alignmentGuide(.leading) { pen.leading($0, isLast: isLast, in: width) }
          .alignmentGuide(.top) { _ in pen.top(isLast: isLast) }
      }
    }
    .background(heightReader)
  }

  private var heightReader: some View {
    GeometryReader { proxy in
      let _ = update(proxy.size.height)
      Color.clear
    }
  }

  private func update(_ height: CGFloat) { totalHeight = height }
}

/// Where the recipe's next item goes, as its guides pass it on.
private final class RecipePen: @unchecked Sendable {
  private var x: CGFloat = 0
  private var y: CGFloat = 0

  func leading(_ item: ViewDimensions, isLast: Bool, in width: CGFloat) -> CGFloat {
    if abs(x - item.width) > width {
      x = 0
      y -= item.height
    }
    let result = x
    x = isLast ? 0 : x - item.width
    return result
  }

  func top(isLast: Bool) -> CGFloat {
    let result = y
    if isLast { y = 0 }
    return result
  }
}

#if canImport(SwiftUI)
public import FlowUI
public import SwiftUI

/// A hundred thousand numbers in three rows that scroll sideways, of which only those near what is visible
/// exist.
///
///     LazyStripView(.acrossLines, ScrollPosition(x: 250_000))
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct LazyStripView: View {
  private let order: FlowLineOrder
  @State private var position: ScrollPosition

  /// Shows the numbers from a position on.
  public init(
    _ order: FlowLineOrder = .lineByLine,
    _ position: ScrollPosition = ScrollPosition(edge: .leading)
  ) {
    self.order = order
    self.position = position
  }

  /// The numbers, in a strip.
  public var body: some View {
    ScrollView(.horizontal) {
      LazyFlow(
        0..<100_000, layout: FlowLayout(spacing: 6), sizes: .declared(size(of:)), lines: 3,
        order: order
      ) { number in
        NumberView(number: number)
      }
      .padding()
    }
    .flowScrollPosition($position)
    .frame(height: 128)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct LazyStripView_Previews: PreviewProvider {
  static var previews: some View {
    LazyStripView()
  }
}
#endif

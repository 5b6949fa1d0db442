#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// A hundred thousand numbers in three rows that scroll sideways, of which only those near what is visible
/// exist.
///
///     LazyStripView(ScrollPosition(x: 250_000), isLineByLine: false)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct LazyStripView: View {
  private let isLineByLine: Bool
  @State private var position: ScrollPosition

  /// Shows the numbers from a position on.
  public init(
    _ position: ScrollPosition = ScrollPosition(edge: .leading), isLineByLine: Bool = true
  ) {
    self.isLineByLine = isLineByLine
    self.position = position
  }

  /// The numbers, in a strip.
  public var body: some View {
    ScrollView(.horizontal) {
      let strip = LazyStrip(0..<100_000, lines: 3, layout: FlowLayout(spacing: 6)) { number in
        NumberView(number: number)
      }
      (isLineByLine ? strip.lineByLine(size(of:)) : strip.itemSizes(size(of:)))
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

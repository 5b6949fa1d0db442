#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// A hundred thousand numbers to scroll through, of which only those near what is visible exist.
///
///     LazyTagsView(ScrollPosition(y: 250_000))
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct LazyTagsView: View {
  @State private var position: ScrollPosition

  /// Shows the numbers from a position on.
  public init(_ position: ScrollPosition = ScrollPosition(edge: .top)) {
    self.position = position
  }

  /// The numbers, in a lazy flow that scrolls.
  public var body: some View {
    ScrollView {
      LazyFlow(0..<100_000, layout: FlowLayout(spacing: 6)) { number in
        NumberView(number: number)
      }
      .itemSizes(size(of:))
      .padding(.horizontal)
    }
    .flowScrollPosition($position)
    .frame(height: 240)
    .padding(.vertical)
  }
}

/// How large a number's capsule is: between 56 and 120 points long.
func size(of number: Int) -> CGSize {
  CGSize(width: 56 + CGFloat(number * 37 % 65), height: 28)
}

/// A number in a capsule that fills what it is offered.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct NumberView: View {
  let number: Int

  var body: some View {
    Text(verbatim: "\(number)")
      .font(.caption)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Capsule().fill(.blue.opacity(number.isMultiple(of: 10) ? 0.4 : 0.1)))
      .overlay(Capsule().strokeBorder(.blue))
      .accessibilityIdentifier("\(number)")
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct LazyTagsView_Previews: PreviewProvider {
  static var previews: some View {
    LazyTagsView()
  }
}
#endif

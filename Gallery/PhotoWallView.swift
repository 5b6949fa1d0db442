#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Fifty thousand photos of their own proportions, in rows as wide as the screen; only those near what is
/// visible exist.
///
///     PhotoWallView(ScrollPosition(y: 250_000))
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct PhotoWallView: View {
  @State private var position: ScrollPosition

  /// Shows the photos from a position on.
  public init(_ position: ScrollPosition = ScrollPosition(edge: .top)) {
    self.position = position
  }

  /// The photos, in a lazy flow that scrolls.
  public var body: some View {
    ScrollView {
      LazyFlow(0..<50_000, layout: FlowLayout(spacing: 4, targetRowHeight: 80)) { number in
        DrawnPhoto(number: number).accessibilityIdentifier("\(number)")
      }
      .itemAspectRatios { DrawnPhoto.sizes[$0 * 7 % 11] }
    }
    .flowScrollPosition($position)
    .frame(height: 260)
    .padding(4)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct PhotoWallView_Previews: PreviewProvider {
  static var previews: some View {
    PhotoWallView()
  }
}
#endif

#if canImport(SwiftUI)
import FlowUI
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
      LazyFlow(
        0..<50_000, layout: FlowLayout(spacing: 4, targetRowHeight: 80),
        sizes: .aspectRatio { Self.sizes[$0 * 7 % 11] }
      ) { number in
        DrawnPhoto(number: number).accessibilityIdentifier("\(number)")
      }
    }
    .flowScrollPosition($position)
    .frame(height: 260)
    .padding(4)
  }

  /// What cameras make: landscapes, portraits, squares and a panorama.
  private static let sizes: [CGSize] = [
    CGSize(width: 3, height: 2), CGSize(width: 4, height: 3), CGSize(width: 2, height: 3),
    CGSize(width: 16, height: 9), CGSize(width: 1, height: 1), CGSize(width: 3, height: 4),
    CGSize(width: 3, height: 2), CGSize(width: 9, height: 16), CGSize(width: 4, height: 3),
    CGSize(width: 3, height: 1), CGSize(width: 4, height: 5),
  ]
}

/// A hill under the sun, or the moon.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct DrawnPhoto: View {
  let number: Int

  private static let skies: [Color] = [.blue, .cyan, .indigo, .orange, .pink, .teal]
  private static let hills: [Color] = [.green, .brown, .mint, .purple]

  var body: some View {
    let sky = Self.skies[number * 5 % 6]
    GeometryReader { photo in
      let (width, height) = (photo.size.width, photo.size.height)
      let sun = 0.3 * min(width, height)
      let place = CGFloat(number * 37 % 60) / 100
      Circle().fill(Color.yellow)
        .frame(width: sun, height: sun)
        .offset(x: place * width + 0.1 * sun, y: 0.3 * sun)
      Ellipse().fill(Self.hills[number * 3 % 4])
        .frame(width: 1.4 * width, height: height)
        .offset(x: (0.2 - place) * width, y: 0.6 * height)
    }
    .background(sky.opacity(0.45))
    .clipShape(RoundedRectangle(cornerRadius: 3))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct PhotoWallView_Previews: PreviewProvider {
  static var previews: some View {
    PhotoWallView()
  }
}
#endif

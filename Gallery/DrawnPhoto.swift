#if canImport(SwiftUI)
import SwiftUI

/// A hill under the sun, or the moon.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct DrawnPhoto: View {
  let number: Int

  /// The proportions of cameras' pictures: landscapes, portraits, squares and a panorama.
  static let sizes: [CGSize] = [
    CGSize(width: 3, height: 2), CGSize(width: 4, height: 3), CGSize(width: 2, height: 3),
    CGSize(width: 16, height: 9), CGSize(width: 1, height: 1), CGSize(width: 3, height: 4),
    CGSize(width: 3, height: 2), CGSize(width: 9, height: 16), CGSize(width: 4, height: 3),
    CGSize(width: 3, height: 1), CGSize(width: 4, height: 5),
  ]

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
#endif

#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// Boxes in the proportions of photos, in rows that are exactly as wide as the flow.
///
///     PhotoRowsView()
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PhotoRowsView: View {
  private let photos = [1.5, 0.75, 1.33, 1, 1.78, 0.67, 1.5, 0.8, 1.33, 2.2].enumerated().map {
    Photo(id: $0.offset, size: CGSize(width: $0.element, height: 1))
  }

  /// Shows the boxes.
  public init() {}

  /// The rows, each about 90 points high.
  public var body: some View {
    FlowLayout(spacing: 4, targetRowHeight: 90) {
      ForEach(photos) { photo in
        PhotoView(photo: photo).flowAspectRatio(photo.size)
      }
    }
    .padding()
  }
}

private struct Photo: Identifiable {
  let id: Int
  let size: CGSize
}

/// A box in the place of a photo.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct PhotoView: View {
  let photo: Photo

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(.blue.opacity(0.2 + 0.1 * Double(photo.id % 4)))
      .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(.blue))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PhotoRowsView_Previews: PreviewProvider {
  static var previews: some View {
    PhotoRowsView()
  }
}
#endif

#if canImport(SwiftUI)
import FlowUI
public import SwiftUI

/// Boxes in the proportions of photos, in rows that are exactly as wide as the flow.
///
///     PhotoRowsView()
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PhotoRowsView: View {
  private let proportions: [CGFloat] = [1.5, 0.75, 1.33, 1, 1.78, 0.67, 1.5, 0.8, 1.33, 2.2]

  /// Shows the boxes.
  public init() {}

  /// The rows, each about 90 points high.
  public var body: some View {
    FlowLayout(spacing: 4, targetRowHeight: 90) {
      ForEach(proportions.indices, id: \.self) { place in
        RoundedRectangle(cornerRadius: 4)
          .fill(Color.blue.opacity(0.2 + 0.1 * Double(place % 4)))
          .flowAspectRatio(proportions[place])
      }
    }
    .padding()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PhotoRowsView_Previews: PreviewProvider {
  static var previews: some View {
    PhotoRowsView()
  }
}
#endif

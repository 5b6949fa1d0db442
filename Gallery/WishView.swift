#if canImport(SwiftUI)
import FlowUI
public import SwiftUI

/// A wish in Swift and in CSS, and what a flow of rows and one of columns make of it.
///
///     WishView(.balanced)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct WishView: View {
  private let wish: Wish

  /// How long the lines of both flows are.
  private let length: CGFloat = 240

  /// Shows a wish.
  public init(_ wish: Wish) {
    self.wish = wish
  }

  /// The two notations, rows, and columns.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: wish.swift)
      Text(verbatim: wish.css).foregroundStyle(.secondary)
      FlowLayout(wrapping: wish.wrapping, maxItemsPerLine: wish.maxItemsPerLine) {
        wish.boxes(across: .vertical)
      }
      .frame(width: length, alignment: .topLeading)
      .background(Color.gray.opacity(0.1))
      .accessibilityIdentifier("rows")
      VFlowLayout(wrapping: wish.wrapping, maxItemsPerLine: wish.maxItemsPerLine) {
        wish.boxes(across: .horizontal)
      }
      .frame(height: length, alignment: .topLeading)
      .background(Color.gray.opacity(0.1))
      .accessibilityIdentifier("columns")
      .padding(.top, 8)
    }
    .font(.caption)
    .padding()
  }
}

/// A letter in a box that may grow both ways.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct WishBox: View {
  private let name: String
  private let width: CGFloat
  private let height: CGFloat

  init(_ name: String, width: CGFloat = 36, height: CGFloat = 36) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Text(verbatim: name)
      .frame(
        minWidth: 0, idealWidth: width, maxWidth: .infinity, minHeight: 0, idealHeight: height,
        maxHeight: .infinity
      )
      .background(RoundedRectangle(cornerRadius: 6).fill(Color.blue.opacity(0.2)))
      .accessibilityIdentifier(name)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct WishView_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Wish.allCases, id: \.self) { WishView($0) }
  }
}
#endif

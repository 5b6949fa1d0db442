#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Photos of their own proportions in rows as wide as the screen; a tapped one takes a row of its own.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PhotoRows: View {
  struct Photo: Identifiable {
    let id: Int
    let size: CGSize
    let color: Color
  }

  let photos: [Photo] = [
    Photo(id: 0, size: CGSize(width: 3, height: 2), color: .teal),
    Photo(id: 1, size: CGSize(width: 2, height: 3), color: .indigo),
    Photo(id: 2, size: CGSize(width: 4, height: 3), color: .orange),
    Photo(id: 3, size: CGSize(width: 1, height: 1), color: .pink),
    Photo(id: 4, size: CGSize(width: 16, height: 9), color: .green),
    Photo(id: 5, size: CGSize(width: 3, height: 4), color: .purple),
    Photo(id: 6, size: CGSize(width: 3, height: 2), color: .blue),
  ]
  @State private var enlarged: Int?

  var body: some View {
    FlowLayout(spacing: 4, targetRowHeight: 120) {
      ForEach(photos) { photo in
        Button {
          withAnimation(.spring(response: 0.4)) {
            enlarged = enlarged == photo.id ? nil : photo.id
          }
        } label: {  // in an app: Image(…).resizable()
          RoundedRectangle(cornerRadius: 4).fill(photo.color.opacity(0.7))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Photo \(photo.id + 1)")
        .flowAspectRatio(photo.size)
        .flowFullLine(enlarged == photo.id)
      }
    }
  }
}
#endif

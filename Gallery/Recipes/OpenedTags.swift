#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Two lines of thousands of tags; a button opens them all, of which only those near what is visible are made.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct OpenedTags: View {
  let tags = (1...5_000).map { "Tag \($0)" }
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Tags").font(.headline)
        Spacer()
        if isOpen { Button("Less") { isOpen = false } }
      }
      if isOpen {
        ScrollView {
          LazyFlow(tags, id: \.self, layout: layout) { chip($0) }
        }
      } else {
        Flow(tags, id: \.self, layout: layout) {
          chip($0)
        }
        .maxLines(2) { more in
          Button("\(more.count) more") { isOpen = true }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding()
  }

  private var layout: FlowLayout { FlowLayout(spacing: 8, verticalAlignment: .center) }

  private func chip(_ tag: String) -> some View {
    Text(tag)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Capsule().strokeBorder(.blue))
  }
}
#endif

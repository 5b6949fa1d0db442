#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// The same long text four times: it wraps, is truncated, wraps earlier, and fills the rest of its row.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TextInRows: View {
  let text = "Delivered yesterday at noon to your neighbor on the second floor"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      example("too wide: a row of its own, where it wraps") { $0 }
      example("lineLimit(1): truncated") { $0.lineLimit(1) }
      example("flowBasis(200): wraps at 200 points") { $0.flowBasis(200) }
      example("flowBasis(100), flowGrow(): takes the rest of the row") {
        $0.flowBasis(100).flowGrow()
      }
    }
    .padding()
  }

  private func example<Change: View>(
    _ title: String, change: (Text) -> Change
  ) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      FlowLayout(spacing: 8, verticalAlignment: .firstTextBaseline) {
        Image(systemName: "house")
        change(Text(text))
        Text("Track").foregroundStyle(.blue)
      }
    }
  }
}
#endif

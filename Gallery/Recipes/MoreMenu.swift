#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Buttons on one row, and a menu of those that do not fit.
@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
struct MoreMenu: View {
  struct Command: Identifiable {
    let id: String
    var isImportant = false
  }

  let commands = [
    Command(id: "Reply", isImportant: true), Command(id: "Forward"), Command(id: "Flag"),
    Command(id: "Move"), Command(id: "Print"), Command(id: "Delete", isImportant: true),
  ]
  let layout = FlowLayout(spacing: 8, verticalAlignment: .center)
  @State private var last = "Reply"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Flow(commands, layout: layout) { command in
        Button(command.id) { last = command.id }
          .buttonStyle(.plain)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(Capsule().strokeBorder(.gray))
      }
      .maxLines(1) { more in
        Menu("+\(more.count)") {
          ForEach(more.hidden) { command in
            Button(command.id) { last = command.id }
          }
        }
        .accessibilityLabel("\(more.count) more")
      }
      .priority { $0.isImportant ? 1 : 0 }  // hidden last
      Text("Last: \(last)").foregroundStyle(.secondary)
    }
    .padding()
  }
}
#endif

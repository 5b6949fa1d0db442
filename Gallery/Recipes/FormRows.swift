#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// A form whose fields stand beside their labels, or below those that leave too little room.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FormRows: View {
  @State private var name = ""
  @State private var city = ""
  @State private var note = ""

  var body: some View {
    FlowLayout(spacing: 10, verticalAlignment: .firstTextBaseline) {
      row("Name", "Ada Lovelace", text: $name)
      row("City", "London", text: $city)
      row("Instructions for the courier", "Ring twice", text: $note)
    }
    .padding()
  }

  @ViewBuilder private func row(
    _ label: String, _ example: String, text: Binding<String>
  ) -> some View {
    Text(label)
      .frame(minWidth: 60, alignment: .leading)
      .accessibilityHidden(true)  // the field says it
      .flowBreak(.before)
    TextField(label, text: text, prompt: Text(example))
      .textFieldStyle(.plain)
      .padding(8)
      .background(RoundedRectangle(cornerRadius: 8).strokeBorder(.gray))
      .flowBasis(180)  // whatever is typed
      .flowGrow()
  }
}
#endif

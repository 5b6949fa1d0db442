#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Avatars on one row, and a button that presents those that do not fit.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
struct AvatarRow: View {
  let people = [
    "Ada", "Barbara", "Donald", "Edsger", "Frances", "Grace", "Katherine", "Margaret",
  ]
  @State private var showsOthers = false

  var body: some View {
    Flow(people, id: \.self, layout: FlowLayout(spacing: -10)) { person in
      avatar(person.prefix(1), .blue)
    }
    .maxLines(1) { others in
      Button {
        showsOthers = true
      } label: {
        avatar("+\(others.count)", .gray)
      }
      .buttonStyle(.plain)
      .popover(isPresented: $showsOthers) {
        VStack(alignment: .leading) {
          ForEach(others.hidden, id: \.self) { Text($0) }
        }
        .padding()
      }
    }
    .overflowPlaceholder {
      avatar("", .gray)
    }
    .frame(maxWidth: 220, alignment: .leading)
    .padding()
  }

  private func avatar(_ text: some StringProtocol, _ color: Color) -> some View {
    Text(text)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 40, height: 40)
      .background(Circle().fill(color))
      .padding(2)
      .background(Circle().fill(.background))
  }
}
#endif

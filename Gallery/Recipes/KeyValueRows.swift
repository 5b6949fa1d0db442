#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Keys with their values, with lines between those of a row and between the rows.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct KeyValueRows: View {
  struct Fact: Identifiable {
    let id: String
    let value: String
  }

  let facts = [
    Fact(id: "Distance", value: "12.4 km"), Fact(id: "Time", value: "3 h 10 min"),
    Fact(id: "Ascent", value: "640 m"), Fact(id: "Descent", value: "590 m"),
    Fact(id: "Grade", value: "moderate"), Fact(id: "Season", value: "May to October"),
  ]

  var body: some View {
    Flow(facts, layout: FlowLayout(horizontalSpacing: 12, verticalSpacing: 8)) { fact in
      VStack(alignment: .leading, spacing: 2) {
        Text(fact.id).font(.caption).foregroundStyle(.secondary)
        Text(fact.value).fontWeight(.medium)
      }
      .accessibilityElement(children: .combine)
    }
    .itemSeparator {
      Divider()
    }
    .lineSeparator {
      Divider()
    }
    .padding()
  }
}
#endif

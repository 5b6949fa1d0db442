#if canImport(SwiftUI)
import SwiftUI

/// Views beside the rows, evaluated again only when a stamp changes, not when only rows do.
struct Versioned<Content: View> {
  let stamp: [Int]
  let content: () -> Content
}

extension Versioned: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.stamp == b.stamp }
}

extension Versioned: View {
  var body: some View { content() }
}
#endif

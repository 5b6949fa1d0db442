#if canImport(SwiftUI)
import SwiftUI

/// Views that are evaluated again only when `stamp` changes.
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

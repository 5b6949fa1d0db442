#if canImport(SwiftUI)
import SwiftUI

/// Views beside rows, made anew only where a stamp is another: not where only rows have news.
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

#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Numbers that are loaded page by page as a person scrolls.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct NextPage: View {
  @State private var numbers = Array(1...200)
  @State private var hasFailed = false

  var body: some View {
    ScrollView {
      LazyFlow(numbers, id: \.self, layout: FlowLayout(spacing: 8)) { number in
        Text("Item \(number)")
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(Capsule().fill(.indigo.opacity(0.2)))
          .overlay(Capsule().strokeBorder(.indigo))
          // Made half a page before it can be seen.
          .task { if number == numbers.last { await loadNextPage() } }
      }
      .padding()
      if hasFailed {
        Button("Try again") { Task { await loadNextPage() } }
          .padding(.bottom)
      }
    }
  }

  private func loadNextPage() async {
    do {
      let page = try await page(after: numbers.count)
      hasFailed = false
      numbers += page  // an empty one is the end
    } catch {
      hasFailed = !Task.isCancelled
    }
  }

  private struct Unreachable: Error {}

  // In an app: from its server. This one fails once.
  private func page(after count: Int) async throws -> [Int] {
    if count == 400, !hasFailed { throw Unreachable() }
    return count < 600 ? Array(count + 1...count + 200) : []
  }
}
#endif

import SwiftUI
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Shows what it was told by its geometry, by a preference and on appearing, each as a width.
private struct Told: View {
  @State private var observed: CGFloat = 1
  @State private var preferred: CGFloat = 1
  @State private var appeared: CGFloat = 1

  var body: some View {
    VStack(spacing: 0) {
      Box(observed, 10).accessibilityIdentifier("observed")
      Box(preferred, 10).accessibilityIdentifier("preferred")
      Box(appeared, 10).accessibilityIdentifier("appeared")
      GeometryReader { Box($0.size.width, 10).accessibilityIdentifier("read") }
    }
    .preference(key: WidthKey.self, value: 30)
    .onPreferenceChange(WidthKey.self) { preferred = $0 }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      observed = $0 / 4
    }
    .onAppear { appeared = 40 }
  }
}

@MainActor @Suite("Showing the first pass")
struct FirstPassTests {
  private func widths(_ host: HeadlessHost) -> [String: CGFloat] {
    Dictionary(uniqueKeysWithValues: host.frames.map { ($0.identifier, $0.frame.width) })
  }

  @Test("state that actions set is not seen, and geometry of the same pass is")
  func onePass() {
    let space = CGSize(width: 100, height: 80)
    let host = HeadlessHost(size: space, showing: .firstPass) { Told() }
    let first: [String: CGFloat] = ["observed": 1, "preferred": 1, "appeared": 1, "read": 100]
    expectEqual(widths(host), first)
    expectEqual(widths(host), first)
    expectEqual(host.size.width, 100)
    expectEqual(widths(host), first)
    let settled = HeadlessHost(size: space) { Told() }
    expectEqual(widths(settled), ["observed": 25, "preferred": 30, "appeared": 40, "read": 100])
  }

  @Test("another size is another pass, with the state that there is by then")
  func resizing() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 80), showing: .firstPass) { Told() }
    _ = host.frames
    host.resize(CGSize(width: 60, height: 80))
    let second: [String: CGFloat] = ["observed": 25, "preferred": 30, "appeared": 40, "read": 60]
    expectEqual(widths(host), second)
    expectEqual(widths(host), second)
  }
}

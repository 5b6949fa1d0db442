import FlowUI
import SwiftUI
import Testing

/// Lazy flows that measure their views, with layouts and lines that change what may be shown.
@MainActor @Suite("Options of lazy flows")
struct LazyFlowOptionsTests {
  @Test("all rows of photos are shown, also if one of them avoids a break")
  func photosWithBreaks() async throws {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        LazyFlow(0..<8, id: \.self, layout: FlowLayout(spacing: 0, targetRowHeight: 100)) {
          Color.clear.accessibilityIdentifier("\($0)")
            .flowAspectRatio(1)
            .flowBreak($0 == 1 ? .avoidBefore : [])
        }
      }
      .accessibilityIdentifier("scroll")
    }
    try await update(host)
    #expect(host.visibleChips.count == 8)
    #expect(host.visibleChips[7] == CGRect(x: 100, y: 200, width: 100, height: 100))
  }

  @Test("a flow that was a strip for a while shows the elements that there are by then")
  func formerStrip() async throws {
    let handle = LinesHandle()
    let host = HeadlessHost(size: CGSize(width: 390, height: 400)) { LinesScreen(handle: handle) }
    try await update(host)
    #expect(host.visibleChips.count > 20)
    handle.lines?.wrappedValue = 2
    try await update(host)
    handle.chips?.wrappedValue = Piece.chips(10, seed: 1)
    try await update(host)
    #expect(host.visibleChips.count < 10)
    handle.lines?.wrappedValue = nil
    try await update(host)
    let eager = Screen.host(Piece.chips(10, seed: 1), ScreenOptions(kind: .eager))
    #expect(host.visibleChips == eager.visibleChips)
  }
}

@MainActor private final class LinesHandle {
  var chips: Binding<[Piece]>?
  var lines: Binding<Int?>?
}

/// A flow with lines that break or a number of them that are scrolled along.
private struct LinesScreen: View {
  let handle: LinesHandle
  @State private var chips = Piece.chips(500)
  @State private var lines: Int?

  init(handle: LinesHandle) { self.handle = handle }

  var body: some View {
    (handle.chips, handle.lines) = ($chips, $lines)
    return ScrollView(lines == nil ? .vertical : .horizontal) {
      lines.map { LazyFlow(chips, lines: $0) { ChipView($0) } }
        ?? LazyFlow(chips, layout: FlowLayout(hugsLines: .never)) { ChipView($0) }
    }
    .accessibilityIdentifier("scroll")
  }
}

import SwiftUI
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// Shows, below a box, what it measured of it: the second line follows in a second round.
private struct Measured: View {
  var width: CGFloat
  @State private var measured: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: width, height: 10).preference(key: WidthKey.self, value: width)
      Color.blue.frame(width: measured / 2, height: 5)
    }
    .onPreferenceChange(WidthKey.self) { measured = $0 }
    .fixedSize()
  }
}

/// Grows with each round by what it saw of itself in the one before.
private struct Growing: View {
  @State private var width: CGFloat = 1

  var body: some View {
    Color.red.frame(width: width, height: 1)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 + 1
      }
  }
}

private final class Proposals: @unchecked Sendable { var all: [ProposedViewSize] = [] }

private struct Noting: Layout {
  var proposals: Proposals

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposals.all.append(proposal)
    return CGSize(width: 30, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor @Suite("An image renderer lays out a view without a window")
struct ImageRendererTests {
  private func size<V: View>(_ renderer: ImageRenderer<V>) -> CGSize {
    var size = CGSize.zero
    renderer.render { taken, _ in size = taken }
    return size
  }

  @Test("the view has its ideal size until another is proposed")
  func proposedSize() {
    let renderer = ImageRenderer(content: Color.red.frame(maxWidth: 200, minHeight: 15))
    expectEqual(size(renderer), CGSize(width: 10, height: 15))
    renderer.proposedSize = ProposedViewSize(width: 80, height: nil)
    expectEqual(size(renderer), CGSize(width: 80, height: 15))
    renderer.proposedSize = .infinity
    expectEqual(size(renderer).width, 200)
  }

  @Test("the proposal reaches the view as it is")
  func proposal() {
    let proposals = Proposals()
    let renderer = ImageRenderer(content: Noting(proposals: proposals) {})
    for proposal in [
      ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 7, height: nil),
    ] {
      renderer.proposedSize = proposal
      expectEqual(size(renderer), CGSize(width: 30, height: 20))
      expectEqual(proposals.all.last, proposal)
    }
  }

  @Test(
    "frames are read by what SwiftUI has for that: geometry, preferences, a layout of one's own")
  func frames() {
    var (frames, width, global): ([Int: CGRect], CGFloat?, CGRect?) = ([:], nil, nil)
    let renderer = ImageRenderer(
      content: Wrap(spacing: 10) {
        ForEach(0..<3) { index in
          Color.red.frame(width: 40, height: 20)
            .preference(key: WidthKey.self, value: CGFloat(index))
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .named("wrap"))
            } action: {
              frames[index] = $0
            }
        }
      }
      .coordinateSpace(name: "wrap")
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        global = $0
      })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    expectEqual(size(renderer), CGSize(width: 90, height: 50))
    expectEqual(
      frames, [0: CGRect(0, 0, 40, 20), 1: CGRect(50, 0, 40, 20), 2: CGRect(0, 30, 40, 20)])
    expectEqual(width, 2)
    expectEqual(global, CGRect(0, 0, 90, 50))
  }

  @Test("state set from a preference is shown in the same rendering")
  func secondRound() {
    let renderer = ImageRenderer(content: Measured(width: 30))
    expectEqual(size(renderer), CGSize(width: 30, height: 15))
  }

  @Test("a preference made in a geometry reader tells the frame of the same rendering")
  func geometryReader() {
    var heights: [CGFloat] = []
    let renderer = ImageRenderer(
      content: Measured(width: 30)
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
          }
        }
        .onPreferenceChange(HeightKey.self) { heights.append($0) })
    expectEqual(size(renderer), CGSize(width: 30, height: 15))
    expectEqual(heights, [15])
  }

  @Test("state that the second round sets waits for the next rendering")
  func thirdRound() {
    let renderer = ImageRenderer(content: Growing())
    expectEqual(size(renderer).width, 2)
    expectEqual(size(renderer).width, 4)
  }

  @Test("another content is another value of the same view: its state lives on")
  func content() {
    let log = Log()
    struct Counting: View {
      let log: Log
      var name: String
      @State private var birth: String

      init(log: Log, name: String) {
        (self.log, self.name) = (log, name)
        birth = name
      }

      var body: some View { log.note("\(name), born \(birth)", Color.red) }
    }
    let renderer = ImageRenderer(content: Counting(log: log, name: "a"))
    _ = size(renderer)
    renderer.content = Counting(log: log, name: "b")
    _ = size(renderer)
    _ = size(renderer)
    expectEqual(log.entries, ["a, born a", "b, born a"])
    expectEqual(renderer.content.name, "b")
  }

  @Test("the environment is what the content says")
  func environment() {
    var frame: CGRect?
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 10, height: 20)
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            frame = $0
          }
      }
      .environment(\.layoutDirection, .rightToLeft))
    expectEqual(size(renderer), CGSize(width: 50, height: 20))
    expectEqual(frame, CGRect(0, 0, 10, 20))
  }
}

import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a flow's options are to the engine.
@Suite("Options of a flow in the engine's terms")
struct FlowRulesTests {
  @Test("an ideal length limits lines only where nothing else does")
  func idealLength() {
    let rules = FlowLayout(idealLength: 50).rules
    #expect(rules.container(limit: nil, alignsByGuides: false).maxMain == 50)
    #expect(rules.container(limit: nil, alignsByGuides: false).mainSize == nil)
    #expect(rules.container(limit: 100, alignsByGuides: false).maxMain == .infinity)
    #expect(rules.container(limit: 100, alignsByGuides: false).mainSize == 100)
    let without = FlowLayout().rules
    #expect(without.container(limit: nil, alignsByGuides: false).maxMain == .infinity)
  }

  private func asksForLineGaps(_ layout: FlowLayout) -> Bool {
    ItemHost(ItemMemory(), layout.rules).givesLineGaps
  }

  @Test("the platform's distances come with the views: the container adds none of its own")
  func distances() {
    let given = FlowLayout(horizontalSpacing: 3, verticalSpacing: -5).rules
      .container(limit: 100, alignsByGuides: false)
    #expect(given.mainGap == 3)
    #expect(given.crossGap == -5)
    #expect(!asksForLineGaps(FlowLayout(horizontalSpacing: 3, verticalSpacing: -5)))
    for spacing in [nil, CGFloat.infinity, .nan] {
      let container = FlowLayout(spacing: spacing).rules
        .container(limit: 100, alignsByGuides: false)
      #expect(container.mainGap == 0)
      #expect(container.crossGap == 0)
      #expect(asksForLineGaps(FlowLayout(spacing: spacing)) == (spacing == nil))
    }
  }

  @Test("stretched views have no guide, and a guide that frames decide needs no view's answer")
  func alignments() {
    func alignment(_ layout: some FlowingLayout, byGuides: Bool = false) -> FlexAlignment {
      layout.rules.container(limit: 100, alignsByGuides: byGuides).alignItems
    }
    #expect(alignment(FlowLayout(verticalAlignment: .top)) == .flexStart)
    #expect(alignment(FlowLayout(verticalAlignment: .center)) == .center)
    #expect(alignment(FlowLayout(verticalAlignment: .bottom)) == .flexEnd)
    #expect(alignment(FlowLayout(verticalAlignment: .firstTextBaseline)) == .baseline)
    #expect(alignment(VFlowLayout(horizontalAlignment: .leading)) == .flexStart)
    #expect(alignment(VFlowLayout(horizontalAlignment: .center)) == .center)
    #expect(alignment(VFlowLayout(horizontalAlignment: .trailing)) == .flexEnd)
    #expect(alignment(VFlowLayout(horizontalAlignment: .mark)) == .baseline)
    #expect(alignment(FlowLayout(verticalAlignment: .bottom), byGuides: true) == .baseline)
    let stretched = FlowLayout(verticalAlignment: .bottom, stretchesItems: true)
    #expect(alignment(stretched, byGuides: true) == .stretch)
  }

  @Test("the guide of a frame is at its first edge, in its middle or at its last edge")
  func guides() {
    #expect(FlowGuide.vertical(.top).position(inDepth: 24) == 0)
    #expect(FlowGuide.vertical(.center).position(inDepth: 24) == 12)
    #expect(FlowGuide.vertical(.bottom).position(inDepth: 24) == 24)
    #expect(FlowGuide.horizontal(.leading).position(inDepth: 24) == 0)
    #expect(FlowGuide.horizontal(.center).position(inDepth: 24) == 12)
    #expect(FlowGuide.horizontal(.trailing).position(inDepth: 24) == 24)
  }

  @Test("a last line is aligned as the others are if that leaves its views together")
  func lastLine() {
    func lastLine(_ alignment: FlowAlignment, _ own: FlowAlignment? = nil) -> FlexDistribution? {
      FlowLayout(alignment: alignment, lastLine: own).rules
        .container(limit: 100, alignsByGuides: false).justifyLastLine
    }
    #expect(lastLine(.leading) == .flexStart)
    #expect(lastLine(.center) == .center)
    #expect(lastLine(.trailing) == .flexEnd)
    for alignment in [FlowAlignment.spaceBetween, .spaceAround, .spaceEvenly, .stretch] {
      #expect(lastLine(alignment) == .flexStart)
      #expect(lastLine(alignment, .trailing) == .flexEnd)
    }
  }

  @Test("modifiers for breaks are told as they are, and an empty set is no wish")
  func breaks() {
    #expect(FlowBreak([]).flexBreaks == [])
    #expect(FlowBreak.before.flexBreaks == .before)
    #expect(FlowBreak.after.flexBreaks == .after)
    #expect(FlowBreak.avoidBefore.flexBreaks == .avoidBefore)
    #expect(FlowBreak([.before, .after]).flexBreaks == [.before, .after])
  }
}

/// Which lines a flow breaks again so that its own size, proposed, has the same lines.
@Suite("Lines that are broken again at the flow's own size")
struct SteadyLinesTests {
  /// The length to break views of these widths at instead, without distances between them.
  private func steadyLength(
    _ widths: [Double], limit: CGFloat?, _ layout: FlowLayout
  ) -> CGFloat? {
    let items = FlexItems(main: widths, cross: widths.map { _ in 10 })
    var frames = FlexFrames()
    var solver = FlexSolver()
    solver.solve(
      items, in: layout.rules.container(limit: limit, alignsByGuides: false), into: &frames)
    return layout.rules.steadyLength(frames, limit: limit)
  }

  @Test("a view that is longer than the ideal length makes room for more in all lines")
  func idealLength() {
    let layout = FlowLayout(spacing: 0, idealLength: 100)
    #expect(steadyLength([101, 30], limit: nil, layout) == 101)
    #expect(steadyLength([30, 101, 30], limit: nil, layout) == 101)
    // As long as all lines may be.
    #expect(steadyLength([100, 30], limit: nil, layout) == nil)
    #expect(steadyLength([80, 30], limit: nil, layout) == nil)
    // Nothing is beside it.
    #expect(steadyLength([101], limit: nil, layout) == nil)
    #expect(steadyLength([], limit: nil, layout) == nil)
    // Somebody has said how long lines may be.
    #expect(steadyLength([60, 60], limit: 70, FlowLayout(spacing: 0, idealLength: 50)) == nil)
    #expect(steadyLength([120, 30], limit: nil, FlowLayout(spacing: 0)) == nil)
  }

  @Test("balanced lines are steady unless there are more than necessary or distances differ")
  func balanced() {
    func steady(_ minLines: Int, spacing: CGFloat?, limit: CGFloat?) -> CGFloat? {
      let layout = FlowLayout(
        horizontalSpacing: spacing, wrapping: .balanced(minLines: minLines))
      return steadyLength([40, 40, 40], limit: limit, layout)
    }
    // Two lines of 80 and 40.
    #expect(steady(1, spacing: 0, limit: 100) == nil)
    #expect(steady(2, spacing: 0, limit: 100) == 80)
    #expect(steady(2, spacing: 0, limit: nil) == 80)
    #expect(steady(1, spacing: nil, limit: 100) == 80)
    // They are as long as they may be.
    #expect(steady(2, spacing: 0, limit: 80) == nil)
    // One line alone is never broken again.
    #expect(steady(1, spacing: nil, limit: 200) == nil)
  }

  @Test("a greedy flow with the platform's distances has the same lines in its own size")
  func greedy() {
    let layout = FlowLayout(horizontalSpacing: nil, verticalSpacing: 0)
    #expect(steadyLength([40, 40, 40], limit: 100, layout) == nil)
  }
}

/// How a value goes from a layout to views as the height of one of them.
@MainActor @Suite("Values that a layout tells views")
struct LayoutSignalTests {
  @Test("each other value is another length, never 0, and the same value is the same length")
  func lengths() {
    let signal = LayoutSignal("none")
    #expect(signal.value == "none")
    #expect(signal.length(for: "none") == 1)
    #expect(signal.length(for: "none") == 1)
    #expect(signal.length(for: "some") == 2)
    #expect(signal.length(for: "some") == 2)
    #expect(signal.length(for: "none") == 3)
    #expect(signal.value == "none")
    #expect(LayoutSignal("none").length(for: "some") == 1)
  }

  @Test("4,096 lengths follow each other before the first one comes back")
  func repetition() {
    let signal = LayoutSignal(0)
    let lengths = (1...4096).map { signal.length(for: $0) }
    #expect(lengths == (1...4096).map { CGFloat($0) })
    #expect(signal.length(for: 4097) == 1)
  }

  @Test("a view reads the number that its height is, 0 if it has none")
  func numbers() {
    struct Reader: View {
      let height: CGFloat
      var body: some View {
        GeometryReader { Text(verbatim: "\(LayoutSignal<Int>.number($0))") }.frame(height: height)
      }
    }
    let host = HeadlessHost(size: CGSize(width: 100, height: 9_000)) {
      VStack(spacing: 0) {
        Reader(height: 0)
        Reader(height: 1)
        Reader(height: 2.4)
        Reader(height: 2.6)
        Reader(height: 5_000)
      }
    }
    #expect(host.readTexts == ["0", "1", "2", "3", "4096"])
  }
}

import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// The contents of a lazy flow when its options, its elements or its views change.
@Suite("Contents of lazy flows")
struct LazyContentsTests {
  private func contents(
    _ layout: some FlowingLayout = FlowLayout(spacing: 0), measured: Int = 4, of count: Int = 10
  ) -> LazyContents {
    .known(sizes(measured), of: count, layout.rules)
  }

  private func sizes(_ count: Int) -> [CGSize] {
    Array(repeating: CGSize(width: 50, height: 20), count: count)
  }

  private func items(_ count: Int, cross: Double = 20) -> FlexItems {
    FlexItems(repeating: FlexItem(main: 50, cross: cross), count: count)
  }

  @Test("views that are measured say only once what they have to say", arguments: [true, false])
  func revisions(isStrip: Bool) {
    let layout = FlowLayout(spacing: 0)
    var contents = LazyContents(
      isStrip ? layout.rules.asStrip(1, .lineByLine) : layout.rules, isDeclared: false)
    contents.setItems(SectionItems(10))
    var revisions: [Int] = []
    for columns in [items(4), items(4), items(5), items(5, cross: 21), items(12), items(12)] {
      let before = contents.generation.learned
      contents.measure(columns, length: 100)
      revisions.append(contents.generation.learned - before)
      contents.checkInvariants()
    }
    // Of items that there are not, nothing is learned.
    #expect(revisions == [1, 0, 1, 1, 1, 0] && contents.items.known == 0..<10)
    let (revision, fit) = (contents.generation.learned, FlexMeasurement(main: 70, cross: 30))
    contents.learn([
      (0, .init(main: 70, measurement: fit)), (10, .init(main: 70, measurement: fit)),
    ])
    #expect(contents.generation.learned == revision + 1 && contents.items.memory.answers.count == 1)
  }

  @Test("sizes are forgotten where other options would have views say something else")
  func forgotten() {
    func known(_ first: some FlowingLayout, _ second: some FlowingLayout) -> Int {
      var contents = contents(first)
      contents.setRules(second.rules)
      contents.checkInvariants()
      return contents.items.known.count
    }
    #expect(known(FlowLayout(), FlowLayout()) == 4)
    #expect(known(FlowLayout(), FlowLayout(spacing: 3)) == 4)
    #expect(known(FlowLayout(), FlowLayout(alignment: .center)) == 4)
    #expect(known(FlowLayout(), VFlowLayout()) == 0)
    #expect(known(FlowLayout(), FlowLayout(verticalAlignment: .center)) == 0)
    #expect(known(FlowLayout(), FlowLayout(verticalSpacing: nil)) == 0)
    #expect(known(FlowLayout(verticalSpacing: nil), FlowLayout()) == 0)
    #expect(known(FlowLayout(), FlowLayout(horizontalSpacing: nil)) == 0)
    let platform = FlowLayout(verticalSpacing: nil)
    #expect(known(platform, FlowLayout(verticalSpacing: nil, alignment: .center)) == 4)
  }

  @Test("declared sizes are kept whatever the options are")
  func declaredOptions() {
    var contents = LazyContents.known(sizes(4), FlowLayout(spacing: 0).rules, isDeclared: true)
    #expect(contents.size(100) == CGSize(width: 100, height: 40))
    contents.setRules(FlowLayout(spacing: 2, verticalAlignment: .bottom).rules)
    #expect(contents.size(110) == CGSize(width: 102, height: 42))
    contents.setRules(FlowLayout(spacing: nil, verticalAlignment: .bottom).rules)
    #expect(contents.size(110) == CGSize(width: 108, height: 48))
    contents.checkInvariants()
  }

  @Test("a view is proposed what it was measured with; one that stretches is offered its place")
  func proposals() {
    func proposals(_ layout: FlowLayout, _ change: (inout FlexItems) -> Void = { _ in })
      -> [ProposedViewSize?]
    {
      var items = FlexItems(main: [40, 30], cross: [20, 12])
      change(&items)
      var contents = LazyContents(layout.rules, isDeclared: false)
      contents.setItems(SectionItems(2))
      contents.measure(items, length: 100)
      let slice = contents.slice(nil, length: 100)
      let found = contents.places(of: [0, 1], in: CGSize(width: 100, height: 20), slice)
      return [found.places[0]?.proposal, found.places[1]?.proposal]
    }
    func size(_ width: CGFloat, _ height: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(width: width, height: height)
    }
    let layout = FlowLayout(spacing: 0)
    #expect(proposals(layout) == [.unspecified, .unspecified])
    #expect(
      proposals(layout) { $0.alignSelf = [.auto, .stretch] } == [.unspecified, size(30, 20)])
    // Those that take all of a line are asked what they make of it.
    #expect(proposals(layout) { $0.grow = [0, 1] } == [.unspecified, size(60, nil)])
    let stretched = FlowLayout(spacing: 0, stretchesItems: true)
    #expect(proposals(stretched) == [size(40, 20), size(30, 20)])
    // A photo gets all of its row, a view beside it is as it is.
    let photos = FlowLayout(spacing: 0, targetRowHeight: 20)
    #expect(proposals(photos) { $0.aspectRatio = [nil, 2] } == [.unspecified, size(40, 20)])
  }

  @Test("lines of what is measured neither hug nor balance, since that depends on what comes")
  func measured() {
    let layout = FlowLayout(
      alignment: .center, lastLine: .trailing, wrapping: .balanced, hugging: .always)
    let rules = layout.rules.measured
    #expect(rules.wrapping == .greedy && rules.hugging == .never)
    #expect(rules.alignment == .center && rules.lastLine == .flexEnd)
    let strip = layout.rules.asStrip(2, .lineByLine).measured
    #expect(strip.alignment == .flexStart && strip.lastLine == nil)
  }
}

import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Where the views of a lazy flow are, and what they are proposed.
@Suite("Places in lazy flows")
struct LazyPlacesTests {
  private func contents(_ layout: some FlowingLayout, of count: Int, _ items: FlexItems)
    -> LazyContents
  {
    var contents = LazyContents(layout.rules, isDeclared: false)
    contents.setItems(SectionItems(count))
    contents.measure(items, length: 100)
    return contents
  }

  @Test("a view is proposed what it was measured with; one that stretches is offered its place")
  func proposals() {
    func proposals(_ layout: FlowLayout, _ change: (inout FlexItems) -> Void = { _ in })
      -> [ProposedViewSize?]
    {
      var items = FlexItems(main: [40, 30], cross: [20, 12])
      change(&items)
      var contents = contents(layout, of: 2, items)
      var slice = LazySlice(length: 100)
      slice.insert(0..<2)
      let room = CGSize(width: 100, height: 20)
      let found = contents.places(of: [0, 1], in: room, slice)
      return [found.places[0]?.proposal, found.places[1]?.proposal]
    }
    let layout = FlowLayout(spacing: 0)
    #expect(proposals(layout) == [.unspecified, .unspecified])
    #expect(
      proposals(layout) { $0.alignSelf = [.auto, .stretch] }
        == [.unspecified, ProposedViewSize(width: 30, height: 20)])
    // Those that take all of a line are asked what they make of it.
    #expect(
      proposals(layout) { $0.grow = [0, 1] }
        == [.unspecified, ProposedViewSize(width: 60, height: nil)])
    #expect(
      proposals(FlowLayout(spacing: 0, stretchesItems: true)) == [
        ProposedViewSize(width: 40, height: 20), ProposedViewSize(width: 30, height: 20),
      ])
    // A photo gets all of its row, a view beside it is as it is.
    let photos = FlowLayout(spacing: 0, targetRowHeight: 20)
    #expect(
      proposals(photos) { $0.aspectRatio = [nil, 2] }
        == [.unspecified, ProposedViewSize(width: 40, height: 20)])
  }

  @Test("what views make of a length is asked once, and again for another length")
  func questions() {
    let layout = FlowLayout(spacing: 0)
    var contents = contents(layout, of: 2, FlexItems(main: [140, 30], cross: [20, 12]))
    var slice = LazySlice(length: 100)
    slice.insert(0..<2)
    let room = CGSize(width: 100, height: 52)
    // The first one is longer than the flow.
    #expect(contents.places(of: [0, 1], in: room, slice).questions == [0: 100])
    let fit = ItemMemory.Answer(main: 100, measurement: FlexMeasurement(main: 90, cross: 40))
    contents.learn([(0, fit)])
    let found = contents.places(of: [0, 1], in: room, slice)
    #expect(found.questions.isEmpty)
    #expect(found.places[0]?.proposal == ProposedViewSize(width: 100, height: nil))
    #expect(found.places[1]?.origin == CGPoint(x: 0, y: 40))
    #expect(contents.lengths(of: [0, 1]) == [0: [100], 1: []])
    #expect(contents.size(100) == CGSize(width: 100, height: 52))
    contents = self.contents(
      FlowLayout(spacing: 0, stretchesItems: true), of: 1, FlexItems(main: [140], cross: [20]))
    contents.learn([(0, fit)])
    // It is offered the length again that it made less of.
    let stretched = contents.places(of: [0], in: room, slice)
    #expect(stretched.places[0]?.proposal == ProposedViewSize(width: 100, height: 40))
  }

  @Test("a view that is longer than the flow is asked again when the flow has another length")
  func shorter() {
    var contents = contents(FlowLayout(), of: 1, FlexItems(main: [140], cross: [20]))
    let fit = ItemMemory.Answer(main: 100, measurement: FlexMeasurement(main: 90, cross: 40))
    contents.learn([(0, fit)])
    let room = CGSize(width: 80, height: 40)
    var shorter = LazySlice(length: 80)
    shorter.insert(0..<1)
    #expect(contents.places(of: [0], in: room, shorter).questions == [0: 80])
  }
}

import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Where the views of a lazy flow are, and what they are proposed.
@Suite("Places in lazy flows")
struct LazyPlacesLawsTests {
  @Test(
    "items of declared sizes are where the engine puts them, whatever changes", arguments: 0..<60)
  func declared(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layout = FlowLayout(
      horizontalSpacing: CGFloat(Int.random(in: -2...10, using: &generator)),
      verticalSpacing: Bool.random(using: &generator) ? nil : 3,
      alignment: .allCases.randomElement(using: &generator) ?? .leading,
      verticalAlignment: [.top, .center, .bottom].randomElement(using: &generator) ?? .top,
      stretchesItems: Int.random(in: 0..<4, using: &generator) == 0,
      wrapping: Bool.random(using: &generator) ? .greedy : .balanced)
    var sizes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
      CGSize.drawn(&generator)
    }
    var contents = LazyContents(layout.rules, isDeclared: true)
    var length: CGFloat = 200
    for _ in 0..<8 {
      let place = Int.random(in: 0...sizes.count, using: &generator)
      let end = Int.random(in: place...min(sizes.count, place + 3), using: &generator)
      let count = Int.random(in: 0...3, using: &generator)
      sizes.replaceSubrange(place..<end, with: (0..<count).map { _ in .drawn(&generator) })
      var declared = DeclaredSizes(capacity: sizes.count)
      for size in sizes { declared.append(size) }
      contents.declare(declared)
      if Bool.random(using: &generator) {
        length = CGFloat(Int.random(in: 10...300, using: &generator))
      }
      for _ in 0..<2 { check(&contents, sizes, length, layout) }
    }
  }

  private func check(
    _ contents: inout LazyContents, _ sizes: [CGSize], _ length: CGFloat, _ layout: FlowLayout
  ) {
    let items = FlexItems(
      main: sizes.map { Double($0.width) }, cross: sizes.map { Double($0.height) })
    let container = layout.rules.declared.container(limit: length, alignsByGuides: false)
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(items, in: container, into: &frames)
    var slice = LazySlice(length: length, waitingRoom: 1e6)
    slice.insert(0..<sizes.count / 2)
    let found = contents.places(of: Array(sizes.indices), in: .zero, slice)
    #expect(found.questions.isEmpty && found.places.count == sizes.count)
    for (item, place) in found.places {
      let frame = CGRect(
        x: place.origin.x, y: place.origin.y, width: place.proposal.width ?? .nan,
        height: place.proposal.height ?? .nan)
      let wanted = CGRect(
        x: frames.mainPositions[item], y: frames.crossPositions[item],
        width: frames.frame(of: item, in: items).mainSize,
        height: frames.frame(of: item, in: items).crossSize)
      #expect(closeTo(frame, wanted), "\(item) of \(sizes), \(length) long, in \(layout)")
    }
    let size = contents.size(length)
    #expect(abs(size.height - frames.crossSize) < 1e-6 && abs(size.width - frames.mainSize) < 1e-6)
  }

  private func contents(_ layout: some FlowingLayout, of count: Int, _ items: FlexItems)
    -> LazyContents
  {
    var contents = LazyContents(layout.rules, isDeclared: false)
    contents.setItems(LazyItems(count))
    contents.measure(items, length: 100)
    return contents
  }

  @Test(
    "views that may still move wait beside the flow, at the depth of their line, within the flow")
  func waiting() {
    let items = FlexItems(repeating: FlexItem(main: 50, cross: 20), count: 4)
    var contents = contents(FlowLayout(spacing: 0), of: 10, items)
    var slice = LazySlice(length: 100, waitingRoom: 700)
    slice.insert(0..<4)
    func origins(_ height: CGFloat) -> [CGPoint?] {
      let size = CGSize(width: 100, height: height)
      let places = contents.places(of: [0, 1, 2, 3, 4, 9], in: size, slice).places
      return [1, 2, 3, 4, 9].map { places[$0]?.origin }
    }
    let first = CGPoint(x: 50, y: 0)
    for (height, depth) in [(1000, 20), (41, 20), (40, 20), (39, 19), (21, 1), (20, 0), (5, 0)] {
      let waiting = CGPoint(x: 700, y: depth)
      #expect(origins(CGFloat(height)) == [first, waiting, waiting, nil, nil])
    }
    contents.setItems(LazyItems(4))
    #expect(origins(40) == [first, CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 20), nil, nil])
  }

  @Test("a view is proposed what it was measured with; one that stretches is offered its place")
  func proposals() {
    func proposals(_ layout: FlowLayout, _ change: (inout FlexItems) -> Void = { _ in })
      -> [ProposedViewSize?]
    {
      var items = FlexItems(main: [40, 30], cross: [20, 12])
      change(&items)
      var contents = contents(layout, of: 2, items)
      var slice = LazySlice(length: 100, waitingRoom: 700)
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
    var slice = LazySlice(length: 100, waitingRoom: 700)
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
    var shorter = LazySlice(length: 80, waitingRoom: 700)
    shorter.insert(0..<1)
    #expect(contents.places(of: [0], in: room, shorter).questions == [0: 80])
  }
}

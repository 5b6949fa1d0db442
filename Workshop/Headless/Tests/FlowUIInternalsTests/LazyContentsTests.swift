import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a lazy flow knows when its options, its elements or its views change.
@Suite("What lazy flows know")
struct LazyContentsTests {
  private func contents(
    _ layout: some FlowingLayout, measured: Int = 4, of count: Int = 10, length: CGFloat = 100
  ) -> LazyContents {
    var contents = LazyContents(layout.rules, isDeclared: false)
    contents.setItems(SectionItems(count))
    contents.measure(item, count: measured, length: length)
    return contents
  }

  private let item = FlexItem(main: 50, cross: 20)

  @Test("before anything is said, there are no items")
  func nothing() {
    for isDeclared in [true, false] {
      for rules in [FlowLayout().rules, FlowLayout().rules.asStrip(2, .lineByLine)] {
        var contents = LazyContents(rules, isDeclared: isDeclared)
        #expect(contents.isDeclared == isDeclared)
        #expect(contents.size(100) == .zero)
        if !isDeclared { #expect(contents.slice(nil, length: 100).ranges == []) }
        #expect(contents.firstNearby == 0)
        #expect((contents.version, contents.revision) == (0, 0))
      }
    }
  }

  @Test("changes are counted on where sizes become declared, or are no longer")
  func versions() {
    var first = LazyContents(FlowLayout().rules, isDeclared: false)
    (first.version, first.revision) = (3, 5)
    let second = LazyContents(FlowLayout().rules, isDeclared: true, after: first)
    #expect((second.version, second.revision) == (3, 5))
  }

  @Test("views that are measured say only once what they have to say")
  func revisions() {
    var contents = contents(FlowLayout(spacing: 0), measured: 0)
    #expect(contents.revision == 0)
    contents.measure(item, count: 4, length: 100)
    #expect(contents.revision == 1)
    contents.measure(item, count: 4, length: 100)
    #expect(contents.revision == 1)
    contents.measure(item, count: 5, length: 100)
    #expect(contents.revision == 2)
    contents.measure(FlexItem(main: 50, cross: 21), count: 5, length: 100)
    #expect(contents.revision == 3)
    let fit = ItemMemory.Answer(main: 70, measurement: FlexMeasurement(main: 70, cross: 30))
    contents.learn([(0, fit), (1, fit)])
    #expect(contents.revision == 4)
    // Not an item that is known.
    contents.learn([(5, fit)])
    #expect(contents.memory.answers.count == 2)
  }

  @Test("views of a strip say only once what they have to say")
  func stripRevisions() {
    var contents = LazyContents(
      FlowLayout(spacing: 0).rules.asStrip(1, .lineByLine), isDeclared: false)
    contents.setItems(SectionItems(10))
    contents.measure(item, count: 4, length: 0)
    #expect(contents.revision == 1)
    contents.measure(item, count: 4, length: 0)
    #expect(contents.revision == 1)
    #expect(contents.size(nil) == CGSize(width: 500, height: 20))
    contents.setItems(SectionItems(10))
    #expect(contents.strip.known == 0..<4)
  }

  @Test("sizes are forgotten where other options would have views say something else")
  func forgotten() {
    func known(_ first: some FlowingLayout, _ second: some FlowingLayout) -> Int {
      var contents = contents(first)
      contents.setRules(second.rules)
      return contents.memory.items.count
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
    var contents = LazyContents(FlowLayout(spacing: 0).rules, isDeclared: true)
    var sizes = DeclaredSizes(capacity: 4)
    for _ in 0..<4 { sizes.append(CGSize(width: 50, height: 20)) }
    contents.declare(sizes)
    #expect(contents.size(100) == CGSize(width: 100, height: 40))
    contents.setRules(FlowLayout(spacing: 2, verticalAlignment: .bottom).rules)
    #expect(contents.size(110) == CGSize(width: 102, height: 42))
    contents.setRules(FlowLayout(spacing: nil, verticalAlignment: .bottom).rules)
    #expect(contents.size(110) == CGSize(width: 108, height: 48))
  }

  @Test("a strip follows options and becomes a flow of lines that break, and back")
  func strips() {
    var sizes = DeclaredSizes(capacity: 4)
    for _ in 0..<4 { sizes.append(CGSize(width: 50, height: 20)) }
    let layout = FlowLayout(spacing: 0)
    var contents = LazyContents(layout.rules.asStrip(2, .lineByLine), isDeclared: true)
    contents.declare(sizes)
    #expect(contents.size(nil) == CGSize(width: 100, height: 40))
    contents.setRules(layout.rules.asStrip(1, .lineByLine))
    #expect(contents.size(nil) == CGSize(width: 200, height: 20))
    contents.setRules(layout.rules)
    #expect(contents.size(60) == CGSize(width: 50, height: 80))
    contents.setRules(FlowLayout(spacing: 5).rules.asStrip(2, .lineByLine))
    #expect(contents.size(nil) == CGSize(width: 105, height: 45))
  }

  @Test("options that are the same change nothing")
  func sameOptions() {
    let rules = FlowLayout(spacing: 0).rules.asStrip(1, .lineByLine)
    var contents = LazyContents(rules, isDeclared: true)
    var sizes = DeclaredSizes(capacity: 100)
    for _ in 0..<100 { sizes.append(CGSize(width: 10, height: 20)) }
    contents.declare(sizes)
    func slice(_ start: CGFloat) -> [Range<Int>] {
      contents.slice(.page(200, at: start, .columns), length: 0).ranges
    }
    #expect(slice(300) == [19..<61])
    contents.setRules(rules)
    // What existed is kept for an eighth of a page.
    #expect(slice(321) == [19..<63])
  }
}

extension LazyWindow {
  fileprivate static let top = page(200, at: 0)
}

extension LazyContents {
  fileprivate mutating func measure(_ item: FlexItem, count: Int, length: CGFloat) {
    measure(FlexItems(repeating: item, count: count), length: length)
  }
}

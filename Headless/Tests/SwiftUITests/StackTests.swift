import SwiftUI
import Testing

private func range(_ least: CGFloat, _ most: CGFloat) -> (min: CGSize, ideal: CGSize, max: CGSize) {
  (
    CGSize(width: least, height: 10), CGSize(width: least, height: 10),
    CGSize(width: most, height: 10)
  )
}

/// A leaf that is between `least` and `most` wide, and 10 high.
@MainActor private func elastic(
  _ name: String, _ least: CGFloat, _ most: CGFloat, log: Log? = nil
) -> Box {
  let range = range(least, most)
  return Box(name, min: range.min, ideal: range.ideal, max: range.max, log: log)
}

@MainActor @Suite("Stacks apportion a length")
struct StackTests {
  @Test("without a length, each child is asked once for its ideal and the lengths are added up")
  func idealLength() {
    let log = Log()
    let size = answer(nil, 40) {
      HStack {
        Box("a", 10, 20, log: log)
        Box("b", 30, 10)
      }
    }
    #expect(size == "48x20")
    #expect(log.entries.first == "nilx40")
    #expect(log.count("nilx40") == 1)
  }

  @Test("the least flexible child is asked first, each for what remains over how many remain")
  func leastFlexibleFirst() {
    let log = Log()
    let host = HeadlessHost.corner(300, 50) {
      HStack(spacing: 0) {
        Box.greedy("greedy")
        elastic("elastic", 20, 100, log: log)
        Box("fixed", 40, 10)
      }
    }
    #expect(
      host.places("greedy", "elastic", "fixed") == ["0,0 160x50", "160,20 100x10", "260,20 40x10"])
    // Its least, its most, then (300 − 40) ÷ 2.
    #expect(log.entries == ["0x50", "infx50", "130x50"])
  }

  @Test("children that give way alike are asked in their order")
  func tiesInOrder() {
    let forwards = HeadlessHost.corner(120, 10) {
      HStack(spacing: 0) {
        elastic("a", 0, 100)
        elastic("b", 100, 200)
      }
    }
    #expect(forwards.places("a", "b") == ["0,0 60x10", "60,0 100x10"])
    let backwards = HeadlessHost.corner(120, 10) {
      HStack(spacing: 0) {
        elastic("b", 100, 200)
        elastic("a", 0, 100)
      }
    }
    #expect(backwards.places("b", "a") == ["0,0 100x10", "100,0 20x10"])
  }

  @Test("of two endless children the one with the larger least length comes first")
  func endlessChildren() {
    let host = HeadlessHost.corner(150, 10) {
      HStack(spacing: 0) {
        elastic("a", 0, .infinity)
        elastic("b", 100, .infinity)
      }
    }
    #expect(host.places("a", "b") == ["0,0 50x10", "50,0 100x10"])
  }

  @Test("a higher priority is offered all but the least lengths of the lower ones")
  func priorities() {
    let host = HeadlessHost.corner(200, 10) {
      HStack(spacing: 0) {
        elastic("low", 20, .infinity)
        elastic("middle", 30, .infinity).layoutPriority(1)
        elastic("high", 0, 50).layoutPriority(2)
      }
    }
    #expect(host.places("low", "middle", "high") == ["0,0 20x10", "20,0 130x10", "150,0 50x10"])
  }

  @Test("nobody is offered less than nothing")
  func neverNegative() {
    let log = Log()
    let host = HeadlessHost.corner(10, 10) {
      HStack(spacing: 0) {
        Box("fixed", 40, 10)
        elastic("elastic", 0, 50, log: log)
      }
    }
    #expect(host.places("fixed", "elastic") == ["0,0 40x10", "40,0 0x10"])
    #expect(log.entries == ["0x10", "infx10"])
  }

  @Test("distances are taken off before the rest is shared")
  func distances() {
    let host = HeadlessHost.corner(108, 10) {
      HStack {
        Box.greedy("a")
        Box.greedy("b")
      }
    }
    #expect(host.places("a", "b") == ["0,0 50x10", "58,0 50x10"])
  }

  @Test("an endless stack offers each child an endless length")
  func endlessStack() {
    let log = Log()
    let size = answer(.infinity, 10) {
      HStack(spacing: 0) {
        Box.greedy("a")
        Box.greedy("b", log: log)
      }
    }
    #expect(size == "infx10")
    #expect(log.entries.first == "infx10")
  }

  @Test("a column apportions heights as a row does widths")
  func column() {
    let host = HeadlessHost.corner(50, 300) {
      VStack(alignment: .leading, spacing: 4) {
        Box("fixed", 10, 40)
        Box.greedy("a")
        Box.greedy("b").frame(minHeight: 20)
      }
    }
    #expect(host.places("fixed", "a", "b") == ["0,0 10x40", "0,44 50x126", "0,174 50x126"])
    let ideal = answer(nil, nil) {
      VStack {
        Box("a", 10, 20)
        Box("b", 30, 10)
      }
    }
    #expect(ideal == "30x38")
  }

  @Test("without a height, all children are placed with the row's height")
  func equalHeights() {
    let host = HeadlessHost.corner(100, 500) {
      HStack(spacing: 0) {
        Box("fixed", 10, 20)
        Box.greedy("greedy")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(host.places("fixed", "greedy") == ["0,0 10x20", "10,0 90x20"])
  }

  @Test("without a width, all children are placed with the column's width")
  func equalWidths() {
    let host = HeadlessHost.corner(500, 100) {
      VStack(spacing: 0) {
        Box("fixed", 30, 20)
        Box.greedy("greedy")
      }
      .fixedSize()
    }
    #expect(host.places("fixed", "greedy") == ["0,0 30x20", "0,20 30x10"])
  }

  @Test("a stack without children takes nothing")
  func empty() {
    #expect(answer(100, 100) { HStack {} } == "0x0")
    #expect(answer(nil, nil) { VStack {} } == "0x0")
    #expect(answer(100, nil) { ZStack {} } == "0x0")
  }

  @Test(
    "a row aligns its children by a guide",
    arguments: [
      (VerticalAlignment.top, "10,0 10x10"), (.center, "10,10 10x10"), (.bottom, "10,20 10x10"),
    ])
  func rowAlignment(_ alignment: VerticalAlignment, _ expected: String) {
    let host = HeadlessHost.corner {
      HStack(alignment: alignment, spacing: 0) {
        Box("tall", 10, 30)
        Box("short", 10, 10)
      }
    }
    #expect(host.place(of: "short") == expected)
  }

  @Test(
    "a column aligns its children by a guide",
    arguments: [
      (HorizontalAlignment.leading, "0,10 10x10"), (.center, "10,10 10x10"),
      (.trailing, "20,10 10x10"),
    ])
  func columnAlignment(_ alignment: HorizontalAlignment, _ expected: String) {
    let host = HeadlessHost.corner {
      VStack(alignment: alignment, spacing: 0) {
        Box("wide", 30, 10)
        Box("narrow", 10, 10)
      }
    }
    #expect(host.place(of: "narrow") == expected)
  }

  @Test("a row is as tall as the most before the guide plus the most after it")
  func rowAroundGuide() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Box("a", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
      Box("b", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 18 }
    }
    #expect(answer(nil, nil) { row } == "20x33")
    #expect(HeadlessHost.corner { row }.places("a", "b") == ["0,13 10x20", "10,0 10x20"])
  }

  @Test("least children of an endless line share what is left equally, the least keeps its least")
  func flexibleFramesShare() {
    let host = HeadlessHost.corner(260, 10) {
      HStack(spacing: 0) {
        Box("a", 20, 10).frame(minWidth: 50, maxWidth: .infinity).accessibilityIdentifier("A")
        Box("fixed", 160, 10)
        Box("b", 20, 10).frame(minWidth: 50, maxWidth: .infinity).accessibilityIdentifier("B")
      }
    }
    #expect(host.places("A", "fixed", "B") == ["0,0 50x10", "50,0 160x10", "210,0 50x10"])
    host.resize(CGSize(width: 400, height: 10))
    #expect(host.places("A", "fixed", "B") == ["0,0 120x10", "120,0 160x10", "280,0 120x10"])
  }
}

@MainActor @Suite("A ZStack lays its children over each other")
struct ZStackTests {
  @Test("the children are measured with its own proposal and placed with its final size")
  func proposals() {
    let log = Log()
    let host = HeadlessHost.corner(200, 100) {
      ZStack(alignment: .topLeading) {
        Box("fixed", 60, 40).layoutPriority(1)
        Box.greedy("greedy", log: log)
      }
      .accessibilityIdentifier("stack")
    }
    #expect(host.places("stack", "fixed", "greedy") == ["0,0 60x40", "0,0 60x40", "0,0 60x40"])
    // Of a lower priority, it is not asked before the size is known.
    #expect(log.entries == ["60x40"])
  }

  @Test("its size is the union of the children as aligned by their guides")
  func union() {
    let stack = ZStack(alignment: .topLeading) {
      Box("a", 20, 20)
      Box("b", 20, 20).alignmentGuide(.leading) { _ in 10 }
      Box("c", 20, 20).alignmentGuide(.top) { _ in -15 }
    }
    #expect(answer(nil, nil) { stack } == "30x35")
    #expect(
      HeadlessHost.corner { stack }.places("a", "b", "c")
        == ["10,0 20x20", "0,0 20x20", "10,15 20x20"])
  }

  @Test(
    "children are aligned in it",
    arguments: [
      (Alignment.center, "20,10 10x10"), (.topLeading, "0,0 10x10"), (.top, "20,0 10x10"),
      (.trailing, "40,10 10x10"), (.bottomTrailing, "40,20 10x10"), (.leading, "0,10 10x10"),
      (.topTrailing, "40,0 10x10"), (.bottomLeading, "0,20 10x10"), (.bottom, "20,20 10x10"),
      (.leadingFirstTextBaseline, "0,20 10x10"), (.centerLastTextBaseline, "20,20 10x10"),
    ])
  func alignment(_ alignment: Alignment, _ expected: String) {
    let host = HeadlessHost.corner {
      ZStack(alignment: alignment) {
        Box("large", 50, 30)
        Box("small", 10, 10)
      }
    }
    #expect(host.place(of: "small") == expected)
  }

  @Test("a z index changes the drawing order only")
  func zIndex() {
    let host = HeadlessHost.corner {
      HStack(spacing: 0) {
        Box("a", 10, 10).zIndex(1).padding(1)
        Box("b", 10, 10)
        Box("c", 10, 10).zIndex(-1)
      }
    }
    #expect(host.frames.map(\.identifier) == ["c", "b", "a"])
    #expect(host.places("a", "b", "c") == ["1,1 10x10", "12,1 10x10", "22,1 10x10"])
  }
}

@MainActor @Suite("Spacers and dividers know which way the stack runs")
struct SpacerTests {
  @Test("a spacer takes what is left along the stack, and nothing across")
  func spacer() {
    let host = HeadlessHost.corner(200, 50) {
      HStack {
        Box("a", 10, 10)
        Spacer().accessibilityIdentifier("spacer")
        Box("b", 10, 10)
      }
    }
    #expect(host.places("a", "spacer", "b") == ["0,0 10x10", "10,5 180x0", "190,0 10x10"])
    #expect(answer(50, 70) { VStack { Spacer() } } == "0x70")
  }

  @Test("a spacer is at least 8 long, or as long as it says")
  func leastLength() {
    let standard = answer(nil, nil) {
      HStack {
        Box("a", 10, 10)
        Spacer()
        Box("b", 10, 10)
      }
    }
    #expect(standard == "28x10")
    #expect(answer(0, 0) { VStack { Spacer(minLength: 30) } } == "0x30")
    #expect(answer(0, 0) { HStack { Spacer(minLength: 0) } } == "0x0")
  }

  @Test("a stack's explicit spacing applies on both sides of a spacer")
  func explicitSpacing() {
    let size = answer(nil, nil) {
      HStack(spacing: 5) {
        Box("a", 10, 10)
        Spacer()
        Box("b", 10, 10)
      }
    }
    #expect(size == "38x10")
  }

  @Test("a spacer gives way to everything else")
  func priority() {
    let host = HeadlessHost.corner(200, 50) {
      HStack(spacing: 0) {
        Spacer().accessibilityIdentifier("spacer")
        Box.greedy("low").layoutPriority(-5)
      }
    }
    #expect(host.places("spacer", "low") == ["0,25 8x0", "8,0 192x50"])
  }

  @Test("where no stack runs, a spacer takes both axes")
  func noOrientation() {
    #expect(answer(30, 40) { Spacer() } == "30x40")
    #expect(answer(nil, 0) { Spacer() } == "8x8")
    #expect(answer(30, 40) { ZStack { Spacer() } } == "30x40")
  }

  @Test("a divider is upright in a row and level elsewhere, one point thick")
  func divider() {
    #expect(answer(nil, nil) { HStack { Divider() } } == "1x10")
    #expect(answer(50, 30) { HStack { Divider() } } == "1x30")
    #expect(answer(nil, nil) { VStack { Divider() } } == "10x1")
    #expect(answer(50, 30) { VStack { Divider() } } == "50x1")
    #expect(answer(50, 30) { Divider() } == "50x1")
  }

  @Test("a layout's properties say which way spacers and dividers run, through modifiers, too")
  func layoutProperties() {
    let host = HeadlessHost.corner(100, 40) {
      Running {
        Divider().accessibilityIdentifier("divider")
        Spacer().padding(1).accessibilityIdentifier("spacer")
      }
    }
    #expect(host.places("divider", "spacer") == ["0,0 1x40", "0,0 100x2"])
  }

  private struct Running: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }
}

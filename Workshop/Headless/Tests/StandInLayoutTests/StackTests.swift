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
    expectEqual(size, "48x20")
    expectEqual(log.entries.first, "nilx40")
    expectEqual(log.count("nilx40"), 1)
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
    expectEqual(
      host.places("greedy", "elastic", "fixed"), ["0,0 160x50", "160,20 100x10", "260,20 40x10"])
    // Its least, its most, then (300 − 40) ÷ 2.
    expectEqual(log.entries, ["0x50", "infx50", "130x50"])
  }

  @Test("children that give way alike are asked in their order")
  func tiesInOrder() {
    let forwards = HeadlessHost.corner(120, 10) {
      HStack(spacing: 0) {
        elastic("a", 0, 100)
        elastic("b", 100, 200)
      }
    }
    expectEqual(forwards.places("a", "b"), ["0,0 60x10", "60,0 100x10"])
    let backwards = HeadlessHost.corner(120, 10) {
      HStack(spacing: 0) {
        elastic("b", 100, 200)
        elastic("a", 0, 100)
      }
    }
    expectEqual(backwards.places("b", "a"), ["0,0 100x10", "100,0 20x10"])
  }

  @Test("of two endless children the one with the larger least length comes first")
  func endlessChildren() {
    let host = HeadlessHost.corner(150, 10) {
      HStack(spacing: 0) {
        elastic("a", 0, .infinity)
        elastic("b", 100, .infinity)
      }
    }
    expectEqual(host.places("a", "b"), ["0,0 50x10", "50,0 100x10"])
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
    expectEqual(host.places("low", "middle", "high"), ["0,0 20x10", "20,0 130x10", "150,0 50x10"])
  }

  @Test("a stack offers no child less than nothing")
  func neverNegative() {
    let log = Log()
    let host = HeadlessHost.corner(10, 10) {
      HStack(spacing: 0) {
        Box("fixed", 40, 10)
        elastic("elastic", 0, 50, log: log)
      }
    }
    expectEqual(host.places("fixed", "elastic"), ["0,0 40x10", "40,0 0x10"])
    expectEqual(log.entries, ["0x10", "infx10"])
  }

  @Test("distances are taken off before the rest is shared")
  func distances() {
    let host = HeadlessHost.corner(108, 10) {
      HStack {
        Box.greedy("a")
        Box.greedy("b")
      }
    }
    expectEqual(host.places("a", "b"), ["0,0 50x10", "58,0 50x10"])
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
    expectEqual(size, "infx10")
    expectEqual(log.entries.first, "infx10")
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
    expectEqual(host.places("fixed", "a", "b"), ["0,0 10x40", "0,44 50x126", "0,174 50x126"])
    let ideal = answer(nil, nil) {
      VStack {
        Box("a", 10, 20)
        Box("b", 30, 10)
      }
    }
    expectEqual(ideal, "30x38")
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
    expectEqual(host.places("fixed", "greedy"), ["0,0 10x20", "10,0 90x20"])
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
    expectEqual(host.places("fixed", "greedy"), ["0,0 30x20", "0,20 30x10"])
  }

  @Test("a stack without children takes nothing")
  func empty() {
    expectEqual(answer(100, 100) { HStack {} }, "0x0")
    expectEqual(answer(nil, nil) { VStack {} }, "0x0")
    expectEqual(answer(100, nil) { ZStack {} }, "0x0")
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
    expectEqual(host.place(of: "short"), expected)
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
    expectEqual(host.place(of: "narrow"), expected)
  }

  @Test("a row is as tall as the most before the guide plus the most after it")
  func rowAroundGuide() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Box("a", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
      Box("b", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 18 }
    }
    expectEqual(answer(nil, nil) { row }, "20x33")
    expectEqual(HeadlessHost.corner { row }.places("a", "b"), ["0,13 10x20", "10,0 10x20"])
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
    expectEqual(host.places("A", "fixed", "B"), ["0,0 50x10", "50,0 160x10", "210,0 50x10"])
    host.resize(CGSize(width: 400, height: 10))
    expectEqual(host.places("A", "fixed", "B"), ["0,0 120x10", "120,0 160x10", "280,0 120x10"])
  }

  @Test("endless lengths across take no part in comparing how far children give way")
  func endlessAcross() {
    let host = HeadlessHost.corner(150, 150) {
      VStack(spacing: 4) {
        HStack(spacing: 4) {
          VStack(spacing: 4) {
            Color.red
            Color.red
          }
          Color.red
        }
        .accessibilityIdentifier("row")
        Box("box", 40, 20)
      }
    }
    expectEqual(host.places("row", "box"), ["0,0 150x126", "55,130 40x20"])
  }

  @Test("a stack is endless across where a child is, wherever the guides lie")
  func endlessChildAcross() {
    for alignment in [VerticalAlignment.top, .center, .bottom, .firstTextBaseline] {
      let row = HStack(alignment: alignment, spacing: 0) {
        Box("fixed", 10, 20)
        Box.greedy("greedy")
      }
      expectEqual(answer(100, .infinity) { row }, "100xinf")
      expectEqual(answer(100, 30) { row }, "100x30")
    }
    let layers = ZStack {
      Box.greedy("greedy")
      Box("fixed", 10, 20)
    }
    expectEqual(answer(.infinity, 30) { layers }, "infx30")
  }

  @Test("in an endless stack, an endless child begins where the others do")
  func placedInEndlessStack() {
    let host = HeadlessHost(size: CGSize(width: 100, height: CGFloat.infinity)) {
      HStack(spacing: 0) {
        Box("a", 10, 20)
        Box.greedy("greedy")
        ZStack {
          Box.greedy("layer")
          Box("b", 10, 30)
        }
      }
    }
    expectEqual(
      host.places("a", "greedy", "layer", "b"),
      ["0,0 10x20", "10,0 45xinf", "55,0 45xinf", "72.5,0 10x30"])
  }
}

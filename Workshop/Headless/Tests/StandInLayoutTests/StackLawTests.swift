import SwiftUI
import TestSupport
import Testing

/// A child of a stack, by its lengths along the stack and across.
private struct Child: CustomStringConvertible {
  var least: CGSize
  var ideal: CGSize
  var most: CGSize
  var priority: Double
  var guide: CGFloat?

  init(_ random: inout SeededGenerator) {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    least = CGSize(width: length(0...40), height: length(0...40))
    ideal = CGSize(width: least.width + length(0...40), height: least.height + length(0...40))
    let isEndless = length(0...3) == 0
    most = CGSize(
      width: isEndless ? .infinity : ideal.width + length(0...60),
      height: ideal.height + length(0...60))
    priority = Double(length(0...2))
    guide = length(0...2) == 0 ? length(-10...30) : nil
  }

  var description: String { "\(least) \(ideal) \(most) \(priority) \(String(describing: guide))" }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  fileprivate var transposed: CGRect {
    CGRect(x: minY, y: minX, width: height, height: width)
  }
}

/// The children in a row, or transposed in a column.
private struct Sample: View {
  var children: [Child]
  var spacing: CGFloat?
  var isColumn: Bool

  var body: some View {
    if isColumn {
      VStack(alignment: .leading, spacing: spacing) { list }
    } else {
      HStack(alignment: .top, spacing: spacing) { list }
    }
  }

  private var list: some View {
    ForEach(children.indices, id: \.self) { index in
      let child = children[index]
      box(index)
        .alignmentGuide(.leading) { isColumn ? child.guide ?? $0[.leading] : $0[.leading] }
        .alignmentGuide(.top) { isColumn ? $0[.top] : child.guide ?? $0[.top] }
        .layoutPriority(child.priority)
    }
  }

  private func box(_ index: Int) -> Box {
    let child = children[index]
    return isColumn
      ? Box(
        "\(index)", min: child.least.transposed, ideal: child.ideal.transposed,
        max: child.most.transposed)
      : Box("\(index)", min: child.least, ideal: child.ideal, max: child.most)
  }
}

@MainActor @Suite("Laws of stacks, on seeded samples")
struct StackLawTests {
  private func samples(_ count: Int, _ body: ([Child], CGFloat?, CGSize, Int) -> Void) {
    for seed in 1...count {
      var random = SeededGenerator(seed)
      let children = (0..<Int.random(in: 1...6, using: &random)).map { _ in Child(&random) }
      let spacings: [CGFloat?] = [nil, 0, 5, -3]
      let spacing = spacings[Int.random(in: 0..<4, using: &random)]
      let size = CGSize(
        width: CGFloat(Int.random(in: 0...400, using: &random)),
        height: CGFloat(Int.random(in: 0...200, using: &random)))
      body(children, spacing, size, seed)
    }
  }

  @Test("a column is a row turned over")
  func transposition() {
    samples(300) { children, spacing, size, seed in
      let row = HeadlessHost.corner(size.width, size.height) {
        Sample(children: children, spacing: spacing, isColumn: false)
      }
      let column = HeadlessHost.corner(size.height, size.width) {
        Sample(children: children, spacing: spacing, isColumn: true)
      }
      #expect(
        row.frames.map(\.frame) == column.frames.map(\.frame.transposed),
        "seed \(seed): \(children) \(String(describing: spacing)) in \(size)")
    }
  }

  @Test("children keep their limits, their order and their distances; guides lie on one line")
  func invariants() {
    samples(300) { children, spacing, size, seed in
      let frames = HeadlessHost.corner(size.width, size.height) {
        Sample(children: children, spacing: spacing, isColumn: false)
      }.frames.map(\.frame)
      for (child, frame) in zip(children, frames) {
        #expect(frame.width >= child.least.width && frame.width <= child.most.width, "\(seed)")
        expectEqual(frame.minY + (child.guide ?? 0), frames[0].minY + (children[0].guide ?? 0))
      }
      for (earlier, later) in zip(frames, frames.dropFirst()) {
        #expect(abs(later.minX - earlier.maxX - (spacing ?? 8)) < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test("the widths are those of the rule followed word by word")
  func oracle() {
    samples(500) { children, spacing, size, seed in
      let frames = HeadlessHost.corner(size.width, size.height) {
        Sample(children: children, spacing: spacing, isColumn: false)
      }.frames.map(\.frame)
      let gaps = (spacing ?? 8) * CGFloat(children.count - 1)
      let expected = apportioned(size.width - gaps, children)
      let isRight = zip(frames, expected).allSatisfy { abs($0.width - $1) < 1e-9 }
      #expect(isRight, "seed \(seed): \(frames.map(\.width)), not \(expected) for \(children)")
    }
  }

  /// Highest priority first, the least flexible of it first, an equal share of what then remains.
  private func apportioned(_ width: CGFloat, _ children: [Child]) -> [CGFloat] {
    var (remaining, widths) = (width, children.map { _ in CGFloat.zero })
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let lower = children.filter { $0.priority < priority }.reduce(0) { $0 + $1.least.width }
      var waiting = children.indices.filter { children[$0].priority == priority }
      while let next = leastFlexible(of: waiting, children) {
        let offer = max(0, (remaining - lower) / CGFloat(waiting.count))
        widths[next] = min(max(offer, children[next].least.width), children[next].most.width)
        remaining -= widths[next]
        waiting.removeAll { $0 == next }
      }
    }
    return widths
  }

  private func leastFlexible(of waiting: [Int], _ children: [Child]) -> Int? {
    var best = waiting.first
    for index in waiting.dropFirst() {
      let (a, b) = (children[index], children[best ?? index])
      let isLess =
        a.most.width == .infinity && b.most.width == .infinity
        ? a.least.width > b.least.width
        : a.most.width - a.least.width < b.most.width - b.least.width
      if isLess { best = index }
    }
    return best
  }
}

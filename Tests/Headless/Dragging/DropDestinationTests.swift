import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Drops from elsewhere, and the indices at which flows take them.
@MainActor @Suite("Drops from elsewhere")
struct DropDestinationTests {
  /// The kind of container that takes the dropped names.
  fileprivate enum Kind: CaseIterable { case flow, declared, measured, strip, columns }

  private let taken = Taken()

  private func host(
    _ chips: [MovedChip], _ kind: Kind, width: CGFloat = 100,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> HeadlessHost {
    let host = HeadlessHost(width, 300, direction) {
      DropBox(chips: chips, kind: kind, taken: taken)
    }
    try host.settle()
    return host
  }

  /// Two a line of 40 × 20, with gaps of 8.
  private let four = MovedChip.row([40, 40, 40, 40])

  @Test(
    "a drop on a flow gets the index of the nearest line's first element whose middle is behind the drop",
    arguments: [
      (CGPoint(10, 10), 0), (CGPoint(30, 10), 1), (CGPoint(60, 10), 1), (CGPoint(85, 10), 2),
      (CGPoint(10, 38), 2), (CGPoint(60, 38), 3), (CGPoint(85, 38), 4), (CGPoint(85, 23), 2),
      (CGPoint(10, 23), 0), (CGPoint(10, 25), 2),
    ])
  func index(point: CGPoint, index: Int) throws {
    for kind in [Kind.flow, .declared, .measured] {
      let host = try host(four, kind)
      let origin = try #require(host.frame(of: "0")).origin
      let isTaken = host.drop(["new"], at: CGPoint(origin.x + point.x, origin.y + point.y))
      #expect(isTaken && taken.drops.last?.index == index, "\(kind)")
    }
    expectEqual(taken.drops.map(\.names), Array(repeating: ["new"], count: 3))
  }

  @Test(
    "a drop on an element of a flow or strip goes before it if before its middle, and otherwise behind it",
    arguments: Kind.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  fileprivate func sides(kind: Kind, direction: LayoutDirection) throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<tried(20) {
      let chips = MovedChip.drawn(1...14, &random)
      let host = try host(chips, kind, width: 300, direction)
      for chip in chips {
        guard let frame = host.frame(of: "\(chip.id)"), frame.maxX <= 300, frame.minX >= 0,
          frame.maxY < 300
        else { continue }
        // In a strip the elements of a line do not follow each other in the data.
        let next = chips.first {
          guard let other = host.frame(of: "\($0.id)"), $0.id > chip.id else { return false }
          return kind != .strip || other.minY < frame.maxY && frame.minY < other.maxY
        }
        let behind = next?.id ?? chip.id + 1
        for isBefore in [true, false] {
          var point = frame.middle
          if kind == .columns {
            point.y += isBefore ? -1 : 1
          } else {
            point.x += isBefore == (direction == .leftToRight) ? -1 : 1
          }
          #expect(host.drop(["new"], at: point))
          #expect(taken.drops.last?.index == (isBefore ? chip.id : behind), "\(chips)")
        }
      }
    }
  }

  @Test(
    "a drop at the end of a limited flow goes before hidden elements, and a drop below it to the view around"
  )
  func limit() throws {
    let (taken, four) = (taken, four)
    let host = HeadlessHost(100, 100) {
      VStack {
        Flow(four) { MovedChipView($0) }
          .maxLines(1)
          .dropDestination(for: String.self) { taken.drops.append(($0, $1)) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .dropDestination(for: String.self) { names, _ in
        taken.outside += names
        return true
      }
    }
    try host.settle()
    #expect(host.drop(["a", "b"], at: CGPoint(85, 10)))
    #expect(taken.drops.map(\.index) == [2] && taken.drops.first?.names == ["a", "b"])
    #expect(host.drop(["c"], at: CGPoint(50, 80)))
    #expect(taken.drops.count == 1 && taken.outside == ["c"])
  }

  @Test("a flow without a drop destination, or a disabled flow, takes no drop")
  func elsewhere() throws {
    let (taken, four) = (taken, four)
    for isDisabled in [true, false] {
      let host = HeadlessHost(100, 100) {
        if isDisabled {
          Flow(four) { MovedChipView($0) }
            .dropDestination(for: String.self) { taken.drops.append(($0, $1)) }
            .disabled(true)
        } else {
          Flow(four) { MovedChipView($0) }
        }
      }
      #expect(!host.drop(["a"], at: CGPoint(50, 50)))
    }
    #expect(taken.drops.isEmpty)
  }

  @Test("an element dragged from one flow to another leaves the first and shows in the second")
  func across() throws {
    let columns = Columns([["a", "b"], ["c"]])
    let host = HeadlessHost(200, 100) { TwoColumns(columns: columns) }
    let (a, c) = (try #require(host.frame(of: "a")), try #require(host.frame(of: "c")))
    #expect(try host.dragAndDrop(from: a.middle, to: CGPoint(c.minX + 5, c.midY)))
    host.rest()
    expectEqual(columns.names, [["b"], ["a", "c"]])
    #expect(host.frame(of: "a")?.origin == c.origin && host.frame(of: "b")?.origin == a.origin)
    // Within a flow it is the same.
    #expect(try host.dragAndDrop(from: c.middle, to: CGPoint(c.midX, c.maxY + 27)))
    host.rest()
    expectEqual(columns.names, [["b"], ["c", "a"]])
  }
}

/// The names that were taken.
@MainActor private final class Taken {
  var drops: [(names: [String], index: Int)] = []
  var outside: [String] = []
}

/// A flow that takes names.
private struct DropBox: View {
  let chips: [MovedChip]
  let kind: DropDestinationTests.Kind
  let taken: Taken

  var body: some View {
    flow.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func take(_ names: [String], _ index: Int) { taken.drops.append((names, index)) }

  @ViewBuilder private var flow: some View {
    switch kind {
    case .flow: Flow(chips) { MovedChipView($0) }.dropDestination(for: String.self, action: take)
    case .columns:
      Flow(chips, layout: VFlowLayout()) { MovedChipView($0) }
        .dropDestination(for: String.self, action: take)
    case .declared, .measured:
      ScrollView {
        LazyFlow(chips) { MovedChipView($0) }
          .itemSizes(\.size, if: kind == .declared)
          .dropDestination(for: String.self, action: take)
      }
    case .strip:
      ScrollView(.horizontal) {
        LazyStrip(chips, lines: 2) { MovedChipView($0) }
          .dropDestination(for: String.self, action: take)
      }
    }
  }
}

/// The names in two columns.
@MainActor private final class Columns {
  var names: [[String]]
  init(_ names: [[String]]) { self.names = names }

  func put(_ moved: [String], in column: Int, at index: Int) {
    let place = names[column].prefix(index).filter { !moved.contains($0) }.count
    for other in names.indices { names[other].removeAll { moved.contains($0) } }
    names[column].insert(contentsOf: moved, at: place)
  }
}

private struct TwoColumns: View {
  let columns: Columns
  @State private var changes = 0

  init(columns: Columns) { self.columns = columns }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(0..<2, id: \.self) { column in
        Flow(columns.names[column], id: \.self) { name in
          Color.red.frame(CGSize(80, 20)).draggable(name).named(name)
        }
        .dropDestination(for: String.self) { names, index in
          columns.put(names, in: column, at: index)
          changes += 1
        }
        .frame(width: 100, alignment: .topLeading)
      }
      Color.clear.frame(width: 0, height: CGFloat(changes % 2))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

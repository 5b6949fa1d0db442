import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Pairs of a container's options that compose; those that do not, do not compile, see `RefusalTests`, or trap.
@MainActor @Suite("Options that compose")
struct CompositionTests {
  @Test(
    "with any two options together, flows and strips match plain layouts' frames, and dragging and focus work",
    arguments: Cell.all)
  func pair(_ cell: Cell) throws {
    for seed in 0..<tried(10) {
      var tiles = Tile.drawn(seed)
      let written = Written(tiles)
      let host = HeadlessHost(size: cell.space) { Composed(cell: cell, tiles: written) }
      try host.settle()
      try compare(host, cell, tiles, "\(cell) \(seed)")
      if cell.has(.focus) { try walk(host, cell, tiles) }
      if !cell.has(.moved) { continue }
      try drag(host, cell, tiles)
      tiles = written.all
      #expect(tiles.map(\.id).sorted() == Array(tiles.indices) && written.writes <= 1)
      try compare(host, cell, tiles, "\(cell) \(seed), moved to \(tiles.map(\.id))")
    }
  }

  @Test(
    "separators in a flow of photos stand between the photos of a row, which share the rest of its length"
  )
  func separatedPhotos() throws {
    for seed in 0..<tried(20) {
      let tiles = Tile.drawn(seed)
      let cell = Cell(
        column: Column(container: .photos, isColumns: false), options: [.separators, .separators])
      let host = HeadlessHost(size: cell.space) { Composed(cell: cell, tiles: Written(tiles)) }
      try host.settle()
      let rows = Dictionary(grouping: host.seenFrames.filter { $0.height != 2 }, by: \.minY)
      for (top, row) in rows {
        let (photos, dots) = (row.filter { $0.width != 4 }, row.filter { $0.width == 4 })
        expectEqual(dots.count, photos.count - 1)
        expectEqual(Set(photos.map(\.height)).count, 1)
        let parts = row.sorted { $0.minX < $1.minX }
        #expect(zip(parts, parts.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - 6) < 1e-9 })
        #expect(top == rows.keys.max() || abs(parts.last!.maxX - 200) < 1e-9)
      }
    }
  }

  /// Compares what is shown, read and reached, and where, with what plain layouts make of it.
  private func compare(
    _ host: HeadlessHost, _ cell: Cell, _ tiles: [Tile], _ name: Comment
  ) throws {
    let expected = Expected(cell, tiles)
    let read = tiles.filter(expected.shown.contains).map { "\($0.id)" }
    #expect(host.readTexts == read + (expected.indicator.map { ["+\($0)"] } ?? []), name)
    #expect(host.focusOrder.filter { Int($0) != nil } == read, name)
    let reference = expected.host
    let names = expected.shown.map { "\($0.id)" } + (expected.indicator == nil ? [] : ["more"])
    for part in names {
      let (frame, other) = (host.frame(of: part) ?? .null, reference.frame(of: part) ?? .zero)
      #expect(closeTo(frame, other), "\(part) of \(name)")
    }
    func fills(_ host: HeadlessHost) -> [CGRect] {
      host.seenFrames.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
    let (drawn, plain) = (fills(host), fills(reference))
    #expect(drawn.count == plain.count && zip(drawn, plain).allSatisfy(closeTo), name)
  }

  /// Goes through all that is shown by the arrow that points along the lines.
  private func walk(_ host: HeadlessHost, _ cell: Cell, _ tiles: [Tile]) throws {
    let shown = Expected(cell, tiles).shown.map { "\($0.id)" }
    guard let first = shown.first else { return }
    while host.focusedIdentifier != first { host.pressTab() }
    let way = shown.dropFirst().map { _ in
      host.press(cell.column.isColumns ? .downArrow : .rightArrow)
      return host.focusedIdentifier
    }
    #expect(way == Array(shown.dropFirst()), "\(cell)")
  }

  /// Moves the first tile to where another one is.
  private func drag(_ host: HeadlessHost, _ cell: Cell, _ tiles: [Tile]) throws {
    let shown = Expected(cell, tiles).shown
    guard shown.count > 2 else { return }
    let target = try #require(host.frame(of: "\(shown[2].id)"))
    try host.drag("\(shown[0].id)", to: target.middle)
  }
}

// MARK: - The table

/// The columns of the table: what views are in, and which way lines run.
struct Column: CustomTestStringConvertible {
  let container: ViewContainer
  let isColumns: Bool

  static let all = ViewContainer.allCases.flatMap { container in
    [false, true].map { Column(container: container, isColumns: $0) }
  }

  var testDescription: String { "\(container), \(isColumns ? "columns" : "rows")" }
}

enum ViewContainer: CaseIterable {
  case flow, photos, measured, declared, lazyPhotos, strip

  var hasPhotos: Bool { self == .photos || self == .lazyPhotos }
  var isLazy: Bool { self != .flow && self != .photos }

  /// Which options it has.
  var options: [Option] {
    switch self {
    case .flow: Option.allCases
    case .photos: Option.allCases.filter { $0 != .separators }
    case .measured, .declared, .lazyPhotos, .strip: [.moved, .focus]
    }
  }
}

/// The rows of the table.
enum Option: CaseIterable {
  case limit, expanded, separators, priority, moved, focus, order
}

/// A container with two options, or with the same one twice.
struct Cell: CustomTestStringConvertible {
  let column: Column
  let options: [Option]

  static let all = Column.all.flatMap { column in
    let options = column.container.options
    return options.indices.flatMap { first in
      options[first...].map { Cell(column: column, options: [options[first], $0]) }
    }
  }

  func has(_ option: Option) -> Bool { options.contains(option) }

  /// Ranked elements differ from others only where some element is hidden.
  var isLimited: Bool { has(.limit) || has(.expanded) || has(.priority) }
  var space: CGSize {
    column.isColumns != (column.container == .strip)
      ? CGSize(2000, 200) : CGSize(200, 2000)
  }
  var hasPhotos: Bool { column.container.hasPhotos }
  var testDescription: String { "\(column.testDescription): \(options[0]) and \(options[1])" }
}

struct Tile: Identifiable, Equatable {
  let id: Int
  let length: CGFloat
  let depth: CGFloat
  let priority: Double
  let order: Int

  static func drawn(_ seed: Int) -> [Tile] {
    var random = SeededGenerator(seed)
    return (0..<12).shuffled(using: &random).enumerated().map { id, priority in
      Tile(
        id: id, length: random.whole(20...90), depth: random.whole(14...30),
        priority: Double(priority), order: random.number(-1...1))
    }
  }
}

// MARK: - The containers

@MainActor private final class Written {
  var all: [Tile] { didSet { writes += 1 } }
  private(set) var writes = 0

  init(_ all: [Tile]) { self.all = all }
}

/// The container of a cell: another column is another case in `flow`.
private struct Composed: View {
  let cell: Cell
  let tiles: Written
  @State private var changes = 0
  @FocusState private var focused: Int?

  init(cell: Cell, tiles: Written) { (self.cell, self.tiles) = (cell, tiles) }

  var body: some View {
    let binding = Binding(
      get: { tiles.all },
      set: {
        tiles.all = $0
        changes += 1
      })
    navigated(binding).environment(\.liftsByPointer, true)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay { Color.clear.frame(width: CGFloat(changes % 2)).allowsHitTesting(false) }
  }

  @ViewBuilder private func navigated(_ binding: Binding<[Tile]>) -> some View {
    if cell.has(.focus) {
      oriented(binding).flowFocusNavigation($focused)
    } else {
      oriented(binding)
    }
  }

  @ViewBuilder private func oriented(_ binding: Binding<[Tile]>) -> some View {
    if cell.column.isColumns {
      flow(binding, cell.columns)
    } else {
      flow(binding, cell.rows)
    }
  }

  @ViewBuilder private func flow(
    _ binding: Binding<[Tile]>, _ layout: some FlowingLayout
  ) -> some View {
    if cell.column.container.isLazy {
      let isAcross = cell.column.isColumns != (cell.column.container == .strip)
      ScrollView(isAcross ? .horizontal : .vertical) { lazyFlow(binding, layout) }
    } else {
      eagerFlow(binding, layout)
    }
  }

  @ViewBuilder private func eagerFlow(
    _ binding: Binding<[Tile]>, _ layout: some FlowingLayout
  ) -> some View {
    if cell.has(.separators) {
      Flow(binding, editActions: actions, layout: layout, content: view)
        .maxLines(maxLines, isExpanded: cell.has(.expanded), overflow: { indicator($0) })
        .priority(priority)
        .itemSeparator(GrayDot.init)
        .lineSeparator { GrayRule(isUpright: cell.column.isColumns) }
    } else {
      Flow(binding, editActions: actions, layout: layout, content: view)
        .maxLines(maxLines, isExpanded: cell.has(.expanded), overflow: { indicator($0) })
        .priority(priority)
    }
  }

  @ViewBuilder private func lazyFlow(
    _ binding: Binding<[Tile]>, _ layout: some FlowingLayout
  ) -> some View {
    if cell.column.container == .strip {
      LazyStrip(binding, lines: 1, editActions: actions, layout: layout, content: view)
    } else {
      let flow = LazyFlow(binding, editActions: actions, layout: layout, content: view)
      switch cell.column.container {
      case .declared: flow.itemSizes { [cell] in cell.size(of: $0) }
      case .lazyPhotos: flow.itemAspectRatios { $0.length / 40 }
      default: flow
      }
    }
  }

  private var maxLines: Int? { cell.isLimited ? 2 : nil }
  private var actions: EditActions<[Tile]> { cell.has(.moved) ? .move : [] }
  private var priority: ((Tile) -> Double)? { cell.has(.priority) ? \.priority : nil }

  private func view(_ tile: Binding<Tile>) -> some View {
    TileView(tile: tile.wrappedValue, cell: cell)
      .focused($focused, equals: tile.wrappedValue.id)
      .flowOrder(cell.has(.order) ? tile.wrappedValue.order : 0)
  }

  private func indicator(_ more: FlowOverflow<Tile>) -> Indicator {
    Indicator(count: more.isExpanded ? 0 : more.count)
  }
}

extension Cell {
  func size(of tile: Tile) -> CGSize {
    column.isColumns ? CGSize(tile.depth, tile.length) : CGSize(tile.length, tile.depth)
  }

  fileprivate var rows: FlowLayout {
    FlowLayout(spacing: 6, targetRowHeight: hasPhotos ? 40 : nil)
  }
  fileprivate var columns: VFlowLayout {
    VFlowLayout(spacing: 6, targetColumnWidth: hasPhotos ? 40 : nil)
  }
}

private struct TileView: View {
  let tile: Tile
  let cell: Cell

  var body: some View {
    let ratio = tile.length / 40
    Group {
      if cell.hasPhotos { Color.gray } else { Color.gray.frame(cell.size(of: tile)) }
    }
    .focusable().accessibilityLabel("\(tile.id)").named(tile.id)
    .flowAspectRatio(cell.hasPhotos ? ratio : nil)
  }
}

private struct Indicator: View {
  let count: Int

  var body: some View {
    Color.gray.frame(width: 26, height: 12).accessibilityLabel("+\(count)").named("more")
  }
}

private struct GrayDot: View {
  var body: some View { Color.gray.frame(width: 4, height: 4) }
}

private struct GrayRule: View {
  let isUpright: Bool

  var body: some View {
    Color.gray.frame(width: isUpright ? 2 : nil, height: isUpright ? nil : 2)
  }
}

// MARK: - What is expected

/// The content of a cell, found by trying how much fits, in plain layouts.
@MainActor private struct Expected {
  let cell: Cell
  private(set) var shown: [Tile]
  /// The count on the indicator; nil if there is none.
  private(set) var indicator: Int?

  init(_ cell: Cell, _ tiles: [Tile]) {
    self.cell = cell
    let ranked = cell.has(.priority) ? tiles.sorted { $0.priority > $1.priority } : nil
    let seen = Self.sequence(cell, tiles)
    shown = seen
    guard cell.isLimited, !fits else { return }
    for count in (0..<tiles.count).reversed() {
      let chosen = (ranked ?? seen).prefix(count)
      (shown, indicator) = (seen.filter(chosen.contains), tiles.count - count)
      if fits { break }
    }
    if cell.has(.expanded) { (shown, indicator) = (seen, 0) }
  }

  /// The tiles in the order of the lines.
  private static func sequence(_ cell: Cell, _ tiles: [Tile]) -> [Tile] {
    guard cell.has(.order) else { return tiles }
    return [-1, 0, 1].flatMap { order in tiles.filter { $0.order == order } }
  }

  var labels: [String] { shown.map { "\($0.id)" } + (indicator.map { ["+\($0)"] } ?? []) }

  private var fits: Bool {
    if cell.has(.separators) { return lines.count <= 2 }
    let host = host
    let starts = labels.indices.map { index in
      let frame = host.frame(of: index < shown.count ? "\(shown[index].id)" : "more") ?? .null
      return cell.column.isColumns ? frame.minX : frame.minY
    }
    return Set(starts).count <= 2
  }

  /// The same in a plain layout; with separators, in stacks of stacks.
  var host: HeadlessHost {
    HeadlessHost(size: cell.space) {
      Group {
        if cell.has(.separators) {
          stacks
        } else if cell.column.isColumns {
          cell.columns { parts(shown.count + 1) }
        } else {
          cell.rows { parts(shown.count + 1) }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @ViewBuilder private func parts(_ count: Int) -> some View {
    ForEach(shown.prefix(count)) { TileView(tile: $0, cell: cell) }
    if let indicator { Indicator(count: indicator) }
  }

  /// The places of what is shown, and of the indicator behind it, line by line: each takes what fits.
  private var lines: [[Int]] {
    var (lines, end): ([[Int]], CGFloat) = ([], .infinity)
    let lengths =
      shown.map(\.length) + (indicator == nil ? [] : [cell.column.isColumns ? 12 : 26])
    for (place, length) in lengths.enumerated() {
      // No dot stands before the indicator.
      end += (place < shown.count ? 6 + 4 + 6 : 6) + length
      if end > 200 {
        lines.append([])
        end = length
      }
      lines[lines.count - 1].append(place)
    }
    return lines
  }

  @ViewBuilder private var stacks: some View {
    let lines = lines
    let upright = AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
    let level = AnyLayout(HStackLayout(alignment: .top, spacing: 6))
    let (main, cross) = cell.column.isColumns ? (upright, level) : (level, upright)
    cross {
      ForEach(lines.indices, id: \.self) { line in
        if line > 0 { GrayRule(isUpright: cell.column.isColumns) }
        main {
          ForEach(lines[line], id: \.self) { place in
            if place != lines[line].first, place < shown.count { GrayDot() }
            if place < shown.count {
              TileView(tile: shown[place], cell: cell)
            } else {
              Indicator(count: indicator ?? 0)
            }
          }
        }
      }
    }
    // Rules are as long as the longest line.
    .fixedSize(horizontal: !cell.column.isColumns, vertical: cell.column.isColumns)
  }
}

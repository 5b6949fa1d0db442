import FlowUI
import SwiftUI

/// An element of a board, of 40 × 20 unless it says otherwise.
struct BoardCard: Identifiable, Equatable {
  let id: Int
  var size = CGSize(40, 20)
}

/// What comes between a lift in the first flow and a drop in the second one.
enum BoardInterruption: CaseIterable {
  case escape, secondFinger, call, source, target, gone, sourceGone
}

/// What the flows of a board are.
enum BoardKind: CaseIterable {
  case flow, closures, declared, measured, declaredStrip, measuredStrip
}

/// The columns of a board, and how often each has been written.
@MainActor final class Board {
  var columns: [[BoardCard]]
  var writes: [Int]
  var actions: [FlowEditActions<Binding<[BoardCard]>>]
  var phase = ScenePhase.active
  var isShown: [Bool]
  /// Whether the columns are as wide as the board, one below the other.
  var isStacked = false
  var width: CGFloat = 100
  /// How wide flows are: narrow enough for one card a line.
  var flowWidth: CGFloat = 50
  var spacing: CGFloat = 0
  var layout = FlowLayout(spacing: 8)
  var bodies = 0
  /// How often a view of each card has appeared.
  var appearances: [Int: Int] = [:]

  init(_ columns: [[BoardCard]]) {
    self.columns = columns
    writes = columns.map { _ in 0 }
    actions = columns.map { _ in .move }
    isShown = columns.map { _ in true }
  }

  convenience init(_ columns: [[Int]]) { self.init(columns.map { $0.map { BoardCard(id: $0) } }) }

  var ids: [[Int]] { columns.map { $0.map(\.id) } }

  /// A column that is bound by a view with a number that is another one after each change.
  func binding(_ column: Int, _ changes: Binding<Int>) -> Binding<[BoardCard]> {
    Binding(
      get: { self.columns[column] },
      set: {
        self.columns[column] = $0
        self.writes[column] += 1
        changes.wrappedValue += 1
      })
  }

  func host(_ kind: BoardKind, size: CGSize = CGSize(300, 200)) -> HeadlessHost {
    HeadlessHost(size: size) { BoardView(board: self, kind: kind) }
  }
}

/// Flows of cards side by side, each in a part with a name, and a button that says that somebody has changed them.
struct BoardView: View {
  let board: Board
  let kind: BoardKind
  var isGroup = true
  @State private var changes = 0

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      if isGroup { columns.flowMoveGroup() } else { columns }
      Button("Changed") { changes += 1 }.frame(height: 10).named("changed")
      Color.clear.frame(width: CGFloat(changes % 2), height: 0)
    }
    .environment(\.liftsByPointer, true)
    .environment(\.scenePhase, board.phase)
  }

  private var columns: some View {
    let stack =
      board.isStacked
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
      : AnyLayout(HStackLayout(alignment: .top, spacing: board.spacing))
    return stack { all }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var all: some View {
    ForEach(0..<board.columns.count, id: \.self) { column in
      if board.isShown[column] {
        flow(column)
          .frame(width: board.width, height: board.isStacked ? nil : 180, alignment: .topLeading)
          .flowMoveTarget(["A", "B", "C", "D"][column])
      }
    }
  }

  @ViewBuilder private func flow(_ column: Int) -> some View {
    let (binding, actions) = (board.binding(column, $changes), board.actions[column])
    switch kind {
    case .flow:
      Flow(binding, layout: board.layout, editActions: actions, content: view)
        .frame(width: board.flowWidth, alignment: .leading)
    case .closures:
      Flow(binding.wrappedValue, layout: board.layout) { BoardCardView(board: board, card: $0) }
        .onMove { binding.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        .onMoveBetweenFlows(
          remove: { binding.wrappedValue.remove(at: $0) },
          insert: { (card: BoardCard, place) in binding.wrappedValue.insert(card, at: place) }
        )
        .frame(width: board.flowWidth, alignment: .leading)
    case .declared, .measured:
      LazyFlow(binding, layout: board.layout, sizes: sizes, editActions: actions, content: view)
        .frame(width: board.flowWidth, alignment: .leading)
    case .declaredStrip, .measuredStrip:
      LazyFlow(
        binding, layout: VFlowLayout(spacing: 8), sizes: sizes, lines: 1, editActions: actions,
        content: view)
    }
  }

  private var sizes: FlowSizes<Binding<BoardCard>> {
    kind == .measured || kind == .measuredStrip ? .measured : .declared { $0.wrappedValue.size }
  }

  private func view(_ card: Binding<BoardCard>) -> some View {
    BoardCardView(board: board, card: card.wrappedValue)
  }
}

/// Two lazy flows in scroll views, one below the other.
struct BoardScrolls: View {
  let board: Board
  @State private var changes = 0

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<2, id: \.self) { column in
        ScrollView {
          LazyFlow(board.binding(column, $changes), layout: board.layout, editActions: .move) {
            BoardCardView(board: board, card: $0.wrappedValue)
          }
        }
        .frame(width: 50 + CGFloat(changes % 2) / 1000, height: 100)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .environment(\.liftsByPointer, true)
    .flowMoveGroup()
  }
}

struct BoardCardView: View {
  let board: Board
  let card: BoardCard
  @Environment(\.isLiftedInFlow) private var isLifted

  var body: some View {
    board.bodies += 1
    return Color.red
      .frame(card.size)
      .focusable()
      .onAppear { board.appearances[card.id, default: 0] += 1 }
      .accessibilityLabel(isLifted ? "held" : "\(card.id)")
      .named(card.id)
  }
}

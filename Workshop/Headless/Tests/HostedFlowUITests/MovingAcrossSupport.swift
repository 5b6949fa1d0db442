import FlowUI
import SwiftUI

/// An element of a board, of 40 × 20 unless it says otherwise.
struct BoardCard: Identifiable, Equatable {
  let id: Int
  var size = CGSize(width: 40, height: 20)
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

  func host(_ kind: BoardKind, size: CGSize = CGSize(width: 300, height: 200)) -> HeadlessHost {
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
      Button("Changed") { changes += 1 }.frame(height: 10).accessibilityIdentifier("changed")
      Color.clear.frame(width: CGFloat(changes % 2), height: 0)
    }
    .environment(\.liftsByPointer, true)
    .environment(\.scenePhase, board.phase)
  }

  @ViewBuilder private var columns: some View {
    if board.isStacked {
      VStack(alignment: .leading, spacing: 20) { all }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      HStack(alignment: .top, spacing: board.spacing) { all }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var all: some View {
    ForEach(0..<board.columns.count, id: \.self) { column in
      if board.isShown[column] {
        flow(column)
          .frame(
            width: board.width, height: board.isStacked ? nil : 180, alignment: .topLeading
          )
          .flowMoveTarget(["A", "B", "C", "D"][column])
      }
    }
  }

  private func binding(_ column: Int) -> Binding<[BoardCard]> {
    Binding {
      board.columns[column]
    } set: {
      board.columns[column] = $0
      board.writes[column] += 1
      changes += 1
    }
  }

  @ViewBuilder private func flow(_ column: Int) -> some View {
    let binding = binding(column)
    switch kind {
    case .flow:
      Flow(binding, layout: board.layout, editActions: board.actions[column]) { $card in
        BoardCardView(board: board, card: card)
      }
      .frame(width: board.flowWidth, alignment: .leading)
    case .closures:
      Flow(binding.wrappedValue, layout: board.layout) { BoardCardView(board: board, card: $0) }
        .onMove { binding.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        .onMoveBetweenFlows(
          remove: { binding.wrappedValue.remove(at: $0) },
          insert: { (card: BoardCard, place) in binding.wrappedValue.insert(card, at: place) }
        )
        .frame(width: board.flowWidth, alignment: .leading)
    case .declared, .measured, .declaredStrip, .measuredStrip:
      lazy(column, binding)
    }
  }

  @ViewBuilder private func lazy(
    _ column: Int, _ binding: Binding<[BoardCard]>
  ) -> some View {
    let sizes: FlowSizes<Binding<BoardCard>> =
      kind == .measured || kind == .measuredStrip ? .measured : .declared { $0.wrappedValue.size }
    if kind == .declared || kind == .measured {
      LazyFlow(
        binding, layout: board.layout, sizes: sizes, editActions: board.actions[column]
      ) { $card in
        BoardCardView(board: board, card: card)
      }
      .frame(width: board.flowWidth, alignment: .leading)
    } else {
      LazyFlow(
        binding, layout: VFlowLayout(spacing: 8), sizes: sizes, lines: 1,
        editActions: board.actions[column]
      ) { $card in
        BoardCardView(board: board, card: card)
      }
    }
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
          LazyFlow(
            Binding {
              board.columns[column]
            } set: {
              board.columns[column] = $0
              changes += 1
            }, layout: board.layout, editActions: .move
          ) { $card in
            BoardCardView(board: board, card: card)
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
      .frame(width: card.size.width, height: card.size.height)
      .focusable()
      .onAppear { board.appearances[card.id, default: 0] += 1 }
      .accessibilityLabel(isLifted ? "held" : "\(card.id)")
      .accessibilityIdentifier("\(card.id)")
  }
}

extension HeadlessHost {
  /// The elements that are held.
  var held: [String] {
    accessibilityTree.filter { $0.label == "held" }.compactMap(\.identifier)
  }

  /// What assistive technologies may do with an element.
  func actions(of id: String) -> [String] {
    accessibilityTree.first { $0.identifier == id }?.actions ?? []
  }

  /// Moves an element to a point, and drops it there.
  func drag(_ id: String, to point: CGPoint) throws { drop(try touch(id), at: point) }

  /// Drags what is at a point.
  func drag(at start: CGPoint, to point: CGPoint) { drop(touch(at: start), at: point) }

  private func drop(_ touch: HeadlessHost.Touch, at point: CGPoint) {
    touch.move(to: point, steps: 8)
    touch.lift()
    rest()
  }
}

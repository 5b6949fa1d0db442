#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// A modifier of a single view, or an option of a flow, as the gallery shows it.
///
///     ItemModifierView(.grow)
///
/// Raw values name pictures and tests.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public enum ItemModifier: String, CaseIterable, Sendable {
  case grow
  case shrink
  case basis
  case order
  case alignment
  case lineBreaks = "line-breaks"
  case noBreak = "no-break"
  case fullLine = "full-line"
  case lineBreakView = "line-break-view"
  case spacer
  case balanced
  case maxItemsPerLine = "max-items-per-line"

  var wrapping: FlowWrapping { self == .balanced ? .balanced : .greedy }
  var maxItemsPerLine: Int? { self == .maxItemsPerLine ? 2 : nil }

  /// How many plain boxes a flow shows first, where the result means nothing without them.
  var boxesBefore: Int {
    switch self {
    case .noBreak, .balanced: 6
    case .shrink, .order: 3
    default: 0
    }
  }

  /// The length to start from of the box B in that flow, if it has one.
  var basisBefore: CGFloat? { self == .shrink ? 400 : nil }

  /// The boxes with the modifier; the tall one is wide in columns.
  @ViewBuilder @MainActor func boxes(across axis: Axis) -> some View {
    switch self {
    case .grow, .shrink, .basis, .order, .alignment: boxesOfLengths(across: axis)
    default: boxesOfLines
    }
  }

  @ViewBuilder @MainActor private func boxesOfLengths(across axis: Axis) -> some View {
    switch self {
    case .grow:
      LetterBox("A")
      ModifiedBox("B").flowGrow()
      LetterBox("C")
    case .shrink:
      LetterBox("A")
      ModifiedBox("B").flowBasis(400).flowShrink()
      LetterBox("C")
    case .basis:
      ForEach(["A", "B", "C"], id: \.self) { ModifiedBox($0).flowBasis(60).flowGrow() }
    case .order:
      ModifiedBox("A").flowOrder(1)
      LetterBox("B")
      LetterBox("C")
    case .alignment:
      LetterBox("A", width: axis == .vertical ? 36 : 72, height: axis == .vertical ? 72 : 36)
      ModifiedBox("B").flowItemAlignment(.start)
      ModifiedBox("C").flowItemAlignment(.center)
      ModifiedBox("D").flowItemAlignment(.end)
      ModifiedBox("E").flowItemAlignment(.stretch)
    default: EmptyView()
    }
  }

  @ViewBuilder @MainActor private var boxesOfLines: some View {
    switch self {
    case .lineBreaks:
      LetterBox("A")
      ModifiedBox("B").flowBreak(.before)
      ModifiedBox("C").flowBreak(.after)
      LetterBox("D")
    case .noBreak:
      ForEach(["A", "B", "C", "D", "E"], id: \.self) { LetterBox($0) }
      ModifiedBox("F").flowBreak(.avoidBefore)
    case .fullLine:
      LetterBox("A")
      ModifiedBox("B").flowFullLine()
      LetterBox("C")
    case .lineBreakView:
      LetterBox("A")
      LineBreak()
      LetterBox("B")
      LetterBox("C")
    case .spacer:
      LetterBox("A")
      Spacer()
      LetterBox("B")
    case .balanced, .maxItemsPerLine:
      ForEach(["A", "B", "C", "D", "E", "F"], id: \.self) { LetterBox($0) }
    default: EmptyView()
    }
  }
}
#endif

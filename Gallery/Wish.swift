#if canImport(SwiftUI)
import FlowUI
import SwiftUI

/// A wish that a view may state to its flow, as the gallery shows it.
///
///     WishView(.grow)
///
/// Raw values name pictures and tests.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public enum Wish: String, CaseIterable, Sendable {
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

  /// What to write in Swift.
  public var swift: String {
    switch self {
    case .grow: "B.flowGrow()"
    case .shrink: "B.flowBasis(400).flowShrink()"
    case .basis: "A.flowBasis(60).flowGrow(), …"
    case .order: "A.flowOrder(1)"
    case .alignment: "B, C, D, E.flowItemAlignment(.start, .center, .end, .stretch)"
    case .lineBreaks: "B.flowBreak(.before), C.flowBreak(.after)"
    case .noBreak: "F.flowBreak(.avoidBefore)"
    case .fullLine: "B.flowFullLine()"
    case .lineBreakView: "A, LineBreak(), B"
    case .spacer: "A, Spacer(), B"
    case .balanced: "FlowLayout(wrapping: .balanced)"
    case .maxItemsPerLine: "FlowLayout(maxItemsPerLine: 2)"
    }
  }

  /// The rules that say the same in CSS.
  public var css: String {
    switch self {
    case .grow: "B { flex-grow: 1 }"
    case .shrink: "B { flex: 0 1 400px }"
    case .basis: "A, … { flex: 1 0 60px }"
    case .order: "A { order: 1 }"
    case .alignment: "B, C, D, E { align-self: flex-start, center, flex-end, stretch }"
    case .lineBreaks: "B { break-before: always } C { break-after: always }"
    case .noBreak: "F { break-before: avoid }"
    case .fullLine: "B { flex: 0 0 100% }"
    case .lineBreakView: "an empty element between A and B { flex-basis: 100% }"
    case .spacer: "B { margin-inline-start: auto }"
    case .balanced: "{ flex-wrap: balance }"
    case .maxItemsPerLine: "no rule"
    }
  }

  var wrapping: FlowWrapping { self == .balanced ? .balanced : .greedy }
  var maxItemsPerLine: Int? { self == .maxItemsPerLine ? 2 : nil }

  /// The boxes that state the wish; the tall one is wide in columns.
  @ViewBuilder @MainActor func boxes(across axis: Axis) -> some View {
    switch self {
    case .grow, .shrink, .basis, .order, .alignment: boxesOfLengths(across: axis)
    default: boxesOfLines
    }
  }

  @ViewBuilder @MainActor private func boxesOfLengths(across axis: Axis) -> some View {
    switch self {
    case .grow:
      WishBox("A")
      WishBox("B").flowGrow()
      WishBox("C")
    case .shrink:
      WishBox("A")
      WishBox("B").flowBasis(400).flowShrink()
      WishBox("C")
    case .basis:
      ForEach(["A", "B", "C", "D"], id: \.self) { WishBox($0).flowBasis(60).flowGrow() }
    case .order:
      WishBox("A").flowOrder(1)
      WishBox("B")
      WishBox("C")
    case .alignment:
      WishBox("A", width: axis == .vertical ? 36 : 72, height: axis == .vertical ? 72 : 36)
      WishBox("B").flowItemAlignment(.start)
      WishBox("C").flowItemAlignment(.center)
      WishBox("D").flowItemAlignment(.end)
      WishBox("E").flowItemAlignment(.stretch)
    default: EmptyView()
    }
  }

  @ViewBuilder @MainActor private var boxesOfLines: some View {
    switch self {
    case .lineBreaks:
      WishBox("A")
      WishBox("B").flowBreak(.before)
      WishBox("C").flowBreak(.after)
      WishBox("D")
    case .noBreak:
      ForEach(["A", "B", "C", "D", "E"], id: \.self) { WishBox($0) }
      WishBox("F").flowBreak(.avoidBefore)
    case .fullLine:
      WishBox("A")
      WishBox("B").flowFullLine()
      WishBox("C")
    case .lineBreakView:
      WishBox("A")
      LineBreak()
      WishBox("B")
      WishBox("C")
    case .spacer:
      WishBox("A")
      Spacer()
      WishBox("B")
    case .balanced, .maxItemsPerLine:
      ForEach(["A", "B", "C", "D", "E", "F"], id: \.self) { WishBox($0) }
    default: EmptyView()
    }
  }
}
#endif

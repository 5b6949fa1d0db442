#if canImport(SwiftUI)
import SwiftUI

// Everything in this folder uses SwiftUI's public API alone, so the same tests run against Apple's SwiftUI
// and against the stand-in. Nothing depends on fonts: views have sizes of their own.

/// A log of one rendering's views.
///
/// Layout and geometry run wherever SwiftUI likes, one call after the other while a view is rendered.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class Record: @unchecked Sendable {
  /// The frames of numbered views in global coordinates, unrounded.
  var frames: [Int: CGRect] = [:]

  func note(_ frame: CGRect, of id: Int) { frames[id] = frame }

  /// The proposals that a numbered view has computed an answer for, in order.
  var proposals: [Int: [ProposedViewSize]] = [:]

  /// The chips that have appeared and not disappeared.
  var alive: Set<Int> = []

  /// How often each chip has appeared.
  var appearances: [Int: Int] = [:]
}

/// A view laid out without a window.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
struct Rendered {
  /// The size that the view chose.
  let size: CGSize
  private let record: Record

  /// Lays out a view; nil proposes that it be as wide, or as tall, as it likes.
  init(
    width: CGFloat? = nil, height: CGFloat? = nil,
    @ViewBuilder _ content: (Record) -> some View
  ) {
    let record = Record()
    let renderer = ImageRenderer(content: content(record))
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    var rendered = CGSize.zero
    renderer.render { size, _ in rendered = size }
    size = rendered
    self.record = record
  }

  /// A numbered view's frame, relative to the view with number −1 where there is one.
  func frame(_ id: Int) -> CGRect? {
    let origin = record.frames[-1]?.origin ?? .zero
    return record.frames[id]?.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The frames of the views numbered from 0 on, relative to the flow.
  var frames: [CGRect] { (0...).lazy.map(frame).prefix { $0 != nil }.compactMap { $0 } }

  var xs: [CGFloat] { frames.map(\.minX) }
  var ys: [CGFloat] { frames.map(\.minY) }
  var widths: [CGFloat] { frames.map(\.width) }
  var heights: [CGFloat] { frames.map(\.height) }

  /// The proposals that a numbered view was measured for.
  func proposals(_ id: Int) -> [ProposedViewSize] { record.proposals[id] ?? [] }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Notes where the view is put.
  nonisolated func noted(_ id: Int, in record: Record) -> some View {
    background(
      GeometryReader { proxy in
        // Evaluated while the view is laid out: no state, and nothing to wait for.
        let _ = record.note(proxy.frame(in: .global), of: id)
        Color.clear
      })
  }
}

/// A numbered view of a given size, which may become narrower, fill what it is offered or have a baseline.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Leaf: View {
  let id: Int
  let record: Record
  var layout: LeafLayout

  init(
    _ id: Int, _ width: CGFloat, _ height: CGFloat = 20, minimum: CGFloat? = nil,
    fills: Bool = false, baseline: CGFloat? = nil, in record: Record
  ) {
    self.id = id
    self.record = record
    layout = LeafLayout(
      id: id,
      answers: LeafAnswers(
        ideal: CGSize(width: width, height: height), minimum: minimum, fills: fills,
        baseline: baseline),
      record: record)
  }

  var body: some View { layout { Color.clear }.noted(id, in: record) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LeafLayout: Layout {
  let id: Int
  let answers: LeafAnswers
  let record: Record

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    record.proposals[id, default: []].append(proposal)
    return answers.size(for: proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    answers.explicitAlignment(of: guide, in: bounds)
  }
}
#endif

import SwiftUI
import TestSupport

/// Counts what a view was asked to compute.
final class Probe: @unchecked Sendable {
  private(set) var proposals: [ProposedViewSize] = []

  var count: Int { proposals.count }
  func record(_ proposal: ProposedViewSize) { proposals.append(proposal) }
  func reset() { proposals = [] }
}

/// A view that answers like text or a shape: its ideal length, or less down to a minimum, and then
/// in more lines so that nothing is lost.
struct Block: View {
  var layout: BlockLayout

  init(
    _ width: CGFloat, _ height: CGFloat, minimumWidth: CGFloat? = nil, baseline: CGFloat? = nil,
    spacing: ViewSpacing? = nil, fills: Bool = false, probe: Probe? = nil
  ) {
    layout = BlockLayout(
      answers: LeafAnswers(
        ideal: CGSize(width: width, height: height), minimum: minimumWidth, fills: fills,
        baseline: baseline),
      preferred: spacing, probe: probe)
  }

  // A layout without views gives way to all others unless it says otherwise.
  var body: some View { layout {}.layoutPriority(0) }
}

struct BlockLayout: Layout {
  var answers: LeafAnswers
  var preferred: ViewSpacing?
  var probe: Probe?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    probe?.record(proposal)
    return answers.size(for: proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { preferred ?? ViewSpacing() }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    answers.explicitAlignment(of: guide, in: bounds)
  }
}

/// Asks its one view what a host asks, in that order, and places it in the bounds that the host makes
/// of the last answer.
struct HostQuestions: Layout {
  var proposals: [ProposedViewSize]
  /// What the host does to the last answer before it hands out bounds.
  var bounds: @Sendable (CGSize) -> CGSize = { $0 }

  init(proposals: [ProposedViewSize]) { self.proposals = proposals }

  /// Asks about widths.
  init(widths: [CGFloat?]) {
    proposals = widths.map { ProposedViewSize(width: $0, height: nil) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    bounds(proposals.map { subviews[0].sizeThatFits($0) }.last ?? .zero)
  }

  func placeSubviews(
    in own: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: own.origin, proposal: proposals.last ?? .unspecified)
  }
}

/// Numbers that look random and are the same on every run.
typealias SeededGenerator = TestSupport.SeededGenerator

extension SeededGenerator {
  init(seed: UInt64) { self.init(Int(truncatingIfNeeded: seed)) }
}

@MainActor extension HeadlessHost {
  /// The frames of the views named "0", "1", …, relative to the view named "flow".
  func itemFrames(in flow: String = "flow") -> [CGRect] {
    let frames = Dictionary(frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
    guard let origin = frames[flow]?.origin else { return [] }
    return (0..<frames.count).compactMap { index in
      frames["\(index)"].map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    }
  }
}

/// Whether two frames are equal but for the noise of sums.
func closeTo(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
    && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
}

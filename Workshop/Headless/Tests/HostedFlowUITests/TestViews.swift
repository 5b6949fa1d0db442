import SwiftUI

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
      ideal: CGSize(width: width, height: height), minimumWidth: minimumWidth, baseline: baseline,
      preferred: spacing, fills: fills, probe: probe)
  }

  // A layout without views gives way to all others unless it says otherwise.
  var body: some View { layout {}.layoutPriority(0) }
}

struct BlockLayout: Layout {
  var ideal: CGSize
  var minimumWidth: CGFloat?
  var baseline: CGFloat?
  var preferred: ViewSpacing?

  /// Whether the view takes whatever it is offered, as a shape does.
  var fills = false
  var probe: Probe?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    probe?.record(proposal)
    if fills { return proposal.replacingUnspecifiedDimensions(by: ideal) }
    guard let minimumWidth, let width = proposal.width, width < ideal.width else { return ideal }
    let narrow = max(width, minimumWidth)
    let lines = narrow > 0 ? (ideal.width / narrow).rounded(.up) : 1
    return CGSize(width: narrow, height: ideal.height * lines)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { preferred ?? ViewSpacing() }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard let baseline else { return nil }
    // Each further line of such a text is as high as the first.
    switch guide {
    case .firstTextBaseline: return bounds.minY + baseline
    case .lastTextBaseline: return bounds.maxY - ideal.height + baseline
    default: return nil
    }
  }
}

/// Numbers that look random and are the same on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state = state &+ 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
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

import SwiftUI
import Testing

/// A log of the questions to a test layout, in order; layouts are `Sendable`, and tests stay on the main actor.
final class Log: @unchecked Sendable {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
  func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A leaf that takes each proposal between its least and its greatest length, nil being the ideal.
struct Leaf: Layout {
  var min: CGSize
  var ideal: CGSize
  var max: CGSize
  var preference: ViewSpacing?
  var log: Log?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log?.add(describe(proposal))
    return CGSize(
      width: Swift.min(Swift.max(proposal.width ?? ideal.width, min.width), max.width),
      height: Swift.min(Swift.max(proposal.height ?? ideal.height, min.height), max.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { preference ?? ViewSpacing() }
}

/// A named leaf: fixed, unless it is given a least and a greatest size.
struct Box: View {
  var name: String
  var leaf: Leaf

  init(_ name: String, _ width: CGFloat, _ height: CGFloat, log: Log? = nil) {
    let size = CGSize(width: width, height: height)
    self.init(name, min: size, ideal: size, max: size, log: log)
  }

  init(_ name: String, min: CGSize, ideal: CGSize, max: CGSize, log: Log? = nil) {
    self.name = name
    leaf = Leaf(min: min, ideal: ideal, max: max, log: log)
  }

  /// A leaf that takes every proposal, 10 × 10 without one, as shapes and colors do.
  static func greedy(_ name: String, log: Log? = nil) -> Box {
    Box(
      name, min: .zero, ideal: CGSize(width: 10, height: 10),
      max: CGSize(width: CGFloat.infinity, height: .infinity), log: log)
  }

  /// A leaf that prefers some distance on all its edges.
  func spacing(_ spacing: ViewSpacing) -> Box {
    var copy = self
    copy.leaf.preference = spacing
    return copy
  }

  // A layout without views gives way to all others unless it says otherwise.
  var body: some View { leaf {}.layoutPriority(0).accessibilityIdentifier(name) }
}

/// A layout that hands each proposal on to its subviews, as a stack without a size of its own would.
///
/// It notes what it is asked, and what its first subview answers to `probes`.
struct Probe: Layout {
  var log: Log
  var probes: [ProposedViewSize] = []
  var value = 0

  func makeCache(subviews: Subviews) { log.add("make \(subviews.count)") }
  func updateCache(_ cache: inout (), subviews: Subviews) { log.add("update \(subviews.count)") }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.add("size \(describe(proposal))")
    guard let first = subviews.first else { return .zero }
    for probe in probes { log.add(describe(first.sizeThatFits(probe))) }
    return first.sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    log.add("place \(describe(bounds)) \(describe(proposal))")
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Views that a closure places, in a size that does not depend on them.
struct Custom<Content: View>: View {
  private var layout: CustomLayout
  private var content: Content

  init(
    size: CGSize, place: @escaping @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    layout = CustomLayout(size: size, place: place)
    self.content = content()
  }

  var body: some View { layout { content } }
}

private struct CustomLayout: Layout {
  var size: CGSize
  var place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(bounds, proposal, subviews)
  }
}

func describe(_ length: CGFloat?) -> String {
  guard let length else { return "nil" }
  if length == .infinity { return "inf" }
  return length == length.rounded() ? "\(Int(length))" : "\(length)"
}
func describe(_ proposal: ProposedViewSize) -> String {
  "\(describe(proposal.width))x\(describe(proposal.height))"
}
func describe(_ size: CGSize) -> String { describe(ProposedViewSize(size)) }
func describe(_ rect: CGRect) -> String {
  "\(describe(rect.minX)),\(describe(rect.minY)) \(describe(rect.size))"
}

extension HeadlessHost {
  /// Hosts `content` in the top leading corner, so that its frames are counted from zero.
  static func corner<V: View>(
    _ width: CGFloat = 1000, _ height: CGFloat = 1000,
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder content: () -> V
  ) -> HeadlessHost {
    let content = content()
    return HeadlessHost(size: CGSize(width: width, height: height), layoutDirection: direction) {
      Corner { content }
    }
  }

  /// The frame of a named view, as text: "x,y widthxheight".
  func place(of name: String) -> String { frame(of: name).map(describe) ?? "none" }

  /// The frames of several named views.
  func places(_ names: String...) -> [String] { names.map(place) }
}

/// Takes the whole proposal, and puts its only subview in the corner with the same proposal.
private struct Corner: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Returns the size of a view for a proposal, found by asking it from a layout.
@MainActor func answer<V: View>(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder content: () -> V
) -> String {
  let log = Log()
  let probe = ProposedViewSize(width: width, height: height)
  let view = content()
  let host = HeadlessHost(size: CGSize(width: 500, height: 500)) {
    Asker(probe: probe, log: log) { view }
  }
  _ = host.size
  return log.entries.last ?? "not asked"
}

private struct Asker: Layout {
  var probe: ProposedViewSize
  var log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if let first = subviews.first { log.add(describe(first.sizeThatFits(probe))) }
  }
}

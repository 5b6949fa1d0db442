#if canImport(SwiftUI)
import SwiftUI

/// The contents of a lazy flow, for its views and its layouts.
///
/// Sendable by a lock: SwiftUI may lay out on another thread than it evaluates bodies on.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyStore: @unchecked Sendable {
  private let lock = NSLock()
  private var contents: LazyContents

  init(_ contents: LazyContents) { self.contents = contents }

  func with<Result>(_ body: (inout LazyContents) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&contents)
  }
}

/// Which item of its lazy flow a view is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
enum LazyItemKey: LayoutValueKey { static let defaultValue: Int? = nil }

/// A lazy flow from outside: as large as all its items, existing or not.
///
/// It offers its only view, which finds out what is visible, the length that lines break at.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrame: Layout {
  let store: LazyStore
  let axis: FlowAxis
  /// Differs where the store holds something else.
  let version: [Int]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    store.with { $0.size(axis.main(of: proposal)) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = store.with { $0.size(axis.main(of: proposal)) }
    var main = axis.main(of: bounds.size)
    if let offer = axis.main(of: proposal), offer.isFinite,
      axis.isRounded(bounds.size, from: size)
    {
      main = offer
    }
    for subview in subviews {
      subview.place(
        at: bounds.origin,
        proposal: axis.proposal(main: main, cross: axis.cross(of: bounds.size)))
    }
  }

  // What exists of the items depends on what is visible; guides must not.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}

/// The views of a lazy flow that exist, each where it is in the whole.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyPlaces<Base: FlowingLayout>: Layout {
  /// As in the layout that the flow is arranged by.
  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  let store: LazyStore
  let slice: LazySlice
  /// Which contents of the store the slice is one of.
  let contents: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int: LazyPlace])
    -> CGSize
  {
    proposal.replacingUnspecifiedDimensions()
  }

  // Places stay where they are until others are known.
  func makeCache(subviews: Subviews) -> [Int: LazyPlace] { [:] }
  func updateCache(_ cache: inout [Int: LazyPlace], subviews: Subviews) {}

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [Int: LazyPlace]
  ) {
    let views = subviews.compactMap { view in view[LazyItemKey.self].map { (view, $0) } }
    let revision = store.with { contents in
      // Views of items that have changed meanwhile are about to be replaced.
      if contents.version == self.contents { cache = contents.place(views, in: bounds, slice) }
      return contents.revision
    }
    for (view, item) in views {
      guard let place = cache[item] else { continue }
      view.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
    // The probe's size tells that something was learned.
    for subview in subviews where subview[LazyItemKey.self] == nil {
      let width = CGFloat(revision % 1000)
      subview.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: 0))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [Int: LazyPlace]
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [Int: LazyPlace]
  ) -> CGFloat? { nil }
}
#endif

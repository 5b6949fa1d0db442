#if canImport(SwiftUI)
import SwiftUI

/// What a lazy flow knows, for its views and its layouts on whatever thread they are asked.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyStore = Locked<LazyContents>

/// Which item of its lazy flow a view is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
enum LazyItemKey: LayoutValueKey { static let defaultValue: Int? = nil }

/// The views of a lazy flow that exist, each where it is in the whole.
///
/// They are measured when their size is asked for, so that whoever asks knows what has been learned.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyPlaces<Base: FlowingLayout>: Layout {
  /// As in the layout that the flow is arranged by.
  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  let store: LazyStore
  let slice: LazySlice
  /// Which contents of the store the slice is one of.
  let contents: Int
  /// What is held of the elements; nil if they are not moved by hand.
  var moving: LazyMoving?

  /// Where views are in a room of a size; places stay where they are until others are known.
  struct Cache {
    var size: CGSize?
    var places: [Int: LazyPlace] = [:]
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.size = nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    find(subviews, in: size, &cache)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    if cache.size != bounds.size { find(subviews, in: bounds.size, &cache) }
    for view in subviews {
      guard let place = view[LazyItemKey.self].flatMap({ cache.places[$0] }) else { continue }
      view.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
    if let moving { show(moving, in: bounds, subviews, cache.places) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyPlaces {
  /// Finds the places of the views, after measuring those that are new or different.
  ///
  /// Views are asked between two looks into the store, never during one.
  private func find(_ subviews: Subviews, in size: CGSize, _ cache: inout Cache) {
    cache.size = size
    let views = subviews.compactMap { view in view[LazyItemKey.self].map { (view, $0) } }
    let items = views.map(\.1)
    let asked = current { $0.isDeclared ? nil : (rules: $0.rules, lengths: $0.lengths(of: items)) }
    if case (let rules, let lengths)?? = asked {
      let reading = LazyReading(views, lengths, rules)
      current { $0.learn(reading, slice) }
    }
    for _ in 0..<Self.mostAsked {
      let found = current { (rules: $0.rules, found: $0.places(of: items, in: size, slice)) }
      guard let (rules, found) = found else { return }
      cache.places = found.places
      let answers = views.compactMap { view, item in
        found.questions[item].map { (item, KnownItems.Fit(of: view, at: $0, rules)) }
      }
      if answers.isEmpty { return }
      current { $0.learn(answers) }
    }
  }

  /// How often views are asked in a row: for a length that fits, for the one they get when their line is
  /// shared out, and for those after that has moved others.
  private static var mostAsked: Int { 8 }

  /// Looks into the store, unless items have changed meanwhile: then views are about to be replaced.
  @discardableResult
  private func current<Result>(_ look: (inout LazyContents) -> Result) -> Result? {
    store.with { $0.version == contents ? look(&$0) : nil }
  }
}
#endif

#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The contents of a lazy flow, shared by views and layouts on any thread.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyStore = Locked<LazyContents>

/// The layout of a lazy flow's views, each at its position in the flow.
///
/// It measures the views when its parent, `LazyWindowLayout`, calls `sizeThatFits`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyViewsLayout<Base: FlowingLayout>: GuidelessLayout {
  /// The properties of the base layout.
  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  let store: LazyStore
  let slice: LazySlice
  /// The version of data and options for which `slice` was found (`LazyGeneration.data`).
  let data: Int
  let drag: DragPlacing

  /// Which items are elements, headers and footers, and of which section.
  let items: SectionItems

  /// The positions of views by item, and the size for which they were found.
  ///
  /// The size is nil if positions may have changed since.
  typealias Cache = (size: CGSize?, places: [Int: PlacedView])

  func makeCache(subviews: Subviews) -> Cache { (nil, [:]) }
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
      guard let place = place(of: view, cache) else { continue }
      view.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
    let found = cache
    drag.place(subviews, in: bounds) { place(of: subviews[$0], found)?.proposal }
  }

  private func place(of view: LayoutSubview, _ cache: Cache) -> PlacedView? {
    item(of: view).flatMap { cache.places[$0] }
  }

  /// Returns the item that a view shows; nil if it shows none.
  ///
  /// During a drag, items are already in the order that a drop would make now.
  private func item(of view: LayoutSubview) -> Int? {
    switch view[RowPart.self] {
    case .element(let element, _):
      items.item(.element(drag.move?.offset(of: element) ?? element))
    case .header(let section): items.item(.header(section))
    case .footer(let section): items.item(.footer(section))
    default: nil
    }
  }

  /// Finds the positions of the views, after measuring new and changed ones.
  private func find(_ subviews: Subviews, in size: CGSize, _ cache: inout Cache) {
    cache.size = size
    let views = subviews.compactMap { view in item(of: view).map { (view, $0) } }
    let items = views.map(\.1)
    // Views are measured between two accesses to the store, never during one.
    learn(views, items)
    for _ in 0..<Self.mostAsked {
      let found = current { (rules: $0.rules, found: $0.places(of: items, in: size, slice)) }
      guard let (rules, found) = found else { return }
      cache.places = found.places
      let answers = views.compactMap { view, item in
        found.questions[item].map { (item, ItemMemory.Answer(of: view, at: $0, rules)) }
      }
      if answers.isEmpty { return }
      current { $0.learn(answers) }
    }
  }

  /// Measures views, and adds the measurements to the store.
  private func learn(_ views: LazyViews, _ items: [Int]) {
    let asked = current { ($0.isExact, rules: $0.rules, lengths: $0.lengths(of: items)) }
    guard case (let isExact, let rules, let lengths)? = asked else { return }
    if isExact {
      if self.items.areElements { return }
      let depths = views.filter { self.items.element(ofItem: $0.item) == nil }.map {
        (item: $0.item, depth: rules.depth(of: $0.view, length: slice.length))
      }
      current { $0.learn(depths, slice) }
    } else {
      let reading = LazyReading(views, lengths, rules, in: slice.length)
      current { $0.learn(reading, slice) }
    }
  }

  /// The maximum number of times that views are measured in one layout pass.
  ///
  /// A view may be measured at its line's length, and then with the line's free space. If it moves
  /// to another line, it is measured again.
  private static var mostAsked: Int { 8 }

  /// Calls a function with the contents in the store, and returns the result.
  ///
  /// Returns nil without a call if the items have changed since the slice was found.
  @discardableResult
  private func current<Result>(_ look: (inout LazyContents) -> Result) -> Result? {
    // The views are then about to be replaced.
    store.with { $0.generation.data == data ? look(&$0) : nil }
  }
}
#endif

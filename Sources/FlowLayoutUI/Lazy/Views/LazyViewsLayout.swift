#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The contents of a lazy flow, shared by views and layouts on any thread.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyStore = Locked<LazyContents>

/// The layout of a lazy flow's realized views, each at its position in the whole flow.
///
/// Views are measured when `LazyWindowLayout` asks for the size, so that it can read the results from the
/// store.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyViewsLayout<Base: FlowingLayout>: GuidelessLayout {
  /// The properties of the base layout.
  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  let store: LazyStore
  let slice: LazySlice
  /// The generation of data that the slice belongs to.
  let data: Int
  let drag: DragPlacing

  /// The structure of the items.
  let items: SectionItems

  /// The positions of views, by item, and the size they were found for, nil if they may have changed since.
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
    drag.place(subviews, in: bounds) { place(of: subviews[$0], cache)?.proposal }
  }

  private func place(of view: LayoutSubview, _ cache: Cache) -> PlacedView? {
    item(of: view).flatMap { cache.places[$0] }
  }

  /// Returns the item of a view; during a drag, the one at its element's offset after the move.
  private func item(of view: LayoutSubview) -> Int? {
    switch view[RowPart.self] {
    case .element(let element, _):
      items.item(.element(drag.move?.offset(of: element) ?? element))
    case .header(let section): items.item(.header(section))
    case .footer(let section): items.item(.footer(section))
    default: nil
    }
  }

  /// Finds the positions of the views, after measuring those that are new or have changed.
  ///
  /// Views are measured between two accesses to the store, never during one.
  private func find(_ subviews: Subviews, in size: CGSize, _ cache: inout Cache) {
    cache.size = size
    let views = subviews.compactMap { view in item(of: view).map { (view, $0) } }
    let items = views.map(\.1)
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

  /// Adds the measurements of views to the store.
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

  /// The most times that views are measured in a row: at the length of a line, at the length that they get
  /// when the line's free space is distributed, and again for views that this has moved.
  private static var mostAsked: Int { 8 }

  /// Accesses the store, unless its items have changed: the views are then about to be replaced.
  @discardableResult
  private func current<Result>(_ look: (inout LazyContents) -> Result) -> Result? {
    store.with { $0.generation.data == data ? look(&$0) : nil }
  }
}
#endif

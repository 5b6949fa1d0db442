#if canImport(SwiftUI)
import FlowCore
import SwiftUI

// Where the items of a lazy flow are that exist.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the places of the views that exist, after measuring those that are new or different.
  ///
  /// - Parameters:
  ///   - views: The views and their items.
  ///   - bounds: The room of all items.
  ///   - slice: The items that exist.
  /// - Returns: Where each item's view begins in the bounds, and the proposal for it.
  mutating func place(
    _ views: [(view: LayoutSubview, item: Int)], in bounds: CGRect, _ slice: LazySlice
  ) -> [Int: LazyPlace] {
    if !isDeclared { learn(views, slice) }
    var places: [Int: LazyPlace] = [:]
    let latest = lines(slice.length)
    let shown = latest.index.items(ofLines: 0..<shownLines(latest)).count
    var placed = 0..<0
    for (_, item) in views where item < columns.count {
      if !placed.contains(item) { placed = solve(latest.index, around: item, slice) }
      var cross = frames.crossPositions[item - placed.lowerBound]
      // What may still move waits behind the end.
      if item >= shown { cross = Double(rules.axis.cross(of: bounds.size)) }
      let origin = rules.axis.point(
        main: CGFloat(frames.mainPositions[item - placed.lowerBound]), cross: CGFloat(cross))
      places[item] = LazyPlace(origin: origin, proposal: proposal(of: item, placed))
    }
    host.views = [:]
    return places
  }

  /// Lays out the lines of an item and of those that exist around it, and answers their items.
  private mutating func solve(
    _ index: FlexIndex, around item: Int, _ slice: LazySlice
  ) -> Range<Int> {
    let range = slice.ranges.first { $0.contains(item) } ?? item..<item + 1
    let lines =
      index.line(ofItem: range.lowerBound)..<index.line(
        ofItem: min(range.upperBound, columns.count) - 1) + 1
    if isDeclared {
      solver.solve(lines, of: index, into: &frames)
    } else {
      host.asked = [:]
      solver.solve(lines, of: index, host: &host, into: &frames)
    }
    return index.items(ofLines: lines)
  }

  /// The proposal that a view was measured with; one whose size is declared or stretched is offered its
  /// place.
  private func proposal(of item: Int, _ placed: Range<Int>) -> ProposedViewSize {
    let (place, axis) = (item - placed.lowerBound, rules.axis)
    let main = frames.mainSizes.isEmpty ? columns.main[item] : frames.mainSizes[place]
    let cross = frames.crossSizes.isEmpty ? columns.cross[item] : frames.crossSizes[place]
    if isDeclared { return axis.proposal(main: CGFloat(main), cross: CGFloat(cross)) }
    let asked = host.asked[item].map { CGFloat($0) }
    guard rules.stretches(item, of: columns) else { return axis.proposal(main: asked, cross: nil) }
    return axis.proposal(main: asked ?? CGFloat(main), cross: CGFloat(cross))
  }
}
#endif

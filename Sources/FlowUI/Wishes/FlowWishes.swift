#if canImport(SwiftUI)
import FlowCore
import SwiftUI

// What views ask of the flow around them, one layout value a wish. Most views ask for nothing: one
// more value says whether there is anything to read, so that they cost one look-up each.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum FlowWish {
  enum IsPresent: LayoutValueKey { static let defaultValue = false }
  enum Grow: LayoutValueKey { static let defaultValue = 0.0 }
  enum Shrink: LayoutValueKey { static let defaultValue = 0.0 }
  enum Basis: LayoutValueKey { static let defaultValue: CGFloat? = nil }
  enum Order: LayoutValueKey { static let defaultValue = 0 }
  enum Alignment: LayoutValueKey { static let defaultValue: FlowItemAlignment? = nil }
  enum Breaks: LayoutValueKey { static let defaultValue: FlexBreaks = [] }
  enum FullLine: LayoutValueKey { static let defaultValue = false }
  enum LineBreak: LayoutValueKey { static let defaultValue = false }
}

/// All wishes of one view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowWishes {
  var grow = 0.0
  var shrink = 0.0
  var basis = Double.nan
  var order = 0
  var alignment = FlexAlignment.auto
  var breaks: FlexBreaks = []
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubview {
  /// What the view asks of the flow around it; nil for nothing.
  func wishes(along axis: FlowAxis) -> FlowWishes? {
    let isSpacer = isSpacer(along: axis)
    let isPresent = self[FlowWish.IsPresent.self]
    guard isSpacer || isPresent else { return nil }
    var wishes = FlowWishes()
    if isSpacer { wishes.grow = 1 }
    if isPresent { addWishes(to: &wishes) }
    return wishes
  }

  private func addWishes(to wishes: inout FlowWishes) {
    wishes.grow = max(wishes.grow, self[FlowWish.Grow.self])
    wishes.shrink = self[FlowWish.Shrink.self]
    wishes.basis = self[FlowWish.Basis.self].map { Double(max(0, $0)) } ?? .nan
    wishes.order = self[FlowWish.Order.self]
    wishes.alignment = self[FlowWish.Alignment.self]?.flexAlignment ?? .auto
    wishes.breaks = self[FlowWish.Breaks.self]
    if self[FlowWish.FullLine.self] { wishes.breaks.insert(.fullLine) }
    if self[FlowWish.LineBreak.self] { wishes.breaks.insert(.marker) }
  }

  /// Whether the view is a bare spacer: it takes the rest of its line.
  ///
  /// A spacer has the lowest priority there is, but so may have a container without views: what tells
  /// them apart is that a spacer grows without end. Views of any other priority are not asked, so they
  /// cost no measurement.
  private func isSpacer(along axis: FlowAxis) -> Bool {
    priority == -.infinity
      && axis.main(of: sizeThatFits(axis.proposal(main: .infinity, cross: nil))) == .infinity
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Tells the flow around this view one wish.
  nonisolated func flowWish<Key: LayoutValueKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> some View {
    layoutValue(key: key, value: value).layoutValue(key: FlowWish.IsPresent.self, value: true)
  }
}
#endif

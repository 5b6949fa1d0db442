#if canImport(SwiftUI)
import FlowCore
import SwiftUI

// What views ask of the flow around them, one layout value a wish. Most views ask for nothing: one
// more value says where there is anything to read, so that they cost one look-up each.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum FlowWish {
  enum Origin: LayoutValueKey { static let defaultValue = FlowWishOrigin.none }

  enum Grow: FlowWishKey {
    static let defaultValue = 0.0
    static var field: WritableKeyPath<FlowWishValues, Double> { \.grow }
  }

  enum Shrink: FlowWishKey {
    static let defaultValue = 0.0
    static var field: WritableKeyPath<FlowWishValues, Double> { \.shrink }
  }

  enum Basis: FlowWishKey {
    static let defaultValue: CGFloat? = nil
    static var field: WritableKeyPath<FlowWishValues, CGFloat?> { \.basis }
  }

  enum AspectRatio: FlowWishKey {
    static let defaultValue: CGFloat? = nil
    static var field: WritableKeyPath<FlowWishValues, CGFloat?> { \.aspectRatio }
  }

  enum Order: FlowWishKey {
    static let defaultValue = 0
    static var field: WritableKeyPath<FlowWishValues, Int> { \.order }
  }

  enum Alignment: FlowWishKey {
    static let defaultValue: FlowItemAlignment? = nil
    static var field: WritableKeyPath<FlowWishValues, FlowItemAlignment?> { \.alignment }
  }

  /// The breaks of one modifier among several around a view, counted from the outermost.
  enum Breaks<Place>: FlowWishKey {
    static var defaultValue: FlexBreaks { [] }
    static var field: WritableKeyPath<FlowWishValues, FlexBreaks> { \.addedBreaks }
  }

  enum First {}
  enum Second {}
  enum Third {}
  enum Fourth {}

  enum FullLine: FlowWishKey {
    static let defaultValue = false
    static var field: WritableKeyPath<FlowWishValues, Bool> { \.isFullLine }
  }

  enum LineBreak: FlowWishKey {
    static let defaultValue = false
    static var field: WritableKeyPath<FlowWishValues, Bool> { \.isLineBreak }
  }
}

/// A wish: a layout value, which is also a part of a container value.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol FlowWishKey: LayoutValueKey {
  static var field: WritableKeyPath<FlowWishValues, Value> { get }
}

/// Where a view's wishes are read.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
indirect enum FlowWishOrigin: Equatable, Sendable {
  case none
  /// In the view's layout values.
  case layoutValues
  /// Here: the view was taken out of another, and its layout values may have been lost on the way.
  case containerValues(FlowWishValues)
}

/// What a view says by its modifiers.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowWishValues: Equatable, Sendable {
  var grow = FlowWish.Grow.defaultValue
  var shrink = FlowWish.Shrink.defaultValue
  var basis = FlowWish.Basis.defaultValue
  var aspectRatio = FlowWish.AspectRatio.defaultValue
  var order = FlowWish.Order.defaultValue
  var alignment = FlowWish.Alignment.defaultValue
  var breaks: FlexBreaks = []
  var isFullLine = FlowWish.FullLine.defaultValue
  var isLineBreak = FlowWish.LineBreak.defaultValue

  /// The breaks, to which what is set is added.
  var addedBreaks: FlexBreaks {
    get { breaks }
    set { breaks.formUnion(newValue) }
  }
}

/// All wishes of one view, as the engine takes them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowWishes {
  var grow = 0.0
  var shrink = 0.0
  var basis = Double.nan
  /// The length divided by the depth.
  var aspectRatio: Double?
  var order = 0
  var alignment = FlexAlignment.auto
  var breaks: FlexBreaks = []
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowWishes {
  init(_ values: FlowWishValues, along axis: FlowAxis) {
    grow = values.grow
    shrink = values.shrink
    basis = values.basis.map { Double(max(0, $0)) } ?? .nan
    order = values.order
    aspectRatio = values.aspectRatio.map { axis.ratio(ofWidthToHeight: $0) }
    alignment = values.alignment?.flexAlignment ?? .auto
    breaks = values.breaks
    if values.isFullLine { breaks.insert(.fullLine) }
    if values.isLineBreak { breaks.insert(.marker) }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubview {
  /// What the view asks of the flow around it; nil for nothing.
  func wishes(along axis: FlowAxis) -> FlowWishes? {
    let values = wishValues
    let isSpacer = isSpacer(along: axis)
    guard isSpacer || values != nil else { return nil }
    var wishes = values.map { FlowWishes($0, along: axis) } ?? FlowWishes()
    if isSpacer { wishes.grow = max(1, wishes.grow) }
    return wishes
  }

  private var wishValues: FlowWishValues? {
    switch self[FlowWish.Origin.self] {
    case .none: nil
    case .containerValues(let values): values
    case .layoutValues:
      FlowWishValues(
        grow: self[FlowWish.Grow.self], shrink: self[FlowWish.Shrink.self],
        basis: self[FlowWish.Basis.self], aspectRatio: self[FlowWish.AspectRatio.self],
        order: self[FlowWish.Order.self], alignment: self[FlowWish.Alignment.self], breaks: breaks,
        isFullLine: self[FlowWish.FullLine.self], isLineBreak: self[FlowWish.LineBreak.self])
    }
  }

  /// The breaks of all modifiers around the view.
  private var breaks: FlexBreaks {
    self[FlowWish.Breaks<FlowWish.First>.self]
      .union(self[FlowWish.Breaks<FlowWish.Second>.self])
      .union(self[FlowWish.Breaks<FlowWish.Third>.self])
      .union(self[FlowWish.Breaks<FlowWish.Fourth>.self])
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
  ///
  /// A flow of any views takes them out of their container. Nothing promises that layout values come
  /// along, so each wish is a container value as well where there are such.
  nonisolated func flowWish<Key: FlowWishKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> some View {
    let view = layoutValue(key: key, value: value)
      .layoutValue(key: FlowWish.Origin.self, value: .layoutValues)
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) {
      let wishes: WritableKeyPath<ContainerValues, FlowWishValues> = \.flowWishes
      return view.containerValue(wishes.appending(path: Key.field), value)
    }
    return view
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private enum FlowWishesKey: ContainerValueKey {
  static let defaultValue = FlowWishValues()
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ContainerValues {
  fileprivate var flowWishes: FlowWishValues {
    get { self[FlowWishesKey.self] }
    set { self[FlowWishesKey.self] = newValue }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Tells the flow around this view what a subview asked of its container.
  nonisolated func flowWishes(from values: ContainerValues) -> some View {
    let wishes = values.flowWishes
    return layoutValue(
      key: FlowWish.Origin.self,
      value: wishes == FlowWishValues() ? .none : .containerValues(wishes))
  }
}
#endif

#if canImport(SwiftUI)
import FlowCore
public import SwiftUI

/// Where a view sits across its line, whatever guide the line has in common.
///
///     Image(systemName: "tag").flowItemAlignment(.center)
///
/// The cases are those of CSS `align-self`: `start`, `center`, `end` and `stretch`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public enum FlowItemAlignment: Hashable, Sendable, CaseIterable {
  /// At the line's first edge: the top of a row, the leading edge of a column.
  case start

  /// In the line's middle.
  case center

  /// At the line's last edge: the bottom of a row, the trailing edge of a column.
  case end

  /// As deep as the line.
  case stretch

  var flexAlignment: FlexAlignment {
    switch self {
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .stretch: .stretch
    }
  }
}

/// Where a flow breaks or does not break its lines around a view.
///
///     Text("Total").flowBreak(.before)
///     Text("kg").flowBreak(.avoidBefore)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowBreak: OptionSet, Hashable, Sendable {
  /// One bit a wish.
  public let rawValue: UInt8

  /// Makes a set of wishes from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The view starts a line (CSS `break-before`).
  public static let before = FlowBreak(rawValue: 1)

  /// The view ends its line (CSS `break-after`).
  public static let after = FlowBreak(rawValue: 2)

  /// The view stays with the one before it, if a line can hold both (CSS `break-before: avoid`).
  public static let avoidBefore = FlowBreak(rawValue: 4)

  var flexBreaks: FlexBreaks {
    var breaks: FlexBreaks = []
    if contains(.before) { breaks.insert(.before) }
    if contains(.after) { breaks.insert(.after) }
    if contains(.avoidBefore) { breaks.insert(.avoidBefore) }
    return breaks
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Lets a flow make the view longer by a share of what is left of its line (CSS `flex-grow`).
  ///
  ///     FlowLayout {
  ///       TextField("Search", text: $query).frame(minWidth: 120, maxWidth: .infinity).flowGrow()
  ///       Button("Cancel", action: cancel)
  ///     }
  ///
  /// What is left of a line is divided in proportion to the factors on it; factors that sum to less
  /// than 1 leave a part. The view is proposed its new length; one that cannot take it stands at the
  /// beginning of its place. A line with a growing view fills the flow, so `alignment` has nothing to
  /// share there. Where the flow has no limit, its longest line is as long as the flow, and shorter
  /// ones grow to it. Outside of a flow it does nothing.
  ///
  /// - Parameter factor: The view's share. Negative and NaN count as 0, infinity as 2¹⁰⁰.
  /// - Returns: The view with its wish.
  nonisolated public func flowGrow(_ factor: Double = 1) -> some View {
    flowWish(FlowWish.Grow.self, factor)
  }

  /// Lets a flow make the view shorter where its line overflows (CSS `flex-shrink`).
  ///
  ///     Text(address).flowBasis(400).flowShrink()
  ///
  /// Lines wrap before they overflow, so only a view that is alone on its line has to become shorter: one
  /// that is longer than the flow by its ``flowBasis(_:)``. A view that is longer by itself need not ask:
  /// it is offered the flow's length anyway.
  ///
  /// - Parameter factor: The view's share. Negative and NaN count as 0, infinity as 2¹⁰⁰.
  /// - Returns: The view with its wish.
  nonisolated public func flowShrink(_ factor: Double = 1) -> some View {
    flowWish(FlowWish.Shrink.self, factor)
  }

  /// The length that a flow starts from instead of the view's ideal one (CSS `flex-basis`).
  ///
  ///     ForEach(cards) { CardView($0).flowBasis(160).flowGrow() }
  ///
  /// Lines are broken by this length, and ``flowGrow(_:)`` and ``flowShrink(_:)`` start from it; so
  /// equal bases and factors make equal lengths. The view is proposed the length that comes out. A basis
  /// longer than the flow sticks out, unless the view may become shorter by ``flowShrink(_:)``.
  ///
  /// - Parameter length: The length in points, along the lines. nil is the view's own; negative and
  ///   NaN count as 0, infinity as 2¹⁰⁰.
  /// - Returns: The view with its wish.
  nonisolated public func flowBasis(_ length: CGFloat?) -> some View {
    flowWish(FlowWish.Basis.self, length)
  }

  /// The view's place in its flow: smaller numbers come first, equal ones stay in order (CSS `order`).
  ///
  ///     Button("Done", action: done).flowOrder(1)   // after all views without an order
  ///
  /// Only the places change. Views are drawn, and read by VoiceOver, in the order they are written in,
  /// as CSS says of `order`: write them in the order that makes sense when read aloud.
  ///
  /// - Parameter order: Any number; 0 where it is not said.
  /// - Returns: The view with its wish.
  nonisolated public func flowOrder(_ order: Int) -> some View {
    flowWish(FlowWish.Order.self, order)
  }

  /// Where the view sits across its line (CSS `align-self`).
  ///
  ///     Divider().flowItemAlignment(.stretch)
  ///
  /// - Parameter alignment: The view's own alignment; nil for the flow's.
  /// - Returns: The view with its wish.
  nonisolated public func flowItemAlignment(_ alignment: FlowItemAlignment?) -> some View {
    flowWish(FlowWish.Alignment.self, alignment)
  }

  /// Where the flow breaks its lines around the view.
  ///
  ///     Text("Today").flowBreak(.before)
  ///     HeartButton().flowBreak(.avoidBefore)   // never alone on the next line
  ///
  /// Several of these modifiers in a row add up; with other modifiers between them the outermost counts.
  ///
  /// - Parameter breaks: One wish or a set of them.
  /// - Returns: The view with its wish.
  nonisolated public func flowBreak(
    _ breaks: FlowBreak
  ) -> ModifiedContent<Self, FlowBreakModifier> {
    modifier(FlowBreakModifier(breaks))
  }

  /// Gives the view a line of its own, as long as the flow.
  ///
  ///     Text("Recent").font(.headline).flowFullLine()
  ///
  /// The view is proposed the flow's length; where the flow has no limit, that is its longest line's. In
  /// CSS it is written `flex: 0 0 100%`.
  ///
  /// - Parameter isFull: Whether the view asks for it.
  /// - Returns: The view with its wish.
  nonisolated public func flowFullLine(_ isFull: Bool = true) -> some View {
    flowWish(FlowWish.FullLine.self, isFull)
  }
}

/// The modifier behind ``SwiftUICore/View/flowBreak(_:)``.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowBreakModifier: ViewModifier {
  fileprivate var breaks: FlowBreak

  nonisolated fileprivate init(_ breaks: FlowBreak) { self.breaks = breaks }

  /// The view with its wish.
  public func body(content: Content) -> some View {
    content.flowWish(FlowWish.Breaks.self, breaks.flexBreaks)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ModifiedContent where Content: View, Modifier == FlowBreakModifier {
  /// Adds to the breaks that the modifier before this one asks for.
  ///
  ///     Text("Total").flowBreak(.before).flowBreak(.after)   // a line of its own
  ///
  /// - Parameter breaks: One wish or a set of them.
  /// - Returns: The view with both wishes.
  nonisolated public func flowBreak(_ breaks: FlowBreak) -> Self {
    ModifiedContent(
      content: content, modifier: FlowBreakModifier(modifier.breaks.union(breaks)))
  }
}

/// A view that ends its line in a flow and takes no space; two in a row leave an empty line.
///
///     FlowLayout {
///       ForEach(nouns, id: \.self) { Text($0) }
///       LineBreak()
///       ForEach(verbs, id: \.self) { Text($0) }
///     }
///
/// In CSS it is an empty element of `flex-basis: 100%`. Outside of a flow it is a view of no size.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LineBreak: View {
  /// Makes a line break.
  nonisolated public init() {}

  /// A view of no size, marked for the flow.
  public var body: some View {
    Color.clear.frame(width: 0, height: 0).flowWish(FlowWish.LineBreak.self, true)
  }
}
#endif

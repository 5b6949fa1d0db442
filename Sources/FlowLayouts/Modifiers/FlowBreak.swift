#if canImport(SwiftUI)
import FlowLayoutEngine
public import SwiftUI

/// The line breaks before and after a view of a flow.
///
///     Text("Total").flowBreak(.before)
///     Text("kg").flowBreak(.avoidBefore)
///     Text("Summary").flowBreak([.before, .after])
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowBreak: OptionSet, Hashable, Sendable {
  /// One bit for each choice.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The view starts a new line (CSS `break-before`).
  public static let before = FlowBreak(rawValue: 1)

  /// The view after this one starts a new line (CSS `break-after`).
  public static let after = FlowBreak(rawValue: 2)

  /// The view stays on the line of the view before it (CSS `break-before: avoid`).
  ///
  /// This has no effect if no line can hold both.
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
  /// Sets the line breaks before and after the view.
  ///
  ///     Text("Today").flowBreak(.before)
  ///     HeartButton().flowBreak(.avoidBefore)   // never alone on the next line
  ///     Text("Summary").flowBreak([.before, .after])
  ///     Text("Total").flowBreak(isLast ? .before : [])
  ///
  /// ![B begins a line, C ends it](modifier-line-breaks.png)
  ///
  /// Of several `flowBreak` modifiers around a view, only the innermost counts, as with all layout
  /// values. Set all breaks with one modifier.
  ///
  /// - Parameter breaks: One break or a set of them; an empty set for none.
  /// - Returns: The modified view.
  nonisolated public func flowBreak(_ breaks: FlowBreak) -> some View {
    flowItemValue(FlowItemValue.Breaks.self, breaks.flexBreaks)
  }
}

/// A view that ends its line in a flow and takes no space.
///
///     FlowLayout {
///       ForEach(nouns, id: \.self) { Text($0) }
///       LineBreak()
///       ForEach(verbs, id: \.self) { Text($0) }
///     }
///
/// ![B begins a new line](modifier-line-break-view.png)
///
/// Two line breaks, one directly after the other, leave an empty line. In CSS: an empty element
/// with `flex-basis: 100%`. Outside of a flow, `LineBreak` is an empty view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LineBreak: View {
  /// Makes a line break.
  nonisolated public init() {}

  /// A clear view of size zero that ends its line in a flow.
  public var body: some View {
    Color.clear.frame(width: 0, height: 0).flowItemValue(FlowItemValue.LineBreak.self, true)
  }
}
#endif

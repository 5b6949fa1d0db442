#if canImport(SwiftUI)
import FlowLayoutEngine
public import SwiftUI

/// The line breaks of a flow around a view.
///
///     Text("Total").flowBreak(.before)
///     Text("kg").flowBreak(.avoidBefore)
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

  /// The view stays on the line of the one before it, if a line can hold both (CSS
  /// `break-before: avoid`).
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
  /// Starts a new line before or after the view, or keeps it on the line of the view before it.
  ///
  ///     Text("Today").flowBreak(.before)
  ///     HeartButton().flowBreak(.avoidBefore)   // never alone on the next line
  ///     Text("Total").flowBreak(isLast ? .before : [])
  ///
  /// ![B begins a line, C ends it](modifier-line-breaks.png)
  ///
  /// Up to four of these modifiers around a view add up, whatever stands between them.
  ///
  /// - Parameter breaks: One choice or a set of them; an empty set adds nothing.
  /// - Returns: The modified view.
  nonisolated public func flowBreak(_ breaks: FlowBreak) -> some View {
    modifier(FlowBreakModifier(breaks: breaks.flexBreaks))
  }
}

/// Adds breaks to those of other modifiers around the same view.
///
/// Of several that write one layout value, the innermost counts, and it cannot read the others. So each of these
/// modifiers has a layout value of its own, chosen by how many there are around it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct FlowBreakModifier {
  let breaks: FlexBreaks
  @Environment(\.flowBreaksAround) private var breaksAround

  nonisolated init(breaks: FlexBreaks) { self.breaks = breaks }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowBreakModifier: ViewModifier {
  func body(content: Content) -> some View {
    let inner = content.environment(\.flowBreaksAround, breaksAround + 1)
    switch breaksAround {
    case 0: inner.flowItemValue(FlowItemValue.First.self, breaks)
    case 1: inner.flowItemValue(FlowItemValue.Second.self, breaks)
    case 2: inner.flowItemValue(FlowItemValue.Third.self, breaks)
    default: inner.flowItemValue(FlowItemValue.Fourth.self, breaks)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private enum FlowBreaksAroundKey: EnvironmentKey {
  static let defaultValue = 0
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// The number of break modifiers around a view, those of enclosing flows included.
  fileprivate var flowBreaksAround: Int {
    get { self[FlowBreaksAroundKey.self] }
    set { self[FlowBreaksAroundKey.self] = newValue }
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
/// ![B begins a new line](modifier-line-break-view.png)
///
/// In CSS: an empty element with `flex-basis: 100%`. Outside of a flow it is a view of no size.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LineBreak: View {
  /// Makes a line break.
  nonisolated public init() {}

  /// A view of no size, marked for the flow.
  public var body: some View {
    Color.clear.frame(width: 0, height: 0).flowItemValue(FlowItemValue.LineBreak.self, true)
  }
}
#endif

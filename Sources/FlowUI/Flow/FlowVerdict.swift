#if canImport(SwiftUI)
import SwiftUI

/// What of a flow is shown: what its layout found, for its body to tell the views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowVerdict<ID: Hashable>: Equatable {
  /// The elements that are not shown.
  var hidden: Set<ID> = []

  /// The elements with an item separator before them.
  var itemSeparators: Set<ID> = []

  /// The elements with a line separator before them; nil is the indicator.
  var lineSeparators: Set<ID?> = []

  /// Whether the indicator is shown.
  var hasIndicator = false
}

/// The way of a verdict from the layout to the view.
///
/// A layout cannot set state, but it can place a view, whose geometry is observed. So it gives one view
/// a length that stands for its verdict, and writes down here which; whoever sees the length looks it up.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowReports<ID: Hashable>: @unchecked Sendable {
  // SwiftUI may call layouts on any thread.
  private let lock = NSLock()
  private var latest: [(token: Int, verdict: FlowVerdict<ID>)] = []
  private static var remembered: Int { 8 }
  private static var tokens: Int { 64 }

  /// The number that stands for a verdict: the same for the same one, as long as it is remembered.
  func token(for verdict: FlowVerdict<ID>) -> Int {
    lock.lock()
    defer { lock.unlock() }
    if let index = latest.lastIndex(where: { $0.verdict == verdict }) {
      // To the end: what is asked for again is the last to be forgotten.
      latest.append(latest.remove(at: index))
      return latest[latest.count - 1].token
    }
    var token = (latest.last?.token ?? 0) % Self.tokens + 1
    while latest.contains(where: { $0.token == token }) { token = token % Self.tokens + 1 }
    if latest.count >= Self.remembered { latest.removeFirst() }
    latest.append((token, verdict))
    return token
  }

  /// The verdict that a number stands for, unless it is forgotten.
  subscript(token: Int) -> FlowVerdict<ID>? {
    lock.lock()
    defer { lock.unlock() }
    return latest.last { $0.token == token }?.verdict
  }
}
#endif

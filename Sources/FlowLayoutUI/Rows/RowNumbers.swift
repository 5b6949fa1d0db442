#if canImport(SwiftUI)
import SwiftUI

/// The rows of a container with a limit, each with a number of its own.
///
/// A row keeps its number wherever its element moves in the data, and later rows have larger numbers. So a
/// placement stays valid when the data changes, and new rows are known by their numbers alone. Identities are
/// values: no old data is read.
struct RowNumbers {
  private var known: [AnyHashable: Int] = [:]
  private var numbers: [Int] = []
  private var made = MadeElements(0)
  private var version = 0

  private var next = 0

  /// Returns the number of an element's row; nil if the element has no views.
  subscript(element: Int) -> Int? {
    made.position(of: element).map { numbers[$0] }
  }

  /// The numbers of all rows that are not forgotten.
  var all: some Collection<Int> { known.values }

  /// Numbers the elements that have views in a version of a container.
  ///
  /// - Parameters:
  ///   - made: The elements that have views.
  ///   - version: The version.
  ///   - neverShowed: Returns whether the last report was the first one about a row, and hides it.
  ///   - identity: Returns the identity of an element.
  /// - Returns: Whether rows that have left are forgotten: one that comes back is a new one.
  /// - Complexity: O(*k*) for *k* elements, once a version and whenever others have views.
  mutating func follow(
    _ made: MadeElements, _ version: Int, neverShowed: (_ number: Int) -> Bool,
    _ identity: (_ element: Int) -> AnyHashable
  ) -> Bool {
    if version == self.version, made == self.made { return false }
    let isReport = version == self.version
    (self.made, self.version) = (made, version)
    var new: [AnyHashable: Int] = [:]
    new.reserveCapacity(made.count)
    numbers = (0..<made.count).map { position in
      var key = identity(made.index(position))
      // Of equal identities, each is a row of its own.
      if new[key] != nil { key = AnyHashable(Repeated(id: key, position: position)) }
      let number = known[key] ?? next
      next = max(next, number + 1)
      new[key] = number
      return number
    }
    // A row that is removed in an animation and comes back before its end is the same view.
    let isFull = known.count > 2 * new.count + Self.mostLeft
    var kept = isFull ? [:] : known
    // One that leaves by the report that hides it first does not hear of that.
    if isReport { kept = kept.filter { new[$0.key] != nil || !neverShowed($0.value) } }
    defer { known = new.merging(kept) { number, _ in number } }
    return kept.count < known.count
  }

  /// The number of removed rows whose numbers are kept, besides twice as many as there are rows.
  private static var mostLeft: Int { 64 }

  private struct Repeated: Hashable {
    let id: AnyHashable
    let position: Int
  }
}

/// The hidden rows of a container with a limit, as last reported.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HiddenRows {
  let numbers: RowNumbers
  let report: FlowFeedback

  /// Returns whether the row of an element is hidden.
  func contains(_ element: Int) -> Bool {
    !report.hidden.isEmpty && numbers[element].map(report.hidden.contains) == true
  }

  /// Returns whether the row of an element has been hidden ever since it was created, so that it does not
  /// fade.
  func neverShowed(_ element: Int) -> Bool {
    !report.new.isEmpty && numbers[element].map(report.neverShowed) == true
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Transaction {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  private struct ReportKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the change is a layout's report on an animated change.
  ///
  /// Always false before iOS 17, where reports are not animated.
  var isReport: Bool {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      self[ReportKey.self]
    } else {
      false
    }
  }

  /// Creates the transaction of a report, in the animation of the change that led to it.
  init(reporting animation: Animation?) {
    self.init(animation: animation)
    if animation == nil { return }
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      self[ReportKey.self] = true
    }
  }
}
#endif

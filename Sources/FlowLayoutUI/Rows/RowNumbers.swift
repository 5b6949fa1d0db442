#if canImport(SwiftUI)
import SwiftUI

/// Unique numbers of the rows of a container with a limit; a row is the view of one element.
///
/// A row keeps its number wherever its element moves in the data, and rows that are created later have
/// larger numbers. So a `Placement` stays valid when the data changes, and new rows are recognized by
/// their numbers. The numbers are stored by the elements' identities, so that data from before a
/// change is never read.
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

  /// The numbers of all rows, and of removed rows whose numbers are still kept.
  var all: some Collection<Int> { known.values }

  /// Gives a number to the row of each element that has views in a version of a container.
  ///
  /// - Parameters:
  ///   - made: The elements that have views.
  ///   - version: The version.
  ///   - neverShowed: Returns whether the last report was the first that included the row with a
  ///     number, and reported that row as hidden.
  ///   - identity: Returns the identity of an element.
  /// - Returns: Whether numbers of removed rows were forgotten: such a row gets a new number if it comes
  ///   back.
  /// - Complexity: O(*k*) for *k* elements, once per version and whenever other elements get views.
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
      // Elements with equal identities have separate rows.
      if new[key] != nil { key = AnyHashable(Repeated(id: key, position: position)) }
      let number = known[key] ?? next
      next = max(next, number + 1)
      new[key] = number
      return number
    }
    // Removed rows are kept: a row that comes back before the animation of its removal ends is the same view.
    let isFull = known.count > 2 * new.count + Self.mostLeft
    var kept = isFull ? [:] : known
    // But a removed row that the same report included for the first time, and as hidden, is
    // forgotten: it was never updated as hidden.
    if isReport { kept = kept.filter { new[$0.key] != nil || !neverShowed($0.value) } }
    defer { known = new.merging(kept) { number, _ in number } }
    return kept.count < known.count
  }

  /// `known` may have twice as many entries as there are rows, plus this number; beyond that, the
  /// numbers of all removed rows are forgotten.
  private static var mostLeft: Int { 64 }

  private struct Repeated: Hashable {
    let id: AnyHashable
    let position: Int
  }
}

/// The hidden rows of a container with a limit, as the layout last reported them; a row is the view
/// of one element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HiddenRows {
  let numbers: RowNumbers
  let report: FlowFeedback

  /// Returns whether the row of an element is hidden.
  func contains(_ element: Int) -> Bool {
    !report.hidden.isEmpty && numbers[element].map(report.hidden.contains) == true
  }

  /// Returns whether the row of an element has been hidden ever since the row was created, so that
  /// the row does not fade.
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

  /// Whether this transaction applies a layout's report of which elements' views are hidden, after
  /// an animated change.
  ///
  /// Always false before iOS 17, where reports are not animated.
  var isReport: Bool {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      self[ReportKey.self]
    } else {
      false
    }
  }

  /// Creates the transaction that applies a layout's report of which elements' views are hidden, in
  /// the animation of the change that led to the report.
  init(reporting animation: Animation?) {
    self.init(animation: animation)
    if animation == nil { return }
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      self[ReportKey.self] = true
    }
  }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

/// Unique numbers of the rows of a container with a limit, or whose rows can fade.
///
/// A row (the view of one element) keeps its number when the data changes.
struct RowNumbers {
  // Rows that are created later have larger numbers, so new rows are recognized by their numbers. A
  // `Placement` stays valid when the data changes. The numbers are stored by the elements'
  // identities, so that data from before a change is never read.
  private var known: [AnyHashable: Int] = [:]
  private var numbers: [Int] = []
  private var made = MadeElements(0)
  private var version = 0

  private var next = 0

  /// Returns the number of the row that shows an element.
  ///
  /// A row is the view of one element. Nil if the element has no row.
  subscript(element: Int) -> Int? {
    made.position(of: element).map { numbers[$0] }
  }

  /// The numbers of all rows, including removed rows that may come back.
  ///
  /// A row is the view of one element.
  var all: some Collection<Int> { known.values }

  /// Gives a number to each row, the view of one element.
  ///
  /// - Parameters:
  ///   - made: The elements that have views.
  ///   - version: A number that increases each time the container's body is evaluated.
  ///   - neverShowed: Returns whether the row with a number has never been visible.
  ///   - identity: Returns the identity of an element.
  /// - Returns: Whether numbers of removed rows were forgotten.
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
    // But a removed row that the latest `FlowFeedback` included for the first time, and as hidden,
    // is forgotten: it was never updated as hidden.
    if isReport { kept = kept.filter { new[$0.key] != nil || !neverShowed($0.value) } }
    defer { known = new.merging(kept) { number, _ in number } }
    // A forgotten row gets a new number if it comes back.
    return kept.count < known.count
  }

  /// The number by which removed rows may outnumber the current ones.
  ///
  /// A row is the view of one element. Beyond that, the numbers of all removed rows are forgotten.
  private static var mostLeft: Int { 64 }

  private struct Repeated: Hashable {
    let id: AnyHashable
    let position: Int
  }
}

/// The rows of a container that a limit hides, from its latest `FlowFeedback`.
///
/// A row is the view of one element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HiddenRows {
  let numbers: RowNumbers
  let report: FlowFeedback

  /// Returns whether a limit hides the view of an element, its row.
  func contains(_ element: Int) -> Bool {
    !report.hidden.isEmpty && numbers[element].map(report.hidden.contains) == true
  }

  /// Returns whether the row (the view) of an element has never been visible.
  ///
  /// Such a row does not fade.
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

  /// Whether this transaction was made to hide or show elements after a layout.
  ///
  /// Always false before iOS 17 or without an animation.
  var isReport: Bool {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      self[ReportKey.self]
    } else {
      false
    }
  }

  /// Creates the transaction that hides or shows elements after a layout.
  ///
  /// `animation` is the animation of the change that led to the layout.
  init(reporting animation: Animation?) {
    self.init(animation: animation)
    if animation == nil { return }
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      self[ReportKey.self] = true
    }
  }
}
#endif

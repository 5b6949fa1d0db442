#if canImport(SwiftUI)
import SwiftUI

/// The rows of a container with a limit, each by a number of its own.
///
/// A row keeps its number wherever its element goes in the data; rows that come later have larger numbers. So what a
/// layout has found of some rows stays right when the data changes, and a row is known to be new by its number alone. No
/// data of before is asked: identities are values.
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

  /// Numbers the elements that have views in a version of a container.
  ///
  /// - Complexity: O(*k*) for *k* elements, once a version.
  mutating func follow(
    _ made: MadeElements, _ version: Int, _ identity: (_ element: Int) -> AnyHashable
  ) {
    if version == self.version, made == self.made { return }
    (self.made, self.version) = (made, version)
    var new: [AnyHashable: Int] = [:]
    new.reserveCapacity(made.count)
    numbers = (0..<made.count).map { position in
      var key = identity(made.index(position))
      // Each of equal identities is a row of its own.
      if new[key] != nil { key = AnyHashable(Repeated(id: key, position: position)) }
      let number = known[key] ?? next
      next = max(next, number + 1)
      new[key] = number
      return number
    }
    // A row that leaves in an animated change and comes back before its end is the same view.
    let isFull = known.count > 2 * new.count + Self.mostLeft
    known = isFull ? new : new.merging(known) { number, _ in number }
  }

  /// The number of rows that have left whose numbers are kept, beside as many as there are twice over.
  static var mostLeft: Int { 64 }

  private struct Repeated: Hashable {
    let id: AnyHashable
    let position: Int
  }
}

/// The rows that a container with a limit has been told to hide.
struct HiddenRows {
  let numbers: RowNumbers
  let hidden: Set<Int>

  /// The numbers of the rows that the last report was the first one about.
  let new: Range<Int>

  /// Returns whether the row of an element is hidden.
  func contains(_ element: Int) -> Bool {
    !hidden.isEmpty && numbers[element].map(hidden.contains) == true
  }

  /// Returns whether the row of an element has been out of sight since it was made, so that it does not fade.
  func neverShowed(_ element: Int) -> Bool {
    !new.isEmpty && contains(element) && numbers[element].map(new.contains) == true
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Transaction {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  private struct ReportKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the change is what a layout has found in a change that is animated so.
  ///
  /// Never before iOS 17, where reports are not animated.
  var isReport: Bool {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      self[ReportKey.self]
    } else {
      false
    }
  }

  /// Creates the transaction of a report on an animated change.
  init(reporting animation: Animation?) {
    self.init(animation: animation)
    if animation == nil { return }
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      self[ReportKey.self] = true
    }
  }
}
#endif

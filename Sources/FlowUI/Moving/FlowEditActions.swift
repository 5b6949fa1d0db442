#if canImport(SwiftUI)
public import SwiftUI

/// What people may do with the elements of a flow over a binding.
///
///     Flow($tags, editActions: .move) { $tag in Chip(tag) }
///     Flow($tags, editActions: isEditing ? .move : .none) { $tag in Chip(tag) }
///     Flow($tags, editActions: .move(section: { $0.isPinned ? nil : $0.group })) { $tag in Chip(tag) }
///
/// A flow moves elements; it does not delete them.
public struct FlowEditActions<Data> {
  /// How the elements of data are moved; nil if they are not.
  let moves: (Data) -> FlowMoves?

  /// People change nothing.
  public static var none: Self { Self { _ in nil } }
}

/// Data that people can edit in a flow: a binding of a collection.
///
/// Do not conform other types: a flow moves nothing in them.
public protocol FlowEditableData {
  /// The elements of the collection.
  associatedtype EditedElement
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Binding: FlowEditableData where Value: MutableCollection & RandomAccessCollection {
  public typealias EditedElement = Value.Element
}

extension FlowEditActions where Data: FlowEditableData {
  /// People move elements; see ``Flow/onMove(within:animation:perform:)``.
  ///
  /// The animation is the binding's (`$tags.animation(.snappy)`), or the default one if it has none.
  public static var move: Self {
    Self { ($0 as? any MovableData)?.moves(section: nil) }
  }

  /// People move elements, also to and from other flows around which there is a
  /// ``SwiftUICore/View/flowMoveGroup()``: of theirs, those that this one accepts.
  ///
  ///     Flow($done, editActions: .move(accepts: { $0.isReviewed })) { $card in CardView(card) }
  ///
  /// - Parameter accepts: Whether another flow's element may come.
  /// - Returns: The actions.
  public static func move(accepts: @escaping (Data.EditedElement) -> Bool) -> Self {
    Self { ($0 as? any MovableData)?.moves(accepts: accepts) }
  }

  /// People move elements among their neighbors of the same section.
  ///
  ///     Flow($tags, editActions: .move(section: { $0.isPinned ? nil : $0.group })) { $tag in Chip(tag) }
  ///
  /// - Parameter section: The section that an element is in; nil pins it in its place, and ends sections.
  /// - Returns: The actions.
  public static func move(
    section: @escaping (Data.EditedElement) -> AnyHashable?
  ) -> Self {
    Self { ($0 as? any MovableData)?.moves(section: section) }
  }
}

/// Data that other data store.
protocol DerivedData {
  /// What stores the elements.
  var storage: any Collection { get }
  /// The number of elements before each section, and of all; empty without sections.
  var sectionFirsts: [Int] { get }
}

extension DerivedData {
  var sectionFirsts: [Int] { [] }
}

/// Data that may change where they are.
protocol SnapshotData {
  /// The same data as they are now: a binding follows those to come.
  var snapshot: Self { get }
}

/// Data whose elements can be moved.
protocol MovableData: DerivedData, SnapshotData {
  /// Makes several changes that are written as one.
  func writeOnce(_ changes: (Self) -> Void)

  /// How elements are moved; `section` is a function of an element, nil if all are in one.
  func moves(section: Any?) -> FlowMoves

  /// The same for all of them, and those of others that a function of an element says.
  func moves(accepts: Any) -> FlowMoves
}

/// What stands for an element that others store.
private protocol BoundElement {
  var bound: Any { get }
}

/// An element, or what it stands for.
func bound<Element>(_ element: Element) -> Any { (element as? any BoundElement)?.bound ?? element }

extension Binding: BoundElement {
  var bound: Any { wrappedValue }
}

extension Binding: DerivedData, SnapshotData, MovableData
where Value: MutableCollection & RandomAccessCollection {
  var storage: any Collection { wrappedValue }

  var snapshot: Self { .constant(wrappedValue) }

  func writeOnce(_ changes: (Self) -> Void) {
    let copy = Locked(wrappedValue)
    changes(copy.binding)
    wrappedValue = copy.with { $0 }
  }

  func moves(section: Any?) -> FlowMoves {
    let section = section as? (Value.Element) -> AnyHashable?
    return FlowMoves(
      perform: {
        wrappedValue.move(fromOffsets: IndexSet(integer: $0.from), toOffset: $0.destination)
      },
      animation: transaction.animation ?? .default,
      limits: section.map { section in
        {
          let found = Locked<[Range<Int>?]?>(nil)
          return { place in
            let known = found.with { $0 }
            let all = known ?? wrappedValue.stretches(section)
            if known == nil { found.with { $0 = all } }
            return all.indices.contains(place) ? all[place] : nil
          }
        }
      }, exchange: section == nil ? exchange { _ in true } : nil)
  }

  func moves(accepts: Any) -> FlowMoves {
    var moves = moves(section: nil)
    if let accepts = accepts as? (Value.Element) -> Bool { moves.exchange = exchange(accepts) }
    return moves
  }

  /// nil if elements cannot be removed from the collection.
  private func exchange(_ accepts: @escaping (Value.Element) -> Bool) -> FlowExchange? {
    guard wrappedValue is any RangeReplaceableCollection else { return nil }
    return FlowExchange(
      accepts, { replace($0..<$0 + 1, with: []) }, { replace($1..<$1, with: [$0]) })
  }

  /// Replaces what there is of some places: there may be fewer elements now than when these were found.
  private func replace(_ places: Range<Int>, with new: [Value.Element]) {
    let places = places.clamped(to: 0..<wrappedValue.count)
    let values = wrappedValue as? any RangeReplaceableCollection
    if let values = values?.replacing(places, with: new) as? Value { wrappedValue = values }
  }
}

extension Locked {
  /// What reads and writes the value.
  fileprivate var binding: Binding<Value> {
    Binding(get: { self.with { $0 } }, set: { new in self.with { $0 = new } })
  }
}

extension RangeReplaceableCollection {
  /// The collection with other elements at some places.
  fileprivate func replacing(_ places: Range<Int>, with new: [Any]) -> any Collection {
    var values = self
    let start = index(startIndex, offsetBy: places.lowerBound)
    values.replaceSubrange(
      start..<index(start, offsetBy: places.count), with: new.compactMap { $0 as? Element })
    return values
  }
}

extension Collection {
  /// The stretch of equal sections around each element; nil for those without a section.
  func stretches(_ section: (Element) -> AnyHashable?) -> [Range<Int>?] {
    let sections = map(section)
    var stretches: [Range<Int>?] = []
    stretches.reserveCapacity(sections.count)
    while stretches.count < sections.count {
      let start = stretches.count
      let end = sections[start...].firstIndex { $0 != sections[start] } ?? sections.count
      let stretch = sections[start] == nil ? nil : start..<end
      stretches.append(contentsOf: repeatElement(stretch, count: end - start))
    }
    return stretches
  }
}
#endif

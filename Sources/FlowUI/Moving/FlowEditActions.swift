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
  public static var move: Self { moving() }

  /// People move elements, also to and from other flows around which there is a
  /// ``SwiftUICore/View/flowMoveGroup()``: of theirs, those that this one accepts.
  ///
  ///     Flow($done, editActions: .move(accepts: { $0.isReviewed })) { $card in CardView(card) }
  ///
  /// - Parameter accepts: Whether another flow's element may come.
  /// - Returns: The actions.
  public static func move(accepts: @escaping (Data.EditedElement) -> Bool) -> Self {
    moving(accepts: accepts)
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
    moving(section: section)
  }

  private static func moving(section: Any? = nil, accepts: Any? = nil) -> Self {
    Self { ($0 as? any MovableData)?.moves(section: section, accepts: accepts) }
  }
}

/// Data that others store: a binding follows those to come.
protocol StoredData {
  /// What stores the elements.
  var storage: any Collection { get }

  /// The same data as they are now.
  var snapshot: Self { get }

  /// Where sections begin; empty without sections.
  var sectionStarts: [AnyHashable] { get }
}

extension StoredData {
  var sectionStarts: [AnyHashable] { [] }
}

/// Data whose elements can be moved.
protocol MovableData: StoredData {
  /// Makes several changes that are written as one.
  func writeOnce(_ changes: (Self) -> Void)

  /// How elements are moved; `section` is a function of an element, nil if all are in one, and so is `accepts`, which
  /// says which of others may come, nil if all may.
  func moves(section: Any?, accepts: Any?) -> FlowMoves
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

extension Binding: StoredData, MovableData
where Value: MutableCollection & RandomAccessCollection {
  var storage: any Collection { wrappedValue }

  var snapshot: Self { .constant(wrappedValue) }

  func writeOnce(_ changes: (Self) -> Void) {
    let copy = Locked(wrappedValue)
    changes(copy.binding)
    wrappedValue = copy.with { $0 }
  }

  func moves(section: Any?, accepts: Any?) -> FlowMoves {
    let section = section as? (Value.Element) -> AnyHashable?
    let accepts = accepts as? (Value.Element) -> Bool
    return FlowMoves(
      perform: {
        wrappedValue.move(fromOffsets: IndexSet(integer: $0.from), toOffset: $0.destination)
      },
      animation: transaction.animation ?? .default,
      limits: section.map { section in
        {
          lazy var all = wrappedValue.stretches(section)
          return { all.indices.contains($0) ? all[$0] : nil }
        }
      }, exchange: section == nil ? exchange(accepts ?? { _ in true }) : nil)
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

/// What may be done by hand with the elements of a collection.
///
/// Apple: `public struct EditActions<Data> : OptionSet, Sendable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  /// Apple: `public let rawValue: Int`.
  public let rawValue: Int
  /// Apple: `public init(rawValue: Int)`.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: RangeReplaceableCollection {
  /// Apple: `public static var delete: EditActions<Data> { get }`.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  /// Apple: `public static var all: EditActions<Data> { get }`.
  public static var all: EditActions<Data> { .delete }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection {
  /// Apple: `public static var move: EditActions<Data> { get }`.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  /// Apple: `public static var all: EditActions<Data> { get }`.
  public static var all: EditActions<Data> { .move }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Apple: `public static var all: EditActions<Data> { get }`.
  public static var all: EditActions<Data> { [.delete, .move] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension MutableCollection {
  /// Moves the elements at some offsets to another one, counted before they are taken out.
  ///
  /// Apple: `public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    let ordered = before.map { elements[$0] } + moved + after.map { elements[$0] }
    for (index, element) in zip(Array(indices), ordered) { self[index] = element }
  }
}

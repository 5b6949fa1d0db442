/// Apple: `public struct EditActions<Data> : OptionSet, Sendable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  /// Apple: `public let rawValue: Int`.
  public let rawValue: Int

  /// Apple: `public init(rawValue: Int)`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Apple: `@available(*, unavailable, message: "…") public static var delete: EditActions<Data> { get }`.
  @available(*, unavailable, message: "Only a RangeReplaceableCollection can be deleted from.")
  public static var delete: EditActions<Data> { [] }

  /// Apple: `@available(*, unavailable, message: "…") public static var move: EditActions<Data> { get }`.
  @available(*, unavailable, message: "Only in a MutableCollection elements can be moved.")
  public static var move: EditActions<Data> { [] }

  /// Apple: `public static var all: EditActions<Data> { get }`.
  public static var all: EditActions<Data> { [] }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: RangeReplaceableCollection {
  /// Apple: `public static var delete: EditActions<Data> { get }`.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }

  /// Apple: `public static var all: EditActions<Data> { get }`.
  public static var all: EditActions<Data> { delete }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection {
  /// Apple: `public static var move: EditActions<Data> { get }`.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }

  /// Apple: `public static var all: EditActions<Data> { get }`.
  public static var all: EditActions<Data> { move }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Apple: `public static var all: EditActions<Data> { get }`.
  public static var all: EditActions<Data> { [.delete, .move] }
}

#if canImport(SwiftUI)
public import SwiftUI

/// The edit actions that a flow over a binding offers.
///
///     Flow($tags, editActions: .move) { $tag in Chip(tag) }
///     Flow($tags, editActions: isEditing ? .move : .none) { $tag in Chip(tag) }
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
public protocol FlowEditableData {}

extension Binding: FlowEditableData where Value: MutableCollection & RandomAccessCollection {}

extension FlowEditActions where Data: FlowEditableData {
  /// People move elements; see ``Flow/onMove(animation:perform:)``.
  ///
  /// The animation is the binding's (`$tags.animation(.snappy)`), or the default one if it has none.
  public static var move: Self { Self { ($0 as? any MovableData)?.moves } }
}

/// Data whose elements can be moved.
protocol MovableData: StoredData {
  /// How elements are moved.
  var moves: FlowMoves { get }
}

extension Binding: MovableData where Value: MutableCollection & RandomAccessCollection {
  var moves: FlowMoves {
    FlowMoves(
      perform: { wrappedValue.move(fromOffsets: $0, toOffset: $1) },
      animation: transaction.animation ?? .default)
  }
}
#endif

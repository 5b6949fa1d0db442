#if canImport(SwiftUI)
import SwiftUI

/// How people move a container's elements: the action, its animation, and which elements cannot be
/// moved.
///
/// It is an immutable class, so that containers and their views store one pointer.
final class FlowMoves {
  /// Moves an element in the data; the action of `onMove`.
  let perform: (IndexSet, Int) -> Void

  /// The animation in which other views make room, and in which the dropped element moves to its
  /// position.
  let animation: Animation?

  /// Returns whether an element cannot be moved; nil if all elements can.
  let isDisabled: ((Any) -> Bool)?

  init(
    perform: @escaping (IndexSet, Int) -> Void, animation: Animation?,
    except isDisabled: ((Any) -> Bool)? = nil
  ) {
    (self.perform, self.animation, self.isDisabled) = (perform, animation, isDisabled)
  }

  /// Returns moves with the same action and animation, but not of elements that meet a condition;
  /// nil for no condition.
  func except(_ isDisabled: ((Any) -> Bool)?) -> FlowMoves {
    guard let isDisabled else { return self }
    return FlowMoves(perform: perform, animation: animation, except: isDisabled)
  }

  /// Returns a condition of `moveDisabled` for values of any type: false for values that are not of
  /// the type `Element`.
  static func disabling<Element>(_ isDisabled: @escaping (Element) -> Bool) -> (Any) -> Bool {
    { ($0 as? Element).map(isDisabled) == true }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowMoves {
  /// Creates the moves of a binding's elements, in the binding's animation; nil without the edit action
  /// `.move`.
  convenience init?<Values: MutableCollection>(
    _ actions: EditActions<Values>, _ data: Binding<Values>
  ) {
    guard actions.contains(.move) else { return nil }
    self.init(
      perform: { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) },
      animation: data.transaction.animation ?? .default)
  }
}
#endif

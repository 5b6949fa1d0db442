#if canImport(SwiftUI)
import SwiftUI

/// The moves of a container's elements by hand.
///
/// An immutable class, so that containers and their views store one pointer.
final class FlowMoves {
  /// Moves an element in the data, as `onMove` says it.
  let perform: (IndexSet, Int) -> Void

  /// The animation with which views make room and the dropped one comes to rest.
  let animation: Animation?

  /// Whether an element stays where it is; nil if all of them move.
  let isDisabled: ((Any) -> Bool)?

  init(
    perform: @escaping (IndexSet, Int) -> Void, animation: Animation?,
    except isDisabled: ((Any) -> Bool)? = nil
  ) {
    (self.perform, self.animation, self.isDisabled) = (perform, animation, isDisabled)
  }

  /// Returns the same moves, but for elements that stay.
  func except(_ isDisabled: ((Any) -> Bool)?) -> FlowMoves {
    guard let isDisabled else { return self }
    return FlowMoves(perform: perform, animation: animation, except: isDisabled)
  }

  /// Returns a condition for any element from one for elements of one type, as those of a container are.
  static func disabling<Element>(_ isDisabled: @escaping (Element) -> Bool) -> (Any) -> Bool {
    { ($0 as? Element).map(isDisabled) == true }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowMoves {
  /// Moves as the edit actions on a binding say them, as animated as changes of the binding; nil if people do not move
  /// its elements.
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

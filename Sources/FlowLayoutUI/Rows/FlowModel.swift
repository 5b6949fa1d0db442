#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The state that a flow's layout and views share.
///
/// No view observes this state.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowModel: Sendable {
  /// The result of the last layout.
  ///
  /// A change is signaled to the separators and the overflow indicator.
  let signal = LayoutSignal(Placement())

  /// The elements' views as the last layout placed them.
  ///
  /// Drags, drops and arrow keys use them.
  let placed = Locked<PlacedRows?>(nil)

  /// The latest result of a layout for the elements' views.
  ///
  /// It says which elements are hidden, and how many have views.
  let feedback = Locked(FlowFeedback())

  /// The identifier of the element that had the focus last.
  ///
  /// Nil if none had.
  let focused = Locked<AnyHashable?>(nil)

  private let latest = Locked<(version: Int, options: FlowOptions?)>((0, nil))
  private let ranking = Locked<(version: Int, priorities: [Double], made: MadeElements)?>(nil)

  /// Returns a number that increases each time the flow's body is evaluated.
  ///
  /// Each evaluation makes a new `options` object. For the object of the last call, the number is
  /// the same.
  func recordVersion(of options: FlowOptions) -> Int {
    latest.with { latest in
      if latest.options !== options { latest = (latest.version + 1, options) }
      return latest.version
    }
  }

  /// Returns the `count` most important elements, which get views.
  ///
  /// Priorities are read once per version, the number from `recordVersion`.
  func made(_ count: Int, _ version: Int, _ priorities: () -> [Double]) -> MadeElements {
    let known = ranking.with { $0.flatMap { $0.version == version ? $0 : nil } }
    if let known, known.made.count == min(count, known.priorities.count) { return known.made }
    let priorities = known?.priorities ?? priorities()
    let made = MadeElements(min(count, priorities.count), of: priorities)
    ranking.with { $0 = (version, priorities, made) }
    return made
  }
}

#endif

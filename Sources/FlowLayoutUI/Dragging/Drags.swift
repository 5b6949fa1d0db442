#if canImport(SwiftUI)
import SwiftUI

/// All drags in a container: the current or last one, and earlier ones whose dropped elements the
/// system still moves to their positions.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Drags {
  var state = DragState.idle
  private var flights: [Flight] = []

  /// The element that is drawn in front of the others, or by the system, with `flying` set to the
  /// other elements that the system draws; nil if there is none.
  var shown: DraggedElement? {
    guard var shown = state.shown ?? flights.last?.landing else { return nil }
    shown.flying = Set(flights.map(\.element)).subtracting([shown.element])
    return shown
  }

  /// Whether a dropped element still moves to its position.
  var haveLanding: Bool { state.landing != nil || !flights.isEmpty }

  /// Begins a drag; `ids` are the identities of dropped elements that the system still moves to
  /// their positions, and that therefore stay off screen.
  mutating func lift(_ drag: Drag, whileBringing ids: [AnyHashable]) {
    if let (landing, id) = state.landingOfSystem { flights.append(Flight(landing, id)) }
    flights.removeAll { $0.id == drag.id || !ids.contains($0.id) }
    state = .dragging(drag)
  }

  /// Updates the offsets of dropped elements after the data has changed to `order`.
  mutating func follow(_ order: [AnyHashable]) {
    state.follow(order)
    flights = flights.compactMap { flight in
      order.index(of: flight.id, near: flight.element).map { Flight($0, flight.id) }
    }
  }

  /// Returns the offset of the dropped element with an identity, if it still moves to its position;
  /// otherwise nil.
  func element(of id: AnyHashable) -> Int? {
    state.landing(of: id)?.element ?? flights.first { $0.id == id }?.element
  }

  /// Records that the system no longer draws a dropped element; returns whether the system drew it
  /// before.
  mutating func show(_ id: AnyHashable) -> Bool {
    if state.landing(of: id) != nil { return state.show() }
    let count = flights.count
    flights.removeAll { $0.id == id }
    return flights.count < count
  }
}

/// A dropped element that the system moves to its position.
private struct Flight {
  let element: Int
  let id: AnyHashable

  init(_ element: Int, _ id: AnyHashable) { (self.element, self.id) = (element, id) }

  var landing: DraggedElement { DraggedElement(landing: element, isDrawnBySystem: true) }
}

extension [AnyHashable] {
  /// Returns the index of an identity, with `index` tried first; nil if the array does not contain
  /// the identity.
  func index(of id: AnyHashable, near index: Int) -> Int? {
    indices.contains(index) && self[index] == id ? index : firstIndex(of: id)
  }
}
#endif

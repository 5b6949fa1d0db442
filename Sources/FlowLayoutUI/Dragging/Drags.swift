#if canImport(SwiftUI)
import SwiftUI

/// All drags in a container.
///
/// These are the current or last drag, and elements that the system is still moving into place.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Drags {
  var state = DragState.idle
  private var flights: [Flight] = []

  /// The dragged element or, without one, the latest dropped element still moving into place.
  ///
  /// Its `flying` contains all other dropped elements that the system is still moving. Nil if no
  /// element is dragged or moving.
  var shown: DraggedElement? {
    guard var shown = state.drag?.dragged ?? state.landing ?? flights.last?.landing else {
      return nil
    }
    shown.flying = Set(flights.map(\.element)).subtracting([shown.element])
    return shown
  }

  /// Whether a dropped element is still moving into place.
  var haveLanding: Bool { state.landing != nil || !flights.isEmpty }

  /// Begins a drag, perhaps while dropped elements are still moving into place.
  ///
  /// `ids` are the identities of the dropped elements that the system is moving.
  mutating func lift(_ drag: Drag, whileBringing ids: [AnyHashable]) {
    if let (landing, id) = state.landingOfSystem { flights.append(Flight(landing, id)) }
    // The container keeps the views of the other dropped elements off screen.
    flights.removeAll { $0.id == drag.id || !ids.contains($0.id) }
    state = .dragging(drag)
  }

  /// Updates the offsets of dropped elements after a change of the data.
  ///
  /// `order` contains the new identities of all elements.
  mutating func follow(_ order: [AnyHashable]) {
    state.follow(order)
    flights = flights.compactMap { flight in
      order.index(of: flight.id, near: flight.element).map { Flight($0, flight.id) }
    }
  }

  /// Returns the data offset of a dropped element that is still moving into place.
  ///
  /// `id` is the element's identity. Nil if there is no such element.
  func element(of id: AnyHashable) -> Int? {
    state.landing(of: id)?.element ?? flights.first { $0.id == id }?.element
  }

  /// Records that a dropped element's own views are shown again, not the system's picture.
  ///
  /// Returns whether the picture was shown before.
  mutating func show(_ id: AnyHashable) -> Bool {
    if state.landing(of: id) != nil { return state.show() }
    let count = flights.count
    flights.removeAll { $0.id == id }
    return flights.count < count
  }
}

/// A dropped element that the system is moving into place.
private struct Flight {
  let element: Int
  let id: AnyHashable

  init(_ element: Int, _ id: AnyHashable) { (self.element, self.id) = (element, id) }

  var landing: DraggedElement { DraggedElement(landing: element, isDrawnBySystem: true) }
}

extension [AnyHashable] {
  /// Returns the index of an identity in the array.
  ///
  /// The search tries `index` first; nil if the identity is not in the array.
  func index(of id: AnyHashable, near index: Int) -> Int? {
    indices.contains(index) && self[index] == id ? index : firstIndex(of: id)
  }
}
#endif

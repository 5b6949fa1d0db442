#if canImport(SwiftUI)
import SwiftUI

/// All drags in a container: the one that goes on or has ended last, and those before it whose elements the system still
/// brings to their places.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Drags {
  var state = DragState.idle
  private var flights: [Flight] = []

  /// The element that is drawn in front of the others, or by the system, with the others that the system draws.
  var shown: DraggedElement? {
    guard var shown = state.shown ?? flights.last?.landing else { return nil }
    shown.flying = Set(flights.map(\.element)).subtracting([shown.element])
    return shown
  }

  /// Whether an element comes to rest.
  var haveLanding: Bool { state.landing != nil || !flights.isEmpty }

  /// Begins a drag; elements that the system is still bringing to their places stay out of sight.
  mutating func lift(_ drag: Drag, whileBringing ids: [AnyHashable]) {
    if let (landing, id) = state.landingOfSystem { flights.append(Flight(landing, id)) }
    flights.removeAll { $0.id == drag.id || !ids.contains($0.id) }
    state = .dragging(drag)
  }

  /// Follows other data, in which elements may have other indices.
  mutating func follow(_ order: [AnyHashable]) {
    state.follow(order)
    flights = flights.compactMap { flight in
      order.index(of: flight.id, near: flight.element).map { Flight($0, flight.id) }
    }
  }

  /// Returns an element that comes to rest by its identity.
  func element(of id: AnyHashable) -> Int? {
    state.landing(of: id)?.element ?? flights.first { $0.id == id }?.element
  }

  /// Draws an element that comes to rest, which the system no longer draws; returns whether that is news.
  mutating func show(_ id: AnyHashable) -> Bool {
    if state.landing(of: id) != nil { return state.show() }
    let count = flights.count
    flights.removeAll { $0.id == id }
    return flights.count < count
  }
}

/// An element that the system brings to its place.
private struct Flight {
  let element: Int
  let id: AnyHashable

  init(_ element: Int, _ id: AnyHashable) { (self.element, self.id) = (element, id) }

  var landing: DraggedElement { DraggedElement(landing: element, isDrawnBySystem: true) }
}

extension [AnyHashable] {
  /// Returns the index of an identity, which is probably the one where it was; nil if there is none.
  func index(of id: AnyHashable, near index: Int) -> Int? {
    indices.contains(index) && self[index] == id ? index : firstIndex(of: id)
  }
}
#endif

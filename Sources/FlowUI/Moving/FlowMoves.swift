#if canImport(SwiftUI)
import SwiftUI

/// How the elements of a flow are moved by hand.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowMoves {
  /// Moves an element in the data, as `onMove` says it.
  let perform: (IndexSet, Int) -> Void

  /// How views make room and the dropped one comes to rest.
  let animation: Animation?

  /// The places that the element at a place may have, nil if it stays where it is; without limits, all.
  let limits: ((Int) -> Range<Int>?)?

  /// The identities of all elements, to see that they are the same at the drop as at the lift.
  let identities: () -> [AnyHashable]
}

/// The elements of a collection with where they are.
struct IndexedElements<Base: RandomAccessCollection>: RandomAccessCollection {
  let base: Base

  struct Element {
    let index: Base.Index
    let value: Base.Element
  }

  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  var count: Int { base.count }

  subscript(position: Base.Index) -> Element { Element(index: position, value: base[position]) }

  func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

extension Collection {
  /// The stretch of equal sections around each element; nil for those without a section.
  func stretches(_ section: (Element) -> AnyHashable?) -> [Range<Int>?] {
    var stretches: [Range<Int>?] = []
    stretches.reserveCapacity(count)
    var (start, current): (Int, AnyHashable?) = (0, nil)
    func close(at end: Int) {
      let stretch = current == nil ? nil : start..<end
      stretches.append(contentsOf: repeatElement(stretch, count: end - start))
    }
    for (place, element) in enumerated() {
      let next = section(element)
      if place > 0, next != current {
        close(at: place)
        start = place
      }
      current = next
    }
    close(at: count)
    return stretches
  }
}
#endif

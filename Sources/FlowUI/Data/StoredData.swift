#if canImport(SwiftUI)
import SwiftUI

/// Data that is stored elsewhere: a binding follows later changes.
protocol StoredData {
  /// The collection that stores the elements.
  var storage: any Collection { get }

  /// The same data as they are now.
  var snapshot: Self { get }
}

/// A stand-in for an element that is stored elsewhere.
private protocol BoundElement {
  var bound: Any { get }
}

/// Returns an element, or the one that it stands in for.
func bound<Element>(_ element: Element) -> Any { (element as? any BoundElement)?.bound ?? element }

extension Binding: BoundElement {
  var bound: Any { wrappedValue }
}

extension Binding: StoredData where Value: MutableCollection & RandomAccessCollection {
  var storage: any Collection { wrappedValue }

  var snapshot: Self { .constant(wrappedValue) }
}
#endif

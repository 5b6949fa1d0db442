#if canImport(SwiftUI)
import SwiftUI

/// Data that others store: a binding follows those to come.
protocol StoredData {
  /// What stores the elements.
  var storage: any Collection { get }

  /// The same data as they are now.
  var snapshot: Self { get }
}

/// What stands for an element that others store.
private protocol BoundElement {
  var bound: Any { get }
}

/// An element, or what it stands for.
func bound<Element>(_ element: Element) -> Any { (element as? any BoundElement)?.bound ?? element }

extension Binding: BoundElement {
  var bound: Any { wrappedValue }
}

extension Binding: StoredData where Value: MutableCollection & RandomAccessCollection {
  var storage: any Collection { wrappedValue }

  var snapshot: Self { .constant(wrappedValue) }
}
#endif

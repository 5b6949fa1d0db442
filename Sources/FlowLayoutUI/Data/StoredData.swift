#if canImport(SwiftUI)
public import SwiftUI

/// Data, or an element, that is stored elsewhere: a binding follows later changes.
protocol StoredData {
  /// The value that is stored.
  var stored: Any { get }

  /// The same data as they are now.
  var snapshot: Self { get }
}

extension Binding: StoredData {
  var stored: Any { wrappedValue }

  var snapshot: Self { .constant(wrappedValue) }
}

/// Returns an element, or the one that it stands in for.
func bound<Element>(_ element: Element) -> Any { (element as? any StoredData)?.stored ?? element }

/// Returns the path from a binding to what identifies its value.
@usableFromInline
func bindingPath<Element, ID>(to id: KeyPath<Element, ID>) -> KeyPath<Binding<Element>, ID> {
  (\Binding<Element>.wrappedValue).appending(path: id)
}

/// Returns data as they are now: those of a binding may change.
@usableFromInline
func copy<Data>(of data: Data) -> Data { (data as? any StoredData)?.snapshot as? Data ?? data }
#endif

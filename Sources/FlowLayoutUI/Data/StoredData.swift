#if canImport(SwiftUI)
public import SwiftUI

/// A collection or element whose value is stored elsewhere and may change, such as a binding.
protocol StoredData {
  /// The current value; for a binding, its wrapped value.
  var stored: Any { get }

  /// A copy that does not change.
  var snapshot: Self { get }
}

extension Binding: StoredData {
  var stored: Any { wrappedValue }

  var snapshot: Self { .constant(wrappedValue) }
}

/// Returns the current value of a binding; any other element unchanged.
func bound<Element>(_ element: Element) -> Any { (element as? any StoredData)?.stored ?? element }

/// Returns the key path from a binding to the identity of its value.
@usableFromInline
func bindingPath<Element, ID>(to id: KeyPath<Element, ID>) -> KeyPath<Binding<Element>, ID> {
  (\Binding<Element>.wrappedValue).appending(path: id)
}

/// Returns a copy of data that does not change.
///
/// This is the snapshot of a binding; other data is returned as it is.
@usableFromInline
func copy<Data>(of data: Data) -> Data { (data as? any StoredData)?.snapshot as? Data ?? data }
#endif

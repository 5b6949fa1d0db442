#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyFlow {
  /// Makes a flow in a scroll view with a bound position, identified by a property.
  ///
  ///     @State private var position = ScrollPosition(idType: String.self)
  ///
  ///     ScrollView { LazyFlow(tags, id: \.self, scrolledTo: $position) { Chip($0) } }
  ///       .scrollPosition($position)
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near.
  ///     Read again when the data changes, not when only the closure does.
  ///   - scrolledTo: The position that `scrollPosition(_:)` binds, too: the view of the element that it
  ///     names always exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: Base = FlowLayout(),
    size: ((Data.Element) -> CGSize)? = nil, scrolledTo: Binding<ScrollPosition>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id, layout._rules, Self.reading(size), scrolledTo: Self.view(of: scrolledTo),
      content: content)
  }

  /// Makes a flow in a scroll view with a bound position.
  ///
  ///     @State private var position = ScrollPosition(idType: Person.ID.self)
  ///
  ///     ScrollView { LazyFlow(people, scrolledTo: $position) { Chip($0) } }
  ///       .scrollPosition($position)
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near.
  ///     Read again when the data changes, not when only the closure does.
  ///   - scrolledTo: The position that `scrollPosition(_:)` binds, too: the view of the element that it
  ///     names always exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Data, layout: Base = FlowLayout(), size: ((Data.Element) -> CGSize)? = nil,
    scrolledTo: Binding<ScrollPosition>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, layout: layout, size: size, scrolledTo: scrolledTo, content: content)
  }

  /// The identifier in a position, as a binding that SwiftUI can follow: a closure would have the view that
  /// owns the position evaluated whenever it changes.
  @usableFromInline
  nonisolated static func view(of position: Binding<ScrollPosition>) -> Binding<ID?> {
    position[dynamicMember: \ScrollPosition.[viewOf: IDType<ID>()]]
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyFlow where Data == Range<Int>, ID == Int {
  /// Makes a flow of a view for each number of a range, in a scroll view with a bound position.
  ///
  ///     ScrollView { LazyFlow(0..<1000, scrolledTo: $position) { Text("\($0)") } }
  ///       .scrollPosition($position)
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of a number's view, in points; nil to measure views as they come near.
  ///     Read again when the range changes, not when only the closure does.
  ///   - scrolledTo: The position that `scrollPosition(_:)` binds, too: the view of the number that it
  ///     names always exists.
  ///   - content: Makes a number's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Range<Int>, layout: Base = FlowLayout(), size: ((Int) -> CGSize)? = nil,
    scrolledTo: Binding<ScrollPosition>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(
      data, id: \.self, layout: layout, size: size, scrolledTo: scrolledTo, content: content)
  }
}

/// A type of identifiers, as a part of key paths.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct IDType<ID: Hashable>: Hashable, Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ScrollPosition {
  /// The identifier of the view that the position names, if it is of a type; nothing is ever written.
  fileprivate subscript<ID: Hashable>(viewOf type: IDType<ID>) -> ID? {
    get { viewID as? ID }
    set {}
  }
}
#endif

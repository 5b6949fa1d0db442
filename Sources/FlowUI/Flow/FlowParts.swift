#if canImport(SwiftUI)
import SwiftUI

/// The views beside the elements of a flow, each of any view, and the elements' order of importance.
struct FlowParts<Element> {
  var overflow: ((FlowOverflow<Element>) -> AnyView)?
  var placeholder: (() -> AnyView)?
  var itemSeparator: (() -> AnyView)?
  var lineSeparator: (() -> AnyView)?
  var priority: ((Element) -> Double)?
}

/// Returns a builder of a view of any type; nil for one of an `EmptyView`.
func erased<Part: View>(_ part: @escaping () -> Part) -> (() -> AnyView)? {
  Part.self == EmptyView.self ? nil : { AnyView(part()) }
}

/// Returns a builder of a view of any type; nil for one of an `EmptyView`.
func erased<Value, Part: View>(_ part: @escaping (Value) -> Part) -> ((Value) -> AnyView)? {
  Part.self == EmptyView.self ? nil : { AnyView(part($0)) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowParts {
  /// Returns the views of a flow over elements, by their places.
  func decorations(
    _ limits: FlowLimits, _ elements: @escaping () -> AnyRandomAccessCollection<Element>
  ) -> FlowDecorations {
    FlowDecorations(
      indicator: indicator(limits) { placement in
        zip(0..., elements()).lazy.filter { index, _ in placement.hides(index) }.map(\.1)
      },
      placeholder: placeholder, itemSeparator: itemSeparator, lineSeparator: lineSeparator,
      priorities: priority.map { priority in { elements().map(priority) } })
  }

  /// Returns a builder of the indicator, for the elements that a placement hides; nil if there is none.
  func indicator(
    _ limits: FlowLimits, _ hidden: @escaping (Placement) -> [Element]
  ) -> ((Placement, _ total: Int) -> AnyView)? {
    overflow.map { overflow in
      { placement, total in
        if limits.isExpanded { return overflow(FlowOverflow(count: 0, isExpanded: true) { [] }) }
        let count = placement.hiddenCount(of: total)
        return overflow(FlowOverflow(count: count, isExpanded: false) { hidden(placement) })
      }
    }
  }
}
#endif

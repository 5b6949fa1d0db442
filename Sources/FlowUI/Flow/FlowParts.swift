#if canImport(SwiftUI)
import SwiftUI

/// What a view is to the `Flow` that it is in.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum FlowPart<ID: Hashable> {
  case element(ID)
  case itemSeparator(before: ID)
  /// Before an element, or before the indicator.
  case lineSeparator(before: ID?)
  case indicator
  /// The view whose length tells what is shown.
  case report
}

/// How a view tells its layout which part it is.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum FlowPartKey<ID: Hashable>: LayoutValueKey {
  static var defaultValue: FlowPart<ID>? { nil }
}

/// The views of a `Flow` by what they are, counted from its first view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowParts<ID: Hashable> {
  /// The element of each view that is laid out; these are the first ones.
  private(set) var elements: [ID] = []
  private(set) var itemSeparators: [ID: Int] = [:]
  private(set) var lineSeparators: [ID?: Int] = [:]
  private(set) var indicator: Int?
  private(set) var report: Int?

  var hasSeparators: Bool { !itemSeparators.isEmpty || !lineSeparators.isEmpty }

  init(_ subviews: LayoutSubviews) {
    elements.reserveCapacity(subviews.count)
    for (index, subview) in subviews.enumerated() {
      switch subview[FlowPartKey<ID>.self] {
      case .element(let id): elements.append(id)
      case .itemSeparator(let id): itemSeparators[id] = index
      case .lineSeparator(let id): lineSeparators[id] = index
      case .indicator: indicator = index
      case .report: report = index
      case nil: break
      }
    }
  }

  /// The views that are laid out, without what is around them.
  func elements(of subviews: LayoutSubviews) -> LayoutSubviews {
    subviews[subviews.startIndex..<subviews.startIndex + elements.count]
  }
}
#endif

#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// What stands between, before and behind the elements of a lazy flow, as one of each kind has been measured.
///
/// Every separator is as this one is. A header is until its own view exists: flows of declared sizes have to know in
/// advance.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySamples: Equatable, Sendable {
  var itemSeparator: FlexItem?
  /// How deep a line separator is; nil if there is none.
  var lineSeparator: Double?
  var indicator: FlexItem?
  var header = 0.0
  var footer = 0.0

  init() {}

  /// A separator as the engine's item, of no size until it is measured.
  var separator: FlexItem {
    var item = itemSeparator ?? FlexItem(main: 0, cross: 0)
    item.breaks = .separator
    return item
  }

  /// Measures what is among some views, for lines of a length.
  init(_ views: LayoutSubviews, length: CGFloat?, _ rules: FlowRules) {
    for view in views {
      switch view[RowPartKey.self] {
      case .itemSeparator: itemSeparator = SeparatorSample(view, rules).item
      case .lineSeparator: lineSeparator = rules.depth(of: view, length: length)
      case .indicator: indicator = rules.item(of: view)
      case .header: header = rules.depth(of: view, length: length)
      case .footer: footer = rules.depth(of: view, length: length)
      default: break
      }
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// A view as the engine's item.
  fileprivate func item(of view: LayoutSubview) -> FlexItem {
    let size = measurement(of: view.dimensions(in: .unspecified), withGuide: true)
    var item = FlexItem(main: size.main, cross: size.cross)
    item.guide = size.guide
    return item
  }

  /// How deep a view is that is as long as the flow.
  func depth(of view: LayoutSubview, length: CGFloat?) -> Double {
    let length = length.flatMap { $0.isFinite ? $0 : nil }
    let size = view.sizeThatFits(axis.proposal(main: length, cross: nil))
    return sanitizedLength(axis.cross(of: size))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension SeparatorSample {
  /// A separator as the engine's item.
  fileprivate var item: FlexItem {
    var item = style
    (item.main, item.cross, item.guide) = (measurement.main, measurement.cross, measurement.guide)
    return item
  }
}

// MARK: - Declared sizes

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyItems {
  /// The elements with all that stands before, between and behind them.
  func spread(_ elements: FlexItems, _ samples: LazySamples) -> FlexItems {
    if areElements { return elements }
    var items = FlexItems(
      main: column(samples, \.main) { elements.main[$0] },
      cross: column(samples, \.cross) { elements.cross[$0] })
    if !elements.aspectRatio.isEmpty {
      items.aspectRatio = column(samples, \.aspectRatio) { elements.aspectRatio[$0] }
    }
    setWishes(of: &items, samples)
    return items
  }

  /// What all items are: a value of each element, and what the samples say of all else.
  private func column<Value>(
    _ samples: LazySamples, _ other: KeyPath<FlexItem, Value>, _ value: (Int) -> Value
  ) -> [Value] {
    let header = FlexItem.ofFullLine(samples.header)[keyPath: other]
    let footer = FlexItem.ofFullLine(samples.footer)[keyPath: other]
    let separator = samples.separator[keyPath: other]
    var column: [Value] = []
    column.reserveCapacity(count)
    for section in 0..<sectionCount {
      if hasHeaders { column.append(header) }
      for element in elements(ofSection: section) {
        if hasSeparators, element > 0 { column.append(separator) }
        column.append(value(element))
      }
      if hasFooters { column.append(footer) }
    }
    if hasIndicator {
      column.append((samples.indicator ?? FlexItem(main: 0, cross: 0))[keyPath: other])
    }
    return column
  }

  /// Has headers and footers take lines of their own, and separators what they ask for.
  private func setWishes(of items: inout FlexItems, _ samples: LazySamples) {
    items.breaks = column(samples, \.breaks) { _ in [] }
    if samples.separator.alignSelf != .auto {
      items.alignSelf = column(samples, \.alignSelf) { _ in .auto }
    }
  }

  /// Has all that was like one sample be like another.
  func replace(_ old: LazySamples, with new: LazySamples, in items: inout FlexItems) {
    if items.count != count { return }
    if hasSeparators {
      for item in stride(from: 1, to: 2 * elementCount - 1, by: 2) {
        (items.main[item], items.cross[item]) = (new.separator.main, new.separator.cross)
      }
      setWishes(of: &items, new)
    }
    for section in 0..<sectionCount {
      let range = self.items(ofSection: section)
      if hasHeaders, items.cross[range.lowerBound] == old.header {
        items.cross[range.lowerBound] = new.header
      }
      if hasFooters, items.cross[range.upperBound - 1] == old.footer {
        items.cross[range.upperBound - 1] = new.footer
      }
    }
  }
}
#endif

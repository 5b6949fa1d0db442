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
    var (main, cross) = ([Double](), [Double]())
    main.reserveCapacity(count)
    cross.reserveCapacity(count)
    for section in 0..<sectionCount {
      if hasHeaders {
        main.append(0)
        cross.append(samples.header)
      }
      for element in self.elements(ofSection: section) {
        if hasSeparators, element > 0 {
          main.append(samples.itemSeparator?.main ?? 0)
          cross.append(samples.itemSeparator?.cross ?? 0)
        }
        main.append(elements.main[element])
        cross.append(elements.cross[element])
      }
      if hasFooters {
        main.append(0)
        cross.append(samples.footer)
      }
    }
    if hasIndicator {
      main.append(samples.indicator?.main ?? 0)
      cross.append(samples.indicator?.cross ?? 0)
    }
    var items = FlexItems(main: main, cross: cross)
    if !elements.aspectRatio.isEmpty {
      items.aspectRatio = column(nil) { $0 < elementCount ? elements.aspectRatio[$0] : nil }
    }
    setWishes(of: &items, samples)
    return items
  }

  /// What an item is, column by column: a value of each element, and another one of all else.
  private func column<Value>(_ other: Value, _ value: (Int) -> Value) -> [Value] {
    var column: [Value] = []
    column.reserveCapacity(count)
    for section in 0..<sectionCount {
      if hasHeaders { column.append(other) }
      for element in elements(ofSection: section) {
        if hasSeparators, element > 0 { column.append(other) }
        column.append(value(element))
      }
      if hasFooters { column.append(other) }
    }
    if hasIndicator { column.append(value(elementCount)) }
    return column
  }

  /// Has headers and footers take lines of their own, and separators what they ask for.
  private func setWishes(of items: inout FlexItems, _ samples: LazySamples) {
    items.breaks = column(hasSeparators ? .separator : .fullLine) { _ in [] }
    guard let separator = samples.itemSeparator, separator.alignSelf != .auto else { return }
    items.alignSelf = column(separator.alignSelf) { _ in .auto }
  }

  /// Has all that was like one sample be like another.
  func replace(_ old: LazySamples, with new: LazySamples, in items: inout FlexItems) {
    if items.count != count { return }
    if hasSeparators {
      for item in stride(from: 1, to: 2 * elementCount - 1, by: 2) {
        items.main[item] = new.itemSeparator?.main ?? 0
        items.cross[item] = new.itemSeparator?.cross ?? 0
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

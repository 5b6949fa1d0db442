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
  func spread(_ elements: consuming FlexItems, _ samples: LazySamples) -> FlexItems {
    if areElements { return elements }
    var items = elements
    spread(&items.main, samples, \.main)
    spread(&items.cross, samples, \.cross)
    if !items.aspectRatio.isEmpty { spread(&items.aspectRatio, samples, \.aspectRatio) }
    setWishes(of: &items, samples)
    return items
  }

  /// Makes room in a column of elements for what the samples say of all else: from its end, so that a million need no
  /// second column.
  private func spread<Value>(
    _ column: inout [Value], _ samples: LazySamples, _ sample: KeyPath<FlexItem, Value>
  ) {
    let header = FlexItem.ofFullLine(samples.header)[keyPath: sample]
    let footer = FlexItem.ofFullLine(samples.footer)[keyPath: sample]
    let separator = samples.separator[keyPath: sample]
    let indicator = (samples.indicator ?? FlexItem(main: 0, cross: 0))[keyPath: sample]
    column.append(contentsOf: repeatElement(indicator, count: count - column.count))
    var end = hasIndicator ? count - 1 : count
    column.withUnsafeMutableBufferPointer { column in
      func put(_ value: Value) {
        end -= 1
        column[end] = value
      }
      for section in (0..<sectionCount).reversed() {
        if hasFooters { put(footer) }
        for element in elements(ofSection: section).reversed() {
          put(column[element])
          if hasSeparators, element > 0 { put(separator) }
        }
        if hasHeaders { put(header) }
      }
    }
  }

  /// Has headers and footers take lines of their own, and separators what they ask for.
  private func setWishes(of items: inout FlexItems, _ samples: LazySamples) {
    items.breaks = Array(repeating: [], count: count)
    if samples.separator.alignSelf != .auto {
      items.alignSelf = Array(repeating: .auto, count: count)
    }
    for item in separators {
      items.breaks[item] = samples.separator.breaks
      if !items.alignSelf.isEmpty { items.alignSelf[item] = samples.separator.alignSelf }
    }
    for section in 0..<sectionCount {
      let range = self.items(ofSection: section)
      if hasHeaders { items.breaks[range.lowerBound] = .fullLine }
      if hasFooters { items.breaks[range.upperBound - 1] = .fullLine }
    }
  }

  /// The items that stand between elements.
  private var separators: StrideTo<Int> {
    stride(from: 1, to: hasSeparators ? 2 * elementCount - 1 : 0, by: 2)
  }

  /// Has all that was like one sample be like another.
  func replace(_ old: LazySamples, with new: LazySamples, in items: inout FlexItems) {
    if items.count != count { return }
    for item in separators {
      (items.main[item], items.cross[item]) = (new.separator.main, new.separator.cross)
    }
    if hasSeparators { setWishes(of: &items, new) }
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

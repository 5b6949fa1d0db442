#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The cross sizes of headers and footers, measured on one of each kind.
///
/// Other headers and footers are laid out with these sizes until their views are created.
typealias SectionDepths = (header: Double, footer: Double)

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// Returns the cross sizes of the header and the footer among `views`.
  ///
  /// The cross size of a missing view is 0.
  func sectionDepths(of views: LayoutSubviews, length: CGFloat?) -> SectionDepths {
    var depths: SectionDepths = (0, 0)
    for view in views {
      switch view[RowPart.self] {
      case .header: depths.header = depth(of: view, length: length)
      case .footer: depths.footer = depth(of: view, length: length)
      default: break
      }
    }
    return depths
  }

  /// Returns the cross size of a header or footer in a flow of a length.
  ///
  /// If the length is nil or infinite, it is the cross size of the view's ideal size.
  func depth(of view: LayoutSubview, length: CGFloat?) -> Double {
    let length = length.flatMap { $0.isFinite ? $0 : nil }
    let size = view.sizeThatFits(axis.proposal(main: length, cross: nil))
    return sanitizedLength(axis.cross(of: size))
  }
}

// MARK: - Sizes declared by the app

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SectionItems {
  /// Returns the items of all elements, headers and footers.
  ///
  /// Headers and footers have the cross sizes of their `samples`.
  func spread(_ elements: consuming FlexItems, _ samples: SectionDepths) -> FlexItems {
    if areElements { return elements }
    var items = consume elements
    spread(&items.main, samples, \.main)
    spread(&items.cross, samples, \.cross)
    if !items.aspectRatio.isEmpty { spread(&items.aspectRatio, samples, \.aspectRatio) }
    items.breaks = Array(repeating: [], count: count)
    for section in 0..<sectionCount {
      let range = self.items(ofSection: section)
      if hasHeaders { items.breaks[range.lowerBound] = .fullLine }
      if hasFooters { items.breaks[range.upperBound - 1] = .fullLine }
    }
    return items
  }

  /// Inserts the values of all headers and footers into an array of elements' values.
  private func spread<Value>(
    _ column: inout [Value], _ samples: SectionDepths, _ sample: KeyPath<FlexItem, Value>
  ) {
    let header = FlexItem.ofFullLine(samples.header)[keyPath: sample]
    let footer = FlexItem.ofFullLine(samples.footer)[keyPath: sample]
    // Values are moved within the array, from its end, so that a million elements need no second
    // array.
    var end = count
    column.append(contentsOf: repeatElement(header, count: count - column.count))
    column.withUnsafeMutableBufferPointer { column in
      func put(_ value: Value) {
        end -= 1
        column[end] = value
      }
      for section in (0..<sectionCount).reversed() {
        if hasFooters { put(footer) }
        for element in elements(ofSection: section).reversed() { put(column[element]) }
        if hasHeaders { put(header) }
      }
    }
  }

  /// Replaces the cross sizes of headers and footers that still have the old ones.
  func replace(_ old: SectionDepths, with new: SectionDepths, in items: inout FlexItems) {
    if items.count != count { return }
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

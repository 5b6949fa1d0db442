#if canImport(SwiftUI)
import SwiftUI

/// What an item took of what it was offered; nil is an offer to be as wide as it likes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemReport: Equatable, Sendable {
  let offer: CGFloat?
  let size: CGSize

  /// Makes a report of a size that may be none: one that is NaN would differ from itself for ever.
  init(offer: CGFloat?, size: CGSize) {
    self.offer = offer
    self.size = CGSize(width: length(size.width), height: length(size.height))
  }
}

/// What a flow knows of one item's size.
///
/// A view has one size at a time, so an item that is wider than the flow reports either its ideal size
/// or what it makes of the flow's width: the flow remembers the other.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemSize: Equatable, Sendable {
  /// The ideal size; nil if it has to be measured (again).
  private(set) var ideal: CGSize?

  /// What the item made of a width that was too little for its ideal size.
  private(set) var fitted: ItemReport?

  /// The size to count with as long as the item fits.
  var best: CGSize { ideal ?? fitted?.size ?? .zero }

  mutating func update(with report: ItemReport) {
    if report.offer == nil {
      // An item that has changed makes something else of the width, too.
      if let ideal, ideal != report.size { fitted = nil }
      ideal = report.size
    } else {
      // Another answer to the same offer: the item has changed, and with it the size it would like.
      if let fitted, fitted.offer == report.offer, fitted != report { ideal = nil }
      fitted = report
    }
  }
}

/// The sizes of a flow's items.
///
/// Sendable by promise, as `ItemReports` is: identities are only compared, and only where SwiftUI
/// evaluates bodies and calls preference actions, on the main actor.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemSizes: Equatable, @unchecked Sendable {
  let sizes: [AnyHashable: ItemSize]

  init(_ reports: ItemReports, after earlier: ItemSizes?) {
    var sizes: [AnyHashable: ItemSize] = [:]
    for (id, report) in reports.reports {
      var size = earlier?.sizes[id] ?? ItemSize()
      size.update(with: report)
      sizes[id] = size
    }
    self.sizes = sizes
  }
}

/// The reports of a flow's items in one update.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemReports: Equatable, @unchecked Sendable {
  var reports: [AnyHashable: ItemReport]

  init(_ reports: [AnyHashable: ItemReport] = [:]) {
    self.reports = reports
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemReportsKey: PreferenceKey {
  static var defaultValue: ItemReports { ItemReports() }

  static func reduce(value: inout ItemReports, nextValue: () -> ItemReports) {
    value.reports.merge(nextValue().reports) { _, new in new }
  }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

/// An item's size at an offered width; a nil offer asks for the ideal size.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemReport: Equatable, Sendable {
  let offer: CGFloat?
  let size: CGSize

  /// Makes a report of a size that may be none: one that is NaN would differ from itself for ever.
  init(offer: CGFloat?, size: CGSize) {
    self.offer = offer
    self.size = CGSize(width: sanitizedLength(size.width), height: sanitizedLength(size.height))
  }
}

/// The known sizes of one item: its ideal size, and its sizes at a few widths.
///
/// A view has one size at a time, so an item that is wider than the flow reports either its ideal size
/// or its size at the flow's width: the flow remembers the other.
///
/// It remembers a few widths, as an item may be a flow itself: one that measures its own items anew whenever
/// it comes back to a width changes its answer meanwhile, and the flow around it would ask for ever.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemSize: Equatable, Sendable {
  private static let rememberedWidths = 4

  /// The ideal size; nil if it has to be measured (again).
  private(set) var ideal: CGSize?

  /// The item's sizes at widths that were too little for its ideal size, newest last.
  private var fitted: [ItemReport] = []

  /// The size to count with as long as the item fits.
  var best: CGSize { ideal ?? fitted.last?.size ?? .zero }

  /// Returns the item's size at a width, or nil if it is not known.
  func fitted(to width: CGFloat) -> CGSize? { fitted.first { $0.offer == width }?.size }

  mutating func update(with report: ItemReport) {
    guard let width = report.offer else {
      // An item that has changed makes something else of all widths, too.
      if let ideal, ideal != report.size { fitted = [] }
      ideal = report.size
      return
    }
    if let known = fitted(to: width) {
      if known == report.size { return }
      // Another answer to the same offer: the item has changed, and with it the size it would like.
      ideal = nil
      fitted = []
    }
    fitted = fitted.suffix(Self.rememberedWidths - 1) + [report]
  }
}

/// A value for each of a flow's items, by their identities.
///
/// Sendable by promise: identities are only compared, as `ForEach` does wherever SwiftUI asks it for its views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ByID<Known: Equatable & Sendable>: Equatable, @unchecked Sendable {
  var values: [AnyHashable: Known]

  init(_ values: [AnyHashable: Known]) { self.values = values }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ByID<ItemSize> {
  /// Creates the sizes that are known after the reports of one update.
  init(_ reports: ByID<ItemReport>, after earlier: Self?) {
    values = [:]
    for (id, report) in reports.values {
      var size = earlier?.values[id] ?? ItemSize()
      size.update(with: report)
      values[id] = size
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ByID: PreferenceKey where Known == ItemReport {
  static var defaultValue: Self { Self([:]) }

  static func reduce(value: inout Self, nextValue: () -> Self) {
    value.values.merge(nextValue().values) { _, new in new }
  }
}
#endif

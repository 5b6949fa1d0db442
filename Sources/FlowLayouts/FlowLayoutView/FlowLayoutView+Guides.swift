#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI

/// A flow without the `Layout` protocol: geometry readers measure, alignment guides move.
///
/// 1. Each item reports its size through a preference; the flow keeps the sizes as its state.
/// 2. From the sizes the engine computes rows. Nothing is accumulated from guide to guide: each
///    guide reads a number that no longer changes, so SwiftUI may ask it as often as it likes.
/// 3. Two lines as wide as the flow, one at its top and one whose guide lies the height of the rows
///    above it, give the flow its height: for the very width that it is asked about.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct GuidedFlow<Item, Content: View> {
  let entries: [FlowEntry<Item, Content>]

  /// Whether to take the height on offer until the sizes are known, rather than none.
  let fillsAtFirst: Bool

  @State private var known: ByID<ItemSize>?

  // Written out: where `@State` is a macro (Xcode 27), no initializer is synthesized beside it.
  init(entries: [FlowEntry<Item, Content>], fillsAtFirst: Bool) {
    (self.entries, self.fillsAtFirst) = (entries, fillsAtFirst)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GuidedFlow: View {
  var body: some View {
    let sizes = entries.map { known?.values[$0.id] ?? ItemSize() }
    let waits = known == nil && !entries.isEmpty
    Self.extent(sizes, firstHeight: waits && fillsAtFirst ? .infinity : 0)
      .overlay(Self.placed(entries, sizes, known), alignment: .topLeading)
      .onPreferenceChange(ByID<ItemReport>.self) { @Sendable [known = $known] reports in
        let sizes = ByID(reports, after: known.wrappedValue)
        if sizes != known.wrappedValue { known.wrappedValue = sizes }
      }
      // The reports are this flow's affair: one around it collects its own.
      .transformPreference(ByID<ItemReport>.self) { @Sendable in $0.values = [:] }
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  /// Returns the two lines that give a flow its size.
  nonisolated private static func extent(_ sizes: [ItemSize], firstHeight: CGFloat) -> some View {
    let width = FlowRows(sizes, width: nil).width
    return ZStack(alignment: .topLeading) {
      line(width, height: firstHeight)
      line(width, height: 0)
        .alignmentGuide(.top) { -FlowRows(sizes, width: $0.width).height }
    }
  }

  /// Returns a line across the flow, which may be as short as nothing and is ideally one row long.
  nonisolated private static func line(_ width: CGFloat, height: CGFloat) -> some View {
    Color.clear.frame(
      minWidth: 0, idealWidth: width, maxWidth: .infinity, minHeight: 0, maxHeight: height)
  }

  /// Returns the items in their rows, which break at the width that there is.
  nonisolated private static func placed(
    _ entries: [FlowEntry<Item, Content>], _ sizes: [ItemSize], _ known: ByID<ItemSize>?
  ) -> some View {
    GeometryReader { geometry in
      let (size, rows) = (geometry.size, FlowRows(sizes, width: geometry.size.width))
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(entries) { entry in
          let (origin, width) = (rows.origins[entry.position], rows.offers[entry.position])
          entry
            // A view without an end has no middle.
            .background(report(of: entry.id, offered: width), alignment: .topLeading)
            .fixedSize(horizontal: width == nil, vertical: true)
            .frame(width: width, alignment: .topLeading)
            .opacity(known?.values[entry.id] == nil ? 0 : 1)
            .alignmentGuide(.leading) { _ in -origin.x }
            .alignmentGuide(.top) { _ in -origin.y }
        }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
  }

  /// Returns an unseen view that reports an item's size at an offered width, as a preference.
  nonisolated private static func report(
    of id: AnyHashable, offered width: CGFloat?
  ) -> some View {
    GeometryReader {
      Color.clear.preference(
        key: ByID<ItemReport>.self,
        value: ByID([id: ItemReport(offer: width, size: $0.size)]))
    }
  }
}

/// The rows of items that are known by their sizes, with no gaps between them.
///
/// As the engine's host it answers with an item's size at a width, if that is known, and notes the widths to offer.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
private struct FlowRows {
  private let sizes: [ItemSize]
  private var frames = FlexFrames()

  /// The width to offer each item; nil for those that get their ideal size.
  private(set) var offers: [CGFloat?]

  var width: CGFloat { CGFloat(frames.longestLine) }
  var height: CGFloat { CGFloat(frames.crossSize) }

  /// The points where the items go.
  var origins: [CGPoint] {
    zip(frames.mainPositions, frames.crossPositions).map { CGPoint(x: $0, y: $1) }
  }

  /// Breaks rows at `width`; nil has no limit.
  init(_ sizes: [ItemSize], width: CGFloat?) {
    self.sizes = sizes
    offers = Array(repeating: nil, count: sizes.count)
    let items = FlexItems(
      main: sizes.map { Double($0.best.width) }, cross: sizes.map { Double($0.best.height) })
    var container = FlexContainer(mainSize: width.map { Double($0) })
    container.refitsOversizeItems = true
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(items, in: container, host: &self, into: &frames)
    self.frames = frames
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension FlowRows: FlexHost {
  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    let (width, size) = (CGFloat(main), sizes[item])
    if size.ideal != nil { offers[item] = width }
    guard let fitted = size.fitted(to: width) else {
      return FlexMeasurement(main: main, cross: Double(size.best.height))
    }
    return FlexMeasurement(main: Double(fitted.width), cross: Double(fitted.height))
  }
}

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
